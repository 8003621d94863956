import { z } from 'zod'

import { daysIn } from './week.ts'

const FIRST_YEAR = 1990
const UGANDA = { south: -1.5, north: 4.25, west: 29.5, east: 35.05 }
/** A receiver of messages on the machine that the site is built on, for trying it. */
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/

/** The name of a site, which ends with that of a country or a kind. */
const HOST = /^([\w-]+\.)+[a-z][a-z\d-]+$/
/** Ends that no site has, each of another's letters. */
const NO_END = /\.(con|cmo|ocm|cim|cpm|vom|xom|comm|coom|ogr|ner|nte)$/i
/** Sites on which everybody has a page. */
const OF_ALL =
  /(^|\.)(facebook|instagram|linkedin|twitter|x|youtube|tiktok)\.com$|(^|\.)(wa|fb)\.me$/

/** A text of at most so many characters. */
export function text(maximum: number) {
  return z.string().min(1).max(maximum)
}

/**
 * A text of a certain form.
 *
 * @param problemOf what is wrong with a text, if anything is, and what to write; the sentence
 *   begins with the name of the field and the text
 */
export function refined(problemOf: (written: string) => string | undefined) {
  return z.string().superRefine((written, { addIssue }) => {
    const problem = problemOf(written)
    const message = `'${written}' ${problem}`
    if (problem) addIssue({ code: 'custom', message, input: written, continue: false })
  })
}

/** The same for a form that a regular expression can tell. */
export function matching(form: RegExp, problem: string) {
  const pattern = form.source
  return refined((written) => (form.test(written) ? undefined : problem)).meta({ pattern })
}

/** A whole number. */
export const number = matching(/^\d+$/, 'is no whole number: write digits only').transform(Number)

/** A year in which the firm can have worked. */
export const year = refined((written) => {
  const now = new Date().getFullYear()
  const last = written.match(/\b(19|20)\d\d\b/g)?.at(-1)
  if (last && last !== written && Number(last) >= FIRST_YEAR && Number(last) <= now) {
    return `is more than a year: write one alone, such as ${last}`
  }
  const isYear = /^\d{4}$/.test(written) && Number(written) >= FIRST_YEAR && Number(written) <= now
  return isYear ? undefined : `is no year of work done: write one from ${FIRST_YEAR} to ${now}`
}).transform(Number)

const TIME = {
  pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$`,
  problem: 'is no time of day: write it with four digits, such as 08:00 or 17:30',
}

/** A time on a 24-hour clock. */
export const time = refined((written) => {
  if (new RegExp(TIME.pattern).test(written)) return undefined
  return written === '24:00' ? 'is the next day: write 23:59' : TIME.problem
}).meta({ pattern: TIME.pattern })

/** 'Sunday', or 'Monday to Friday'. */
export const days = refined((written) => {
  if (daysIn(written).length > 0) return undefined
  if (written.split(' to ').every((day) => daysIn(day).length > 0)) {
    return 'goes on into the next week: write the days up to Sunday, and those from Monday by themselves'
  }
  return 'is no part of a week: write Sunday, for example, or Monday to Friday'
})

/** What is wrong with the end of a site's name, in which letters are easily exchanged. */
export function endProblem(host: string) {
  const [end] = NO_END.exec(host) ?? []
  return end && `ends with ${end}, as no address does: look at its end again`
}

/** What is wrong with an address that browsers are to open. */
export function addressProblem(address: string) {
  // a name and password in it is refused by browsers
  const secure = address.replace(/^(\w+:\/*)?([^/@]*@)?/, 'https://')
  if (LOCAL.test(address)) return undefined
  const isMail = !address.includes('/') && address.includes('@')
  if (isMail) return 'is an e-mail address: write that of a site, such as https://www.firm.co.ug'
  if (!HOST.test(URL.parse(secure)?.hostname ?? '')) {
    return 'names no site: write an address as the browser shows it, such as https://www.firm.co.ug'
  }
  const end = endProblem(URL.parse(secure)?.hostname ?? '')
  if (end) return end
  if (address === secure) return undefined
  return `is no https address that browsers open: write ${secure}`
}

/** Where a host has its own pages for those who keep a site there. */
const OF_HOST = /^(app\.netlify|dash\.cloudflare|(www\.)?(vercel|github))\.com$/
/** One build of the site at a host, which has an address of its own. */
const OF_BUILD = /^[\w-]+--[\w-]+\.netlify\.app$|^[\da-f]{8}\.[\w-]+\.pages\.dev$/

/** An address of this site itself, without a path. */
export const siteAddress = refined((address) => {
  const problem = addressProblem(address)
  const { origin: site, hostname = '' } = URL.parse(address) ?? {}
  if (LOCAL.test(`${address}/`)) return 'is this computer: write the address that visitors open'
  if (OF_BUILD.test(hostname)) return 'is one build of the site: write the address that stays'
  if (OF_ALL.test(hostname) || OF_HOST.test(hostname)) {
    return 'is a page on a site of others: write the address of this site itself, such as https://www.firm.co.ug'
  }
  return problem ?? (site === address ? undefined : `goes on after the name: write ${site}`)
})

const PLACE = {
  pattern: String.raw`^-?\d+(\.\d+)? ?, ?-?\d+(\.\d+)?$`,
  problem: 'is no place on the map: write degrees north and east, such as 3.28, 32.88',
}

/** A place in Uganda, such as '3.28, 32.88'. */
export const coordinates = refined((written) => {
  const withMinus = written.replaceAll(/[−–—]/g, '-')
  if (withMinus !== written) return `has a dash in place of a minus: write ${withMinus}`
  if (!new RegExp(PLACE.pattern).test(written)) return PLACE.problem
  const { latitude, longitude } = degreesIn(written)
  if (isInUganda(latitude, longitude)) return undefined
  if (isInUganda(longitude, latitude)) return `is swapped: write ${longitude}, ${latitude}`
  const { south, north, west, east } = UGANDA
  return `is outside Uganda: write ${south} to ${north} degrees north, ${west} to ${east} east`
})
  .meta({ pattern: PLACE.pattern })
  .transform(degreesIn)

function degreesIn(written: string) {
  const [latitude = 0, longitude = 0] = written.split(',').map(Number)
  return { latitude, longitude }
}

function isInUganda(latitude: number, longitude: number) {
  const { south, north, west, east } = UGANDA
  return latitude > south && latitude < north && longitude > west && longitude < east
}

/**
 * Says of a text that another entry has had, in one reading of the content, what the problem is; 06 is
 * the number 6.
 */
export function unique(problem: string) {
  const seen = new Set<string>()
  return refined((written) => {
    const known = written.replace(/^0+(?=\d)/, '')
    return seen.size === seen.add(known).size ? problem : undefined
  })
}
