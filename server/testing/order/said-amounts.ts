import { type Language, locales } from '../../../texts/index.ts'
import { say } from '../../../texts/say.ts'
import type { MailPart } from '../../mail/mail-content.ts'
import { pdfPieces } from '../files/pdf-text.ts'
import type { Sum } from './second-sum.ts'

/** Signs of an amount without the spaces that languages put between them. */
const bare = (words: string) => words.replaceAll(/\s/g, '')

const amountFormat = (language: Language, currency: string) => {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency })
  return (cents: number) => format.format(cents / 100)
}

type Row = readonly [term: string, value: string]

/** What a mail says of the lines and the sums of an order: every row that has an amount, and what a piece costs. */
export function amountsInMail(parts: readonly MailPart[], sum: Sum, language: Language) {
  const money = amountFormat(language, sum.currency)
  const tables = parts.flatMap((part) => (typeof part === 'object' && 'rows' in part ? [part.rows] : []))
  const at = tables.findIndex((rows) => rows.some(([term]) => term === say(language, 'order.grand_total')))
  const lines = tables[at - 1] ?? []
  const of = ([term, value]: Row): Row => [term.split(' Product ')[0] ?? term, value]
  const pieces = sum.lines.map(({ unitPrice, discountPrice }) => [
    say(language, 'mail.order_each', { price: money(discountPrice ?? unitPrice) }),
    ...(discountPrice === null ? [] : [say(language, 'order.price_before', { price: money(unitPrice) })]),
  ])
  const remarks = lines.filter(([, value]) => value === '').map(([term]) => term)
  return {
    lines: lines.filter(([, value]) => value !== '').map(of),
    totals: tables[at] ?? [],
    // The first remark of each line begins with its OEM number.
    pieces: remarks
      .filter((term) => term.startsWith('TN'))
      .map((term, line) => term.split(' · ').slice(-(pieces[line]?.length ?? 1))),
    expected: {
      pieces,
      lines: sum.lines.flatMap((line) => mailRows(line, money)),
      totals: totalRows(sum, language, money),
    },
  }
}

type Money = (cents: number) => string

const mailRows = ({ qty, number, price, discount, promotion }: Sum['lines'][number], money: Money): Row[] => [
  [`${qty} x ${number}`, money(price)],
  ...(promotion && discount > 0 ? [[promotion, money(-discount)] satisfies Row] : []),
]

function totalRows(sum: Sum, language: Language, money: Money): Row[] {
  const rate = new Intl.NumberFormat(locales[language]).format(sum.rateBp / 100)
  const reason = say(language, sum.reason as 'vat.domestic')
  const discount = `${say(language, 'order.discount')}${sum.couponCode && ` (${sum.couponCode})`}`
  return [
    [say(language, 'order.subtotal'), money(sum.subtotal)],
    ...(sum.discount > 0 ? [[discount, money(-sum.discount)] satisfies Row] : []),
    [say(language, 'order.shipping'), money(sum.shippingCost)],
    ...(sum.handlingFee > 0 ? [[say(language, 'order.handling'), money(sum.handlingFee)] satisfies Row] : []),
    [`${say(language, 'order.vat', { rate })} (${reason})`, money(sum.vat)],
    [say(language, 'order.grand_total'), money(sum.total)],
  ]
}

/** The amounts of a PDF that stand alone, in the order in which they are drawn, and those that should. */
export function amountsOnPdf(bytes: Buffer, sum: Sum, language: Language) {
  const money = amountFormat(language, sum.currency)
  const isAmount = (words: string) => /^-?\D{0,3}[\d.,]*\d[.,]\d\d\D{0,3}$/.test(words)
  const { subtotal, discount, shippingCost, handlingFee, vat } = sum
  const expected = [
    ...sum.lines.flatMap(({ unitPrice, discountPrice, price }) => [discountPrice ?? unitPrice, price]),
    ...[subtotal, ...(discount > 0 ? [-discount] : []), shippingCost, ...(handlingFee > 0 ? [handlingFee] : [])],
    ...[vat, sum.total],
  ]
  return {
    drawn: pdfPieces(bytes)
      .map(({ words }) => bare(words))
      .filter(isAmount),
    expected: expected.map((cents) => bare(money(cents))),
  }
}

/** A row for each line of an order, as its export has it. */
export function exportRows(sum: Sum, orderno: string) {
  const decimal = (cents: number) => `${BigInt(cents) / 100n}.${String(cents % 100).padStart(2, '0')}`
  return sum.lines.map(({ number, qty, unitPrice, discountPrice, price, discount }, at) => ({
    order: orderno,
    line: String(at + 1),
    number,
    quantity: String(qty),
    price: decimal(discountPrice ?? unitPrice),
    amount: decimal(price),
    discount: decimal(discount),
    currency: sum.currency,
    order_total: decimal(sum.total),
  }))
}

/** The rows of a CSV export by its columns; none of its fields holds a separator here. */
export function csvRows(text: string) {
  const [head = '', ...lines] = text.replace('\ufeff', '').trim().split('\r\n')
  const columns = head.split(';')
  return lines.map((line) => Object.fromEntries(line.split(';').map((cell, at) => [columns[at] ?? '', cell])))
}
