import { amountOf } from '../../../rules/money.ts'
import type { OrderState } from '../../../rules/order.ts'
import type { Language } from '../../../texts/index.ts'
import { say } from '../../../texts/say.ts'
import type { CustomerCaller } from '../../http/caller.ts'
import type { Mail } from '../../mail/outbox.ts'
import type { OrderDraft } from './draft-order.ts'

type Placed = {
  draft: OrderDraft
  orderno: string
  status: OrderState
  recipient: string
  language: Language
  caller: CustomerCaller
}

/** The confirmation of an order, in the language of the person who placed it. */
export function orderMail({ draft, orderno, status, recipient, language, caller }: Placed): Mail {
  const money = (cents: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: caller.currency }).format(amountOf(cents))
  const day = (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`))

  const lines = draft.lines.map((line) => {
    const head = `${line.quantity} x ${line.number} ${line.name}: ${money(line.amount)}`
    const later = line.backOrdered + line.preOrdered
    return later > 0 ? `${head}\n    ${say(language, 'mail.order_later', { pieces: later })}` : head
  })
  const { totals, shipTo } = draft
  const text = [
    say(language, 'mail.order_intro', { orderno, company: draft.buyer.company }),
    lines.join('\n'),
    [
      `${say(language, 'order.subtotal')}: ${money(totals.subtotal)}`,
      `${say(language, 'order.shipping')}: ${money(totals.shippingCost)}`,
      `${say(language, 'order.vat', { rate: draft.vat.rateBp / 100 })} (${say(language, draft.vat.reason)}): ${money(totals.vat)}`,
      `${say(language, 'order.grand_total')}: ${money(totals.total)}`,
    ].join('\n'),
    say(language, 'mail.order_promise', { date: day(draft.carrier.promisedOn), carrier: draft.carrier.name }),
    [
      shipTo.company,
      `${shipTo.firstName} ${shipTo.lastName}`.trim(),
      shipTo.address1,
      `${shipTo.postcode} ${shipTo.city}`,
      shipTo.country,
    ]
      .filter(Boolean)
      .join('\n'),
    status === 'awaitingPayment' ? say(language, 'mail.order_payment', { orderno }) : '',
  ]
  return {
    orgId: caller.orgId,
    recipient,
    language,
    subject: say(language, 'mail.order_subject', { orderno }),
    text: text.filter(Boolean).join('\n\n'),
    cause: `order ${orderno}`,
  }
}
