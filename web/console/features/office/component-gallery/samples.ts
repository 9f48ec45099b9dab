import type { Counterpart, Product } from '../../../../ui/product/product.ts'

const warehouses = (...pieces: ReadonlyArray<[warehouse: string, pieces: number]>) => ({
  total: pieces.reduce((sum, [, count]) => sum + count, 0),
  byWarehouse: pieces.map(([warehouse, count]) => ({ warehouse, pieces: count })),
  expectedOn: null,
  expectedQty: 0,
})

export const inStock = warehouses(['NL', 121], ['IT', 25])
export const soldOut = warehouses()
export const expected = { ...soldOut, expectedOn: '2026-12-04', expectedQty: 70 }

const price = { unitPrice: 62.39, discountPrice: null, currency: 'EUR' }

/** A toner of the maker. */
export const original: Product = {
  id: 1,
  number: 'AS-100001',
  oemCode: 'W2070A',
  ownMake: false,
  name: 'HP 117A toner, black',
  names: null,
  shortName: '117A',
  brand: 'HP',
  classId: 102,
  colour: 'K',
  yieldPages: 1_000,
  yieldStandard: 'ISO/IEC 19798',
  status: 'active',
  image: null,
  printers: ['HP Color Laser 150a', 'HP Color Laser 150nw', 'HP Color Laser MFP 178nw'],
  printerCount: 6,
  stock: inStock,
  price,
}

/** Our compatible of it. */
const counterpart: Counterpart = {
  id: 3_301,
  number: 'AS-103301',
  oemCode: 'W2070A',
  ownMake: true,
  yieldPages: 1_000,
  yieldStandard: 'manufacturer rating',
  status: 'active',
  stock: warehouses(['NL', 8]),
  price: { ...price, unitPrice: 29.35 },
}

export const withCounterpart: Product = { ...original, counterpart }
export const compatible: Product = { ...original, ...counterpart, name: 'Aster compatible with HP 117A toner, black' }

export const prices = {
  full: price,
  reduced: { ...price, discountPrice: 49.9 },
  withFreePieces: { ...price, buyGet: [{ promotionId: 1, buy: 10, free: 1 }] },
} satisfies Record<string, Product['price']>

export const colours = ['K', 'C', 'M', 'Y', 'CMYK', 'black on white', 'oak']
