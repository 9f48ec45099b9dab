import { sql } from 'kysely'
import type { Db, Tx } from '../../../server/db/database.ts'

/** What stands between the ids of a copy and those of its original. */
const apart = 1_000_000

/** What copies are made of: an order that has arrived, five buyers of as many customers, and products. */
export type ReturnBase = { orderId: number; buyers: readonly Buyer[]; skus: readonly number[] }
type Buyer = { customerId: number; accountId: number }

/**
 * So many returns of one line or two over five years, each of an order of its own: one in five of the first buyer's customer. Most have
 * ended, one in fifty is open. Only the rows that lists read are there.
 */
export async function addManyReturns(db: Db, base: ReturnBase, returns: number) {
  await db.transaction().execute(async (tx) => {
    // Copies are as their original: nothing begins, and nothing is checked twice.
    await sql`set local session_replication_role = replica`.execute(tx)
    await copyOrders(tx, base, returns)
    await addReturns(tx, returns)
    await addLines(tx, returns)
  })
  // What the triggers write.
  await sql`update return_lines set words = return_line_words(order_id, order_position) where order_id > ${apart}`.execute(
    db,
  )
  await sql`update returns set question = question`.execute(db)
  // Each row was written twice: an index half of dead entries answers up to twenty times slower than one that grew row by row.
  await sql`reindex table returns`.execute(db)
  await sql`reindex table return_lines`.execute(db)
  await sql`vacuum analyze orders, order_lines, returns, return_lines`.execute(db)
}

async function copyOrders(tx: Tx, { orderId, buyers, skus }: ReturnBase, returns: number) {
  const [customers, accounts] = [buyers.map((one) => one.customerId), buyers.map((one) => one.accountId)]
  await copy(tx, 'orders', {
    orderId,
    times: returns,
    changed: {
      id: sql`${apart}::integer + n`,
      so_number: sql`'SO' || n`,
      order_number: sql`'NL26' || lpad(n::text, 8, '0')`,
      customer_id: sql`(${customers}::integer[])[1 + n % 5]`,
      account_id: sql`(${accounts}::integer[])[1 + n % 5]`,
      // What is open is of the last days.
      placed_at: sql`t.placed_at - case when n % 50 = 0 then n % 4 else n % 1800 end * interval '1 day'`,
    },
  })
  const sku = sql`(${skus}::integer[])[1 + n % ${skus.length}::integer]`
  await copy(tx, 'order_lines', {
    orderId,
    times: returns,
    changed: {
      id: sql`${apart}::integer + n`,
      order_id: sql`${apart}::integer + n`,
      sku_id: sku,
      number: sql`(select s.number from skus s where s.id = ${sku})`,
    },
  })
}

type Copied = { orderId: number; times: number; changed: Record<string, ReturnType<typeof sql>> }

/** An order or its first line, so many times, but for these columns. */
async function copy(tx: Tx, table: 'orders' | 'order_lines', { orderId, times, changed }: Copied) {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
     where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx)
  const values = rows.map(({ name }) => changed[name] ?? sql`t.${sql.id(name)}`)
  const which = table === 'orders' ? sql`t.id = ${orderId}` : sql`t.order_id = ${orderId} and t.position = 1`
  await sql`insert into ${sql.table(table)} (${sql.join(rows.map(({ name }) => sql.id(name)))}) overriding system value
    select ${sql.join(values)} from ${sql.table(table)} t, generate_series(1, ${times}::integer) n
     where ${which}`.execute(tx)
}

const addReturns = (tx: Tx, returns: number) =>
  sql`
    insert into returns (id, customer_id, account_id, org_id, rma_number, status, type, delivery_mode, address, note,
                         created_at, updated_at, submitted_at, decided_at, warehouse, tracking_number)
    overriding system value
    select ${apart}::integer + n, o.customer_id, o.account_id, o.org_id, 'RNL' || 100000 + n,
           case when n % 50 = 0 then (array['submitted', 'approved', 'sent', 'received', 'inspected'])[1 + n / 50 % 5]
                else (array['completed', 'completed', 'completed', 'refused', 'expired', 'cancelled'])[1 + n % 6] end,
           (array['quality', 'quality', 'lessShipping', 'wrongShipping', 'notRequired'])[1 + n % 5], 'providerCourier', '{}', 'It leaks.',
           o.placed_at, o.placed_at, o.placed_at, o.placed_at, 'NL', '3SRMA' || lpad(n::text, 8, '0')
      from generate_series(1, ${returns}) n join orders o on o.id = ${apart}::integer + n`.execute(tx)

const addLines = (tx: Tx, returns: number) =>
  sql`
    insert into return_lines (return_id, position, order_id, order_position, quantity, batch_number, reason, state, refused_because, term, term_until, received)
    select r.id, p, r.id, 1, 1, 'B' || 2000 + r.id % 500, 'leaking',
           case r.status when 'completed' then 'credited' else r.status end, case r.status when 'refused' then 'x' else '' end,
           'warranty', date '2028-01-01', case r.status when 'received' then 1 end
      from returns r, generate_series(1, 2) p
     where r.id between ${apart}::integer + 1 and ${apart + returns}::integer and (p = 1 or r.id % 3 = 0)`.execute(tx)
