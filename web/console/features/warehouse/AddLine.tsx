import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { mostCountedPieces } from '../../../../rules/product/stock.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Warehouse.module.css'

const emptyLine = { number: '', qty: '1' }

/** Pieces of a line as they are typed; undefined for what is none. */
function readPieces(typed: string) {
  const pieces = /^\d{1,7}$/.test(typed) ? Number(typed) : 0
  return pieces >= 1 && pieces <= mostCountedPieces ? pieces : undefined
}

/** A product of a receipt with its pieces; the field is ready for the next one. */
export function AddLine({ onAdd }: { onAdd: (number: string, qty: number) => void }) {
  const text = useText()
  const [{ number, qty }, setTyped] = useState(emptyLine)
  const pieces = readPieces(qty)
  return (
    <form
      className={classes.scan}
      onSubmit={(event) => {
        event.preventDefault()
        if (number.trim() === '' || !pieces) return
        onAdd(number.trim(), pieces)
        setTyped(emptyLine)
        // The next product is scanned at once.
        event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <TextInput
        label={text('warehouse.number')}
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
