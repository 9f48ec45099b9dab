import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { findWaitingOrders } from '../../modules/fulfilment/order-lifecycle/change-warehouse.queries.ts'
import { changeWarehouse } from '../../modules/fulfilment/order-lifecycle/change-warehouse.ts'
import { countStock } from '../../modules/fulfilment/order-lifecycle/count-stock.ts'
import { expectGoods } from '../../modules/fulfilment/order-lifecycle/expect-goods.ts'

/**
 * Nothing lies where an order on account is to leave, another warehouse expects it, and the shop does what it does each minute
 * with orders that only wait.
 */
export async function serveElsewhere(tx: Tx, { to, ref, now }: { to: string; ref: string; now: Date }) {
  const { rows } = await sql<{ skuId: number; warehouse: string }>`
    select l.sku_id as "skuId", o.ship_from as warehouse
      from order_lines l join orders o on o.id = l.order_id
     where o.id = (select max(id) from orders where status in ('submitted', 'released') and terms_net_days > 0
                      and not ship_from_chosen)
     order by l.position`.execute(tx)
  const counts = rows.map((place) => ({ ...place, counted: 0 }))
  if (counts.length > 0) await countStock(tx, counts, { ref, accountId: null, now })
  const goods = rows.map(({ skuId }) => ({
    skuId,
    warehouse: to,
    reference: 'PO 3',
    expectedOn: '2026-12-02',
    pieces: 40,
  }))
  await expectGoods(tx, goods, now)
  for (const { orderId } of await findWaitingOrders(tx, now)) {
    await changeWarehouse(tx, orderId, { party: 'shop', accountId: null, now })
  }
}
