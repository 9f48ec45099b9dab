import type { countSkus } from '../../contract/catalogue/catalogue.ts'
import type { Reply } from '../../contract/endpoint.ts'
import type { Sku, SkuPage } from '../shop/features/catalogue/products/queries.ts'

/** These products, as a search finds them. */
export const foundSkus = (...rows: Sku[]): SkuPage => ({
  rows,
  total: rows.length,
  totalIsMinimum: false,
  models: [],
  leftOut: [],
  corrected: [],
})

/** Nothing that a list could be narrowed by. */
export const noCounts: Reply<typeof countSkus> = {
  classes: [],
  brands: [],
  series: [],
  colours: [],
  yields: [],
  makes: [],
  inStock: 0,
  total: 0,
}
