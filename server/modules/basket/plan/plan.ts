import type { listLineWarehouses, planBasket } from '../../../../contract/basket/plan.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { lineSum } from '../../../../rules/catalogue/price/promotion.ts'
import { seesPurchasePrice } from '../../../../rules/identity/permissions.ts'
import { mostOrderLines } from '../../../../rules/order/order.ts'
import { lastArrival, planParcels, type Source } from '../../../../rules/sourcing/plan.ts'
import { toSources } from '../../../../rules/sourcing/way.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { pricesFor } from '../../catalogue/pricing/price.queries.ts'
import { customerDelivery } from '../../customer/delivery/delivery.ts'
import { isSold } from '../basket/basket-totals.queries.ts'
import { readOrderWait } from './order-wait.ts'
import { findPlannedLines } from './plan.queries.ts'

/** What an order of the caller's whole basket would send from where, by the plan of its preview (`planParcels`). */
export async function basketPlan(db: Db, caller: CustomerCaller, now: Date): Promise<Reply<typeof planBasket>> {
  const { lines, sources, preference, waitsForOrder } = await readBasket(db, caller, now)
  const parcels = planParcels(lines, sources, { preference })
  const waitsFor = waitsForOrder(parcels)
  return {
    parcels: parcels.map(({ warehouse, pieces }) => ({
      warehouse,
      arrivesOn: waitsFor === null ? lastArrival([{ warehouse }], sources) : null,
      price: toPrice([{ warehouse }], sources, caller),
      lines: lines.flatMap(({ shoppingCartId }, at) => {
        const count = pieces[at] ?? 0
        return count > 0 ? [{ shoppingCartId, pieces: count }] : []
      }),
    })),
    waiting: addUp(lines.map((line) => line.pieces)) - addUp(parcels.flatMap(({ pieces }) => pieces)),
    waitsFor,
  }
}

/**
 * When a line of the caller's basket would come from each warehouse, and from wherever it is in stock, and what sending the
 * whole basket would cost then: each has a plan of its own. Refuses a line that is not theirs, or no longer sold.
 */
export async function lineWarehouses(
  db: Db,
  caller: CustomerCaller,
  shoppingCartId: number,
  now: Date,
): Promise<Reply<typeof listLineWarehouses>> {
  const { lines, sources, preference, waitsForOrder, isTooLong } = await readBasket(db, caller, now)
  if (isTooLong) return []
  const chosen = lines.findIndex((line) => line.shoppingCartId === shoppingCartId)
  if (chosen < 0) throw new Refusal('request.not_found')
  const codes = sources.map(({ warehouse }) => warehouse).sort()
  return [null, ...codes].map((pinned) => {
    const asChosen = lines.map((line, at) => (at === chosen ? { ...line, pinned } : line))
    const parcels = planParcels(asChosen, sources, { preference })
    const waitsFor = waitsForOrder(parcels)
    const ofLine = parcels.filter(({ pieces }) => (pieces[chosen] ?? 0) > 0)
    return {
      warehouse: pinned,
      arrivesOn: waitsFor === null ? lastArrival(ofLine, sources) : null,
      price: toPrice(parcels, sources, caller),
    }
  })
}

/** What is planned of a basket; no line of one that no order holds. */
async function readBasket(db: Db, caller: CustomerCaller, now: Date) {
  const [found, delivery] = await Promise.all([
    findPlannedLines(db, caller, mostOrderLines),
    customerDelivery(db, caller, now),
  ])
  const isTooLong = found.length > mostOrderLines
  const sold = isTooLong ? [] : found
  const sums = await lineSums(db, caller, sold, now)
  const goods = sums.map(({ price }) => price)
  const sources = toSources(delivery.ways, addUp(goods), now)
  const lines = sold.map(({ ready, pinned, status, ...line }, at) => ({
    ...line,
    sum: sums[at] ?? noSum,
    ready: status === 'active' ? ready : {},
    pinned: sources.some(({ warehouse }) => warehouse === pinned) ? pinned : null,
  }))
  const waitsForOrder = await readOrderWait(db, caller, lines, { delivery, now })
  return { lines, sources, preference: delivery.sourcing, waitsForOrder, isTooLong }
}

/** What sending these parcels costs, as it travels: null for who sees no prices. */
function toPrice(parcels: readonly { warehouse: string }[], sources: readonly Source[], { role }: CustomerCaller) {
  if (!seesPurchasePrice(role)) return null
  const prices = parcels.map(({ warehouse }) => sources.find((source) => source.warehouse === warehouse)?.price ?? 0)
  return toAmount(addUp(prices))
}

type Line = Awaited<ReturnType<typeof findPlannedLines>>[number]

/** What a line costs that has no price. */
const noSum = { price: 0, discount: 0, discountPrice: null, promotionId: null }

/** What each costs before anything is taken off the whole. Cents. */
async function lineSums(db: Db, caller: CustomerCaller, lines: readonly Line[], now: Date) {
  const skuIds = lines.map(({ skuId }) => skuId)
  const prices = await pricesFor(db, caller, isSold(skuIds), now)
  return lines.map(({ skuId, pieces }) => {
    const price = prices.get(skuId)
    return price ? lineSum(price, pieces) : noSum
  })
}

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
