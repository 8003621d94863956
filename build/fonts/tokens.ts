import { readFileSync } from 'node:fs'

const TOKENS = 'src/styles/tokens.css'

/**
 * The value of a custom property of tokens.css, for use outside a browser.
 *
 * @param name with its dashes: '--paper'
 * @throws when there is none of this name
 */
export function token(name: string): string {
  const value = readFileSync(TOKENS, 'utf8').match(new RegExp(`${name}:\\s*([^;]+);`))?.[1]
  if (!value) throw new Error(`${TOKENS} has no ${name}`)
  return value
}

/** Styles or an SVG that name custom properties of tokens.css, with their values in their place. */
export function withTokens(text: string): string {
  return text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => withTokens(token(name)))
}
