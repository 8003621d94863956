import { counted } from '#src/content/words.ts'

/** The warnings of a build together, with their number above them; nothing where there are none. */
export function warningsInWords(warnings: readonly string[]): string {
  if (warnings.length === 0) return ''
  return [`${counted(warnings.length, 'warning')}:`, ...warnings].join('\n  ')
}
