import type { Input } from '../../../../../contract/endpoint.ts'
import type { cancelOrder } from '../../../../../contract/fulfilment/cancellation.ts'
import { centsOrNull, toAmount, toCents } from '../../../../../rules/catalogue/price/money.ts'
import { remainingTotals } from '../../../../../rules/fulfilment/cancellation.ts'
import type { OrderDetail } from '../queries.ts'

export type Cancellation = Input<typeof cancelOrder>['body']
type Line = OrderDetail['lines'][number]
type OrderToCancel = Pick<OrderDetail, 'totals' | 'remainingTotals'> & { lines: readonly Line[] }

/** How many pieces of each line are to be cancelled, by its position; a line that has none stays. */
export type Choice = ReadonlyMap<number, number>

/** All that may be cancelled. */
export const chooseAll = ({ lines }: Pick<OrderToCancel, 'lines'>): Choice =>
  new Map(lines.flatMap(({ position, cancellable }) => (cancellable > 0 ? [[position, cancellable]] : [])))

/** A choice as far as the order still allows it: it may have changed in another window. */
export const withinOrder = (choice: Choice, { lines }: Pick<OrderToCancel, 'lines'>): Choice =>
  new Map(
    lines.flatMap(({ position, cancellable }) => {
      const pieces = Math.min(cancellable, choice.get(position) ?? 0)
      return pieces > 0 ? [[position, pieces]] : []
    }),
  )

/** A choice with so many pieces of one line. */
export const choosePieces = (choice: Choice, position: number, pieces: number): Choice =>
  new Map([...choice, [position, pieces]])

export const countPieces = (choice: Choice) => [...choice.values()].reduce((sum, pieces) => sum + pieces, 0)

export const toLines = (choice: Choice): NonNullable<Cancellation['lines']> =>
  [...choice].map(([position, qty]) => ({ position, qty })).sort((one, next) => one.position - next.position)

/** What a cancellation makes of an order: what comes off its total, what is left, and whether nothing is. By the rule of the server. */
export function foreseeCancellation({ lines, totals, remainingTotals: before }: OrderToCancel, choice: Choice) {
  const after = lines.map((line) => ({
    quantity: line.qty,
    cancelled: line.cancelled + (choice.get(line.position) ?? 0),
    unitPrice: toCents(line.unitPrice),
    discountPrice: centsOrNull(line.discountPrice),
    discount: toCents(line.discount),
  }))
  const remaining = remainingTotals(after, {
    discount: toCents(totals.discount),
    shippingCost: toCents(totals.shippingCost),
    handlingFee: toCents(totals.handlingFee),
    vatRateBp: Math.round(totals.vatRate * 100),
  })
  return {
    off: toAmount(toCents(before.total) - remaining.total),
    left: toAmount(remaining.total),
    isWhole: after.every(({ quantity, cancelled }) => quantity === cancelled),
    keepsCosts: remaining.shippingCost + remaining.handlingFee > 0,
  }
}
