import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { RowTags } from '../../../../ui/list/RowTags.tsx'
import { choiceColumn, type RowChoice } from '../../../../ui/list/row-choice.tsx'
import { NextDay } from '../../../../ui/order/NextDay.tsx'
import { OrderStatusBadge } from '../../../../ui/order/OrderStatusBadge.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { RowInvoices } from './invoices/RowInvoices.tsx'
import classes from './OrderManagement.module.css'
import type { OrderRow } from './queries.ts'

type Props = {
  orders: readonly OrderRow[]
  choice?: RowChoice
}

/** Orders of many customers. */
export function OrderList({ orders, choice }: Props) {
  const text = useText()
  const { instant, number } = useFormat()
  return (
    <RowTable
      className={classes.list}
      rows={orders}
      rowKey={({ orderId }) => orderId}
      columns={[
        ...(choice
          ? [
              choiceColumn<OrderRow>(choice, text('desk.choose'), ({ orderId, orderno }) => ({
                id: orderId,
                name: orderno,
              })),
            ]
          : []),
        { head: text('desk.order'), cell: (order) => <OrderNumber order={order} /> },
        { head: text('desk.customer'), onPhone: 'wide', cell: (order) => <Customer order={order} /> },
        { head: text('desk.site'), cell: ({ siteName }) => siteName },
        { head: text('order.type'), cell: ({ orderType }) => text(`desk.type_${orderType}`) },
        { head: text('desk.placed_at'), cell: ({ placedAt }) => instant(placedAt) },
        { head: text('desk.promised_on'), cell: (order) => <NextDay order={order} /> },
        { head: text('desk.pieces'), isRight: true, cell: ({ pieces }) => number(pieces) },
        {
          head: text('desk.total'),
          isRight: true,
          cell: ({ remainingTotal, currency }) => <Money amount={remainingTotal} currency={currency} />,
        },
        { head: text('desk.status'), onPhone: 'corner', cell: (order) => <Status order={order} /> },
      ]}
    />
  )
}

function Status({ order: { status, isLate } }: { order: OrderRow }) {
  const text = useText()
  return (
    <>
      <OrderStatusBadge state={status} />
      {isLate && <span className={classes.late}>{text('desk.late')}</span>}
    </>
  )
}

const OrderNumber = ({ order: { orderId, orderno, poNumber, invoices, tags } }: { order: OrderRow }) => (
  <>
    <Link {...detailLink('orders', orderId)} className={page.number}>
      {orderno}
    </Link>
    {poNumber && <span className={page.quiet}>{poNumber}</span>}
    <RowInvoices invoices={invoices} />
    <RowTags tags={tags} />
  </>
)

const Customer = ({ order: { company, custnum, placedBy } }: { order: OrderRow }) => (
  <>
    {company}
    <span className={page.quiet}>{`${custnum} · ${placedBy}`}</span>
  </>
)
