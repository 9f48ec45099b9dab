import { useState } from 'react'
import { isOpen } from '../../../../../rules/fulfilment/purchase-order.ts'
import { keepsFocus } from '../../../../ui/focus.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { type Fact, Facts } from '../../../../ui/list/Facts.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { ExpectedDay } from './ExpectedDay.tsx'
import { LineTable } from './LineTable.tsx'
import { LinesForm } from './lines/LinesForm.tsx'
import classes from './PurchaseOrder.module.css'
import { PurchaseOrderActions, type PurchaseOrderDrawer } from './PurchaseOrderActions.tsx'
import { PurchaseOrderBadge } from './PurchaseOrderBadge.tsx'
import { PurchaseTotal } from './PurchaseTotal.tsx'
import type { PurchaseOrder } from './queries.ts'

type Props = {
  order: PurchaseOrder
  /** The drawer that is open at first; only that of a purchase order that is ordered. */
  startsWith?: PurchaseOrderDrawer | undefined
}

/** A purchase order: how far it is, what can be done, and its lines, which change in place. */
export function PurchaseOrderDetail({ order, startsWith }: Props) {
  const text = useText()
  const [isEditing, setEditing] = useState(isOpen(order.state) && order.lines.length === 0)
  return (
    <>
      <div ref={keepsFocus} className={page.head}>
        <h1>{order.number}</h1>
        <PurchaseOrderBadge state={order.state} />
        {!isEditing && isOpen(order.state) && (
          <PurchaseOrderActions order={order} startsWith={startsWith} onEdit={() => setEditing(true)} />
        )}
      </div>
      <Facts facts={useFacts(order)} className={classes.facts} />
      <section className={classes.lines}>
        <h2>{text('purchase_order.lines')}</h2>
        {isEditing ? <LinesForm order={order} onDone={() => setEditing(false)} /> : <LineTable order={order} />}
      </section>
    </>
  )
}

function useFacts(order: PurchaseOrder): Fact[] {
  const text = useText()
  const { instant, number } = useFormat()
  const warehouseName = useWarehouseName()
  return [
    [text('purchase_order.supplier'), order.supplierName],
    [text('purchase_order.supplier_reference'), order.supplierReference],
    [text('desk.warehouse'), warehouseName(order.warehouse)],
    [text('purchase_order.created_at'), instant(order.createdAt)],
    [text('purchase_order.ordered_at'), order.orderedAt && instant(order.orderedAt)],
    [
      text('warehouse.expected_on'),
      order.expectedOn && <ExpectedDay key="day" expectedOn={order.expectedOn} daysLate={order.daysLate} />,
    ],
    [text('purchase_order.open'), order.openPieces > 0 && number(order.openPieces)],
    [text('desk.total'), <PurchaseTotal key="total" order={order} />],
  ]
}
