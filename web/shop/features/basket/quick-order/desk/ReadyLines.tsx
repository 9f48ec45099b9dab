import { useRef } from 'react'
import { useSession } from '../../../../../api/session/session.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { EditedLines } from '../lines/EditedLines.tsx'
import type { List } from '../lines/useList.ts'
import classes from '../QuickOrder.module.css'
import { type BasketAdder, SaveList } from '../saving/SaveList.tsx'
import type { ListEditing } from './useListDraft.ts'

// More do not fit into a window.
const manyLines = 10

type Props = { list: List; draft: ListEditing; basket: BasketAdder }

/** What is ready to be ordered, and what becomes of it: of a long list by one step, which the keyboard would reach late. */
export function ReadyLines({ list, draft, basket }: Props) {
  const text = useText()
  const currency = useSession()?.currency ?? 'EUR'
  const end = useRef<HTMLDivElement>(null)
  const { lines, pieces } = list
  return (
    <>
      <div className={classes.ready}>
        <h2>{text('quick_order.ok_lines', { lines: lines.length, pieces })}</h2>
        {lines.length > manyLines && (
          <Button variant="default" size="compact-sm" onClick={() => end.current?.focus()}>
            {text('quick_order.to_end')}
          </Button>
        )}
      </div>
      <EditedLines list={list} currency={currency} />
      <div ref={end} tabIndex={-1} className={classes.end}>
        <SaveList list={list} draft={draft} basket={basket} />
      </div>
    </>
  )
}
