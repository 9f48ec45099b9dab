import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import { CorrectLine } from './CorrectLine.tsx'
import classes from './QuickOrder.module.css'
import type { List, SplitLine } from './useList.ts'

/** Lines with several products, as they were typed, beside what became of them. */
export function SplitLines({ list }: { list: List }) {
  const text = useText()
  const { split } = list
  if (split.length === 0) return null
  return (
    <section className={classes.open}>
      <h2>{text('quick_order.several_title', { lines: split.length })}</h2>
      <p className={classes.hint}>{text('quick_order.several_hint')}</p>
      <ul>
        {split.map((line) => (
          <Split key={line.key} line={line} list={list} />
        ))}
      </ul>
    </section>
  )
}

function Split({ line, list }: { line: SplitLine; list: List }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={classes.openLine}>
      <div>
        <span className={classes.why}>{text('quick_order.row', { row: line.row })}</span>{' '}
        <strong className={classes.typed}>{line.whole}</strong>
        <span className={classes.name}>
          {line.made.map(({ product, qty }) => `${qty} × ${product.oemCode}`).join(' · ')}
        </span>
        {isOpen && (
          <CorrectLine
            typed={line.whole}
            onRead={(answer) => list.correctSplit(line, answer)}
            onCancel={() => setOpen(false)}
          />
        )}
      </div>
      {!isOpen && (
        <div className={classes.deedsOfLine}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${text('quick_order.correct')}: ${line.whole}`}
            onClick={() => setOpen(true)}
          >
            {text('quick_order.correct')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${text('quick_order.several_right')}: ${line.whole}`}
            onClick={() => list.seen(line)}
          >
            {text('quick_order.several_right')}
          </Button>
        </div>
      )}
    </li>
  )
}
