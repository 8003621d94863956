import type { Extra } from '#build/extras.ts'
import { FOR_A_YEAR } from '#build/hosts/header-rule.ts'

export default {
  async prepare(folder) {
    const { writeContactCard } = await import('./contact-card.ts')
    const { writeQrCodes } = await import('./qr-codes.ts')
    const { writeSharePictures } = await import('./share-pictures.ts')
    await Promise.all([writeContactCard(folder), writeQrCodes(folder), writeSharePictures(folder)])
  },
  async head(path) {
    const { previewOf } = await import('./link-preview.ts')
    return previewOf(path)
  },
  async finish(folder) {
    const { writeSharePages } = await import('./share-pages.ts')
    await writeSharePages(folder)
  },
  headers: () => [
    { path: '/share/*', headers: FOR_A_YEAR },
    // a type that some servers do not know
    {
      path: '/contact.vcf',
      headers: {
        'content-type': 'text/vcard;charset=utf-8',
        'content-disposition': 'attachment; filename="contact.vcf"',
      },
    },
  ],
} satisfies Extra
