import { expect, test } from 'vitest'

import { remotePicture } from './remote-pictures.ts'

const shape = { width: 1200, height: 900, widths: [400, 1200] }

test.each([
  [
    'https://res.cloudinary.com/demo/image/upload/v1/sample.jpg',
    /cloudinary\.com\/demo\/image\/upload\/[^ ]*w_400,h_300[^ ]* 400w, .* 1200w$/,
  ],
  ['https://images.unsplash.com/photo-1', /unsplash\.com.*w=400[^ ]*h=300[^ ]* 400w, .* 1200w$/],
  ['https://example.org/photo.jpg', /^$/],
])('%s comes in the widths its service makes', (url, srcset) => {
  expect(remotePicture(url, shape).srcset).toMatch(srcset)
})
