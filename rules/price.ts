/** What one customer pays for one SKU, and why. Cents, VAT excluded. */
export type OwnPrice = {
  unitPrice: number
  discountPrice: number | null
  /** What it is: agreed with the customer, of his list, or what his sales force sees instead. */
  source: 'customer' | 'list' | 'account'
  promotionId: number | null
}

type Candidates = {
  customerPrice: number | null
  listPrice: number | null
  promotionPrice: number | null
  promotionId: number | null
}

/** The customer price wins over the list price; a promotion counts only where it is lower than both. */
export function bestOffer({ customerPrice, listPrice, promotionPrice, promotionId }: Candidates): OwnPrice | null {
  const unitPrice = customerPrice ?? listPrice
  if (unitPrice === null) return null
  const source = customerPrice === null ? 'list' : 'customer'
  const discounted = promotionPrice !== null && promotionPrice < unitPrice
  return {
    unitPrice,
    source,
    discountPrice: discounted ? promotionPrice : null,
    promotionId: discounted ? promotionId : null,
  }
}
