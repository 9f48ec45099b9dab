import { coinOf, pageCost } from '../../../rules/price/page-cost.ts'
import { localeOf } from '../../../texts/index.ts'
import { useLanguage } from '../language/language.tsx'
import type { Product } from './product.ts'

const centsOf = (amount: number) => Math.round(amount * 100)

/** What a page costs the reader, such as `2.50 ct`; undefined without their price or without a yield. */
export function usePageCost() {
  const { language } = useLanguage()
  return ({ price, yieldPages }: Pick<Product, 'price' | 'yieldPages'>): string | undefined => {
    if (!price || !yieldPages) return undefined
    const cost = pageCost(centsOf(price.discountPrice ?? price.unitPrice), yieldPages) / 100
    const figures = new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return `${figures.format(cost)} ${coinOf(price.currency)}`
  }
}
