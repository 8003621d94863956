import { mkdir, writeFile } from 'node:fs/promises'

import { company } from '#src/content/company.ts'
import { whatsAppDigits } from '#src/content/contact.ts'

import { qrCode } from '../typesetting/qr.ts'

/** Writes the QR codes of a WhatsApp chat with the firm, and of the site, into a folder. */
export async function writeQrCodes(folder: string) {
  await mkdir(`${folder}/qr`, { recursive: true })
  const targets = { whatsapp: `https://wa.me/${whatsAppDigits}`, site: company.siteUrl }
  for (const [name, address] of Object.entries(targets)) {
    await writeFile(`${folder}/qr/${name}.svg`, qrCode(address))
  }
}
