import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StatusBadge } from '../../../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Money } from '../../../../../ui/language/Money.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { NextDay } from '../../../../../ui/order/NextDay.tsx'
import { OrderStatusBadge } from '../../../../../ui/order/OrderStatusBadge.tsx'
import { type OpenOrder, openOrdersQuery } from '../queries.ts'
import { Block, LinesToCome } from './Block.tsx'
import classes from './Overview.module.css'

/** What is under way, the late ones first. */
export function OpenOrders() {
  const text = useText()
  const result = useQuery(openOrdersQuery)
  const late = result.data?.late ?? 0
  const aside = (
    <>
      {late > 0 && <StatusBadge tone="caution">{text('morning.late', { count: late })}</StatusBadge>}
      <Link to="/hisorder/orders">{text('morning.orders_all')}</Link>
    </>
  )
  return (
    <Block kind="orders" title={text('home.desk_orders')} aside={aside}>
      <Fetched result={result} skeleton={<LinesToCome lines={6} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={classes.none}>
              {text('morning.orders_none')} <Link to="/list/toner">{text('morning.browse')}</Link>
            </p>
          ) : (
            <ul className={classes.rows}>
              {rows.map((order) => (
                <OrderRow key={order.orderId} order={order} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </Block>
  )
}

function OrderRow({ order }: { order: OpenOrder }) {
  const { orderno, poNumber, status, isLate, promisedOn, rest, goods, remainingTotal, currency } = order
  const text = useText()
  const { day } = useFormat()
  const state = text(`order.state_${status}`)
  const waits = status === 'onHold' || status === 'awaitingPayment'
  const promise = promisedOn ? text(isLate ? 'morning.was_due' : 'morning.due', { date: day(promisedOn) }) : ''
  return (
    <li className={classes.order} data-late={isLate || undefined}>
      <span className={classes.words}>
        <Link to="/hisorder/orderDetails/$orderno" params={{ orderno }} className={classes.number}>
          {orderno}
        </Link>
        <span className={classes.quiet}>{poNumber}</span>
      </span>
      <span className={classes.state}>
        {isLate ? (
          <StatusBadge tone="caution">{text('order.state_late', { state })}</StatusBadge>
        ) : (
          <OrderStatusBadge state={status} />
        )}
      </span>
      <span className={classes.promise}>{rest || goods || waits ? <NextDay order={order} /> : promise}</span>
      <strong className={classes.amount}>
        <Money amount={remainingTotal} currency={currency} />
      </strong>
    </li>
  )
}
