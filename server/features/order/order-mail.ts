import { placeLines } from '../../../rules/address.ts'
import { amountOf } from '../../../rules/money.ts'
import type { OrderState } from '../../../rules/order.ts'
import { nameIn } from '../../../rules/product-name.ts'
import { carrierText } from '../../../rules/shipping.ts'
import { type Language, localeOf } from '../../../texts/index.ts'
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
  const formats = formatsOf(language, caller.currency)
  const { carrier } = draft
  const carrierKey = carrierText(carrier.name)
  const text = [
    say(language, 'mail.order_intro', { orderno, company: draft.buyer.company }),
    draft.lines.map((line) => lineText(line, language, formats)).join('\n'),
    totalsText(draft, language, formats),
    say(language, 'mail.order_promise', {
      date: formats.day(carrier.promisedOn),
      carrier: carrierKey ? say(language, carrierKey) : carrier.name,
    }),
    addressText(draft.shipTo, formats),
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

type Formats = ReturnType<typeof formatsOf>

function lineText(line: OrderDraft['lines'][number], language: Language, { money }: Formats) {
  const name = nameIn(line.name, language, (key, values) => say(language, key, values))
  const term = `${line.quantity} x ${line.number} ${name}`
  const head = say(language, 'mail.order_sum', { term, amount: money(line.amount) })
  const later = line.backOrdered + line.preOrdered
  return later > 0 ? `${head}\n    ${say(language, 'mail.order_later', { pieces: later })}` : head
}

function totalsText({ totals, vat }: OrderDraft, language: Language, { money, number }: Formats) {
  const vatTerm = `${say(language, 'order.vat', { rate: number(vat.rateBp / 100) })} (${say(language, vat.reason)})`
  const rows: Array<[string, number]> = [
    [say(language, 'order.subtotal'), totals.subtotal],
    [say(language, 'order.shipping'), totals.shippingCost],
    [vatTerm, totals.vat],
    [say(language, 'order.grand_total'), totals.total],
  ]
  return rows.map(([term, cents]) => say(language, 'mail.order_sum', { term, amount: money(cents) })).join('\n')
}

const addressText = (to: OrderDraft['shipTo'], { country }: Formats) =>
  [to.company, `${to.firstName} ${to.lastName}`.trim(), to.address1, ...placeLines(to), country(to.country)]
    .filter(Boolean)
    .join('\n')

function formatsOf(language: Language, currency: string) {
  const locale = localeOf[language]
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const numbers = new Intl.NumberFormat(locale)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames([locale], { type: 'region' })
  return {
    money: (cents: number) => amounts.format(amountOf(cents)),
    number: (value: number) => numbers.format(value),
    day: (iso: string) => days.format(new Date(`${iso}T00:00:00Z`)),
    country: (code: string) => countries.of(code) ?? code,
  }
}
