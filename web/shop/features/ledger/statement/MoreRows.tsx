import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Statement.module.css'

// A statement may have thousands, of which few are looked at.
const rowsAtOnce = 100

/** The first rows of a long table, and how to have more of them. */
export function useRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(rowsAtOnce)
  const remaining = Math.max(0, rows.length - most)
  return { rows: rows.slice(0, most), remaining, onMore: () => setMost(most + rowsAtOnce) }
}

/** The way to the next rows; nothing where all are shown. */
export function MoreRows({ remaining, onMore }: { remaining: number; onMore: () => void }) {
  const text = useText()
  if (remaining === 0) return null
  return (
    <p className={classes.more}>
      <Button variant="default" onClick={onMore}>
        {text('statement.more', { count: Math.min(remaining, rowsAtOnce) })}
      </Button>
    </p>
  )
}
