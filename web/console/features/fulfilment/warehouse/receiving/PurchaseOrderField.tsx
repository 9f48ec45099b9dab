import { Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { longestReference } from '../../../../../../rules/catalogue/product/stock.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { expectedPurchaseOrdersQuery } from '../queries.ts'
import classes from '../Warehouse.module.css'
import type { useReceipt } from './useReceipt.ts'

type Props = { receipt: ReturnType<typeof useReceipt> }
type FieldProps = Props & { onEnd: () => void }

/** With which purchase order the goods came, if with any; it is scanned or typed, and Enter goes on to the next field. */
export function PurchaseOrderField({ receipt, onEnd }: FieldProps) {
  const text = useText()
  return (
    <TextInput
      className={classes.cameWith}
      label={text('warehouse.purchase_order')}
      description={text('warehouse.came_with_hint')}
      autoComplete="off"
      value={receipt.form.values.purchaseOrder}
      maxLength={longestReference}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => receipt.setPurchaseOrder(target.value)}
      onKeyDown={(event) => {
        // A scanner ends with Enter, which is not to book anything yet.
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        onEnd()
      }}
    />
  )
}

/** Whether more than is open of the purchase order, or than is expected, is booked: asked once the server has found that more came. */
export function SurplusField({ receipt: { form }, isSurplus }: Props & { isSurplus: boolean }) {
  const text = useText()
  const { takesSurplus, purchaseOrder } = form.values
  if (!takesSurplus && !isSurplus) return null
  return (
    <Checkbox
      label={text(purchaseOrder.trim() === '' ? 'warehouse.takes_surplus' : 'purchase_order.takes_surplus')}
      checked={takesSurplus}
      onChange={({ target }) => form.change({ takesSurplus: target.checked })}
    />
  )
}

/** Purchase orders with which the products of the receipt are still to come; a second press leaves one out again. */
export function ExpectedPurchaseOrders({ receipt: { form, setPurchaseOrder } }: Props) {
  const text = useText()
  const id = useId()
  const { warehouse, lines, purchaseOrder } = form.values
  const numbers = lines.map(({ number }) => number).toSorted()
  const { data: expected = [] } = useQuery(expectedPurchaseOrdersQuery({ warehouse, numbers }))
  if (lines.length === 0 || expected.length === 0) return null
  return (
    <div>
      <span id={id} className={classes.quiet}>
        {text('warehouse.expected_with')}
      </span>
      <ul aria-labelledby={id} className={classes.expected}>
        {expected.map(({ number, supplierName, openPieces }) => {
          const isChosen = number === purchaseOrder.trim()
          return (
            <li key={number}>
              <Button
                variant={isChosen ? 'tonal' : 'default'}
                size="compact-sm"
                aria-pressed={isChosen}
                onClick={() => setPurchaseOrder(isChosen ? '' : number)}
              >
                {text('warehouse.expected_order', { number, supplier: supplierName, pieces: openPieces })}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
