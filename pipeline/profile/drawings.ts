import { readFile } from 'node:fs/promises'

import { outline, viewBox } from '#app/generated/uganda.ts'

/** Colours of the design, by their names in tokens.css without the dashes: 'forest-deep'. */
export type Colours = Readonly<Record<string, string>>

/** The lines of the document that are no text, by the file name the templates know them by. */
export async function lineDrawings(colours: Colours): Promise<[name: string, svg: string][]> {
  const contours = await readFile('app/styles/contours.svg', 'utf8')
  return [
    ['mark.svg', await readFile('public/favicon.svg', 'utf8')],
    ['contours.svg', contours.replaceAll(/stroke="#000"/g, `stroke="${colours.contour}"`)],
    ['soil.svg', soilProfile(colours)],
    ['uganda.svg', uganda(colours)],
    ['site-qr.svg', await readFile('public/qr/site.svg', 'utf8')],
  ]
}

function uganda({ ink, board }: Colours) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${board}" stroke="${ink}" stroke-width="2" stroke-linejoin="round" d="${outline}"/></svg>`
}

const SURFACE = 'M0 22l70-6 90 9 110-14 100 4 90 14 120-8 110-15 104 6'

/** The ground that the first and the last page stand on: laterite under murram. */
function soilProfile({ ink, murram, laterite, 'laterite-deep': deep }: Colours) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 794 60">
<path fill="${murram}" d="${SURFACE}v60H0z"/>
<path fill="${laterite}" d="M0 36l90-5 100 9 110-13 110 6 90 11 120-9 90-11 84 3v45H0z"/>
<path fill="${deep}" d="M0 52l110-4 120 5 120-9 110 6 110 4 110-8 114 2v12H0z"/>
<path fill="none" stroke="${ink}" stroke-width="1.8" d="${SURFACE}"/>
</svg>`
}
