import { TextInput } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { longestReference } from '../../../../../../rules/catalogue/product/stock.ts'
import { isPurchaseOrderNumber } from '../../../../../../rules/numbering.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { useReceipt } from './useReceipt.ts'

type Props = { receipt: ReturnType<typeof useReceipt>; note: RefObject<HTMLInputElement | null> }

/**
 * The number of the supplier's document. The last field: its Enter books, and a scanner always ends with one. A purchase order of ours that
 * is scanned into it is the one with which the goods came, and books nothing yet.
 */
export function NoteField({ receipt, note }: Props) {
  const text = useText()
  const { start, takesPurchaseOrder, beginNext } = useNote({ receipt, note })
  return (
    <TextInput
      ref={note}
      label={text('warehouse.note')}
      description={text('warehouse.note_hint')}
      autoComplete="off"
      {...receipt.form.field('reference')}
      maxLength={longestReference}
      onFocus={({ target }) => {
        start(target.value)
        target.select()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !takesPurchaseOrder(event.currentTarget.value)) return
        event.preventDefault()
        beginNext()
      }}
      onBlur={({ target }) => takesPurchaseOrder(target.value)}
    />
  )
}

/** Takes the number of a purchase order out of the field, which holds what it held before. */
function useNote({ receipt: { form, setPurchaseOrder }, note }: Props) {
  const before = useRef('')
  const [taken, setTaken] = useState(0)
  useEffect(() => {
    // The number of the document is scanned next, over the one that was there before.
    if (taken > 0) note.current?.select()
  }, [taken, note])
  const takesPurchaseOrder = (typed: string) => {
    const number = typed.trim().toUpperCase()
    if (!isPurchaseOrderNumber(number)) return false
    setPurchaseOrder(number)
    form.change({ reference: before.current })
    return true
  }
  const start = (held: string) => {
    before.current = held
  }
  return { start, takesPurchaseOrder, beginNext: () => setTaken(taken + 1) }
}
