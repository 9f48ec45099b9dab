import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../language/language.tsx'
import classes from './CopyNumber.module.css'

const shownFor = 1_500

/** Copies a part number, and says so. */
export function CopyNumber({ number }: { number: string }) {
  const text = useText()
  const [copied, setCopied] = useState(false)

  const copy = async () => {
    await navigator.clipboard.writeText(number)
    setCopied(true)
    setTimeout(() => setCopied(false), shownFor)
  }

  return (
    <button
      type="button"
      className={classes.copy}
      aria-label={copied ? text('ui.copied') : text('ui.copy_number', { number })}
      title={copied ? text('ui.copied') : text('ui.copy_number', { number })}
      onClick={copy}
    >
      {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
    </button>
  )
}
