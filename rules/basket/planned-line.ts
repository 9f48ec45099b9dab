import { splitLine, waitingPieces } from '../order/back-order.ts'
import { type BasketRefusal, linePrice, maxQuantity, minQuantity, type Offer } from './basket.ts'

export type PlannedLine = { quantity: number; backOrdered: number; price: number | null }

/** The line a basket should hold once `quantity` pieces are wanted in total. */
export function planLine(offer: Offer | undefined, quantity: number): PlannedLine | { refused: BasketRefusal } {
  if (!offer) return { refused: 'basket.product_unknown' }
  if (offer.status === 'disabled') return { refused: 'basket.product_disabled' }
  if (!Number.isInteger(quantity) || quantity < minQuantity || quantity > maxQuantity) {
    return { refused: 'basket.quantity_out_of_range' }
  }
  const backOrdered = waitingPieces(splitLine(offer.status, quantity, offer.available))
  return { quantity, backOrdered, price: linePrice(offer, quantity) }
}
