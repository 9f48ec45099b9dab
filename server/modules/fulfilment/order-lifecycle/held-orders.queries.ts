import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { receivables } from '../../customer/credit/credit.queries.ts'

/** Orders that their account holds; those that staff held are theirs to go on with. */
const isHeldByAccount = sql`o.status = 'onHold' and o.held_because in ('payment.held_overdue', 'payment.held_limit')`

const mostAtOnce = 500

/** Customers of whom an order that their account holds may go on, as nothing is overdue and it fits their credit limit again. */
export async function findCustomersToResume(db: Db, now: Date) {
  const { rows } = await sql<{ customerId: number }>`
    select c.id as "customerId"
      from (select o.customer_id, sum(t.amount) as total, min(t.amount) as least
              from orders o join orders_to_invoice t on t.order_id = o.id
             where ${isHeldByAccount}
             group by o.customer_id) held
      join customers c on c.id = held.customer_id and c.status = 'active'
     cross join lateral (${receivables(sql.ref<number>('c.id'), now)}) owed
     where owed."overdueDays" = 0 and owed."openBalance" - held.total + held.least <= c.credit_limit
     order by c.id
     limit ${sql.lit(mostAtOnce)}`.execute(db)
  return rows
}

type HeldOrder = { orderId: number; amount: number; termsNetDays: number }

/** Those of a customer, the oldest first; they and the customer, whose orders are placed one after the other, are locked. Cents. */
export async function lockHeldOrders(tx: Tx, customerId: number) {
  const customer = await tx
    .selectFrom('customers')
    .select('credit_limit as creditLimit')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await sql`
    select from orders o where o.customer_id = ${customerId} and ${isHeldByAccount} order by o.id for no key update`.execute(
    tx,
  )
  const { rows } = await sql<HeldOrder>`
    select o.id as "orderId", o.terms_net_days as "termsNetDays", t.amount
      from orders o join orders_to_invoice t on t.order_id = o.id
     where o.customer_id = ${customerId} and ${isHeldByAccount}
     order by o.id`.execute(tx)
  return { ...customer, orders: rows }
}
