import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { ExpectedDay } from './ExpectedDay.tsx'
import { PurchaseOrderBadge } from './PurchaseOrderBadge.tsx'
import { PurchaseTotal } from './PurchaseTotal.tsx'
import type { PurchaseOrderRow } from './queries.ts'

/** Purchase orders of several suppliers. */
export function PurchaseOrderList({ orders }: { orders: readonly PurchaseOrderRow[] }) {
  const text = useText()
  const { number } = useFormat()
  const warehouseName = useWarehouseName()
  return (
    <RowTable
      rows={orders}
      rowKey={({ purchaseOrderId }) => purchaseOrderId}
      columns={[
        { head: text('purchase_order.number'), cell: (order) => <OrderNumber order={order} /> },
        { head: text('purchase_order.supplier'), onPhone: 'wide', cell: ({ supplierName }) => supplierName },
        { head: text('desk.warehouse'), cell: ({ warehouse }) => warehouseName(warehouse) },
        {
          head: text('warehouse.expected_on'),
          cell: ({ expectedOn, daysLate }) => expectedOn && <ExpectedDay expectedOn={expectedOn} daysLate={daysLate} />,
        },
        { head: text('desk.pieces'), isRight: true, cell: ({ pieces }) => number(pieces) },
        { head: text('purchase_order.open'), isRight: true, cell: ({ openPieces }) => number(openPieces) },
        {
          head: text('desk.total'),
          isRight: true,
          cell: (order) => <PurchaseTotal order={order} />,
        },
        { head: text('desk.status'), onPhone: 'corner', cell: ({ state }) => <PurchaseOrderBadge state={state} /> },
      ]}
    />
  )
}

const OrderNumber = ({ order: { purchaseOrderId, number, supplierReference } }: { order: PurchaseOrderRow }) => (
  <>
    <Link {...detailLink('purchase-orders', purchaseOrderId)} className={page.number}>
      {number}
    </Link>
    {supplierReference && <span className={page.quiet}>{supplierReference}</span>}
  </>
)
