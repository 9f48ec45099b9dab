import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { readEntry } from '../../../../rules/order/shipment/picking.ts'
import { mostCountedPieces } from '../../../../rules/product/stock.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Warehouse.module.css'

const emptyLine = { number: '', qty: '1' }

/** Pieces of a line as they are typed; undefined for what is none. */
function readPieces(typed: string) {
  const pieces = /^\d{1,7}$/.test(typed) ? Number(typed) : 0
  return isCount(pieces) ? pieces : undefined
}

const isCount = (pieces: number) => pieces >= 1 && pieces <= mostCountedPieces

/** What was entered, in one field or in two: `7*` before a number says how many as long as nothing else does. */
const readLine = (number: string, pieces: number) =>
  pieces === 1 ? readEntry(number) : { number: number.trim(), pieces }

type Props = {
  onAdd: (number: string, qty: number) => void
  /** Enter in the empty field: nothing more is added. */
  onEnd: () => void
}

/** A product of a receipt with its pieces; the field is ready for the next one. */
export function AddLine({ onAdd, onEnd }: Props) {
  const text = useText()
  const { number, qty, pieces, setTyped, add } = useTypedLine({ onAdd, onEnd })
  return (
    <form
      className={classes.scan}
      onSubmit={(event) => {
        event.preventDefault()
        // The next product is scanned at once.
        if (add()) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <TextInput
        label={text('warehouse.number')}
        description={text('warehouse.entry_hint')}
        autoComplete="off"
        autoFocus
        maxLength={80}
        value={number}
        onChange={({ target }) => setTyped({ number: target.value, qty })}
      />
      <TextInput
        label={text('desk.pieces')}
        className={classes.qty}
        inputMode="numeric"
        autoComplete="off"
        value={qty}
        error={pieces === undefined && text('warehouse.pieces_wrong')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped({ number, qty: target.value })}
      />
      <Button type="submit" variant="tonal">
        {text('warehouse.add_line')}
      </Button>
    </form>
  )
}

function useTypedLine({ onAdd, onEnd }: Props) {
  const [{ number, qty }, setTyped] = useState(emptyLine)
  const pieces = readPieces(qty)
  /** Whether there was a line to add. */
  const add = () => {
    if (number.trim() === '') {
      onEnd()
      return false
    }
    const line = pieces && readLine(number, pieces)
    if (!line || !isCount(line.pieces)) return false
    onAdd(line.number, line.pieces)
    setTyped(emptyLine)
    return true
  }
  return { number, qty, pieces, setTyped, add }
}
