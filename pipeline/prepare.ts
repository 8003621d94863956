import { mkdir } from 'node:fs/promises'

import { delivery } from '#app/content/delivery.ts'

import { writeContactCard } from './contact-card.ts'
import { checkDelivery } from './delivery-check.ts'
import { writeFonts } from './fonts.ts'
import { writeIcons } from './icons.ts'
import { writePictures } from './pictures.ts'
import { writeQrCodes } from './qr.ts'
import { writeSharePictures } from './share-pictures.ts'
import { writeUganda } from './uganda.ts'
import { writeYear } from './year.ts'

/**
 * Writes what Vite needs before it starts, in development as in a build.
 *
 * @throws when messages cannot go where the content sends them
 */
export async function prepare() {
  checkDelivery(delivery)
  await mkdir('app/generated', { recursive: true })
  await Promise.all([
    writePictures(),
    writeFonts(),
    writeUganda(),
    writeIcons(),
    writeQrCodes(),
    writeContactCard(),
    writeYear(),
    writeSharePictures(),
  ])
  // Imported when the others have written what it reads.
  const { writeProfile } = await import('./profile/profile.ts')
  await writeProfile()
}

if (import.meta.main) await prepare()
