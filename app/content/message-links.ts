import { email, whatsAppDigits } from './contact.ts'

/** What a visitor has written. */
type Written = Partial<Readonly<Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>>>

/**
 * How long the text of an address may be, in characters as they travel. Some servers refuse a
 * request line of more than 8 kilobytes, and Windows an address of more than 2083 characters.
 */
const WHATSAPP_LIMIT = 7000
const EMAIL_LIMIT = 1900

const CUT = encodeURIComponent('... (cut here, it was longer)')

/** A visitor's message as WhatsApp and e-mail addresses, cut to what these can hold. */
export function messageLinks({
  name = '',
  email: from = '',
  phone = '',
  subject = '',
  message = '',
}: Written) {
  const hello = `Hello, I am ${name} (${[from, phone].filter(Boolean).join(', ')}).`
  const chat = fitting(`${hello}\n${subject}:\n\n${message}`, WHATSAPP_LIMIT)
  const title = fitting(`${subject}: ${name}`, EMAIL_LIMIT / 4)
  // the line break of letters
  const lines = `${hello}\n\n${message}`.replaceAll(/\r?\n/g, '\r\n')
  const letter = fitting(lines, EMAIL_LIMIT - title.length)
  return {
    whatsApp: `https://wa.me/${whatsAppDigits}?text=${chat}`,
    email: `mailto:${email}?subject=${title}&body=${letter}`,
    cut: [chat, letter].some((text) => text.endsWith(CUT)),
  }
}

/** A text as an address writes it, cut when that is longer than the limit. */
function fitting(text: string, limit: number) {
  let fits = ''
  // by whole characters: half of one, which some programs leave, cannot be written
  for (const character of text.replace(/\p{Surrogate}/gu, '\uFFFD')) {
    const written = encodeURIComponent(character)
    if (fits.length + written.length + CUT.length > limit) return fits + CUT
    fits += written
  }
  return fits
}
