import { mkdir, writeFile } from 'node:fs/promises'

import { renderSVG } from 'uqr'

import { company } from '#src/content/company.ts'
import { whatsAppDigits } from '#src/content/contact.ts'

import { token } from '../fonts/tokens.ts'

/** Writes the QR codes of a WhatsApp chat with the firm, and of the site. */
export async function writeQrCodes() {
  await mkdir('public/qr', { recursive: true })
  const targets = { whatsapp: `https://wa.me/${whatsAppDigits}`, site: company.siteUrl }
  for (const [name, address] of Object.entries(targets)) {
    const svg = renderSVG(address, {
      border: 0,
      blackColor: token('--ink'),
      whiteColor: 'transparent',
    })
    await writeFile(`public/qr/${name}.svg`, svg)
  }
}
