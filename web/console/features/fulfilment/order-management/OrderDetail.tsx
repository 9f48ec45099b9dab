import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { keepsFocus } from '../../../../ui/focus.ts'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { type Fact, Facts } from '../../../../ui/list/Facts.tsx'
import { AddressBlock } from '../../../../ui/order/AddressBlock.tsx'
import { OrderStatusBadge } from '../../../../ui/order/OrderStatusBadge.tsx'
import { OrderTotals } from '../../../../ui/order/OrderTotals.tsx'
import { useDeliveryFact } from '../../../../ui/order/useDeliveryFact.tsx'
import classes from '../../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { HoldFact } from './HoldFact.tsx'
import { OrderInvoices } from './invoices/OrderInvoices.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderShipments } from './OrderShipments.tsx'
import type { StaffOrder } from './queries.ts'
import { OrderMails, Trail } from './Trail.tsx'

type Props = {
  order: StaffOrder
  /** Its tags, beside the heading. */
  tags?: ReactNode
  /** The panel of its internal notes. */
  notes?: ReactNode
}

/** An order as it was placed, whose it is, how far it has come, and what staff note of it. */
export function OrderDetail({ order, tags, notes }: Props) {
  const text = useText()
  return (
    <>
      <div ref={keepsFocus} className={classes.head}>
        <h1>{order.orderno}</h1>
        <OrderStatusBadge state={order.status} />
        {tags}
        <OrderActions order={order} />
      </div>
      <div className={classes.detail}>
        <div className={classes.main}>
          <Facts facts={useFacts(order)} />
          <section>
            <h2>{text('desk.lines')}</h2>
            <OrderLines order={order} />
          </section>
          <OrderShipments order={order} />
          <OrderInvoices order={order} />
          {notes}
        </div>
        <aside className={classes.aside} aria-label={text('desk.total')}>
          <OrderTotals totals={order.totals} remaining={order.remainingTotals} couponCode={order.couponCode} />
          <AddressBlock address={order.shipTo} title={text('order.ship_to')} />
          <AddressBlock address={order.billTo} title={text('order.bill_to')} />
          <Trail order={order} />
          <OrderMails mails={order.desk.mails} />
        </aside>
      </div>
    </>
  )
}

function useFacts(order: StaffOrder): Fact[] {
  const text = useText()
  const { day, instant } = useFormat()
  const warehouseName = useWarehouseName()
  const nameCarrier = useCarrierName()
  return [
    [text('desk.customer'), <CustomerLink key="customer" order={order} />],
    [text('desk.site'), order.siteName],
    [text('desk.placed_by'), order.placedBy],
    [
      text('desk.email'),
      <a key="email" href={`mailto:${order.email}`}>
        {order.email}
      </a>,
    ],
    [text('desk.phone'), order.phone && <a href={`tel:${order.phone.replaceAll(' ', '')}`}>{order.phone}</a>],
    [text('desk.placed_at'), instant(order.placedAt)],
    [text('desk.po'), order.poNumber],
    [text('order.so'), order.soNumber],
    [text('order.type'), text(`desk.type_${order.orderType}`)],
    [
      text('order.ship_from'),
      order.shipFromChosen
        ? text('desk.ship_from_chosen', { place: warehouseName(order.shipFrom) })
        : warehouseName(order.shipFrom),
    ],
    [text('order.ship_via'), [nameCarrier(order.carrier), order.forwarder].filter(Boolean).join(' · ')],
    ...useStaffDeliveryFact(order),
    [
      text('order.payment'),
      order.paidOn
        ? text('order.paid_in_advance_on', { date: day(order.paidOn) })
        : text('order.terms_days', { days: order.termsNetDays }),
    ],
    [text('order.status'), order.status === 'onHold' && <HoldFact key="hold" order={order} />],
    [text('order.instruction'), order.instruction],
  ]
}

/** As the customer reads it; staff also see the day of an order that is held after it was promised. */
function useStaffDeliveryFact(order: StaffOrder): Fact[] {
  const text = useText()
  const { day } = useFormat()
  const facts = useDeliveryFact(order)
  const isHeld = order.promisedOn !== null && order.status === 'onHold' && order.shipments.length === 0
  return isHeld ? [[text('order.promised_on'), day(order.promisedOn ?? '')]] : facts
}

function CustomerLink({ order: { customerId, company, custnum } }: { order: StaffOrder }) {
  return (
    <>
      <Link {...detailLink('customers', customerId)}>{company}</Link>
      {` · ${custnum}`}
    </>
  )
}
