import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { lockStock } from '../../catalogue/availability/stock-ledger.queries.ts'
import type { LockedOrder } from './change-order.ts'

export type ShippableLine = {
  position: number
  skuId: number
  /** Promised pieces that are in no shipment yet. */
  free: number
  waiting: number
  allocated: number
  shipped: number
  cancelled: number
  quantity: number
}

/**
 * The lines of a locked order with their pieces. Their shelves are locked with it, so that neither goods that arrive nor a count change
 * what is promised to them until the transaction ends.
 */
export async function lockLines(tx: Tx, { orderId, shipFrom }: Pick<LockedOrder, 'orderId' | 'shipFrom'>) {
  const skus = await tx.selectFrom('order_lines').select('sku_id as skuId').where('order_id', '=', orderId).execute()
  await lockStock(
    tx,
    skus.map(({ skuId }) => ({ skuId, warehouse: shipFrom })),
  )
  const { rows } = await sql<ShippableLine>`
    select l.position, l.sku_id as "skuId", l.waiting, l.allocated, l.shipped, l.cancelled, l.quantity,
           l.allocated - coalesce((
             select sum(h.quantity)::integer from shipment_lines h join shipments s on s.id = h.shipment_id
              where h.order_id = l.order_id and h.position = l.position and s.status in ('picking', 'packed')), 0) as free
      from order_lines l
     where l.order_id = ${orderId}
     order by l.position
  `.execute(tx)
  return rows
}
