import { mkdir, writeFile } from 'node:fs/promises'

import { renderSVG } from 'uqr'

import { whatsAppDigits } from '#app/content/contact.ts'

const INK = '#16241d'

/** Writes the square that opens a WhatsApp chat with the firm when a phone's camera sees it. */
export async function writeQrCodes() {
  await mkdir('public/qr', { recursive: true })
  const chat = `https://wa.me/${whatsAppDigits}`
  const svg = renderSVG(chat, { border: 0, blackColor: INK, whiteColor: 'transparent' })
  await writeFile('public/qr/whatsapp.svg', svg)
}
