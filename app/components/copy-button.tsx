import { useState } from 'react'

import { Button } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

import styles from './copy-button.module.css'

type CopyButtonProps = {
  text: string
  /** What is copied, for its name: 'Copy number'. */
  what: string
}

/** Copies a text with one tap and says so; where the browser refuses, it says what else to do. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [result, setResult] = useState('')
  if (!useHydrated()) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setResult('Copied')
    } catch {
      setResult('Hold the number to copy it')
    }
  }

  return (
    <div className={styles.copy}>
      <Button type="button" look="outline" onClick={copy}>
        Copy {what}
      </Button>
      <span aria-live="polite">{result}</span>
    </div>
  )
}
