import { menu } from '#src/content/pages.ts'

/**
 * Has the browser fetch the document of a link that is pointed at or pressed, before it is followed;
 * on phones Chrome also takes links that were scrolled to. React takes the rules away
 * (src/client/connection.ts). With Save-Data no browser prefetches.
 *
 * A place on the page one is on would be taken for the page itself.
 */
export const SPECULATION_RULES: string = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: menu.map(({ path }) => path) },
          { not: { selector_matches: '[href^="#"],[aria-current]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
