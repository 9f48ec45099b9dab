import { useEffect, useId, useRef, useState } from 'react'
import { longestNote } from '../../../../../../rules/basket/basket.ts'
import { longestCustNumber } from '../../../../../../rules/basket/cust-number.ts'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { BasketLine } from '../queries.ts'
import type { LineChange } from '../useChangeBasket.ts'
import classes from './LineFields.module.css'
import type { Places } from './line-warehouses.ts'
import { WarehouseField } from './WarehouseField.tsx'

type Props = { line: BasketLine; currency: string; places: Places; onChange: (change: LineChange) => void }

/** What a buyer writes on a line: their article number, a note, the warehouse. */
export function LineFields({ line, currency, places, onChange }: Props) {
  const text = useText()
  const number = shownNumber(line.goodsSku)
  return (
    <div className={classes.fields}>
      <LineField
        label={text('basket_line.cust_number')}
        spoken={text('basket_line.cust_number_of', { number })}
        value={line.custNumber}
        longest={longestCustNumber}
        onKeep={(custNumber) => onChange({ custNumber })}
      />
      <LineField
        label={text('basket_line.note')}
        spoken={text('basket_line.note_of', { number })}
        value={line.note}
        longest={longestNote}
        onKeep={(note) => onChange({ note })}
      />
      <WarehouseField line={line} currency={currency} places={places} onKeep={(warehouse) => onChange({ warehouse })} />
    </div>
  )
}

type FieldProps = { label: string; spoken: string; value: string; longest: number; onKeep: (value: string) => void }

/**
 * Text to write over: kept with Enter or by leaving it, as it was with Escape. What could not be kept stays in the field,
 * and is sent once more when it is left again.
 */
function LineField({ label, spoken, value, longest, onKeep }: FieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const sentOver = useRef<string>(undefined)
  useEffect(() => {
    // Taken back to what it was sent over: what was typed is not lost.
    if (value !== sentOver.current) setTyped(value)
  }, [value])
  const leave = () => {
    if (typed.trim() === value) return
    sentOver.current = value
    onKeep(typed.trim())
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-label={spoken}
        value={typed}
        maxLength={longest}
        placeholder={`+ ${label}`}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur()
          if (key === 'Escape') setTyped(value)
        }}
      />
    </div>
  )
}
