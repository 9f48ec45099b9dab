import type { Input } from '../../../../../../contract/endpoint.ts'
import type { changePurchaseOrder } from '../../../../../../contract/fulfilment/purchase-order.ts'
import { mostCountedPieces } from '../../../../../../rules/catalogue/product/stock.ts'
import { highestPurchasePrice } from '../../../../../../rules/fulfilment/purchase-order.ts'
import { isDay } from '../../../../../../rules/shipping/day.ts'
import { amountIn, toAmountInput } from '../../../../../ui/language/amount.ts'
import type { PurchaseOrder } from '../queries.ts'

type Line = PurchaseOrder['lines'][number]
type LineDraft = Input<typeof changePurchaseOrder>['body']['lines'][number]

/** A line as it is typed; `key` tells new ones apart, `received` of them is 0. */
export type TypedLine = {
  key: number
  position: number | null
  received: number
  number: string
  /** The product of a line that is stored. */
  product: Line | null
  pieces: string
  price: string
  day: string
}

/** A line as it stands, for the call that changes others. */
export const toLineDraft = ({ position, number, quantity, purchasePrice, expectedOn }: Line): LineDraft => ({
  position,
  number,
  quantity,
  purchasePrice,
  expectedOn,
})

export const toTyped = (line: Line, number: (value: number) => string): TypedLine => ({
  key: line.position,
  position: line.position,
  received: line.received,
  number: line.number,
  product: line,
  pieces: String(line.quantity),
  price: line.purchasePrice === null ? '' : toAmountInput(line.purchasePrice, number),
  day: line.expectedOn ?? '',
})

export const emptyLine = (lines: readonly TypedLine[]): TypedLine => {
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1
  return {
    key,
    position: null,
    received: 0,
    number: '',
    product: null,
    pieces: '',
    price: '',
    day: lines.at(-1)?.day ?? '',
  }
}

type LineField = 'number' | 'pieces' | 'price' | 'day'

/** The fields of a line that cannot be meant. */
export function findTypedFaults({ number, pieces, price, day }: TypedLine): LineField[] {
  const amount = amountIn(price)
  const isPrice = amount === null || (amount !== undefined && amount <= highestPurchasePrice)
  return [
    ...(number.trim() === '' ? (['number'] as const) : []),
    ...(readPieces(pieces) === undefined ? (['pieces'] as const) : []),
    ...(isPrice ? [] : (['price'] as const)),
    ...(day === '' || isDay(day) ? [] : (['day'] as const)),
  ]
}

/** As it is sent, once nothing is wrong with it. */
export const toDraft = ({ position, number, pieces, price, day }: TypedLine): LineDraft => ({
  position,
  number: number.trim(),
  quantity: readPieces(pieces) ?? 0,
  purchasePrice: amountIn(price) ?? null,
  expectedOn: day || null,
})

function readPieces(typed: string): number | undefined {
  const pieces = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
  return pieces >= 1 && pieces <= mostCountedPieces ? pieces : undefined
}
