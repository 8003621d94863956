import sharp from 'sharp'

/** Tuned on paper: rows of crops stay apart, and eight pages stay light enough to send. */
const JPEG = { quality: 66, mozjpeg: true } as const
/** So faint a shadow is not seen; its colour would only cost bytes. */
const LEAST_ALPHA = 3
/** Fewer steps of transparency than a shadow has, and no more than an eye tells apart. */
const ALPHA_STEP = 4

/**
 * A model as a drawing that Typst takes: a JPEG, which is small, under a mask, which JPEG lacks, so
 * that it can stand on the page, on a board or across a frame.
 *
 * @param original a picture with a transparent ground
 * @param width in pixels
 * @param ground the colour it stands on, for where nothing is seen
 */
export async function modelDrawing(
  original: Buffer,
  width: number,
  ground: string,
): Promise<string> {
  const resized = sharp(original).resize(width).ensureAlpha()
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    return Number.parseInt(ground.slice(at, at + 2), 16)
  })
  const alpha = Buffer.alloc(size.width * size.height)
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const at = pixel * info.channels
    const opacity = data[at + 3] ?? 0
    if (opacity < LEAST_ALPHA) data.set([red, green, blue], at)
    else alpha[pixel] = Math.min(255, Math.round(opacity / ALPHA_STEP) * ALPHA_STEP)
  }
  const colours = await sharp(data, { raw: info }).removeAlpha().jpeg(JPEG).toBuffer()
  const mask = await sharp(alpha, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer()
  const image = (type: string, bytes: Buffer, attributes = '') =>
    `<image width="${size.width}" height="${size.height}" ${attributes} href="data:image/${type};base64,${bytes.toString('base64')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">
<mask id="model" maskUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}">${image('png', mask)}</mask>
${image('jpeg', colours, 'mask="url(#model)"')}
</svg>`
}
