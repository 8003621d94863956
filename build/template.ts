import { readFileSync } from 'node:fs'

import { withTokens } from './fonts/tokens.ts'

type Values = Readonly<Record<string, string>>

/** The text of a template with the values in the places of {{their names}}. */
export function filled(file: string, values: Values): string {
  return fill(readFileSync(file, 'utf8'), values)
}

/**
 * The same of an HTML page, with the values of tokens.css and without its indentation.
 *
 * @public for extras
 */
export function filledPage(file: string, values: Values): string {
  const template = readFileSync(file, 'utf8').replaceAll(/\n\s+/g, '\n')
  return fill(withTokens(template), values)
}

function fill(template: string, values: Values) {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}
