import type { listLineWarehouses, planBasket } from '../../../../contract/basket/plan.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { seesPurchasePrice } from '../../../../rules/identity/permissions.ts'
import { lastArrival } from '../../../../rules/sourcing/plan.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { type BasketOrders, readBasketOrders } from './basket-orders.ts'

/** What an order of the caller's whole basket would send from where, by the plan of its preview (`sourceOrder`). */
export async function basketPlan(db: Db, caller: CustomerCaller, now: Date): Promise<Reply<typeof planBasket>> {
  const { lines, sources, ordersFor } = await readBasketOrders(db, caller, now)
  const { parts, expected, waitsFor, shippingCost } = await ordersFor(lines)
  const piecesOf = (pieces: ReadonlyMap<number, number>) =>
    lines.flatMap(({ shoppingCartId, skuId }) => {
      const count = pieces.get(skuId) ?? 0
      return count > 0 ? [{ shoppingCartId, skuId, pieces: count }] : []
    })
  const parcels = parts.map(({ warehouse, now: leaving, later }) => ({
    warehouse,
    arrivesOn: waitsFor === null && leaving.size > 0 ? lastArrival([{ warehouse }], sources) : null,
    price: toPrice([shippingCost(warehouse)], caller),
    lines: piecesOf(leaving).map(({ skuId: _own, ...line }) => line),
    later: piecesOf(later).map(({ skuId, ...line }) => ({ ...line, expectedOn: expected.get(skuId) ?? null })),
  }))
  const leaving = parcels.flatMap((parcel) => parcel.lines)
  return { parcels, waiting: countPieces(lines) - countPieces(leaving), waitsFor }
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
  const { lines, sources, ordersFor, isTooLong } = await readBasketOrders(db, caller, now)
  if (isTooLong) return []
  const chosen = lines.find((line) => line.shoppingCartId === shoppingCartId)
  if (!chosen) throw new Refusal('request.not_found')
  const offerFrom = async (pinned: string | null) => {
    const orders = await ordersFor(lines.map((line) => (line === chosen ? { ...line, pinned } : line)))
    return toOffer(orders, { pinned, skuId: chosen.skuId, sources, caller })
  }
  const codes = sources.map(({ warehouse }) => warehouse).sort()
  return Promise.all([null, ...codes].map(offerFrom))
}

type Offered = { pinned: string | null; skuId: number; sources: BasketOrders['sources']; caller: CustomerCaller }

function toOffer(
  { parts, waitsFor, shippingCost }: Awaited<ReturnType<BasketOrders['ordersFor']>>,
  { pinned, skuId, sources, caller }: Offered,
) {
  const withLine = parts.filter((part) => part.now.has(skuId))
  return {
    warehouse: pinned,
    arrivesOn: waitsFor === null ? lastArrival(withLine, sources) : null,
    price: toPrice(
      parts.map(({ warehouse }) => shippingCost(warehouse)),
      caller,
    ),
  }
}

/** What sending parcels costs together; null for who sees no prices. */
const toPrice = (cents: readonly number[], { role }: CustomerCaller) =>
  seesPurchasePrice(role) ? toAmount(cents.reduce((sum, one) => sum + one, 0)) : null

const countPieces = (lines: readonly { pieces: number }[]) => lines.reduce((sum, { pieces }) => sum + pieces, 0)
