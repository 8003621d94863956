import { counted } from '#src/content/words.ts'

/** The warnings of a build together, with their number above them. */
export function warningsInWords(warnings: readonly string[]): string {
  return [`${counted(warnings.length, 'warning')}:`, ...warnings].join('\n  ')
}
