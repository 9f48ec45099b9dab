import type { Basket, BasketLine } from '../shop/features/basket/basket/queries.ts'

/** A line of one piece at ten euros, of a product that is sold and in stock. */
export const basketLine = (id: number, overrides: Partial<BasketLine> = {}) =>
  ({
    shoppingCartId: id,
    number: `AS-${id}`,
    custNumber: '',
    qty: 1,
    note: '',
    warehouse: null,
    weightGrams: 500,
    goodsSku: {
      id,
      number: `AS-${id}`,
      oemCode: `TN-${id}`,
      ownMake: false,
      name: `Toner ${id}`,
      status: 'active',
      stock: { total: 9, nl: 9, byWarehouse: [], expectedOn: null, expectedQty: 0 },
    },
    unitPrice: 10,
    discountPrice: null,
    promotions: [],
    price: 10,
    discount: 0,
    backOrdered: 0,
    expectedOn: null,
    priceSeen: 10,
    priceSeenAt: '2026-11-18T09:00:00.000Z',
    ...overrides,
  }) as unknown as BasketLine

/** A basket of these lines. */
export const basketWith = (...rows: BasketLine[]): Basket => ({
  rows,
  total: rows.length,
  shoppingCartQty: rows.length,
  pieces: rows.length,
  shoppingCartPrice: rows.length * 10,
  currency: 'EUR',
  priceChanges: 0,
  weightGrams: 500 * rows.length,
  unweighed: 0,
  warehouse: 'NL',
  warehouses: ['NL'],
  freeShippingFrom: null,
})
