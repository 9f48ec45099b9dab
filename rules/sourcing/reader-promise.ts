/** What a reader is promised of a product, by what the server has told them of the ways to them. Amounts as they travel. */

import { centsOrNull, toCents } from '../catalogue/price/money.ts'
import { lineSum } from '../catalogue/price/promotion.ts'
import type { OrderWait } from '../order/order.ts'
import { nextCutOff } from '../shipping/shipping.ts'
import type { SourcingPreference } from './plan.ts'
import { type PlannedWay, type ProductPromise, promiseProduct } from './way.ts'

/** The answer about the ways to a reader. */
export type DeliveryFacts = {
  country: string
  sourcing: SourcingPreference
  /** What an order waits for before anything of it leaves. */
  waitsFor: OrderWait | null
  closedThere: readonly string[]
  ways: readonly Omit<PlannedWay, 'closedThere'>[]
}

type OfferedProduct = {
  status: 'active' | 'disabled' | 'announced'
  stock: { byWarehouse: readonly { warehouse: string; pieces: number }[] }
  price?: {
    unitPrice: number
    discountPrice: number | null
    promotionId?: number
    buyGet?: { promotionId: number; buy: number; free: number }[]
  }
}

export type ReaderPromise = ProductPromise &
  Pick<DeliveryFacts, 'waitsFor' | 'country'> & {
    /** Until when to order for that day: the first hour at which one of its parcels closes. Today where all of them leave today. */
    cutOff: ReturnType<typeof nextCutOff> | null
  }

/** What is promised of so many pieces of a product, from the warehouse that was chosen; null for what is not sold now. */
export function promiseToReader(
  { country, sourcing, waitsFor, closedThere, ways }: DeliveryFacts,
  { status, stock, price }: OfferedProduct,
  { pieces, pinned, now }: { pieces: number; pinned?: string | null; now: Date },
): ReaderPromise | null {
  if (status !== 'active') return null
  const inCents = ways.map((way) => ({
    ...way,
    price: centsOrNull(way.price),
    freeFrom: centsOrNull(way.freeFrom),
    closedThere,
  }))
  const ready = Object.fromEntries(stock.byWarehouse.map((shelf) => [shelf.warehouse, shelf.pieces]))
  const line = { pieces, ready, goods: price ? goodsValue(price, pieces) : null, pinned }
  const promise = promiseProduct(line, { ways: inCents, preference: sourcing }, now)
  const places = new Set(promise.parcels.map(({ warehouse }) => warehouse))
  const cutOffs = ways.filter(({ warehouse }) => places.has(warehouse)).map((way) => nextCutOff(now, way))
  return { ...promise, waitsFor, country, cutOff: firstCutOff(cutOffs) }
}

/** The first of them; none is called today's that a parcel of tomorrow goes with. */
function firstCutOff(cutOffs: ReturnType<typeof nextCutOff>[]) {
  const [first] = cutOffs.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return first ? { ...first, today: cutOffs.every(({ today }) => today) } : null
}

/** What so many pieces cost, in cents, as the order that they make. */
function goodsValue(price: NonNullable<OfferedProduct['price']>, pieces: number) {
  const { unitPrice, discountPrice, promotionId = null, buyGet = [] } = price
  const cents = { unitPrice: toCents(unitPrice), discountPrice: centsOrNull(discountPrice), promotionId, buyGet }
  return lineSum(cents, pieces).price
}
