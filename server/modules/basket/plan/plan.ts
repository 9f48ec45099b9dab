import type { planBasket } from '../../../../contract/basket/plan.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { amountOrNull } from '../../../../rules/catalogue/price/money.ts'
import { lineSum } from '../../../../rules/catalogue/price/promotion.ts'
import { seesPurchasePrice } from '../../../../rules/identity/permissions.ts'
import { mostOrderLines } from '../../../../rules/order/order.ts'
import { planParcels, type Source } from '../../../../rules/sourcing/plan.ts'
import { toSources } from '../../../../rules/sourcing/way.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { customerDelivery } from '../../customer/delivery/delivery.ts'
import { isSold } from '../basket/basket-totals.queries.ts'
import { findPlannedLines } from './plan.queries.ts'

/** What an order of the caller's whole basket would send from where, by the plan of its preview (`planParcels`). */
export async function basketPlan(db: Db, caller: CustomerCaller, now: Date): Promise<Reply<typeof planBasket>> {
  const [found, delivery] = await Promise.all([
    findPlannedLines(db, caller, mostOrderLines),
    customerDelivery(db, caller, now),
  ])
  if (found.length > mostOrderLines) return { parcels: [], waiting: 0, waitsFor: delivery.waitsFor }
  const goods = await goodsValue(db, caller, found, now)
  const sources = toSources(delivery.ways, goods, now)
  const lines = found.map(({ ready, pinned, status, ...line }) => ({
    ...line,
    ready: status === 'active' ? ready : {},
    pinned: sources.some(({ warehouse }) => warehouse === pinned) ? pinned : null,
  }))
  const parcels = planParcels(lines, sources, { preference: delivery.sourcing })
  const isPromised = delivery.waitsFor === null
  return {
    parcels: parcels.map(({ warehouse, pieces }) => ({
      warehouse,
      arrivesOn: isPromised ? (sourceAt(sources, warehouse)?.arrivesOn ?? null) : null,
      price: seesPurchasePrice(caller.role) ? amountOrNull(sourceAt(sources, warehouse)?.price ?? null) : null,
      lines: lines.flatMap(({ shoppingCartId }, at) => {
        const count = pieces[at] ?? 0
        return count > 0 ? [{ shoppingCartId, pieces: count }] : []
      }),
    })),
    waiting: addUp(lines.map((line) => line.pieces)) - addUp(parcels.flatMap(({ pieces }) => pieces)),
    waitsFor: delivery.waitsFor,
  }
}

type Line = Awaited<ReturnType<typeof findPlannedLines>>[number]

/** What they cost before anything is taken off the whole, from which sending may cost nothing. Cents. */
async function goodsValue(db: Db, caller: CustomerCaller, lines: readonly Line[], now: Date) {
  const skuIds = lines.map(({ skuId }) => skuId)
  const prices = await pricesFor(db, caller, isSold(skuIds), now)
  return addUp(
    lines.map(({ skuId, pieces }) => {
      const price = prices.get(skuId)
      return price ? lineSum(price, pieces).price : 0
    }),
  )
}

const sourceAt = (sources: readonly Source[], code: string) => sources.find(({ warehouse }) => warehouse === code)

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
