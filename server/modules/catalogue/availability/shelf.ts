/** A SKU in a warehouse. */
export type Shelf = { skuId: number; warehouse: string }

/** The key of a shelf in maps. */
export const shelfKey = ({ skuId, warehouse }: Shelf) => `${skuId} ${warehouse}`
