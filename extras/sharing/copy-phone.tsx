import { useState } from 'react'

import { useHydrated } from '#src/components/parts/use-hydrated.ts'
import { phone } from '#src/content/contact.ts'

/**
 * Copies the number with one tap and says so; where the browser refuses, it says what else to do.
 * Its space is reserved until hydration.
 */
export function CopyPhone() {
  const hydrated = useHydrated()
  const [result, setResult] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(phone)
      setResult('Copied')
    } catch {
      setResult('Press and hold the number to copy it')
    }
  }

  return (
    <div className={`in-line screen-only ${hydrated ? '' : 'waiting'}`}>
      <button type="button" className="link-button" onClick={copy}>
        Copy number
      </button>
      <span aria-live="polite">{result}</span>
    </div>
  )
}
