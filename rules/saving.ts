import { pageCost } from './page-cost.ts'

/** What a piece costs, in cents, and how many pages it prints; null where nobody says. */
type Cost = { price: number; pages: number | null }

/** How many per cent a product saves against another, by the page where both say their yields; 0 where it saves nothing. */
export function savingOf(product: Cost, other: Cost): number {
  const [own, others] =
    product.pages && other.pages
      ? [pageCost(product.price, product.pages), pageCost(other.price, other.pages)]
      : [product.price, other.price]
  return others > 0 ? Math.max(0, Math.floor(100 - (100 * own) / others)) : 0
}
