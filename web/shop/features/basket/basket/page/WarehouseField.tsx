import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { usePromiser } from '../../../../../ui/product/promise.ts'
import { type BasketLine, planQuery } from '../queries.ts'
import classes from './LineFields.module.css'
import { type Places, useLineWarehouseWords } from './line-warehouses.ts'

type Props = {
  line: BasketLine
  currency: string
  places: Places
  onKeep: (warehouse: string | null) => void
}

/** From which warehouse a line comes. What each would mean is asked for once the field has the focus: most lines are never moved. */
export function WarehouseField({ line, currency, places: { warehouses }, onKeep }: Props) {
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
  // Who shows the totals asks for the plan.
  const { data: plan } = useQuery({ ...planQuery, enabled: false })
  return (code: string | null) => {
    const planned = plannedWords(code)
    if (code === null) return [text('basket_line.usual_warehouse'), ...planned].join(' · ')
    const pieces = line.goodsSku.stock.byWarehouse.find(({ warehouse }) => warehouse === code)?.pieces ?? 0
    if (pieces === 0) return [warehouseName(code), ...planned].join(' · ')
    const isPart = pieces < line.qty
    const inStock = isPart
      ? text('basket_line.in_stock_part', { pieces, quantity: line.qty })
      : text('ui.in_stock', { pieces: number(pieces) })
    const stock = [warehouseName(code), inStock]
    if (planned.length > 0) return [...stock, ...planned].join(' · ')
    const promise = promiser?.(line.goodsSku, line.qty, code)
    const isPromised = promise?.waitsFor === null && !plan?.waitsFor
    const comesFromThere = isPromised && promise.parcels.every(({ warehouse }) => warehouse === code)
    const by =
      comesFromThere && promise.arrivesOn ? [text('basket_line.parcel_by', { date: day(promise.arrivesOn) })] : []
    return [...stock, ...by].join(' · ')
  }
}
