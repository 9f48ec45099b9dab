import { sql } from 'kysely'
import type { Db, Tx } from '../../server/db/database.ts'
import { apart, copiedCustomer } from './more-customers.ts'

/**
 * The orders of the demo again and again until there are so many more, with all that hangs on them, spread over five years: of those that fit a condition on `orders`.
 * Where customers were copied (`addCopiedCustomers`), the orders are spread over them, more to the first ones.
 */
export async function multiplyOrders(db: Db, orders: number, only = 'true') {
  await db.transaction().execute((tx) => copyOrders(tx, orders, only))
  await sql`vacuum analyze`.execute(db)
}

async function copyOrders(db: Tx, orders: number, only: string) {
  // Copies are as their originals: nothing begins, and nothing is checked twice.
  await sql`set local session_replication_role = replica`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from orders where id < ${apart} and (${sql.raw(only)})`.execute(db)
  const times = Math.ceil(orders / (rows[0]?.count ?? 1))
  const more = makeCopier(db, times)
  const copyOf = (column: string) => `t.${column} + n * ${apart}`
  const chosen = `select id from orders where id < ${apart} and (${only})`
  const ofOrder = `t.order_id in (${chosen})`
  const { customerId, company } = await copiedCustomer(db)
  await more(
    'orders',
    {
      id: copyOf('id'),
      customer_id: `t.customer_id + ${customerId}`,
      account_id: `t.account_id + ${customerId}`,
      ship_to: `t.ship_to || ${company}`,
      order_number: `t.order_number || '-' || n`,
      po_number: `coalesce(nullif(t.po_number, '') || '-' || n, '')`,
      so_number: `t.so_number || '-' || n`,
      split_from: 'null',
      placed_at: `t.placed_at - (n % 1800) * interval '1 day'`,
    },
    `t.id in (${chosen})`,
  )
  await more('order_lines', { id: copyOf('id'), order_id: copyOf('order_id') }, ofOrder)
  await more('shipments', { id: copyOf('id'), order_id: copyOf('order_id') }, ofOrder)
  const ofShipment = `t.shipment_id in (select id from shipments where order_id in (${chosen}))`
  await more('shipment_lines', { shipment_id: copyOf('shipment_id'), order_id: copyOf('order_id') }, ofOrder)
  const parcel = { id: copyOf('id'), shipment_id: copyOf('shipment_id'), tracking_number: `t.tracking_number || n` }
  await more('parcels', parcel, ofShipment)
  await more(
    'order_events',
    { id: copyOf('id'), order_id: copyOf('order_id'), shipment_id: copyOf('shipment_id') },
    ofOrder,
  )
  const ofLine = `t.order_line_id in (select id from order_lines where order_id in (${chosen}))`
  await more('allocations', { order_line_id: copyOf('order_line_id') }, ofLine)
}

/** Copies the rows of a table that fit a condition, as `t`, so many times, but for the columns that are given as SQL of `t` and `n`. */
const makeCopier = (db: Tx, times: number) => async (table: string, changed: Record<string, string>, which: string) => {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
     where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db)
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? `t.${name}`)
  await sql`insert into ${sql.table(table)} (${sql.raw(names.join(', '))}) overriding system value
    select ${sql.raw(values.join(', '))} from ${sql.table(table)} t, generate_series(1, ${times}::integer) n
     where ${sql.raw(which)}`.execute(db)
}
