import type { LineSum } from '../../../../rules/catalogue/price/promotion.ts'
import { paidFor } from '../../../../rules/catalogue/price/promotion.ts'
import { type OrderWait, whatOrdersWaitFor } from '../../../../rules/order/order.ts'
import type { Parcel } from '../../../../rules/sourcing/plan.ts'
import { plannedTotal } from '../../../../rules/sourcing/planned-total.ts'
import { toSources } from '../../../../rules/sourcing/way.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { orderPromotions } from '../../catalogue/promotion/order-promotions.ts'
import type { customerDelivery } from '../../customer/delivery/delivery.ts'

type Line = { skuId: number; pieces: number; sum: LineSum }
type Delivery = Awaited<ReturnType<typeof customerDelivery>>

/**
 * Says what an order of these lines in planned parcels waits for, by the sum that its first preview has: what free pieces take
 * off, a promotion that sends for nothing and the handling fee count as they do there.
 */
export async function readOrderWait(
  db: Db,
  caller: CustomerCaller,
  lines: readonly Line[],
  { delivery, now }: { delivery: Delivery; now: Date },
): Promise<(parcels: readonly Parcel[]) => OrderWait | null> {
  const { account, handlingFee, vatRates, ways } = delivery
  const priced = lines.map(({ skuId, sum }) => ({ ...sum, skuId, amount: sum.price }))
  const { freeShipping } = await orderPromotions(db, caller, priced, now)
  const goods = priced.reduce((all, line) => all + paidFor(line), 0)
  const sources = toSources(ways, goods, now).map((source) => (freeShipping ? { ...source, price: 0 } : source))
  const counted = lines.map(({ pieces, sum }) => ({ pieces, sum: sum.price, discount: sum.discount }))
  return (parcels) =>
    whatOrdersWaitFor(
      account,
      lines.length > 0 ? plannedTotal(counted, parcels, { sources, vatRates, handlingFee }) : 0,
    )
}
