import { renderSVG } from 'uqr'

import { token } from '#build/fonts/tokens.ts'

/** A QR code that leads to an address, as an SVG. */
export function qrCode(address: string): string {
  return renderSVG(address, {
    border: 0,
    blackColor: token('--ink'),
    whiteColor: 'transparent',
  })
}
