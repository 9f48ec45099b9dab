import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { Table } from '../../../ui/list/Table.tsx'
import { OrderStatusBadge } from '../../../ui/order/OrderStatusBadge.tsx'
import classes from './Desk.module.css'
import type { OrderRow } from './queries.ts'

/** Orders of many customers, newest first. */
export function OrderList({ orders }: { orders: readonly OrderRow[] }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <Table
      className={classes.list}
      heads={[
        text('desk.order'),
        text('desk.customer'),
        text('desk.site'),
        text('desk.placed_at'),
        { right: text('desk.total') },
        text('desk.status'),
      ]}
    >
      {orders.map((order) => (
        <tr key={order.orderId}>
          <td>
            <Link to="/console/$" params={{ _splat: `orders/${order.orderId}` }} className={classes.number}>
              {order.orderno}
            </Link>
            {order.poNumber && <span className={classes.quiet}>{order.poNumber}</span>}
          </td>
          <td data-wide>
            {order.company}
            <span className={classes.quiet}>{`${order.custnum} · ${order.placedBy}`}</span>
          </td>
          <td data-label={text('desk.site')}>{order.siteName}</td>
          <td data-label={text('desk.placed_at')}>{instant(order.placedAt)}</td>
          <td data-right data-label={text('desk.total')}>
            <Money amount={order.total} currency={order.currency} />
          </td>
          <td data-wide>
            <OrderStatusBadge state={order.status} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
