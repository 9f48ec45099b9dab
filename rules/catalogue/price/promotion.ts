export const promotionKinds = ['prices', 'percentage', 'amount', 'buyGet', 'freeShipping'] as const
/**
 * A price for each of its products; so much off each piece, as a percentage or an amount; so many pieces free with so
 * many; or sending for nothing from a value of goods on.
 */
export type PromotionKind = (typeof promotionKinds)[number]

/** Of each `buy + free` pieces of a line `free` cost nothing. */
export type BuyGet = { promotionId: number; buy: number; free: number }

/** What changes the price of each piece: `value` is its price, basis points, or cents off. */
export type PiecePromotion = { promotionId: number; kind: 'prices' | 'percentage' | 'amount'; value: number }

/** A promotion that runs for a product. */
export type Promotion = PiecePromotion | ({ kind: 'buyGet' } & BuyGet)

/** What a piece costs with a promotion, in cents; never less than nothing. */
export function promotionPrice({ kind, value }: PiecePromotion, unitPrice: number): number {
  if (kind === 'prices') return value
  const off = kind === 'percentage' ? Math.round((unitPrice * value) / 10_000) : value
  return Math.max(0, unitPrice - off)
}

/** The promotion with the lowest price of a piece below the unit price, the oldest of equals; undefined where none is below. */
export function bestPromotion(promotions: readonly Promotion[], unitPrice: number) {
  return promotions
    .filter((promotion) => promotion.kind !== 'buyGet')
    .map((promotion) => ({ promotionId: promotion.promotionId, price: promotionPrice(promotion, unitPrice) }))
    .filter(({ price }) => price < unitPrice)
    .sort((one, other) => one.price - other.price || one.promotionId - other.promotionId)[0]
}

/** How many pieces of a line cost nothing. */
const freePieces = ({ buy, free }: Pick<BuyGet, 'buy' | 'free'>, quantity: number) =>
  Math.floor(quantity / (buy + free)) * free

/** What one customer is offered for a product; cents. `promotionId` is that of the discount price. */
export type OfferedPrice = {
  unitPrice: number
  discountPrice: number | null
  promotionId: number | null
  buyGet: readonly BuyGet[]
}

/** A line with the one promotion that is best for it; `discount` is what its free pieces take off `price` again. */
export type LineSum = { discountPrice: number | null; promotionId: number | null; price: number; discount: number }

/**
 * What so many pieces cost, in cents: quantity times the discount price if present, else the unit price (specification
 * section 5), less the free pieces. Of a lower price and free pieces the lower sum counts, of equals the oldest.
 */
export function lineSum({ unitPrice, discountPrice, promotionId, buyGet }: OfferedPrice, quantity: number): LineSum {
  const price = quantity * unitPrice
  const lowered = { discountPrice, promotionId, price: quantity * (discountPrice ?? unitPrice), discount: 0 }
  return buyGet
    .map((offer) => ({
      discountPrice: null,
      promotionId: offer.promotionId,
      price,
      discount: freePieces(offer, quantity) * unitPrice,
    }))
    .filter(({ discount }) => discount > 0)
    .reduce<LineSum>((best, one) => (isBetter(one, best) ? one : best), lowered)
}

/** What is left to be paid of a line. Cents. */
export const paidFor = ({ price, discount }: Pick<LineSum, 'price' | 'discount'>) => price - discount

function isBetter(one: LineSum, other: LineSum) {
  const less = paidFor(other) - paidFor(one)
  return less > 0 || (less === 0 && other.promotionId !== null && (one.promotionId ?? 0) < other.promotionId)
}

/** What a line would cost with each promotion that ran for it, the best first: why its price is what it is. Cents. */
export function priceTrace(promotions: readonly Promotion[], unitPrice: number, quantity: number) {
  return promotions
    .map((promotion) => ({ ...promotion, sum: sumWith(promotion, unitPrice, quantity) }))
    .sort((one, other) => one.sum - other.sum || one.promotionId - other.promotionId)
}

const sumWith = (promotion: Promotion, unitPrice: number, quantity: number) =>
  promotion.kind === 'buyGet'
    ? (quantity - freePieces(promotion, quantity)) * unitPrice
    : quantity * promotionPrice(promotion, unitPrice)

/** A promotion that sends for nothing from so much on, beside what the order has of its goods. Cents. */
type FreeShipping = { promotionId: number; from: number; goods: number }

/** The promotion that an order is sent for nothing by, the oldest of several; undefined where it has too few goods. */
export const freeShippingOffer = <Found extends FreeShipping>(promotions: readonly Found[]) =>
  promotions
    .filter(({ from, goods }) => goods > 0 && goods >= from)
    .sort((one, other) => one.promotionId - other.promotionId)[0]
