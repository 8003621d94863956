import { facts } from './facts.ts'
import { capitalised, countInWords } from './words.ts'

export const leaders = facts.leaders

/** What their list is headed: 'Three people answer for the work'. */
export const leadersHeading =
  leaders.length === 1
    ? 'One person answers for the work'
    : `${capitalised(countInWords(leaders.length))} people answer for the work`
