import { sql } from 'kysely'
import type { Context } from '../../../http/context.ts'
import { goodsAt, lateAt, restAt } from './list.queries.ts'
import { orderHead } from './order.queries.ts'

const mostShown = 6

/** The customer's orders under way, the late ones first, then by their day; how many there are, and how many of them are late. */
export async function findOpenOrders({ db, caller: { customerId }, now }: Context) {
  const found = await db
    .selectFrom('orders as o')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .select([...orderHead])
    .select([
      lateAt(now).as('isLate'),
      restAt(now).as('rest'),
      goodsAt(now).as('goods'),
      sql<number>`count(*) over ()::integer`.as('total_found'),
      sql<number>`count(*) filter (where ${lateAt(now)}) over ()::integer`.as('late_found'),
    ])
    .where('o.customer_id', '=', customerId)
    .where('o.status', 'not in', ['allDelivered', 'cancelled'])
    // What has left is under way until its day.
    .where(
      sql<boolean>`(o.status <> 'shipped' or o.promised_on >= (${now}::timestamptz at time zone g.time_zone)::date)`,
    )
    .orderBy('isLate', 'desc')
    .orderBy('o.promised_on')
    .orderBy('o.id')
    .limit(mostShown)
    .execute()
  return {
    rows: found.map(({ total_found: _total, late_found: _late, ...order }) => order),
    total: found[0]?.total_found ?? 0,
    late: found[0]?.late_found ?? 0,
  }
}
