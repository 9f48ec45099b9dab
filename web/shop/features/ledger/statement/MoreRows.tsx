import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Statement.module.css'

// A statement may have thousands, of which few are looked at.
const rowsAtOnce = 100

/** The first rows of a long table, and how to have more of them. */
export function useRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(rowsAtOnce)
  const left = Math.max(0, rows.length - most)
  return { rows: rows.slice(0, most), left, onMore: () => setMost(most + rowsAtOnce) }
}

/** The way to the next rows; nothing where all are shown. */
export function MoreRows({ left, onMore }: { left: number; onMore: () => void }) {
  const text = useText()
  if (left === 0) return null
  return (
    <p className={classes.more}>
      <Button variant="default" onClick={onMore}>
        {text('statement.more', { count: Math.min(left, rowsAtOnce) })}
      </Button>
    </p>
  )
}
