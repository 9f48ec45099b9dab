import { useText } from '../../../ui/language/language.tsx'
import classes from './Finance.module.css'
import { ItemNumber } from './ItemNumber.tsx'
import { OrderNumber } from './OrderNumber.tsx'
import type { Item } from './queries.ts'

/** By what an item is known, with what it is. */
export function NumberCell({ item: { kind, number } }: { item: Pick<Item, 'kind' | 'number'> }) {
  const text = useText()
  return (
    <>
      <ItemNumber kind={kind} number={number} />
      <span className={classes.small}>{text(`finance.kind_${kind}`)}</span>
    </>
  )
}

/** The order that it belongs to, with the customer's own number of it. */
export function OrderCell({ item: { orderno, poNumber } }: { item: Pick<Item, 'orderno' | 'poNumber'> }) {
  const text = useText()
  if (!orderno) return null
  return (
    <>
      <OrderNumber orderno={orderno} />
      {poNumber && (
        <span className={classes.small}>
          {text('ui.term', { term: text('order.po') })} <span className={classes.whole}>{poNumber}</span>
        </span>
      )}
    </>
  )
}
