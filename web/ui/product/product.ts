import type { ProductNumbers } from '../../../rules/catalogue/product/number.ts'
import type { ProductSummary } from '../../../rules/catalogue/product/summary.ts'

/** A product as the building blocks show it; the wire's SKU fits. */
export type Product = ProductSummary & {
  id: number
  shortName: string
  brand: string
  classId: number
  colour: string
  yieldPages: number | null
  yieldStandard: string | null
  status: 'active' | 'disabled' | 'announced'
  image: string | null
  /** Another one whenever its drawing is; without it the drawing is asked for again after some time. */
  pictureVersion?: string
  printers: string[]
  printerCount: number
  stock: Stock
  price?: Price & { currency: string }
  counterpart?: Counterpart
}

/** What does the same as a product by the maker's number. */
export type Counterpart = ProductNumbers &
  Pick<Product, 'id' | 'yieldPages' | 'yieldStandard' | 'status' | 'stock' | 'price'>

/** What the reader pays for a piece, and how many may cost them nothing. */
type Price = { unitPrice: number; discountPrice: number | null } & Offers

/** What promotions offer beside a discount price, and whose that is. */
export type Offers = { promotionId?: number; buyGet?: Array<{ promotionId: number; buy: number; free: number }> }

type Stock = {
  total: number
  byWarehouse: Array<{ warehouse: string; pieces: number }>
  expectedOn: string | null
  expectedQty: number
}
