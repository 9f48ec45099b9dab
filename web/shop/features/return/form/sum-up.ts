import { toAmount, toCents } from '../../../../../rules/catalogue/price/money.ts'
import type { ForecastLine } from '../../../../../rules/return/forecast.ts'
import { type SummedLine, sumUpReturn } from '../../../../../rules/return/return-totals.ts'
import type { ReturnableLine } from '../queries.ts'
import { findTerm } from '../term.ts'
import { type FindRow, readPieces } from './judge.ts'
import type { ReturnDraft } from './return-draft.ts'

type FoundLine = { row: ReturnableLine; line: SummedLine }

/** What comes back if all is as claimed, of the lines that are known; amounts. */
export function sumUp({ type, lines }: ReturnDraft, find: FindRow) {
  // Only the server knows orders by their ids.
  const ordernos = [...new Set(lines.map(({ orderno }) => orderno))]
  const found = lines.flatMap((typed, at): FoundLine[] => {
    const row = find(typed)
    const pieces = readPieces(typed.qty)
    if (!row || pieces === 0) return []
    const { feePercent } = findTerm(row, type, typed.reason)
    return [
      {
        row,
        line: {
          ...toGoods(row),
          position: at,
          orderId: ordernos.indexOf(typed.orderno),
          pieces,
          feeBp: toBp(feePercent),
        },
      },
    ]
  })
  // What comes back of one ordered line in several lines was invoiced once.
  const goods = new Map(found.map((one) => [`${one.line.orderId} ${one.line.orderPosition}`, one]))
  const { sums } = sumUpReturn(
    found.map(({ line }) => line),
    { credited: [], invoiced: [...goods.values()].flatMap(toForecastLines).toSorted(byInvoice) },
  )
  return {
    amount: toAmount(sums.amount),
    fee: toAmount(sums.fee),
    shipping: toAmount(sums.shipping),
    vat: toAmount(sums.vat),
    total: toAmount(sums.total),
  }
}

const toBp = (percent: number) => Math.round(percent * 100)

const toGoods = ({ position, ordered, vatRate }: ReturnableLine) => ({
  isCredited: false,
  orderPosition: position,
  quantity: ordered.qty,
  amount: toCents(ordered.net),
  discount: 0,
  vatRateBp: toBp(vatRate),
})

const toForecastLines = ({ row, line: { orderId, orderPosition } }: FoundLine) =>
  row.invoiced.map(
    ({ invoiceId, position, qty, net, creditedQty, creditedNet, restNet, invoice }): ForecastLine => ({
      itemId: invoiceId,
      position,
      kind: 'goods',
      orderId,
      orderPosition,
      pieces: qty,
      net: toCents(net),
      // What a piece cost before discounts is no part of a sum.
      unitPrice: 0,
      creditedPieces: creditedQty,
      creditedNet: toCents(creditedNet),
      restNet: toCents(restNet),
      invoice: {
        net: toCents(invoice.net),
        vat: toCents(invoice.vat),
        creditedNet: toCents(invoice.creditedNet),
        creditedVat: toCents(invoice.creditedVat),
        rateBp: toBp(invoice.vatRate),
      },
    }),
  )

const byInvoice = (one: ForecastLine, other: ForecastLine) => one.itemId - other.itemId || one.position - other.position
