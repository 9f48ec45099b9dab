import { useFormat } from '../language/format.ts'
import { useText } from '../language/language.tsx'

/** What a warehouse would mean for what is to be sent: until when it arrives, and what sending everything costs then; null: wherever it is in stock. */
type WarehouseOffer = { warehouse: string | null; arrivesOn: string | null; price: number | null }

type Choice = { chosen: string | null; currency: string }

/**
 * Says of a warehouse until when goods would come from there, and how much more or less sending them costs than from the chosen one.
 * Says nothing of a warehouse without an offer, and of the chosen one.
 */
export function useWarehouseOfferWords(offers: readonly WarehouseOffer[], { chosen: code, currency }: Choice) {
  const text = useText()
  const { day, money } = useFormat()
  const find = (warehouse: string | null) => offers.find((offer) => offer.warehouse === warehouse)
  const chosen = find(code)
  const priceWords = (price: number | null) => {
    if (price === null || chosen === undefined || chosen.price === null) return []
    const more = Math.round((price - chosen.price) * 100) / 100
    if (more === 0) return [text('basket_line.shipping_same')]
    const difference = { price: money(Math.abs(more), currency) }
    return [text(more > 0 ? 'basket_line.shipping_more' : 'basket_line.shipping_less', difference)]
  }
  return (warehouse: string | null): string[] => {
    const offer = find(warehouse)
    if (!offer || offer === chosen) return []
    const { arrivesOn, price } = offer
    return [...(arrivesOn ? [text('basket_line.parcel_by', { date: day(arrivesOn) })] : []), ...priceWords(price)]
  }
}
