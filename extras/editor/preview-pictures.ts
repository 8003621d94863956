import type { PreviewProps } from '@sveltia/cms'

import { cutFrom, FACE_FROM_TOP, type Point } from '../../build/pictures/cut.ts'
import { FRAMES } from '../../build/pictures/frames.ts'
import { remoteFiles } from '../../build/pictures/remote-pictures.ts'
import type { SitePictures } from '../../build/pictures/site-pictures.ts'
import { keyOf, type PictureFiles } from '../../src/components/pictures/picture-files.ts'
import type { Picture } from '../../src/content/picture-fields.ts'
import type { Facts } from '../../src/content/read.ts'
import { originals, pictures as built } from './told-editor.ts'

const known = new Map(originals)
/** As wide as a phone of two device pixels and a half shows it. */
const WIDEST = 900
const MIDDLE: Point = [50, 50]
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const NO_PICTURE: PictureFiles = { width: 3, height: 2, fallback: NOTHING, focus: '50% 50%' }

/** What was cropped, by the picture, its focus and the shape. */
const cropped = new Map<string, Promise<PictureFiles>>()

/**
 * The pictures of a draft: as the build made them, and those it has not seen as it will crop them.
 *
 * @throws nothing: a picture that cannot be had is left empty
 */
export async function picturesFor(
  facts: Facts,
  getAsset: PreviewProps['getAsset'],
): Promise<SitePictures> {
  const encoded = { ...built.encoded }
  const remote = { ...remoteFiles(facts) }
  for (const [room, picture] of picturesIn(facts)) {
    const key = keyOf(picture)
    const { src } = picture
    if (encoded[key] || remote[src]) continue
    const model = known.get(src)?.isPhoto === false && encoded[src]
    if (model) encoded[key] = model
    else remote[src] = await asCropped(room, picture, getAsset).catch(() => NO_PICTURE)
  }
  return { encoded, remote }
}

type Room = keyof typeof FRAMES

function picturesIn({ home, about, services, projects, leaders }: Facts): [Room, Picture][] {
  const rooms = { home: [home], about: [about], services, projects, leaders }
  return Object.entries(rooms).flatMap(([room, entries]) => {
    return [...entries].map(({ picture }): [Room, Picture] => [room as Room, picture])
  })
}

function asCropped(room: Room, picture: Picture, getAsset: PreviewProps['getAsset']) {
  const { ratio } = FRAMES[room]
  const focus = picture.focus
    ? ([picture.focus.x, picture.focus.y] as const)
    : foundIn(room, picture)
  const name = [picture.src, ...focus, ratio].join(' ')
  const made = cropped.get(name) ?? crop(picture.src, focus, ratio, getAsset)
  cropped.set(name, made)
  made.catch(() => cropped.delete(name))
  return made
}

/** Where the build would look: of a photograph that it has not seen the middle. */
function foundIn(room: Room, { src }: Picture): Point {
  const [x, y] = known.get(src)?.interest ?? MIDDLE
  return room === 'leaders' ? [x, Math.min(y, FACE_FROM_TOP)] : [x, y]
}

async function crop(
  src: string,
  focus: Point,
  ratio: number,
  getAsset: PreviewProps['getAsset'],
): Promise<PictureFiles> {
  const image = await createImageBitmap(await bytesOf(src, getAsset))
  const { whole, size, left, top, focus: at } = cutFrom(image, { focus, ratio, maximum: WIDEST })
  const canvas = new OffscreenCanvas(size.width, size.height)
  canvas.getContext('2d')?.drawImage(image, -left, -top, whole.width, whole.height)
  image.close()
  const fallback = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg' }))
  return { ...size, fallback, focus: `${at[0]}% ${at[1]}%` }
}

async function bytesOf(src: string, getAsset: PreviewProps['getAsset']) {
  const asset = src.startsWith('blob:') ? undefined : getAsset(`/pictures/${src}`)
  if (!asset && !src.startsWith('blob:')) throw new Error(`There is no ${src}`)
  const address = asset ? `data:;base64,${await asset.toBase64()}` : src
  return (await fetch(address)).blob()
}
