/** Something that can be built and is hardly meant, and where. */
export type Warning = {
  file: string
  line: number
  /** The names of fields and places in lists that lead to what it speaks of. */
  path: readonly PropertyKey[]
  sentence: string
}

/** Makes a warning of the file that is asked about. */
export type Told = (path: readonly PropertyKey[], sentence: string) => Warning

/** A warning as the build says it. */
export function warningInWords({ file, line, sentence }: Warning): string {
  return `${file}:${line}: ${sentence}.`
}
