import { sql } from 'kysely'
import type { Db, Tx } from '../../../server/db/database.ts'
import { nextNumber } from '../../../server/db/numbering.ts'

type Example = {
  user: string
  name: string
  status: 'draft' | 'submitted' | 'rejected' | 'ordered'
  daysAgo: number
  products: number
  reason?: string | null
}

/** Lists in every state, of those who prepare them and of those who order; oldest first. */
const examples: Example[] = [
  { user: 'nl.requester', name: 'Branch Rotterdam, October', status: 'ordered', daysAgo: 27, products: 5 },
  {
    user: 'nl.requester',
    name: 'Second floor',
    status: 'rejected',
    daysAgo: 6,
    products: 3,
    reason: 'Still on the shelf',
  },
  { user: 'nl.requester', name: 'Branch Rotterdam, November', status: 'submitted', daysAgo: 2, products: 12 },
  { user: 'nl.buyer', name: '', status: 'submitted', daysAgo: 1, products: 4 },
  { user: 'nl.requester', name: 'Next week', status: 'draft', daysAgo: 1, products: 2 },
  { user: 'nl.main', name: 'Monthly toner', status: 'draft', daysAgo: 1, products: 40 },
  { user: 'de.main', name: 'Filiale Hamburg', status: 'draft', daysAgo: 3, products: 8 },
  { user: 'pl.main', name: 'Oddział Kraków', status: 'draft', daysAgo: 3, products: 6 },
]

/** Gives the accounts of the demo their lists. Needs catalogue, accounts and orders. */
export async function seedQuickOrders(db: Db, now: Date) {
  for (const example of examples) {
    await db
      .transaction()
      .execute((tx) => addExample(tx, example, new Date(now.getTime() - example.daysAgo * 86_400_000)))
  }
}

async function addExample(tx: Tx, { user, name, status, products, reason = null }: Example, at: Date) {
  const maker = await findMaker(tx, user)
  const number = await nextNumber(tx, 'quickOrder', maker)
  // What was ordered has the lines of the order that it became.
  const order = status === 'ordered' ? await findOldOrder(tx, maker.customerId, products) : null
  const { id } = await tx
    .insertInto('quick_orders')
    .values({
      number,
      org_id: maker.orgId,
      customer_id: maker.customerId,
      account_id: maker.accountId,
      name,
      status,
      reason,
      order_id: order,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (order === null) await addLines(tx, { id, number, products, priceListId: maker.priceListId })
  else {
    await sql`
      insert into quick_order_lines (quick_order_id, position, sku_id, quantity)
      select ${id}, position, sku_id, quantity from order_lines where order_id = ${order}
    `.execute(tx)
  }
}

const findMaker = (tx: Tx, user: string) =>
  tx
    .selectFrom('accounts as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('orgs as o', 'o.id', 'c.org_id')
    .select([
      'a.id as accountId',
      'c.id as customerId',
      'o.id as orgId',
      'o.number_prefix as prefix',
      'c.price_list_id as priceListId',
    ])
    .where('a.user_name', '=', user)
    .executeTakeFirstOrThrow()

type NewLines = { id: number; number: string; products: number; priceListId: number | null }

const addLines = (tx: Tx, { id, number, products, priceListId }: NewLines) =>
  sql`
    insert into quick_order_lines (quick_order_id, position, sku_id, quantity)
    select ${id}, row_number() over (order by s.hash), s.id, 1 + s.id % 9
      from (
        select k.id, md5(k.number || ${number}) as hash
          from skus k
          join list_prices l on l.sku_id = k.id and l.price_list_id = ${priceListId}
         where k.status = 'active' and k.class_id <> 111 order by 2 limit ${products}
      ) s
  `.execute(tx)

async function findOldOrder(tx: Tx, customerId: number, products: number) {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
     where o.customer_id = ${customerId} and (select count(*) from order_lines l where l.order_id = o.id) = ${products}
     order by o.placed_at limit 1
  `.execute(tx)
  return rows[0]?.id ?? null
}
