import { useState } from 'react'

import { useHydrated } from './use-hydrated.ts'

import styles from './copy-button.module.css'

/**
 * Copies a number with one tap and says so; where the browser refuses, it says what else to do.
 * Its place is kept until the script is at work.
 */
export function CopyButton({ number }: { number: string }) {
  const hydrated = useHydrated()
  const [result, setResult] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(number)
      setResult('Copied')
    } catch {
      setResult('Press and hold the number to copy it')
    }
  }

  return (
    <div className={`in-line screen-only ${styles.copy} ${hydrated ? '' : 'waiting'}`}>
      <button type="button" className="quiet" onClick={copy}>
        Copy number
      </button>
      <span aria-live="polite">{result}</span>
    </div>
  )
}
