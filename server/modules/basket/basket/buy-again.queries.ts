import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

/** What an order of the customer bought; empty where it is not theirs. */
export const findOrderedLines = (db: Db | Tx, { customerId }: CustomerCaller, orderno: string) =>
  db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.number', 'l.quantity as qty', 'l.cust_number as custNumber'])
    .where('o.customer_id', '=', customerId)
    .where('o.order_number', '=', orderno)
    .orderBy('l.position')
    .execute()
