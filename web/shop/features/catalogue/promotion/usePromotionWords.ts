import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Promotion } from './queries.ts'

/** What a promotion offers, and on which products, in the reader's words. */
export function usePromotionWords() {
  const text = useText()
  const { money, number } = useFormat()
  return {
    offerOf: ({ type, value, buy, free, discountPercent, currency }: Promotion) => {
      if (type === 'percentage') return text('promotion.percent_off', { percent: number(value ?? 0) })
      if (type === 'amount') return text('promotion.amount_off', { amount: money(value ?? 0, currency) })
      if (type === 'buyGet') return text('promotion.buy_get', { buy: buy ?? 0, free: free ?? 0 })
      if (type === 'freeShipping') return text('promotion.free_shipping', { amount: money(value ?? 0, currency) })
      const most = discountPercent ?? 0
      return most > 0 ? text('promotion.up_to_off', { percent: number(most) }) : text('promotion.own_prices')
    },
    productsOf: ({ products, className, brand }: Promotion) => {
      if (products !== null) return text('promotion.count', { count: products })
      return [brand, className].filter(Boolean).join(' · ') || text('promotion.all')
    },
  }
}
