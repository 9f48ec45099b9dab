import { deliveryReach } from '../../../../rules/order/delivery.ts'
import type { OrderTotals } from '../../../../rules/order/order.ts'
import { totalRows, totalTexts } from '../../../../rules/order/total-rows.ts'
import type { Language } from '../../../../texts/index.ts'
import { promiseTerm } from '../../../../texts/order/delivery.ts'
import { say } from '../../../../texts/say.ts'
import { type Formats, laterWords, makeFormats } from '../../../documents/formats.ts'
import type { MailPart } from '../../../mail/mail-content.ts'
import type { Mail } from '../../../mail/outbox.ts'
import { productNameIn } from '../../catalogue/products/product-name.ts'
import type { Reader } from '../../customer/account/recipients.queries.ts'
import { paymentRows } from '../../order/documents/payment.ts'
import type { findOrder } from '../../order/history/order.queries.ts'
import { toDuePayment } from '../../order/history/wire.ts'
import type { ChangedLine, PlannedChange } from './plan-change.ts'

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>
type Row = [term: string, value: string]
type Told = { order: Order; planned: PlannedChange; orgId: number }
type Words = { order: Order; language: Language; formats: Formats }

/** To the account that placed the order, in its language: lines and sums before the change and after it. Why, staff alone read. */
export function changeMail({ order, planned, orgId }: Told, { email, language }: Reader): Mail {
  const { orderno } = order
  const formats = makeFormats(language, order.currency)
  const words = { order, language, formats }
  const { head, lines, totals, totalsBefore, coupon } = planned
  const due = toDuePayment(order)
  const parts: MailPart[] = [
    say(language, 'mail.changed_intro', { orderno, company: head.company }),
    { heading: say(language, 'mail.changed_before') },
    { rows: [...rowsBefore(lines, words), ...sumRows(totalsBefore, words)] },
    { heading: say(language, 'mail.changed_after') },
    { rows: [...rowsAfter(lines, words), ...sumRows(totals, words)] },
    ...headRows(planned, words),
    ...(head.couponCode && !coupon ? [say(language, 'mail.changed_coupon', { code: head.couponCode })] : []),
    ...(planned.held ? [say(language, 'mail.changed_held')] : []),
    ...(due ? [say(language, 'mail.cancelled_pay', { orderno }), { rows: paymentRows(due, formats, language) }] : []),
    { link: say(language, 'mail.order_see'), path: `/hisorder/orderDetails/${orderno}` },
  ]
  const subject = say(language, 'mail.changed_subject', { orderno })
  return { orgId, recipient: email, language, subject, parts, orderId: order.orderId, cause: `order ${orderno}` }
}

/** The day of the order, what the customer calls it, and what they noted, where that changed. */
function headRows({ head, held, promisedOn, poNumber, instruction }: PlannedChange, words: Words): MailPart[] {
  const { order, language, formats } = words
  const day = promisedOn === null ? say(language, 'mail.update_no_day') : formats.day(promisedOn)
  const open = order.lines
    .filter(({ allocated, waiting }) => allocated + waiting > 0)
    .map(({ allocated, waiting }) => ({ shipsNow: allocated, backOrdered: waiting, preOrdered: 0 }))
  const reach = deliveryReach(open, order.backOrders)
  const rows: Row[] = [
    ...(promisedOn === head.promisedOn || held
      ? []
      : [[say(language, promiseTerm(reach, order.forwarder !== '')), day] satisfies Row]),
    ...(poNumber === head.poNumber ? [] : [[say(language, 'order.po_number'), poNumber || '–'] satisfies Row]),
    ...(instruction === head.instruction
      ? []
      : [[say(language, 'order.instruction'), instruction || '–'] satisfies Row]),
  ]
  return rows.length > 0 ? [{ rows }] : []
}

function lineWords({ position, number }: ChangedLine, pieces: number, { order, language }: Words) {
  const line = order.lines.find((one) => one.position === position)
  return `${pieces} x ${number} ${line ? productNameIn(language)(line) : ''}`.trim()
}

const rowsBefore = (lines: readonly ChangedLine[], words: Words): Row[] =>
  lines
    .filter(({ piecesBefore }) => piecesBefore > 0)
    .map((line) => [
      lineWords(line, line.piecesBefore, words),
      words.formats.money(line.piecesBefore * line.priceBefore),
    ])

const rowsAfter = (lines: readonly ChangedLine[], words: Words): Row[] =>
  lines
    .filter(({ pieces }) => pieces > 0)
    .flatMap((line) => {
      const waits = { backOrdered: line.waitsAfter, preOrdered: 0, expectedOn: line.expectedOn }
      const rows: Row[] = [
        [lineWords(line, line.pieces, words), words.formats.money(line.amount)],
        [laterWords(waits, words.formats, words.language) ?? '', ''],
      ]
      return rows.filter(([term]) => term !== '')
    })

const sumRows = (totals: OrderTotals, { order, language, formats: { money, number } }: Words): Row[] =>
  totalRows(totals).map(({ kind, amount }) => [
    say(language, totalTexts[kind], { rate: number(order.vat_rate_bp / 100) }),
    money(amount),
  ])
