import type { ListProduct } from '../shop/features/quick-order/queries.ts'

/** A product as a list shows it: sold, in stock, ten a piece. */
export const listProduct = (skuId: number, given: Partial<ListProduct> = {}): ListProduct => ({
  ...{ skuId, number: `AS-${skuId}`, oemCode: `TN-${skuId}`, name: 'toner', names: null, brand: 'Brother' },
  ...{ status: 'active', pieces: 9, unitPrice: 10, discountPrice: null, ...given },
})
