import { reminderDays } from '../../../../rules/fulfilment/order-automation.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { say } from '../../../../texts/say.ts'
import type { Tx } from '../../../db/database.ts'
import { makeFormats } from '../../../documents/formats.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { queueMail } from '../../../mail/outbox.ts'
import { findRecipient } from '../../customer/account/recipients.queries.ts'
import { paymentRows } from '../../order/documents/payment.ts'
import { findOrder, ownerOfOrder } from '../../order/history/order.queries.ts'
import { toOrderDetail } from '../../order/history/wire.ts'
import { markReminded } from './automation.queries.ts'

const day = 86_400_000

/** Reminds the account that placed a locked order, which waits for its payment, how to pay it and when it will be cancelled; once. */
export async function remindOfPayment(tx: Tx, orderId: number, now: Date) {
  const reminded = await markReminded(tx, orderId, now)
  if (!reminded || reminded.cancelDays === null) return
  const { accountId, placedAt, cancelDays, timeZone } = reminded
  const { customerId, orgId } = await ownerOfOrder(tx, orderId)
  const { email, name, language } = await findRecipient(tx, accountId)
  const order = toOrderDetail(orNotFound(await findOrder(tx, { customerId }, { id: orderId })), language, now)
  const formats = makeFormats(language, order.currency)
  const cancelAt = Math.max(placedAt.getTime() + cancelDays * day, now.getTime() + reminderDays * day)
  const { orderno } = order
  const until = formats.day(dateIn(new Date(cancelAt), timeZone))
  await queueMail(
    tx,
    {
      orgId,
      recipient: email,
      language,
      subject: say(language, 'mail.reminder_subject', { orderno }),
      parts: [
        say(language, 'mail.reminder_intro', { name, orderno, date: formats.day(order.placedOn) }),
        say(language, 'mail.reminder_until', { date: until }),
        ...(order.payment ? [{ rows: paymentRows(order.payment, formats, language) }] : []),
        say(language, 'mail.reminder_paid'),
        { link: say(language, 'mail.order_see'), path: `/hisorder/orderDetails/${orderno}` },
      ],
      orderId,
      cause: `order ${orderno}`,
    },
    now,
  )
}
