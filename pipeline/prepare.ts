import { mkdir } from 'node:fs/promises'

import { delivery } from '#app/content/delivery.ts'

import { checkDelivery } from './checks/delivery-check.ts'
import { writeFonts } from './fonts/fonts.ts'
import { writeYear } from './pages/year.ts'
import { writeIcons } from './pictures/icons.ts'
import { writePictures } from './pictures/pictures.ts'
import { writeQrCodes } from './pictures/qr.ts'
import { writeContactCard } from './sharing/contact-card.ts'

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
    writeIcons(),
    writeQrCodes(),
    writeContactCard(),
    writeYear(),
  ])
  // Imported when the others have written what it reads.
  const { writeProfile } = await import('../profile/profile.ts')
  const { writeSharePictures } = await import('../profile/share-pictures.ts')
  await writeProfile()
  await writeSharePictures()
}

if (import.meta.main) await prepare()
