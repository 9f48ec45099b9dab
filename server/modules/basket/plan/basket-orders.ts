/** The orders that a basket would become, by the rules of their preview: all but a coupon, which is named there. */

import { lineSum } from '../../../../rules/catalogue/price/promotion.ts'
import { splitLine } from '../../../../rules/order/back-order.ts'
import { mostOrderLines, whatOrdersWaitFor } from '../../../../rules/order/order.ts'
import type { OrderPart } from '../../../../rules/sourcing/order-lines.ts'
import { plannedTotal } from '../../../../rules/sourcing/planned-total.ts'
import { toSources } from '../../../../rules/sourcing/way.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { sourceOrder } from '../../catalogue/availability/source-order.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { orderPromotions } from '../../catalogue/promotion/order-promotions.ts'
import { customerDelivery } from '../../customer/delivery/delivery.ts'
import { isSold } from '../basket/basket-totals.queries.ts'
import { findPlannedLines } from './plan.queries.ts'

export type BasketOrders = Awaited<ReturnType<typeof readBasketOrders>>

/**
 * The caller's lines of what is sold, none where no order holds so many; `ordersFor` are the orders of them, with what they
 * wait for before anything leaves. Cents.
 */
export async function readBasketOrders(db: Db, caller: CustomerCaller, now: Date) {
  const [found, delivery] = await Promise.all([
    findPlannedLines(db, caller, mostOrderLines),
    customerDelivery(db, caller, now),
  ])
  const isTooLong = found.length > mostOrderLines
  const { lines, goods, promotions } = await priceLines(db, caller, isTooLong ? [] : found, now)
  const sources = toSources(delivery.ways, goods, now)
  const paidSources = toSources(delivery.ways, goods - promotions.discount, now)
  const shippingCost = (code: string) =>
    promotions.freeShipping ? 0 : (paidSources.find(({ warehouse }) => warehouse === code)?.price ?? 0)
  const isPossible = (code: string | null) => sources.some(({ warehouse }) => warehouse === code)
  const { account, handlingFee, sourcing: preference, vatRates } = delivery
  const costs = { shippingCost, vatRateBp: (code: string) => vatRates.get(code) ?? 0, handlingFee }
  return {
    lines: lines.map((line) => ({ ...line, pinned: isPossible(line.pinned) ? line.pinned : null })),
    sources,
    isTooLong,
    async ordersFor(wanted: readonly PricedLine[]) {
      const sourcing = { sources, wish: { preference }, backOrders: 'split', now } as const
      const { parts, expected } = await sourceOrder(db, wanted, sourcing)
      const total = plannedTotal(toOrderLines(wanted, parts), parts, costs)
      return { parts, expected, waitsFor: whatOrdersWaitFor(account, total), shippingCost }
    },
  }
}

type Found = Awaited<ReturnType<typeof findPlannedLines>>[number]
type PricedLine = Awaited<ReturnType<typeof priceLines>>['lines'][number]

/** What has no price yet counts nothing: it is not ordered before it has one. */
async function priceLines(db: Db, caller: CustomerCaller, found: readonly Found[], now: Date) {
  const skuIds = found.map(({ skuId }) => skuId)
  const prices = await pricesFor(db, caller, isSold(skuIds), now)
  const lines = found.map(({ ready, ...line }) => {
    const price = prices.get(line.skuId) ?? noPrice
    const { price: amount, ...sum } = lineSum(price, line.pieces)
    return { ...line, ready: line.status === 'active' ? ready : {}, unitPrice: price.unitPrice, amount, ...sum }
  })
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { lines, goods, promotions: await orderPromotions(db, caller, lines, now) }
}

const noPrice = { unitPrice: 0, discountPrice: null, promotionId: null, buyGet: [] }

/** Each as an order has it: what leaves of it from anywhere, and what waits. */
const toOrderLines = (lines: readonly PricedLine[], parts: readonly OrderPart[]) =>
  lines.map(({ pieces, status, ...line }) => {
    const leaving = parts.reduce((sum, { now }) => sum + (now.get(line.skuId) ?? 0), 0)
    return { ...line, ...splitLine(status, pieces, leaving), quantity: pieces, expectedOn: null }
  })
