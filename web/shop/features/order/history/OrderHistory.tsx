import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { MovedLines } from '../../../../ui/order/MovedLines.tsx'
import { OrderStatusBadge } from '../../../../ui/order/OrderStatusBadge.tsx'
import classes from '../Order.module.css'
import type { OrderDetail } from '../queries.ts'

type Props = { order: Pick<OrderDetail, 'events' | 'changedAt' | 'movedDates' | 'lines'> }

/** What happened to an order and when, the first first: its states, changes by staff, and dates that moved. */
export function OrderHistory({ order: { events, changedAt, movedDates, lines } }: Props) {
  const text = useText()
  const { instant } = useFormat()
  const happened = [
    ...events.map(({ status, at }) => ({ at, name: <OrderStatusBadge state={status} />, moved: null })),
    ...changedAt.map((at) => ({ at, name: <span>{text('order.changed_by_us')}</span>, moved: null })),
    ...movedDates.map(({ at, lines: moved }) => ({ at, name: <span>{text('order.date_moved')}</span>, moved })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <>
      <h3>{text('order.history')}</h3>
      <ol className={classes.events}>
        {happened.map(({ at, name, moved }, position) => (
          // Nothing is ever put in between.
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same instant
          <li key={position}>
            {name}
            <time dateTime={at}>{instant(at)}</time>
            {moved && <MovedLines moved={moved} lines={lines} />}
          </li>
        ))}
      </ol>
    </>
  )
}
