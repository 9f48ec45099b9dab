import { Link } from '@tanstack/react-router'
import { waitingPieces } from '../../../../../rules/order/back-order.ts'
import { useMay } from '../../../../api/session/session.ts'
import { useCarrierName } from '../../../../ui/language/carrier.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { type Fact, Facts } from '../../../../ui/list/Facts.tsx'
import { AddressBlock } from '../../../../ui/order/AddressBlock.tsx'
import { OrderTotals } from '../../../../ui/order/OrderTotals.tsx'
import { useDeliveryFact } from '../../../../ui/order/useDeliveryFact.tsx'
import { BankTransfer } from '../documents/BankTransfer.tsx'
import { OrderAttachments } from '../documents/OrderAttachments.tsx'
import classes from '../Order.module.css'
import { OrderLines } from '../OrderLines.tsx'
import type { OrderDetail } from '../queries.ts'
import { useHoldWords } from './hold-words.ts'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderInvoices } from './OrderInvoices.tsx'
import { Shipments } from './Shipments.tsx'
import { WayToPay } from './WayToPay.tsx'

/** All of an order as it was placed. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const text = useText()
  const facts = [...useCheckoutFacts(order), ...useDeliveryFacts(order), ...useTermFacts(order)]
  const ended = order.status === 'cancelled'
  return (
    <div className={classes.detail}>
      <div className={classes.main}>
        {ended && (
          <p className={classes.ended}>
            {text(order.shipments.length > 0 ? 'order.cancelled_rest' : 'order.cancelled_owes')}
          </p>
        )}
        <Facts facts={facts} />
        {order.payment && <BankTransfer orderno={order.orderno} payment={order.payment} />}
        <Shipments order={order} ended={ended} />
        <OrderInvoices order={order} />
        <OrderLines
          lines={order.lines}
          currency={order.currency}
          together={order.backOrders === 'together'}
          waits={order.status === 'awaitingPayment' || order.status === 'onHold'}
          today={order.today}
          hasLeft={ended || order.shipments.length > 0}
        />
      </div>
      <Summary order={order} />
    </div>
  )
}

/** Under which numbers it was placed. */
function useCheckoutFacts(order: OrderDetail): Fact[] {
  const text = useText()
  const { day, instant } = useFormat()
  return [
    [text('order.date'), instant(order.placedAt)],
    [text('order.po'), order.poNumber],
    [text('order.so'), order.soNumber],
    [text('order.so_date'), order.soOn && day(order.soOn)],
    [text('order.type'), text(`order.type_${order.orderType}`)],
  ]
}

/** From where, with whom and when it comes. */
function useDeliveryFacts(order: OrderDetail): Fact[] {
  const text = useText()
  const warehouseName = useWarehouseName()
  const carrierName = useCarrierName()
  const chose = order.backOrders !== 'split' || order.lines.some((line) => waitingPieces(line) > 0)
  return [
    [text('order.ship_from'), warehouseName(order.shipFrom)],
    [text('order.ship_via'), [carrierName(order.carrier), order.forwarder].filter(Boolean).join(' · ')],
    ...useDeliveryFact(order),
    [text('back_order.term'), chose ? text(`back_order.${order.backOrders}`) : ''],
  ]
}

/** How it is paid, by whom, and what else belongs to it. */
function useTermFacts(order: OrderDetail): Fact[] {
  const text = useText()
  const mayPay = useMay('cust:finance')
  return [
    [text('order.payment'), useTermWords(order)],
    [text('order.status'), useHoldWords(order)],
    [text('order.held_next'), order.heldBecause && mayPay && <WayToPay because={order.heldBecause} />],
    [text('order.custnum'), order.custnum],
    [text('order.vat_number'), order.vatNumber],
    [text('order.quick_order'), order.quickOrder && <SourceList list={order.quickOrder} />],
    [text('order_split.placed_with'), order.placedWith.length > 0 && <SplitOrderLinks orders={order.placedWith} />],
    [text('order.instruction'), order.instruction],
  ]
}

/** On what terms it is paid; of one in advance, that it was paid and when. Nothing is to be paid of a cancelled one. */
function useTermWords({ status, termsNetDays, paidOn }: OrderDetail) {
  const text = useText()
  const { day } = useFormat()
  if (status === 'cancelled') return ''
  return paidOn
    ? text('order.paid_in_advance_on', { date: day(paidOn) })
    : text('order.terms_days', { days: termsNetDays })
}

function Summary({ order }: { order: OrderDetail }) {
  const text = useText()
  return (
    <aside className={classes.summary} aria-label={text('order.total')}>
      <OrderTotals totals={order.totals} remaining={order.remainingTotals} couponCode={order.couponCode} />
      <OrderAttachments files={order.files} />
      <AddressBlock address={order.shipTo} title={text('order.ship_to')} />
      <AddressBlock address={order.billTo} title={text('order.bill_to')} />
      <OrderHistory order={order} />
    </aside>
  )
}

/** The list that became the order. */
function SourceList({ list: { quickOrderId, number } }: { list: NonNullable<OrderDetail['quickOrder']> }) {
  return (
    <Link to="/hisorder/quickOrderDetails/$id" params={{ id: String(quickOrderId) }}>
      {number}
    </Link>
  )
}

/** The other orders that it was split into. */
function SplitOrderLinks({ orders }: { orders: OrderDetail['placedWith'] }) {
  const warehouseName = useWarehouseName()
  return orders.map(({ orderno, shipFrom }) => (
    <div key={orderno}>
      <Link to="/hisorder/orderDetails/$orderno" params={{ orderno }}>
        {orderno}
      </Link>
      {` · ${warehouseName(shipFrom)}`}
    </div>
  ))
}
