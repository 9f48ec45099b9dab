import { coinName, pageCost } from '../../../../rules/catalogue/price/page-cost.ts'
import { locales } from '../../../../texts/index.ts'
import { useLanguage } from '../../language/language.tsx'
import type { Product } from '../product.ts'

const toWholeCents = (amount: number) => Math.round(amount * 100)

/** What a page costs the reader, such as `2.50 ct`; undefined without their price or without a yield. */
export function usePageCost() {
  const { language } = useLanguage()
  return ({ price, yieldPages }: Pick<Product, 'price' | 'yieldPages'>): string | undefined => {
    if (!price || !yieldPages) return undefined
    const cost = pageCost(toWholeCents(price.discountPrice ?? price.unitPrice), yieldPages) / 100
    const figures = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return `${figures.format(cost)} ${coinName(price.currency)}`
  }
}
