import { detailPath } from '../../../../rules/office/console-address.ts'
import { totalRows, totalTexts } from '../../../../rules/order/total-rows.ts'
import { type Language, toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Formats, laterWords, makeFormats } from '../../../documents/formats.ts'
import type { MailPart } from '../../../mail/mail-content.ts'
import type { Mail } from '../../../mail/outbox.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import type { Reader } from '../../customer/account/recipients.queries.ts'
import { paymentRows } from '../../order/documents/payment.ts'
import type { findOrder } from '../../order/history/order.queries.ts'
import { findRemaining, findTotals, toDuePayment } from '../../order/history/wire.ts'
import type { Cancellation } from './cancellation.queries.ts'

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>
type Line = Order['lines'][number]

type CancelledOrder = {
  order: Order
  cancellation: Cancellation
  orgId: number
  company: string
  custnum: string
  orderEmail: string
  siteLanguage: string
  isPaidInAdvance: boolean
}

/** To an account of the customer, in its language: what was cancelled, what remains and what it comes to. */
export function cancellationMail(cancelled: CancelledOrder, { email, language }: Reader): Mail {
  const { order, cancellation, orgId, company, isPaidInAdvance } = cancelled
  const { orderno, orderId } = order
  const formats = makeFormats(language, order.currency)
  const isWhole = order.status === 'cancelled'
  const due = toDuePayment(order)
  const parts: MailPart[] = [
    say(language, isWhole ? 'mail.cancelled_intro' : 'mail.cancelled_part_intro', { orderno, company }),
    { rows: cancelledRows(cancelled, language) },
    ...reasonPart(cancellation, language),
    ...(isWhole ? [] : [say(language, 'mail.cancelled_remains'), { rows: remainingRows(order, language, formats) }]),
    { rows: sumRows(order, language, formats) },
    ...(due ? [say(language, 'mail.cancelled_pay', { orderno }), { rows: paymentRows(due, formats, language) }] : []),
    ...(isPaidInAdvance ? [say(language, 'mail.cancelled_refund')] : []),
    { link: say(language, 'mail.order_see'), path: `/hisorder/orderDetails/${orderno}` },
  ]
  return {
    orgId,
    recipient: email,
    language,
    subject: say(language, isWhole ? 'mail.cancelled_subject' : 'mail.cancelled_part_subject', { orderno }),
    parts,
    // What is cancelled whole no longer needs a confirmation.
    ...(!isWhole && { orderId }),
    cause: `order ${orderno}`,
  }
}

/** To the site's address for orders, in its language: what its customer has cancelled. An answer goes to who did. */
export function staffCancellationMail(cancelled: CancelledOrder, by: Reader): Mail {
  const { order, cancellation, orgId, company, custnum, orderEmail, siteLanguage, isPaidInAdvance } = cancelled
  const language = toLanguage(siteLanguage) ?? 'en'
  const formats = makeFormats(language, order.currency)
  const { orderno } = order
  const isWhole = order.status === 'cancelled'
  const intro = isWhole ? 'mail.desk_cancelled_intro' : 'mail.desk_cancelled_part_intro'
  return {
    orgId,
    recipient: orderEmail,
    replyTo: by.email,
    language,
    subject: say(language, 'mail.desk_cancelled_subject', { orderno, company }),
    parts: [
      say(language, intro, { orderno, company, custnum, name: by.name }),
      { rows: cancelledRows(cancelled, language) },
      ...reasonPart(cancellation, language),
      { rows: sumRows(order, language, formats) },
      ...(isPaidInAdvance
        ? [say(language, 'mail.desk_cancelled_refund', { amount: formats.money(cancellation.off.total) })]
        : []),
      { link: say(language, 'mail.desk_see'), path: detailPath('orders', order.orderId) },
    ],
    cause: `order ${orderno}`,
  }
}

type Row = [term: string, value: string]

const pieceWords = (line: Line, pieces: number, language: Language) =>
  `${pieces} x ${line.number} ${productNameIn(language)(line)}`

function cancelledRows({ order, cancellation }: CancelledOrder, language: Language): Row[] {
  const byPosition = new Map(order.lines.map((line) => [line.position, line]))
  return cancellation.lines.flatMap(({ position, qty }) => {
    const line = byPosition.get(position)
    return line ? [[pieceWords(line, qty, language), ''] satisfies Row] : []
  })
}

/** The lines that are left, each with what of it follows later. */
function remainingRows({ lines }: Order, language: Language, formats: Formats): Row[] {
  return lines
    .filter(({ quantity, cancelled }) => quantity > cancelled)
    .flatMap((line) => {
      const waits = { backOrdered: line.waiting, preOrdered: 0, expectedOn: line.expectedOn }
      const rows: Row[] = [
        [pieceWords(line, line.quantity - line.cancelled, language), ''],
        [laterWords(waits, formats, language) ?? '', ''],
      ]
      return rows.filter(([term]) => term !== '')
    })
}

const sumRows = (order: Order, language: Language, { money, number }: Formats): Row[] =>
  totalRows(findTotals(order), findRemaining(order)).map(({ kind, amount }) => [
    say(language, totalTexts[kind], { rate: number(order.vat_rate_bp / 100) }),
    money(amount),
  ])

const reasonPart = ({ reason }: Cancellation, language: Language): MailPart[] =>
  reason ? [say(language, 'mail.row', { term: say(language, 'mail.cancelled_reason'), value: reason })] : []
