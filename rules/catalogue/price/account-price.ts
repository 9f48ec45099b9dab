export type AccountPriceRefusal = 'account_price.full'

/** So many prices, and so many rules, a customer keeps for their sales force. */
export const mostAccountPrices = 20_000
export const mostPriceRules = 500

/** The highest price, in cents, and the highest mark-up, in basis points. */
export const highestPrice = 1_000_000_000
export const highestMarkup = 100_000

export const isAccountPrice = (cents: number) => Number.isInteger(cents) && cents > 0 && cents <= highestPrice

export const isMarkup = (bp: number) => Number.isInteger(bp) && bp >= 0 && bp <= highestMarkup

type Candidates = {
  /** What the customer pays before promotions; null: they have no price. */
  purchase: number | null
  /** Of this account, and of all. */
  ownPrice: number | null
  ownMarkup: number | null
  allPrice: number | null
  allMarkup: number | null
}

/**
 * What a sales rep sees, in cents: what is set for them wins over what is set for all, a price of the product over a
 * mark-up. Null where nothing is set, so that they never see the purchase price itself.
 */
export function accountPrice({ purchase, ownPrice, ownMarkup, allPrice, allMarkup }: Candidates): number | null {
  return ownPrice ?? addMarkup(purchase, ownMarkup) ?? allPrice ?? addMarkup(purchase, allMarkup)
}

/** A mark-up in basis points on a price in cents, half a cent up. */
function addMarkup(purchase: number | null, markup: number | null): number | null {
  if (purchase === null || markup === null) return null
  return Math.round((purchase * (10_000 + markup)) / 10_000)
}
