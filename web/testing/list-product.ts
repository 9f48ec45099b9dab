import type { ListProduct, QuickOrder } from '../shop/features/basket/quick-order/queries.ts'

/** A product as a list shows it: sold, in stock, ten a piece. */
export const listProduct = (skuId: number, overrides: Partial<ListProduct> = {}): ListProduct => ({
  skuId,
  number: `AS-${skuId}`,
  oemCode: `TN-${skuId}`,
  ownMake: false,
  name: 'toner',
  names: null,
  brand: 'Brother',
  status: 'active',
  pieces: 9,
  unitPrice: 10,
  discountPrice: null,
  ...overrides,
})

const nothing = { change: false, remove: false, submit: false, order: false, adjust: false, reject: false, copy: false }

type GivenList = Partial<Omit<QuickOrder, 'may'>> & { may?: Partial<QuickOrder['may']> }

/** A draft of the reader without products, with which nothing may be done unless a test says otherwise. */
export const quickOrder = ({ may, ...overrides }: GivenList = {}): QuickOrder => ({
  quickOrderId: 7,
  number: 'QONL000007',
  name: 'Monday',
  status: 'draft',
  madeBy: 'Noor',
  isOwn: true,
  changedAt: '2026-11-18T09:00:00Z',
  orderno: null,
  reason: null,
  checkoutOptions: {},
  currency: 'EUR',
  version: 3,
  poNumber: '',
  shipTo: '',
  sum: null,
  limits: null,
  waitsForApproval: false,
  lines: [],
  ...overrides,
  may: { ...nothing, ...may },
})
