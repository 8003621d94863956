const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The days that words such as 'Monday to Friday' or 'Sunday' name; none where they are no days. */
export function daysIn(words: string): (typeof WEEK)[number][] {
  const ends = words.split(' to ').map((word) => WEEK.findIndex((day) => day === word))
  const [first = -1, last = first, ...others] = ends
  return first < 0 || others.length > 0 ? [] : WEEK.slice(first, last + 1)
}
