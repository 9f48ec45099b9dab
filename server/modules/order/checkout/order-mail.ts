import { placeLines } from '../../../../rules/address/address.ts'
import { deliveryReach } from '../../../../rules/order/delivery.ts'
import type { OrderState } from '../../../../rules/order/order.ts'
import { type TotalRow, totalRows, totalTexts } from '../../../../rules/order/total-rows.ts'
import { carrierText } from '../../../../rules/shipping/shipping.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { type Formats, laterWords, makeFormats, warehouseNameIn } from '../../../documents/formats.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { MailPart } from '../../../mail/mail-content.ts'
import type { Mail } from '../../../mail/outbox.ts'
import { productNameIn, secondaryNumberIn } from '../../catalogue/products/product-name.ts'
import type { BankAccount } from '../../site/sites/bank-account.queries.ts'
import { paymentRows } from '../documents/payment.ts'
import { toPayment } from '../history/wire.ts'
import type { Preview } from './build-preview.ts'

export type OrderMailContent = {
  preview: Preview
  orderId: number
  orderno: string
  status: OrderState
  recipient: string
  language: Language
  caller: CustomerCaller
  /** The numbers of the other orders that it was split into. */
  placedWith?: readonly string[]
  /** Where it is paid in advance. */
  bank: BankAccount | undefined
}

/** The confirmation of an order, in the buyer's language. */
export function orderMail({
  preview,
  orderId,
  orderno,
  status,
  recipient,
  language,
  caller,
  bank,
  placedWith = [],
}: OrderMailContent): Mail {
  const formats = makeFormats(language, caller.currency)
  const due = bank && toPayment(bank, { cents: preview.totals.total, currency: caller.currency, reference: orderno })
  const parts: MailPart[] = [
    say(language, 'mail.order_intro', { orderno, company: preview.buyer.company }),
    ...holdWords(status === 'onHold' ? preview.held : null, language),
    ...withWords(placedWith, language),
    ...listBuyerFacts(preview, language),
    { rows: preview.lines.flatMap((line) => lineRows(line, language, formats)) },
    { rows: totalsRows(preview, language, formats) },
    ...backOrderWords(preview.backOrders, preview.reduced, language),
    ...fileNames(preview.files, language),
    fromWords(preview, language),
    mailPromise(preview, status, language, formats),
    { lines: addressLines(preview.shipTo, formats) },
    ...(status === 'awaitingPayment' ? [say(language, 'mail.order_payment', { orderno })] : []),
    ...(due ? [{ rows: paymentRows(due, formats, language) }] : []),
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

/** That it is held, and why. */
const holdWords = (held: Preview['held'], language: Language): string[] =>
  held
    ? [`${say(language, 'order.held', { reason: say(language, held) })} ${say(language, 'payment.next_manager')}`]
    : []

/** The other orders that it was split into. */
const withWords = (placedWith: readonly string[], language: Language): string[] =>
  placedWith.length > 0
    ? [say(language, 'mail.row', { term: say(language, 'order_split.placed_with'), value: placedWith.join(', ') })]
    : []

/** What the customer gave with it: numbers of their own, and what is to be heeded. */
function listBuyerFacts({ poNumber, instruction, buyer }: Preview, language: Language): MailPart[] {
  const rows: Row[] = [
    [say(language, 'order.po'), poNumber],
    [say(language, 'order.vat_number'), buyer.vatId.number ?? ''],
  ]
  const filled = rows.filter(([, value]) => value !== '')
  return [
    ...(filled.length > 0 ? [{ rows: filled }] : []),
    ...(instruction
      ? [say(language, 'mail.row', { term: say(language, 'order.instruction'), value: instruction })]
      : []),
  ]
}

/** From where it leaves, or where the customer's forwarder fetches it. */
const fromWords = ({ shipFrom }: Preview, language: Language) =>
  say(language, 'mail.row', { term: say(language, 'order.ship_from'), value: warehouseNameIn(language, shipFrom.code) })

/** By when the goods are there, or with the customer's forwarder; or what they wait for. */
function mailPromise(preview: Preview, status: OrderState, language: Language, { day }: Formats) {
  const { carrier, forwarder } = preview
  const key = carrierText(carrier.name)
  const by = forwarder?.name ?? (key ? say(language, key) : carrier.name)
  const reach = deliveryReach(preview.lines, preview.backOrders)
  if (status === 'awaitingPayment') return say(language, paymentTexts[reach], { carrier: by })
  if (status === 'onHold') return say(language, releaseTexts[reach], { carrier: by })
  if (carrier.promisedOn === null) return say(language, 'mail.order_unknown', { carrier: by })
  const date = day(carrier.promisedOn)
  return forwarder
    ? say(language, readyTexts[reach], { date, forwarder: by })
    : say(language, promiseTexts[reach], { date, carrier: by })
}

const paymentTexts = {
  all: 'mail.order_after_payment',
  part: 'mail.order_after_payment',
  expected: 'mail.order_after_payment_arrival',
} as const
const releaseTexts = {
  all: 'mail.order_after_release',
  part: 'mail.order_after_release',
  expected: 'mail.order_after_release_arrival',
} as const
const promiseTexts = {
  all: 'mail.order_promise',
  part: 'mail.order_promise_part',
  expected: 'mail.order_promise_expected',
} as const
const readyTexts = {
  all: 'mail.order_ready',
  part: 'mail.order_ready_part',
  expected: 'mail.order_ready_expected',
} as const

/** What the buyer chose for what is not in stock, and what there is less of for it. */
function backOrderWords(
  backOrders: Preview['backOrders'],
  reduced: Preview['reduced'],
  language: Language,
): MailPart[] {
  if (backOrders === 'together') return [say(language, 'back_order.together_hint')]
  if (backOrders !== 'reduce') return []
  const lines = reduced.map(({ number, asked, quantity }) =>
    say(language, 'back_order.less', { number, asked, quantity }),
  )
  return [say(language, 'back_order.reduce_hint'), { lines }]
}

/** The attachments of the customer that go with it, as they called them. */
function fileNames(files: Preview['files'], language: Language): MailPart[] {
  const lines = files.map(({ kind, name }) =>
    say(language, 'mail.row', { term: say(language, `order_file.${kind}`), value: name }),
  )
  return lines.length > 0 ? [{ lines }] : []
}

type Row = [term: string, value: string]

export function lineRows(line: Preview['lines'][number], language: Language, formats: Formats): Row[] {
  const { money } = formats
  const { note, promotion, custNumber, unitPrice, discountPrice } = line
  const each = say(language, 'mail.order_each', { price: money(discountPrice ?? unitPrice) })
  const before = discountPrice === null ? '' : say(language, 'order.price_before', { price: money(unitPrice) })
  const own =
    custNumber && say(language, 'mail.row', { term: say(language, 'basket_line.cust_number'), value: custNumber })
  const more: Row[] = [
    [
      [line.ownMake ? secondaryNumberIn(language)(line) : line.oemCode, own, each, before].filter(Boolean).join(' · '),
      '',
    ],
    [promotion && line.discount > 0 ? promotion[language] || promotion.en : '', money(-line.discount)],
    [laterWords(line, formats, language) ?? '', ''],
    [note ? say(language, 'mail.row', { term: say(language, 'basket_line.note'), value: note }) : '', ''],
  ]
  const name = productNameIn(language)(line)
  return [[`${line.quantity} x ${line.number} ${name}`, money(line.amount)], ...more.filter(([term]) => term !== '')]
}

export function totalsRows({ totals, vat, coupon }: Preview, language: Language, { money, number }: Formats): Row[] {
  const terms: Partial<Record<TotalRow['kind'], string>> = {
    discount: [say(language, 'order.discount'), coupon && `(${coupon.code})`].filter(Boolean).join(' '),
    vat: `${say(language, 'order.vat', { rate: number(vat.rateBp / 100) })} (${say(language, vat.reason)})`,
  }
  return totalRows(totals).map(({ kind, amount }) => [terms[kind] ?? say(language, totalTexts[kind]), money(amount)])
}

const addressLines = (to: Preview['shipTo'], { country }: Formats) =>
  [
    to.company,
    `${to.firstName} ${to.lastName}`.trim(),
    to.address1,
    to.address2,
    ...placeLines(to),
    country(to.country),
  ].filter(Boolean)
