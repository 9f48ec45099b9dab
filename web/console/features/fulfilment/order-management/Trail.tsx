import { Link } from '@tanstack/react-router'
import { shipmentNumber } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { holds } from '../../../../../rules/identity/permissions.ts'
import { orderActions } from '../../../../../rules/order/order-state.ts'
import { useSession } from '../../../../api/session/session.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { MovedLines } from '../../../../ui/order/MovedLines.tsx'
import { OrderStatusBadge } from '../../../../ui/order/OrderStatusBadge.tsx'
import classes from '../../../../ui/page/ConsolePage.module.css'
import { detailLink } from '../../../../ui/page/console-link.ts'
import type { StaffOrder } from './queries.ts'

type OrderManagement = StaffOrder['desk']

/** What was done with an order, by whom and why, the first first. */
export function Trail({ order: { desk, movedDates, lines } }: { order: StaffOrder }) {
  const text = useText()
  const { instant } = useFormat()
  return (
    <div>
      <h3>{text('order.history')}</h3>
      <ol className={classes.events}>
        {desk.trail.map((event) => (
          <li key={`${event.at} ${event.action} ${event.shipmentId ?? ''}`}>
            <EventName event={event} />
            <time dateTime={event.at}>{instant(event.at)}</time>
            <span className={classes.quiet}>
              {[event.userName ?? (event.action && text('desk.by_shop')), event.reason].filter(Boolean).join(' · ')}
            </span>
            {event.action === 'delayed' && (
              <MovedLines moved={movedDates.find(({ at }) => at === event.at)?.lines ?? []} lines={lines} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

// Goods that came or moved are events of an order that no user causes.
const eventNames = [...orderActions, 'arrived', 'delayed'] as const

function EventName({ event: { action, status, shipmentId } }: { event: OrderManagement['trail'][number] }) {
  const text = useText()
  const eventName = eventNames.find((one) => one === action)
  if (!eventName) return <OrderStatusBadge state={status} />
  return (
    <span>{[text(`desk.did_${eventName}`), shipmentId && shipmentNumber(shipmentId)].filter(Boolean).join(' ')}</span>
  )
}

/** What was mailed about an order; whoever may read mails opens them. */
export function OrderMails({ mails }: { mails: OrderManagement['mails'] }) {
  const text = useText()
  const { instant } = useFormat()
  const permissions = useSession()?.permissions ?? []
  const mayOpen = holds(permissions, 'staff:mail')
  if (mails.length === 0) return null
  return (
    <div>
      <h3>{text('desk.mails')}</h3>
      <ul className={classes.events}>
        {mails.map(({ mailId, subject, recipient, sentAt, queuedAt }) => (
          <li key={mailId}>
            {mayOpen ? <Link {...detailLink('outbox', mailId)}>{subject}</Link> : <span>{subject}</span>}
            <span className={classes.quiet}>
              {[recipient, sentAt ? instant(sentAt) : text('desk.mail_waits', { since: instant(queuedAt) })].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
