import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { Table } from '../../../../ui/list/Table.tsx'
import { OrderStatusBadge } from '../../../../ui/order/OrderStatusBadge.tsx'
import classes from '../Order.module.css'
import type { OrderRow } from '../queries.ts'

/** The customer's orders, newest first. */
export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const text = useText()
  return (
    <Table
      heads={[
        text('order.number'),
        text('order.date'),
        text('order.po'),
        text('order.so'),
        text('order.status'),
        { right: text('order.pieces') },
        { right: text('order.total') },
      ]}
    >
      {orders.map((order) => (
        <Row key={order.orderId} order={order} />
      ))}
    </Table>
  )
}

function Row({ order }: { order: OrderRow }) {
  const text = useText()
  const { instant, number } = useFormat()
  return (
    <tr>
      <td>
        <Link to="/hisorder/orderDetails/$orderno" params={{ orderno: order.orderno }} className={classes.number}>
          {order.orderno}
        </Link>
        {order.placedWith.length > 0 && (
          <span className={classes.small}>
            {text('ui.term', { term: text('order_split.placed_with') })} {order.placedWith.join(', ')}
          </span>
        )}
      </td>
      <td data-label={text('order.date')}>{instant(order.placedAt)}</td>
      <td data-label={text('order.po')}>{order.poNumber}</td>
      <td data-label={text('order.so')}>{order.soNumber}</td>
      <td>
        <OrderStatusBadge state={order.status} />
      </td>
      <td data-right data-label={text('order.pieces')}>
        {number(order.pieces)}
      </td>
      <td data-right data-label={text('order.total')}>
        <Money amount={order.total} currency={order.currency} />
      </td>
    </tr>
  )
}
