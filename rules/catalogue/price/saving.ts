import { toCents } from './money.ts'
import { pageCost } from './page-cost.ts'

/** What a piece costs, in cents, and how many pages it prints; null where it is unknown. */
type Cost = { price: number; pages: number | null }

/** How many per cent a product saves against another, by the page where both say their yields; 0 where it saves nothing. */
export function priceSaving(product: Cost, other: Cost): number {
  const [own, others] =
    product.pages && other.pages
      ? [pageCost(product.price, product.pages), pageCost(other.price, other.pages)]
      : [product.price, other.price]
  return others > 0 ? Math.max(0, Math.floor(100 - (100 * own) / others)) : 0
}

type PricedProduct = {
  ownMake: boolean
  yieldPages: number | null
  price?: { unitPrice: number; discountPrice: number | null }
}

/** What our compatible saves against the original, in per cent; 0 of any other pair, and where a price is missing. */
export function savingOfCounterpart(counterpart: PricedProduct, product: PricedProduct): number {
  if (!counterpart.ownMake || product.ownMake || !counterpart.price || !product.price) return 0
  return priceSaving(costOfPage(counterpart.price, counterpart), costOfPage(product.price, product))
}

const costOfPage = (
  { discountPrice, unitPrice }: NonNullable<PricedProduct['price']>,
  { yieldPages: pages }: PricedProduct,
): Cost => ({
  price: toCents(discountPrice ?? unitPrice),
  pages,
})
