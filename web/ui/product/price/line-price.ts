import { lineSum } from '../../../../rules/catalogue/price/promotion.ts'
import type { Offers } from '../product.ts'

type PricedProduct = { unitPrice: number | null; discountPrice: number | null } & Offers

const cents = (amount: number) => Math.round(amount * 100)

/** What so many pieces cost: each, all, and what free pieces take off again; null without a price. */
export function linePrice({ unitPrice, discountPrice, promotionId, buyGet = [] }: PricedProduct, quantity: number) {
  if (unitPrice === null) return null
  const lowered = discountPrice === null ? null : cents(discountPrice)
  const priced = { unitPrice: cents(unitPrice), discountPrice: lowered, promotionId: promotionId ?? null, buyGet }
  const sum = lineSum(priced, quantity)
  return {
    each: (sum.discountPrice ?? priced.unitPrice) / 100,
    price: sum.price / 100,
    discount: sum.discount / 100,
  }
}

type PricedLine = { price: number | null; discount: number }

/** What is to be paid for lines in all. */
export const paidForAll = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, { price, discount }) => sum + cents(price ?? 0) - cents(discount), 0) / 100
