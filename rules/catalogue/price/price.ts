import { type BuyGet, bestPromotion, type Promotion } from './promotion.ts'

/** What one customer pays for one SKU, and why. Cents, VAT excluded. */
export type OwnPrice = {
  unitPrice: number
  discountPrice: number | null
  /** What it is: agreed with the customer, of their list, or what their sales force sees instead. */
  source: 'customer' | 'list' | 'account'
  /** Whose discount price it is. */
  promotionId: number | null
  /** Which pieces of a line may cost nothing instead: `lineSum` says what is better. */
  buyGet: readonly BuyGet[]
  /** All that run for it, for the trace that an order keeps. */
  promotions: readonly Promotion[]
}

type Candidates = {
  customerPrice: number | null
  listPrice: number | null
  /** Those that run for the product and the customer. */
  promotions: readonly Promotion[]
}

/** The customer price wins over the list price; of promotions the best counts, where it is lower than both. */
export function bestOffer({ customerPrice, listPrice, promotions }: Candidates): OwnPrice | null {
  const unitPrice = customerPrice ?? listPrice
  if (unitPrice === null) return null
  const source = customerPrice === null ? 'list' : 'customer'
  const best = bestPromotion(promotions, unitPrice)
  return {
    unitPrice,
    source,
    discountPrice: best?.price ?? null,
    promotionId: best?.promotionId ?? null,
    buyGet: promotions.filter((promotion) => promotion.kind === 'buyGet'),
    promotions,
  }
}
