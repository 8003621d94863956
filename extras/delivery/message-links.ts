import { email, whatsAppDigits } from '#src/content/contact.ts'

/**
 * Maximum length of the encoded text in a link. Some servers refuse a request line of more than
 * 8 KB, and Windows a mailto: address of more than 2083 characters.
 */
const WHATSAPP_MAX = 7000
const EMAIL_MAX = 1900

const CUT = encodeURIComponent('... (cut here, it was longer)')

/** A message as WhatsApp and e-mail links, and whether it had to be cut to fit them. */
export function messageLinks(written: Readonly<Record<string, string>>) {
  const { name = '', email: from = '', phone = '', subject = '', message = '' } = written
  const hello = `Hello, I am ${name} (${[from, phone].filter(Boolean).join(', ')}).`
  const chat = encodeUpTo(WHATSAPP_MAX, `${hello}\n${subject}:\n\n${message}`)
  const title = encodeUpTo(EMAIL_MAX / 4, `${subject}: ${name}`)
  // e-mail ends its lines with CRLF
  const body = `${hello}\n\n${message}`.replaceAll(/\r?\n/g, '\r\n')
  const letter = encodeUpTo(EMAIL_MAX - title.length, body)
  return {
    whatsApp: `https://wa.me/${whatsAppDigits}?text=${chat}`,
    email: `mailto:${email}?subject=${title}&body=${letter}`,
    cut: chat.endsWith(CUT) || letter.endsWith(CUT),
  }
}

function encodeUpTo(maximum: number, text: string) {
  let encoded = ''
  // by code points: half a surrogate pair, which some programs leave, cannot be encoded
  for (const character of text.replace(/\p{Surrogate}/gu, '\uFFFD')) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length + CUT.length > maximum) return encoded + CUT
    encoded += next
  }
  return encoded
}
