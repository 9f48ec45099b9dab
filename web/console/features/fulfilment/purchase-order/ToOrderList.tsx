import { useNavigate } from '@tanstack/react-router'
import { addPurchaseOrder } from '../../../../../contract/fulfilment/purchase-order.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { type Column, RowTable } from '../../../../ui/list/RowTable.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { useProductName } from '../../../../ui/product/name.ts'
import { PicturedProduct } from '../../../../ui/product/picture/PicturedProduct.tsx'
import classes from './PurchaseOrder.module.css'
import type { ToOrder } from './queries.ts'

type Row = ToOrder['rows'][number]
type Props = { found: ToOrder; warehouse: string; supplierId: number }

/** What to order of a supplier; one press makes it a draft, in which pieces and days can still change. */
export function ToOrderList({ found: { rows, total, expectedOn }, warehouse, supplierId }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const adding = useStaffChange(addPurchaseOrder, ({ purchaseOrderId }) => {
    void navigate(detailLink('purchase-orders', purchaseOrderId))
  })
  const lines = rows.map(({ number, quantity, purchasePrice }) => ({
    position: null,
    number,
    quantity,
    purchasePrice,
    expectedOn,
  }))
  return (
    <>
      <div className={classes.above}>
        <Button loading={adding.isPending} onClick={() => adding.send({ body: { warehouse, supplierId, lines } })}>
          {text('purchase_order.make_draft', { count: rows.length })}
        </Button>
      </div>
      <RefusalNotice why={adding.error} />
      {total > rows.length && <p>{text('purchase_order.first_of', { shown: rows.length, total })}</p>}
      <RowTable rows={rows} rowKey={({ skuId }) => skuId} columns={useColumns()} />
    </>
  )
}

function useColumns(): Column<Row>[] {
  const text = useText()
  const { number } = useFormat()
  return [
    { head: text('desk.product'), cell: (row) => <Product row={row} /> },
    { head: text('purchase_order.free'), isRight: true, cell: ({ free }) => number(free) },
    { head: text('warehouse.waiting'), isRight: true, cell: ({ waiting }) => number(waiting) },
    { head: text('purchase_order.on_order'), isRight: true, cell: ({ onOrder }) => number(onOrder) },
    { head: text('purchase_order.sold_per_day'), isRight: true, cell: ({ soldPerDay }) => number(soldPerDay) },
    {
      head: text('purchase_order.days_left'),
      isRight: true,
      cell: ({ daysOfStock }) => daysOfStock !== null && text('purchase_order.days', { days: daysOfStock }),
    },
    {
      head: text('warehouse.reorder_point'),
      isRight: true,
      cell: ({ reorderPoint }) => reorderPoint !== null && number(reorderPoint),
    },
    { head: text('purchase_order.suggested'), isRight: true, cell: ({ quantity }) => number(quantity) },
  ]
}

function Product({ row }: { row: Row }) {
  const nameOf = useProductName()
  return (
    <PicturedProduct product={row}>
      <span className={page.number}>{row.number}</span> {nameOf(row)}
    </PicturedProduct>
  )
}
