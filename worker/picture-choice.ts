/** A width that a picture takes on some screens; of two widths the narrower. */
export type WidthRule = {
  /** From this width of the window on, in CSS pixels; 0 for every window. */
  from: number
  /** Up to this width of the window, in CSS pixels. */
  to?: number
  /** From so many device pixels for each CSS pixel on. */
  density?: number
  /** In hundredths of the window's width. */
  vw?: number
  /** In CSS pixels. */
  px?: number
}

/** Pictures that stand on the pages at the same widths: the first rule that fits counts. */
export type Shown = { rules: readonly WidthRule[]; pictures: readonly string[] }

/** A screen as pages are laid out on it. */
export type Screen = {
  /** In CSS pixels. */
  width: number
  /** Device pixels for each CSS pixel. */
  density: number
}

export type PictureFormat = 'avif' | 'webp'

type PictureFile = { picture: string; width: number; format: string }

/** What is left for pictures of the 700 KB that a phone may be made to fetch ahead. */
export const PICTURES_MOST_BYTES = 460_000

/** How sharp a picture may be that gives way, as a share of what the screen can show. */
const SHARPNESS = [1 / 2, 1 / 4, 0]

const PICTURE_ADDRESS = /^\/pictures\/(.+)-(\d+)\.[\da-f]+\.(\w+)$/

/** Whose file an address is; nothing when it is no picture's. pipeline/pictures/pictures.ts names them. */
export function pictureFile(pathname: string): PictureFile | undefined {
  const [, picture, width, format] = PICTURE_ADDRESS.exec(pathname) ?? []
  return picture && format ? { picture, width: Number(width), format } : undefined
}

/** A file that may be kept, by its address; of other things than pictures too. */
export type KeptFile = { url: string; bytes?: number }

/**
 * The files of the pictures that are worth having on a screen. For each width of a picture it is
 * the smallest that is no sparser than the screen, as Chromium and Firefox choose. (Chromium long
 * took a sparser one where it was nearer; such a browser is shown the other size without a line.)
 * Where all of these together are too heavy, the last ones give way to smaller ones.
 *
 * @param mostBytes that all of them may weigh
 */
export function picturesFor(
  screen: Screen,
  format: PictureFormat,
  shown: readonly Shown[],
  files: readonly KeptFile[],
  mostBytes: number,
): ReadonlySet<string> {
  const own = new Map(
    shown.flatMap(({ rules, pictures }) => {
      const wanted = widthOn(screen, rules) * screen.density
      return pictures.flatMap((picture): [string, Own][] => {
        const all = filesOf(picture, format, files)
        const file = all.find(({ width }) => width >= wanted) ?? all.at(-1)
        return file ? [[file.url, { file, all }]] : []
      })
    }),
  )
  return new Set(lightEnough([...own.values()], mostBytes).map(({ url }) => url))
}

type PictureFileToKeep = { url: string; width: number; bytes: number }
/** The file that a screen takes, and all of that picture from the narrowest to the widest. */
type Own = { file: PictureFileToKeep; all: readonly PictureFileToKeep[] }

/** Each its own file as long as there is room for smaller ones of those that follow. */
function lightEnough(choices: readonly Own[], mostBytes: number): readonly PictureFileToKeep[] {
  const smaller = SHARPNESS.map((share) =>
    choices.map(({ file, all }) => all.find(({ width }) => width >= file.width * share) ?? file),
  )
  const least = smaller.find((each) => weightOf(each) <= mostBytes) ?? smaller.at(-1) ?? []
  let spare = mostBytes - weightOf(least)
  return choices.map(({ file }, index) => {
    const instead = least[index] ?? file
    const more = file.bytes - instead.bytes
    if (more > spare) return instead
    spare -= more
    return file
  })
}

function weightOf(files: readonly PictureFileToKeep[]) {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

/** The files of one picture, from the narrowest to the widest. */
function filesOf(picture: string, format: PictureFormat, files: readonly KeptFile[]) {
  return files
    .flatMap(({ url, bytes = 0 }) => {
      const file = pictureFile(url)
      if (file?.picture !== picture || file.format !== format) return []
      return [{ url, bytes, width: file.width }]
    })
    .sort((one, other) => one.width - other.width)
}

function widthOn({ width, density }: Screen, rules: readonly WidthRule[]): number {
  const rule = rules.find(({ from, to = Infinity, density: least = 0 }) => {
    return width >= from && width <= to && density >= least
  })
  const { vw = Infinity, px = Infinity } = rule ?? {}
  return Math.min((vw * width) / 100, px)
}
