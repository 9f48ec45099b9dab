import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { keepDates, useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import classes from '../Basket.module.css'
import type { BasketLine } from '../queries.ts'
import { type Places, useBetterWarehouse, useLineWarehouseWords } from './line-warehouses.ts'
import type { BasketEditing } from './useBasketEditing.ts'

type Props = { line: BasketLine; currency: string; places: Places; editing: BasketEditing }

/**
 * How many pieces of a line ship later and when, where they wait if that was chosen, and the warehouse that is best to ship more of
 * them now: until when, and for how much more.
 */
export function LaterPieces({ line, currency, places, editing }: Props) {
  const text = useText()
  const { day } = useFormat()
  const warehouseName = useWarehouseName()
  const { backOrdered: later, qty: quantity, expectedOn, goodsSku } = line
  const waitsAt = line.warehouse !== null && places.warehouses.includes(line.warehouse) ? line.warehouse : null
  const source = useBetterWarehouse(line, places)
  const plannedWords = useLineWarehouseWords(line, { currency, enabled: source !== undefined })
  return (
    <>
      <span
        className={classes.caution}
        title={text(later < quantity ? 'basket_line.back_order' : 'basket_line.back_order_all', { later, quantity })}
      >
        {expectedOn
          ? text('basket_line.later_on', { later, quantity, day: keepDates(day(expectedOn)) })
          : text('basket_line.later', { later, quantity })}
      </span>
      {waitsAt && (
        <span className={classes.caution}>{text('basket_line.waits_at', { place: warehouseName(waitsAt) })}</span>
      )}
      {source && (
        <button
          type="button"
          className={classes.option}
          aria-label={[
            text('basket_line.ship_from_of', {
              number: shownNumber(goodsSku),
              pieces: source.inStock,
              warehouse: warehouseName(source.warehouse),
            }),
            ...plannedWords(source.warehouse),
          ].join(' · ')}
          onClick={() => editing.change(line, { warehouse: source.warehouse })}
        >
          {[
            text('basket_line.ship_from', { pieces: source.pieces, warehouse: warehouseName(source.warehouse) }),
            ...plannedWords(source.warehouse),
          ].join(' · ')}
        </button>
      )}
    </>
  )
}
