import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../../ui/language/warehouse.ts'
import { RowTable } from '../../../../../ui/list/RowTable.tsx'
import { detailLink } from '../../../../../ui/page/console-link.ts'
import { useProductName } from '../../../../../ui/product/name.ts'
import { PicturedProduct } from '../../../../../ui/product/picture/PicturedProduct.tsx'
import type { Arrival } from '../queries.ts'
import classes from '../Warehouse.module.css'
import { ChangeButton, TakeButton } from './ArrivalButtons.tsx'
import { ChangeArrival } from './ArrivalDrawers.tsx'

type Props = {
  arrivals: readonly Arrival[]
  /** The warehouse of a receipt that has lines: nothing of another one goes into it. */
  receiptWarehouse?: string | undefined
  /** Takes what is open of an arrival into the receipt; not asked for those of purchase orders. */
  onTake: (arrival: Arrival) => void
}

/** Goods that are expected and have not come whole. */
export function ArrivalList({ arrivals, receiptWarehouse, onTake }: Props) {
  const text = useText()
  const { number } = useFormat()
  const warehouseName = useWarehouseName()
  const [changing, setChanging] = useState<Arrival | null>(null)
  return (
    <>
      <RowTable
        rows={arrivals}
        rowKey={({ skuId, warehouse, expectedOn, reference }) => `${skuId} ${warehouse} ${expectedOn} ${reference}`}
        columns={[
          {
            head: text('desk.product'),
            cell: (arrival) => <Product arrival={arrival} />,
          },
          { head: text('desk.warehouse'), cell: ({ warehouse }) => warehouseName(warehouse) },
          { head: text('warehouse.expected_on'), cell: (arrival) => <ArrivalDay arrival={arrival} /> },
          { head: text('warehouse.expected'), isRight: true, cell: ({ qty, received }) => number(qty - received) },
          { head: text('warehouse.waiting'), isRight: true, cell: ({ waiting }) => number(waiting) },
          {
            head: text('warehouse.take'),
            isSpoken: true,
            cell: (arrival) => (
              <TakeButton
                arrival={arrival}
                isOther={receiptWarehouse !== undefined && receiptWarehouse !== arrival.warehouse}
                onTake={onTake}
              />
            ),
          },
          {
            head: text('warehouse.change_arrival'),
            isSpoken: true,
            // A purchase order of ours says itself what it brings.
            cell: (arrival) =>
              arrival.purchaseOrderId === null && (
                <ChangeButton arrival={arrival} onPress={() => setChanging(arrival)} />
              ),
          },
        ]}
      />
      {changing && <ChangeArrival arrival={changing} onClose={() => setChanging(null)} />}
    </>
  )
}

/** The expected day, and since when it is over. */
function ArrivalDay({ arrival: { expectedOn, daysLate } }: { arrival: Arrival }) {
  const text = useText()
  const { day } = useFormat()
  return (
    <>
      {day(expectedOn)}
      {daysLate > 0 && <span className={classes.late}>{text('warehouse.days_late', { days: daysLate })}</span>}
    </>
  )
}

function Product({ arrival }: { arrival: Arrival }) {
  const nameOf = useProductName()
  return (
    <PicturedProduct product={arrival}>
      <span className={classes.number}>{arrival.number}</span> {nameOf(arrival)}
      <span className={classes.quiet}>
        {arrival.purchaseOrderId === null ? (
          arrival.reference
        ) : (
          <Link {...detailLink('purchase-orders', arrival.purchaseOrderId)}>{arrival.reference}</Link>
        )}
        {arrival.supplierName && ` · ${arrival.supplierName}`}
      </span>
    </PicturedProduct>
  )
}
