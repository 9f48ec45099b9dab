import { addDays } from '../../../rules/shipping/day.ts'
import { chance } from '../../../seed/chance.ts'
import type { Coupon, Fee, Product, Promotion, Rate, Shop, Site, Warehouse } from './second-sum-facts.ts'

export type Dice = ReturnType<typeof diceOf>

/** Throws that are the same whenever the seed is. */
export function diceOf(seed: string) {
  let thrown = 0
  const next = () => chance(`${seed} ${thrown++}`)
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const oneOf = <T>(list: readonly T[]) => list[between(0, list.length - 1)] as T
  return {
    /** A whole number, both inclusive. */
    between,
    oneOf,
    /** In so many of a hundred throws. */
    happens: (percent: number) => next() * 100 < percent,
    some: <T>(list: readonly T[], most: number) => Array.from({ length: between(1, most) }, () => oneOf(list)),
    /** Cents: mostly of some euro, at times of a cent, of a round sum, or of much. */
    price: () => oneOf([between(100, 30_000), between(100, 30_000), between(0, 9), 1999, 10_000, between(1, 500_000)]),
  }
}

/** A period that runs in so many of a hundred throws; else over since yesterday, of this day alone, or the like. ISO dates. */
function periodOf(dice: Dice, today: string, percent: number) {
  const day = (days: number) => addDays(today, days)
  const edges = [
    { from: day(-30), to: day(-1) },
    { from: day(-30), to: day(0) },
    { from: day(0), to: day(30) },
    { from: day(0), to: day(0) },
    { from: day(1), to: day(30) },
  ]
  return dice.happens(percent) ? { from: day(-9), to: day(20) } : dice.oneOf(edges)
}

type PriceList = { id: number; currency: string }
type Numbered = Omit<Product, 'id'>

/** Products of every class, with a price in most lists, and in most warehouses more pieces than anybody orders. */
export function randomProducts(
  dice: Dice,
  {
    classes,
    brands,
    lists,
    warehouses,
  }: Record<'classes' | 'brands', number[]> & {
    lists: readonly PriceList[]
    warehouses: readonly Warehouse[]
  },
): Numbered[] {
  return Array.from({ length: 60 }, (_, at) => ({
    number: `AS-R${String(at).padStart(4, '0')}`,
    classId: dice.oneOf(classes),
    brandId: dice.oneOf(brands),
    listPrices: new Map(lists.flatMap(({ id }) => (dice.happens(99) ? [[id, dice.price()] as const] : []))),
    stockedIn: new Set(warehouses.flatMap(({ code }) => (dice.happens(90) ? code : []))),
  }))
}

type OfSite = { site: Site; lists: readonly PriceList[]; products: readonly Product[] }

const percentages = [1, 333, 500, 1_000, 1_250, 3_333, 5_000, 10_000]

/** A promotion of any kind, for any of what promotions are for; few are for everything. */
export function randomPromotion(dice: Dice, { site, lists, products }: OfSite): Omit<Promotion, 'id'> {
  const kind = dice.oneOf(['prices', 'percentage', 'amount', 'buyGet', 'freeShipping'] as const)
  const scope = dice.oneOf(['class', 'brand', 'both', 'both', 'products', 'products', 'products', 'all'] as const)
  const product = dice.oneOf(products)
  const own = lists.filter(({ currency }) => currency === site.currency)
  const some = dice.some(products, 8)
  const hasProducts = kind === 'prices' || scope === 'products'
  return {
    orgId: site.orgId,
    kind,
    ...periodOf(dice, site.today, 30),
    title: `Offer ${dice.between(1, 99)}`,
    value: {
      prices: null,
      buyGet: null,
      amount: dice.between(1, 2_500),
      freeShipping: dice.between(1, 20_000),
      percentage: dice.oneOf([...percentages, dice.between(1, 10_000)]),
    }[kind],
    ...(kind === 'buyGet' ? { buy: dice.between(1, 9), free: dice.between(1, 3) } : { buy: null, free: null }),
    classId: !hasProducts && ['class', 'both'].includes(scope) ? product.classId : null,
    brandId: !hasProducts && ['brand', 'both'].includes(scope) ? product.brandId : null,
    priceListId: dice.happens(scope === 'all' && kind !== 'freeShipping' ? 70 : 30) ? dice.oneOf(own).id : null,
    prices: new Map(kind === 'prices' ? some.map(({ id }) => [id, dice.price()]) : []),
    products: scope === 'products' && kind !== 'prices' ? new Set(some.map(({ id }) => id)) : null,
  }
}

/** A coupon of any kind, most of which can be used. */
export function randomCoupon(dice: Dice, { site, products }: OfSite, at: number): Omit<Coupon, 'id'> {
  const kind = dice.oneOf(['percentage', 'percentage', 'fixed', 'shipping', 'shipping'] as const)
  return {
    orgId: site.orgId,
    code: `RANDOM-${site.orgId}-${at}`,
    kind,
    ...periodOf(dice, site.today, 70),
    value: kind === 'percentage' ? dice.oneOf([...percentages, dice.between(1, 10_000)]) : dice.between(1, 9_999),
    startAmount: dice.oneOf([0, 0, dice.between(1, 50_000)]),
    brandId: dice.happens(30) ? dice.oneOf(products).brandId : null,
    active: dice.happens(95),
    useLimit: dice.oneOf([null, null, null, dice.between(1, 9)]),
    customerLimit: dice.oneOf([100, 100, 100, 1]),
    holdersOnly: dice.happens(15),
  }
}

/**
 * What three carriers ask between any two places, in every currency for itself; here and there no carrier goes for one, but
 * always to a site's own country, as it would take no orders.
 */
export function randomRates(
  dice: Dice,
  { countries, warehouses }: Pick<Shop, 'countries' | 'warehouses'>,
  sites: readonly Site[],
): Rate[] {
  return warehouses.flatMap((warehouse) => {
    const currencies = new Set(sites.filter(({ region }) => region === warehouse.region).map((site) => site.currency))
    return countries
      .filter(({ iso2 }) => (iso2 === 'US') === (warehouse.region === 'US'))
      .flatMap(({ iso2 }) => [...currencies].map((currency) => ({ country: iso2, currency })))
      .filter((to) => dice.happens(98) || isHome(sites, warehouse.code, to))
      .flatMap((to) =>
        ['STD', 'EXP', 'PAL'].map((carrier) => ({
          carrier,
          warehouse: warehouse.code,
          ...to,
          price: dice.between(0, 9_900),
          freeFrom: dice.happens(60) ? dice.between(0, 90_000) : null,
        })),
      )
  })
}

type To = { country: string; currency: string }

const isHome = (sites: readonly Site[], code: string, { country, currency }: To) =>
  sites.some((site) => site.warehouse === code && site.home === country && site.currency === currency)

export const randomFees = (dice: Dice, sites: readonly Site[]): Fee[] =>
  sites.flatMap(({ orgId }) =>
    ['REG', 'DROP', 'CPDROP'].flatMap((orderType) =>
      dice.happens(70) ? { orgId, orderType, fee: dice.between(0, 999) } : [],
    ),
  )
