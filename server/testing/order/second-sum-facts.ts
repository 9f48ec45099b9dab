/** What an order's sum follows from, for who works it out a second time (`second-sum.ts`). Amounts are cents, days ISO dates. */

export type Site = {
  orgId: number
  /** Its country. */
  home: string
  region: string
  currency: string
  warehouse: string
  today: string
}
type Country = { iso2: string; euMember: boolean; vatRateBp: number }
export type Warehouse = { code: string; country: string; region: string }

export type Product = {
  id: number
  number: string
  classId: number
  brandId: number
  /** Cents by price list. */
  listPrices: ReadonlyMap<number, number>
  /** Where there is more of it than anybody orders; elsewhere there is none. */
  stockedIn: ReadonlySet<string>
}

export type Promotion = {
  id: number
  orgId: number
  title: string
  kind: 'prices' | 'percentage' | 'amount' | 'buyGet' | 'freeShipping'
  value: number | null
  buy: number | null
  free: number | null
  classId: number | null
  brandId: number | null
  priceListId: number | null
  from: string
  to: string
  /** Cents by product, of those with prices of their own. */
  prices: ReadonlyMap<number, number>
  /** The products that it is for; null for all of its class and brand. */
  products: ReadonlySet<number> | null
}

export type Coupon = {
  id: number
  orgId: number
  code: string
  kind: 'percentage' | 'fixed' | 'shipping'
  value: number
  startAmount: number
  brandId: number | null
  from: string
  to: string
  active: boolean
  useLimit: number | null
  customerLimit: number
  holdersOnly: boolean
}

export type Rate = {
  carrier: string
  warehouse: string
  country: string
  currency: string
  price: number
  freeFrom: number | null
}

export type Fee = { orgId: number; orderType: string; fee: number }

export type Customer = {
  customerId: number
  site: Site
  priceListId: number
  /** Cents by product. */
  prices: ReadonlyMap<number, number>
  holds: ReadonlySet<number>
  /** The member state, or XI, that gave the VAT number; null where the number is none. */
  registeredIn: string | null
  /** What VIES said of it; null where it said nothing. */
  confirmed: boolean | null
}

export type Shop = {
  countries: readonly Country[]
  warehouses: readonly Warehouse[]
  products: readonly Product[]
  promotions: readonly Promotion[]
  coupons: readonly Coupon[]
  rates: readonly Rate[]
  fees: readonly Fee[]
}

/** A place in a country where its VAT does not hold. */
export const outsideOfVat: Readonly<Record<string, string>> = {
  ES: '35001',
  FI: '22100',
  FR: '97400',
  DE: '78266',
  GB: 'JE2 3AB',
  IT: '23041',
}
export const northernIrish = 'BT1 5GS'

export type RandomRequest = {
  lines: readonly { product: Product; qty: number }[]
  shipFrom: string | undefined
  shipTo: { country: string; postcode: string }
  shipVia: string | undefined
  orderType: 'REG' | 'DROP' | 'CPDROP'
  backOrders: 'split' | 'reduce'
  /** As it is stored; null for none. */
  couponCode: string | null
}
