/**
 * What a visitor may be made to pay, in bytes unless it says otherwise, compressed as they travel.
 * Kilobytes are of 1000 bytes. `npm test` holds the site to it, `npm run bench` shows the cost.
 */
export const budgets = {
  /** The first ten packets of a connection, in which a page sends all of its first screen ... */
  firstPackets: 14_600,
  /** ... and the whole response with its headers. */
  response: 17_000,
  /** For each project more than seven a page may have as much more. */
  projectMore: 200,
  /** Its headers ... */
  headers: 860,
  /** ... and the Content Security Policy among them. */
  policy: 450,
  /** Files that block the first paint. */
  blockingRequests: 0,
  /** Scripts of Home with all that they import. */
  scriptsOfHome: 88_000,
  /** Scripts of the whole site. */
  scripts: 100_000,
  /** What is precached to work offline, for those who return or go on; in no number below. */
  precached: 250_000,
  /** Home on a phone of 360x640 with two pixels each, when it first asks for nothing more ... */
  homeFirstLoad: 200_000,
  /** ... and when it was read to its end. */
  homeRead: 330_000,
  /** All pages read to their ends on that phone. */
  wholeSite: 700_000,
  /** The picture that Home opens with, on that phone. */
  heroPicture: 30_000,
  /** Any picture in a list of projects or services, on that phone. */
  listPicture: 15_000,
} as const
