import { expect, test } from 'vitest'

import { imageHosts, remotePicture } from './remote-pictures.ts'

const shape = { width: 1200, height: 900, widths: [400, 1200] }

test('a picture on Cloudinary is resized by Cloudinary', () => {
  const url = 'https://res.cloudinary.com/demo/image/upload/v1/sample.jpg'
  const { srcset } = remotePicture(url, shape)
  expect(srcset).toMatch(/res\.cloudinary\.com\/demo\/image\/upload\/[^ ]*w_400,h_300[^ ]* 400w/)
  expect(srcset).toMatch(/w_1200,h_900[^ ]* 1200w$/)
})

test('a picture on Unsplash is resized by Unsplash', () => {
  const { srcset, width, height } = remotePicture('https://images.unsplash.com/photo-1', shape)
  expect(srcset.split(', ')).toHaveLength(2)
  const first = new URL(srcset.split(' ')[0] ?? '')
  expect(first.searchParams.get('w')).toBe('400')
  expect(first.searchParams.get('h')).toBe('300')
  expect([width, height]).toEqual([1200, 900])
})

test('a picture on a host that cannot resize is taken as it is', () => {
  const picture = remotePicture('https://example.org/photo.jpg', shape)
  expect(picture).toMatchObject({ url: 'https://example.org/photo.jpg', srcset: '' })
})

test('an address that is none stops the build', () => {
  expect(() => remotePicture('https://', shape)).toThrow()
})

test('each host of a remote picture is told once', () => {
  const urls = ['https://b.example/1.jpg', 'https://a.example/1.jpg', 'https://b.example/2.jpg']
  expect(imageHosts(urls.map((url) => ({ url })))).toEqual(['a.example', 'b.example'])
})
