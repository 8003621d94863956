import { listInWords } from './words.ts'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A day of the week. */
type Day = (typeof WEEK)[number]

/** The days that words such as 'Monday to Friday' or 'Sunday' name; none where they are no days. */
export function daysIn(words: string): Day[] {
  const ends = words.split(' to ').map((word) => WEEK.findIndex((day) => day === word))
  const [first = -1, last = first, ...others] = ends
  return first < 0 || others.length > 0 ? [] : WEEK.slice(first, last + 1)
}

/** Some days, in whatever order, as people say them: 'Monday to Wednesday and Friday'. */
export function stretchesInWords(days: readonly Day[]): string {
  const stretches: Day[][] = []
  for (const [index, day] of WEEK.entries()) {
    const before = WEEK[index - 1]
    const stretch = stretches.at(-1)
    if (!days.includes(day)) continue
    if (stretch && before && days.includes(before)) stretch[1] = day
    else stretches.push([day])
  }
  return listInWords(stretches.map((stretch) => stretch.join(' to ')))
}
