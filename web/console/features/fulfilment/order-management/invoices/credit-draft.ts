import { toAmount, toCents } from '../../../../../../rules/catalogue/price/money.ts'
import {
  type CreditableLine,
  creditLines,
  creditTotals,
  type RequestedCredit,
  restToCredit,
} from '../../../../../../rules/invoice/credit.ts'
import { amountIn, toAmountInput } from '../../../../../ui/language/amount.ts'
import type { StaffInvoice } from './queries.ts'

/** What is typed for a line: pieces, or an amount instead. */
export type TypedCredit = { pieces: number; amount: string }
/** By the position of the line. */
export type TypedCredits = Readonly<Record<number, TypedCredit>>

export const noCredit: TypedCredit = { pieces: 0, amount: '' }

type Line = StaffInvoice['lines'][number]

/** The lines of which something is left to credit. */
export const openLines = ({ lines }: StaffInvoice) => lines.filter(({ net, creditedNet }) => creditedNet < net)

/** What is left of a line: its pieces, which charges have none of, and its amount as the wire has it. */
export const remainingCredit = ({ kind, pieces, creditedPieces, net, creditedNet }: Line) => ({
  pieces: kind === 'goods' ? pieces - creditedPieces : 0,
  net: toAmount(toCents(net) - toCents(creditedNet)),
})

const toCreditable = (line: Line): CreditableLine => ({
  ...line,
  unitPrice: toCents(line.unitPrice),
  net: toCents(line.net),
  creditedNet: toCents(line.creditedNet),
  restNet: toCents(line.restNet),
})

/** All that is left of an invoice as a user would type it; `number` formats numbers in their language. */
export const toRest = (invoice: StaffInvoice, number: (value: number) => string): TypedCredits =>
  Object.fromEntries(
    restToCredit(openLines(invoice).map(toCreditable)).map((want) => [
      want.position,
      'pieces' in want
        ? { pieces: want.pieces, amount: '' }
        : { pieces: 0, amount: toAmountInput(toAmount(want.net), number) },
    ]),
  )

function toWanted(position: number, { pieces, amount }: TypedCredit): RequestedCredit[] {
  if (pieces > 0) return [{ position, pieces }]
  if (amount.trim() === '') return []
  return [{ position, net: toCents(amountIn(amount) ?? Number.NaN) }]
}

/** What was typed, line by line, and the positions of which no more than is left can be credited. */
export function readCredits(invoice: StaffInvoice, typed: TypedCredits) {
  const lines = openLines(invoice).map(toCreditable)
  const requested = lines.flatMap(({ position }) => toWanted(position, typed[position] ?? noCredit))
  const wrong = requested.filter((want) => {
    const credits = creditLines(lines, [want])
    // Pieces of which nothing is left to pay are none.
    const isTooMuch = 'refused' in credits && credits.refused === 'credit.too_much'
    return isTooMuch || ('net' in want && !(want.net >= 1))
  })
  return { requested, wrong: wrong.map(({ position }) => position) }
}

/** The sums of the credit note as they will be written, as the wire has them; null as long as it cannot be. */
export function creditSums(invoice: StaffInvoice, typed: TypedCredits) {
  const { requested, wrong } = readCredits(invoice, typed)
  if (wrong.length > 0) return null
  const credits = creditLines(invoice.lines.map(toCreditable), requested)
  if ('refused' in credits) return null
  const lines = credits.reduce((sum, { net }) => sum + net, 0)
  const { net, vat, total } = creditTotals(
    { lines, charges: 0 },
    {
      net: toCents(invoice.net),
      vat: toCents(invoice.vat),
      creditedNet: toCents(invoice.creditedNet),
      creditedVat: toCents(invoice.creditedVat),
      rateBp: Math.round(invoice.vatRate * 100),
    },
  )
  return { net: toAmount(net), vat: toAmount(vat), total: toAmount(total) }
}

/** Lines as the endpoint takes them. */
export const toCreditedLines = (requested: readonly RequestedCredit[]) =>
  requested.map((want) => ('pieces' in want ? want : { position: want.position, amount: toAmount(want.net) }))
