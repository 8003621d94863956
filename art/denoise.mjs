// Cleans the path-tracing noise of a render and lays it over its shadow (this Blender has no
// denoiser). Reads image, albedo, normal and shade layers, and of a view how far each point is out of
// focus, from a folder written by `render.py --guides`; writes a PNG with transparency. Needs the
// `sharp` package.
//
//   node denoise.mjs GUIDES_FOLDER OUT.png
//
// The light falling on each pixel (colour / albedo) is averaged with its neighbours, weighted by
// how alike their surface (albedo, normal) and their light are; painted texture stays sharp.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { graded } from './grade.mjs'

const sharp = createRequire(import.meta.url)('sharp') // require, so that NODE_PATH may say where it is

const [folder, out] = process.argv.slice(2)
const SHADOW_TINT = [36, 28, 16] // as in kit/stage.py
const SPREAD = 20 // as in kit/stage.py
const MOST_SPREAD = 0.014 // of the width

async function layer(name, channels) {
  const file = readdirSync(folder).filter((f) => f.startsWith(name)).sort().at(-1)
  const { data, info } = await sharp(join(folder, file)).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true })
  const px = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  const n = info.width * info.height
  const planes = Array.from({ length: channels }, () => new Float32Array(n))
  for (let i = 0; i < n; i++) for (let c = 0; c < channels; c++) planes[c][i] = px[i * info.channels + Math.min(c, info.channels - 1)] / 65535
  return { planes, w: info.width, h: info.height }
}
const toLinear = (p) => p.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
const toSrgb = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

const image = await layer('image', 4)
const { w, h } = image
const alpha = image.planes[3]
const rgb = image.planes.slice(0, 3).map(toLinear)
const albedo = (await layer('albedo', 3)).planes.map(toLinear)
const normal = (await layer('normal', 3)).planes
const rawShade = (await layer('shade', 1)).planes[0] // a plain number: written without colour encoding

// light = colour / albedo; the albedo layer is weighted by coverage at the model's outline
const n = w * h
const tone = albedo.map((p) => p.map((v, i) => Math.max(0.02, alpha[i] > 0.02 ? v / alpha[i] : v)))
const light = rgb.map((p, c) => p.map((v, i) => v / tone[c][i]))

function pass(src, guide, radius, rangeSigma) {
  const dst = src.map(() => new Float32Array(n))
  const spatial = []
  for (let dy = -radius; dy <= radius; dy++) for (let dx = -radius; dx <= radius; dx++) {
    const d2 = dx * dx + dy * dy
    if (d2 <= radius * radius + 0.5) spatial.push([dx, dy, d2 / (radius * radius)])
  }
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const p = y * w + x
    if (alpha[p] < 0.004) continue
    let sum = 0, r = 0, g = 0, b = 0
    const gl = guide && guide[p]
    for (const [dx, dy, d] of spatial) {
      const qx = x + dx, qy = y + dy
      if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue
      const q = qy * w + qx
      if (alpha[q] < 0.05) continue
      let a0 = tone[0][p] - tone[0][q], a1 = tone[1][p] - tone[1][q], a2 = tone[2][p] - tone[2][q]
      let n0 = normal[0][p] - normal[0][q], n1 = normal[1][p] - normal[1][q], n2 = normal[2][p] - normal[2][q]
      let e = (a0 * a0 + a1 * a1 + a2 * a2) * 160 + (n0 * n0 + n1 * n1 + n2 * n2) * 90 + d
      if (guide) { const k = (gl - guide[q]) / (rangeSigma * (gl + 0.12)); e += k * k }
      if (e > 7) continue
      const wgt = Math.exp(-e) * alpha[q]
      sum += wgt; r += wgt * src[0][q]; g += wgt * src[1][q]; b += wgt * src[2][q]
    }
    if (sum > 0) { dst[0][p] = r / sum; dst[1][p] = g / sum; dst[2][p] = b / sum }
    else { dst[0][p] = src[0][p]; dst[1][p] = src[1][p]; dst[2][p] = src[2][p] }
  }
  return dst
}
const luminance = (l) => l[0].map((v, i) => 0.3 * v + 0.6 * l[1][i] + 0.1 * l[2][i])
const rough = luminance(pass(light, null, 2, 0))
const once = pass(light, rough, 5, 0.16)
const clean = pass(once, luminance(once), 4, 0.08)

// the table's shadow is soft anyway: blur it, taking only pixels where the table is seen
function softened(src, radius) {
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, k) => Math.exp(-4.5 * ((k - radius) / radius) ** 2 / 2))
  let value = src.map((v, i) => v * (1 - alpha[i])), weight = alpha.map((a) => 1 - a)
  for (const [sx, sy] of [[1, 0], [0, 1]]) {
    const v2 = new Float32Array(n), w2 = new Float32Array(n)
    for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
      let a = 0, b = 0
      for (let k = -radius; k <= radius; k++) {
        const qx = x + k * sx, qy = y + k * sy
        if (qx < 0 || qy < 0 || qx >= w || qy >= h) continue
        const q = qy * w + qx
        a += kernel[k + radius] * value[q]; b += kernel[k + radius] * weight[q]
      }
      v2[y * w + x] = a; w2[y * w + x] = b
    }
    value = v2; weight = w2
  }
  return value.map((v, i) => (weight[i] > 1e-4 ? v / weight[i] : src[i]))
}
const shade = softened(rawShade, Math.max(2, Math.round(w * 0.006)))

// a view from within: what is not in focus spreads, as behind a lens that stands near a model
async function throughLens(planes) {
  // what is nearer than the focus is above 0
  const nearer = (await layer('spread', 1)).planes[0].map((v) => (v - 0.5) / SPREAD)
  const radius = nearer.map((v) => Math.min(Math.abs(v), MOST_SPREAD) * w / 2)
  const most = Math.ceil(MOST_SPREAD * w / 2)
  const around = []
  for (let dy = -most; dy <= most; dy++) for (let dx = -most; dx <= most; dx++) if (Math.hypot(dx, dy) <= most) around.push([dx, dy, Math.hypot(dx, dy)])
  const dst = planes.map(() => new Float32Array(n))
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const p = y * w + x
    const sums = [0, 0, 0, 0]
    let sum = 0
    for (const [dx, dy, d] of around) {
      const qx = Math.min(w - 1, Math.max(0, x + dx)), qy = Math.min(h - 1, Math.max(0, y + dy)), q = qy * w + qx
      // what is behind does not spread over what is sharp
      const r = Math.max(0.5, nearer[q] < nearer[p] ? Math.min(radius[q], radius[p]) : radius[q])
      if (d > r + 0.5) continue
      const share = Math.min(1, r + 0.5 - d) / (r * r)
      sum += share
      for (let c = 0; c < 4; c++) sums[c] += share * planes[c][q]
    }
    for (let c = 0; c < 4; c++) dst[c][p] = sums[c] / sum
  }
  return dst
}
const modelled = [...[0, 1, 2].map((c) => clean[c].map((v, i) => Math.max(0, v * tone[c][i]) * alpha[i])), alpha]
const isView = readdirSync(folder).some((f) => f.startsWith('spread'))
const [red, green, blue, cover] = isView ? await throughLens(modelled) : modelled

const tint = SHADOW_TINT
const px = Buffer.alloc(n * 4)
for (let i = 0; i < n; i++) {
  const a = cover[i], under = shade[i] * (1 - a), total = a + under
  const seen = [red, green, blue].map((plane) => (a > 0 ? Math.min(1, toSrgb(plane[i] / a)) : 0))
  for (const [c, model] of (isView ? graded(seen) : seen).entries()) {
    px[i * 4 + c] = total > 0.002 ? Math.round((255 * model * a + tint[c] * under) / total) : tint[c]
  }
  px[i * 4 + 3] = Math.round(total * 255)
}
await sharp(px, { raw: { width: w, height: h, channels: 4 } }).png({ compressionLevel: 9 }).toFile(out)
