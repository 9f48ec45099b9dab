import { soNumber } from '../../../../rules/order/order.ts'
import type { Tx } from '../../../db/database.ts'
import { nextSerial } from '../../../db/numbering.ts'

/** Gives an order the number under which it is released, at this instant; one that has its number keeps it. */
export async function giveSoNumber(tx: Tx, orderId: number, at: Date) {
  const order = await tx
    .selectFrom('orders as o')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .select(['o.org_id as orgId', 'g.number_prefix as sitePrefix'])
    .where('o.id', '=', orderId)
    .where('o.so_number', 'is', null)
    .forNoKeyUpdate('o')
    .executeTakeFirst()
  if (!order) return
  const number = soNumber(order.sitePrefix, await nextSerial(tx, order.orgId, 'so'))
  await tx.updateTable('orders').set({ so_number: number, so_at: at }).where('id', '=', orderId).execute()
}
