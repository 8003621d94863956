import { type ReactNode, useState } from 'react'

import type { Fields } from './fields.ts'

/** How the form sends its message: what it is told, and what it shows. */
export type Sending = {
  useSending: () => {
    status: 'idle' | 'sending' | 'sent' | 'failed'
    send: (fields: Fields) => void
    /** Called when something is written, with what of it an address has asked for. */
    keep: (message: Fields, asked: Fields) => void
    /** What an earlier form left, for blank fields of this one, and what of it the address had asked for. */
    kept: () => { message: Fields; asked: Fields }
  }
  /** Where the browser itself can send the form, without a script. */
  attributes?: { action: string; method: string } | undefined
  HiddenFields?: () => ReactNode
  /** What became of the message, with the thanks for one that has arrived. */
  Outcome?: (props: { children: ReactNode }) => ReactNode
}

const SEND_DELAY_MS = 1500

/** Sends nothing: it takes a moment, and always succeeds. */
export const simulatedSending: Sending = {
  useSending() {
    const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle')
    return {
      status,
      send() {
        setStatus('sending')
        setTimeout(setStatus, SEND_DELAY_MS, 'sent')
      },
      keep: () => setStatus((now) => (now === 'sent' ? 'idle' : now)),
      kept: () => ({ message: {}, asked: {} }),
    }
  },
}
