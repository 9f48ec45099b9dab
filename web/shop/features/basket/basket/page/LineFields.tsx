import { useEffect, useId, useRef, useState } from 'react'
import { longestNote } from '../../../../../../rules/basket/basket.ts'
import { longestCustNumber } from '../../../../../../rules/basket/cust-number.ts'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { usePromiser } from '../../../../../ui/product/promise.ts'
import type { BasketLine } from '../queries.ts'
import type { LineChange } from '../useChangeBasket.ts'
import classes from './LineFields.module.css'
import { useLineWarehouseWords } from './line-warehouses.ts'

/** Where a line may come from, and where it comes from by default. */
export type Places = { warehouse: string; warehouses: readonly string[] }

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

type WarehouseProps = {
  line: BasketLine
  currency: string
  places: Places
  onKeep: (warehouse: string | null) => void
}

/** What each warehouse would mean is asked for once somebody goes to the field: most lines are never moved. */
function WarehouseField({ line, currency, places: { warehouses }, onKeep }: WarehouseProps) {
  const id = useId()
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const optionWords = useWarehouseWords(line, { currency, enabled: isAsked })
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{text('basket_line.warehouse')}</label>
      <select
        id={id}
        aria-label={text('basket_line.warehouse_of', { number: shownNumber(line.goodsSku) })}
        value={line.warehouse ?? ''}
        onFocus={() => setAsked(true)}
        onPointerEnter={() => setAsked(true)}
        onChange={({ target }) => onKeep(target.value || null)}
      >
        <option value="">{optionWords(null)}</option>
        {warehouses.map((code) => (
          <option key={code} value={code}>
            {optionWords(code)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Says of a warehouse what it has of a line, until when the line comes from there, and what sending then costs. */
function useWarehouseWords(line: BasketLine, asking: { currency: string; enabled: boolean }) {
  const text = useText()
  const { day, number } = useFormat()
  const warehouseName = useWarehouseName()
  const promiser = usePromiser()
  const plannedWords = useLineWarehouseWords(line, asking)
  return (code: string | null) => {
    const planned = plannedWords(code)
    if (code === null) return [text('basket_line.usual_warehouse'), ...planned].join(' · ')
    const pieces = line.goodsSku.stock.byWarehouse.find(({ warehouse }) => warehouse === code)?.pieces ?? 0
    if (pieces === 0) return warehouseName(code)
    const stock = [warehouseName(code), text('ui.in_stock', { pieces: number(pieces) })]
    if (planned.length > 0) return [...stock, ...planned].join(' · ')
    const promise = promiser?.(line.goodsSku, line.qty, code)
    const comesFromThere = promise?.waitsFor === null && promise.parcels.every(({ warehouse }) => warehouse === code)
    const by =
      comesFromThere && promise.arrivesOn ? [text('basket_line.parcel_by', { date: day(promise.arrivesOn) })] : []
    return [...stock, ...by].join(' · ')
  }
}
