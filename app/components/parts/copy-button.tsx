import { useState } from 'react'

import { useHydrated } from './use-hydrated.ts'

import styles from './copy-button.module.css'

type CopyButtonProps = {
  text: string
  /** What is copied, for its name: 'Copy number'. */
  what: string
}

/**
 * Copies a text with one tap and says so; where the browser refuses, it says what else to do. Its
 * place is kept until the script is at work.
 */
export function CopyButton({ text, what }: CopyButtonProps) {
  const hydrated = useHydrated()
  const [result, setResult] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult('Copied')
    } catch {
      setResult('Hold the number to copy it')
    }
  }

  return (
    <div className={`in-line screen-only ${styles.copy} ${hydrated ? '' : 'waiting'}`}>
      <button type="button" className="quiet" onClick={copy}>
        Copy {what}
      </button>
      <span aria-live="polite">{result}</span>
    </div>
  )
}
