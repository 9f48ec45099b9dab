import { placeLines } from '../../../rules/address.ts'
import type { OrderState } from '../../../rules/order.ts'
import { nameIn } from '../../../rules/product-name.ts'
import { carrierText } from '../../../rules/shipping.ts'
import type { Language } from '../../../texts/index.ts'
import { say } from '../../../texts/say.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import type { LetterPart } from '../../mail/letter.ts'
import type { Mail } from '../../mail/outbox.ts'
import type { OrderDraft } from './draft-order.ts'
import { type Formats, formatsOf } from './order-formats.ts'

type Placed = {
  draft: OrderDraft
  orderId: number
  orderno: string
  status: OrderState
  recipient: string
  language: Language
  caller: CustomerCaller
}

/** The confirmation of an order, in the language of the person who placed it. */
export function orderMail({ draft, orderId, orderno, status, recipient, language, caller }: Placed): Mail {
  const formats = formatsOf(language, caller.currency)
  const { carrier } = draft
  const carrierKey = carrierText(carrier.name)
  const parts: LetterPart[] = [
    say(language, 'mail.order_intro', { orderno, company: draft.buyer.company }),
    { rows: draft.lines.flatMap((line) => lineRows(line, language, formats)) },
    { rows: totalsRows(draft, language, formats) },
    draft.forwarder
      ? say(language, 'mail.order_ready', { date: formats.day(carrier.promisedOn), forwarder: draft.forwarder.name })
      : say(language, 'mail.order_promise', {
          date: formats.day(carrier.promisedOn),
          carrier: carrierKey ? say(language, carrierKey) : carrier.name,
        }),
    { lines: addressLines(draft.shipTo, formats) },
    ...(status === 'awaitingPayment' ? [say(language, 'mail.order_payment', { orderno })] : []),
    { link: say(language, 'mail.order_see'), path: `/hisorder/orderDetails/${orderno}` },
  ]
  return {
    orgId: caller.orgId,
    recipient,
    language,
    subject: say(language, 'mail.order_subject', { orderno }),
    parts,
    orderId,
    cause: `order ${orderno}`,
  }
}

type Row = [term: string, value: string]

function lineRows(line: OrderDraft['lines'][number], language: Language, { money }: Formats): Row[] {
  const name = nameIn(line.name, language, (key, values) => say(language, key, values))
  const later = line.backOrdered + line.preOrdered
  return [
    [`${line.quantity} x ${line.number} ${name}`, money(line.amount)],
    ...(line.promotion && line.discount > 0
      ? [[line.promotion[language] || line.promotion.en, money(-line.discount)] satisfies Row]
      : []),
    ...(later > 0 ? [[say(language, 'mail.order_later', { pieces: later }), ''] satisfies Row] : []),
  ]
}

function totalsRows({ totals, vat, coupon }: OrderDraft, language: Language, { money, number }: Formats): Row[] {
  const vatTerm = `${say(language, 'order.vat', { rate: number(vat.rateBp / 100) })} (${say(language, vat.reason)})`
  return [
    [say(language, 'order.subtotal'), money(totals.subtotal)],
    ...(totals.discount > 0
      ? [
          [
            coupon ? `${say(language, 'order.discount')} (${coupon.code})` : say(language, 'order.discount'),
            money(-totals.discount),
          ] satisfies Row,
        ]
      : []),
    [say(language, 'order.shipping'), money(totals.shippingCost)],
    [vatTerm, money(totals.vat)],
    [say(language, 'order.grand_total'), money(totals.total)],
  ]
}

const addressLines = (to: OrderDraft['shipTo'], { country }: Formats) =>
  [to.company, `${to.firstName} ${to.lastName}`.trim(), to.address1, ...placeLines(to), country(to.country)].filter(
    Boolean,
  )
