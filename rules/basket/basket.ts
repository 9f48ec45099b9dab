export const minQuantity = 1
export const maxQuantity = 9999
/** The most characters that a field takes: a quantity that is too large is said, not cut. */
export const longestQuantity = 20

/** Lines of a basket that one call may settle, and as many lines as a quick order has. */
export const mostAtOnce = 2_000

/** Characters of a note on a line. */
export const longestNote = 200

export type BasketRefusal =
  | 'basket.product_disabled'
  | 'basket.product_unknown'
  | 'basket.quantity_out_of_range'
  | 'gone.basket_line'

/** What one customer is offered for one product. Amounts in cents; null where they have no price. */
export type Offer = {
  status: 'active' | 'disabled' | 'announced'
  unitPrice: number | null
  discountPrice: number | null
  /** Pieces that can be promised now. */
  available: number
}

/** Specification section 5: quantity times the discount price if present, else the unit price. Cents. */
export function linePrice({ unitPrice, discountPrice }: Pick<Offer, 'unitPrice' | 'discountPrice'>, quantity: number) {
  const each = discountPrice ?? unitPrice
  return each === null ? null : quantity * each
}
