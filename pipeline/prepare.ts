import { mkdir } from 'node:fs/promises'

import { writeContactCard } from './contact-card.ts'
import { writeFonts } from './fonts.ts'
import { writeIcons } from './icons.ts'
import { writePictures } from './pictures.ts'
import { writeQrCodes } from './qr.ts'
import { writeSharePictures } from './share-pictures.ts'
import { writeUganda } from './uganda.ts'
import { writeYear } from './year.ts'

/** Writes what Vite needs before it starts, in development as in a build. */
export async function prepare() {
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
