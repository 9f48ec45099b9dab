import { Link } from '@tanstack/react-router'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { keepDates, useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { NextDay } from '../../../../ui/order/NextDay.tsx'
import { OrderStatusBadge } from '../../../../ui/order/OrderStatusBadge.tsx'
import classes from '../Order.module.css'
import type { OrderRow } from '../queries.ts'
import { RowInvoices } from './RowInvoices.tsx'

/** The customer's orders, newest first. */
export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const text = useText()
  const { instant, number } = useFormat()
  return (
    <RowTable
      isLinked
      rows={orders}
      rowKey={({ orderId }) => orderId}
      columns={[
        { head: text('order.number'), cell: (order) => <OrderNumber order={order} /> },
        { head: text('order.date'), cell: ({ placedAt }) => keepDates(instant(placedAt)) },
        { head: text('order.po'), cell: ({ poNumber }) => poNumber },
        { head: text('order.so'), cell: ({ soNumber }) => soNumber },
        { head: text('order.status'), onPhone: 'corner', cell: (order) => <OrderState order={order} /> },
        {
          head: text('order.delivery_day'),
          cell: (order) => <NextDay order={order} />,
        },
        { head: text('order_invoice.title'), cell: (order) => <RowInvoices order={order} /> },
        { head: text('order.pieces'), isRight: true, cell: ({ pieces }) => number(pieces) },
        {
          head: text('order.total'),
          isRight: true,
          cell: (order) => <Total order={order} />,
        },
      ]}
    />
  )
}

/** What remains of it, and where something was cancelled what was placed. */
function Total({ order: { total, remainingTotal, currency } }: { order: OrderRow }) {
  const text = useText()
  const { money } = useFormat()
  return (
    <>
      <Money amount={remainingTotal} currency={currency} />
      {remainingTotal !== total && (
        <span className={classes.small}>{text('order.placed_total', { amount: money(total, currency) })}</span>
      )}
    </>
  )
}

function OrderState({ order: { status, isLate } }: { order: OrderRow }) {
  const text = useText()
  if (!isLate) return <OrderStatusBadge state={status} />
  return <StatusBadge tone="caution">{text('order.state_late', { state: text(`order.state_${status}`) })}</StatusBadge>
}

/** What leads to the order, and those that were placed with it. */
function OrderNumber({ order: { orderno, placedWith } }: { order: OrderRow }) {
  const text = useText()
  return (
    <>
      <Link to="/hisorder/orderDetails/$orderno" params={{ orderno }} className={classes.number}>
        {orderno}
      </Link>
      {placedWith.length > 0 && (
        <span className={classes.small}>
          {text('ui.term', { term: text('order_split.placed_with') })} {placedWith.join(', ')}
        </span>
      )}
    </>
  )
}
