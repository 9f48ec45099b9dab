import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { longestCode } from '../../../../rules/product/number.ts'
import { mostCountedPieces } from '../../../../rules/product/stock.ts'
import { type Entry, readCounted } from '../../../../rules/scan/entry.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { typeSeparator } from '../../../ui/form/typeSeparator.ts'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Warehouse.module.css'

const emptyLine = { number: '', qty: '1' }

/** Pieces of a line as they are typed; undefined for what is none. */
function readPieces(typed: string) {
  const pieces = /^\d{1,7}$/.test(typed) ? Number(typed) : 0
  return isCount(pieces) ? pieces : undefined
}

const isCount = (pieces: number) => pieces >= 1 && pieces <= mostCountedPieces

type Fault = Extract<Entry, { fault: string }>['fault'] | 'count'

/** What was entered, in one field or in two: `7*` before a number says how many as long as nothing else does. */
function readLine(number: string, pieces: number): Entry | { fault: Fault } {
  const line = readCounted(number, pieces === 1 ? undefined : pieces)
  return 'fault' in line || isCount(line.pieces) ? line : { fault: 'count' }
}

type Props = {
  onAdd: (number: string, qty: number) => void
  /** Enter in the empty field: nothing more is added. */
  onEnd: () => void
}

/** A product of a receipt with its pieces; the field is ready for the next one. */
export function AddLine({ onAdd, onEnd }: Props) {
  const text = useText()
  const { number, qty, pieces, fault, type, add } = useTypedLine({ onAdd, onEnd })
  return (
    <form
      className={classes.scan}
      onKeyDown={typeSeparator}
      onSubmit={(event) => {
        event.preventDefault()
        // The next product is scanned at once, also over one that was refused.
        const field = event.currentTarget.querySelector('input')
        const added = add()
        if (added === 'added') field?.focus()
        else if (added === 'refused') field?.select()
      }}
    >
      <TextInput
        label={text('warehouse.number')}
        description={text('warehouse.entry_hint')}
        autoComplete="off"
        autoFocus
        maxLength={longestCode}
        value={number}
        error={fault && text(faultTexts[fault])}
        onChange={({ target }) => type({ number: target.value, qty })}
      />
      <TextInput
        label={text('desk.pieces')}
        className={classes.qty}
        inputMode="numeric"
        autoComplete="off"
        value={qty}
        error={pieces === undefined && text('warehouse.pieces_wrong')}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type({ number, qty: target.value })}
      />
      <Button type="submit" variant="tonal">
        {text('warehouse.add_line')}
      </Button>
    </form>
  )
}

const faultTexts = {
  check_digit: 'scan.check_digit',
  variable_measure: 'scan.variable_measure',
  no_product: 'scan.no_product',
  pieces: 'warehouse.pieces_of_carton',
  count: 'warehouse.pieces_wrong',
} as const

function useTypedLine({ onAdd, onEnd }: Props) {
  const [{ number, qty }, setTyped] = useState(emptyLine)
  const [fault, setFault] = useState<Fault>()
  const pieces = readPieces(qty)
  const type = (line: typeof emptyLine) => {
    setTyped(line)
    setFault(undefined)
  }
  const add = () => {
    if (number.trim() === '') return onEnd()
    const line = pieces && readLine(number, pieces)
    if (!line) return undefined
    if ('fault' in line) {
      setFault(line.fault)
      return 'refused'
    }
    onAdd(line.number, line.pieces)
    type(emptyLine)
    return 'added'
  }
  return { number, qty, pieces, fault, type, add }
}
