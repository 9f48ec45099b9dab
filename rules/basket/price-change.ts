import { lineSum, type OfferedPrice, paidFor } from '../catalogue/price/promotion.ts'
import type { Offer } from './basket.ts'

/** Cents for one piece. */
export type PriceChange = { before: number; now: number; difference: number }

/**
 * What a piece costs now beside what it cost when its line was put in. Null where that is the same, where no price was
 * seen then, and where there is none now: it cannot be accepted.
 */
export function priceChange(
  before: number | null,
  offer: Pick<Offer, 'unitPrice' | 'discountPrice'> | undefined,
): PriceChange | null {
  const now = offer?.discountPrice ?? offer?.unitPrice ?? null
  return before === null || now === null || before === now ? null : { before, now, difference: now - before }
}

/** What a line costs more or less than at the price before, with the free pieces of today. Cents. */
export const lineDifference = (before: number, price: OfferedPrice, quantity: number) =>
  paidFor(lineSum(price, quantity)) - paidFor(lineSum({ ...price, unitPrice: before, discountPrice: null }, quantity))
