import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { nextItemNumbers } from './item-number.ts'
import type { Poster } from './ledger.queries.ts'

type PaidOrder = {
  orderId: number
  customerId: number
  currency: string
  amount: number
  paidOn: string
  orgId: number
  prefix: string
}

/**
 * Posts a payment for each order that was paid now, of all that is open of its invoices and of what is still to be invoiced: it settles the
 * first at once and the others as they are issued. `paid_at` of the orders is set, and they are locked.
 */
export async function postOrderPayments(tx: Tx, orderIds: readonly number[], poster: Poster) {
  if (orderIds.length === 0) return
  await lockOpenDebits(tx, orderIds)
  await postPayments(tx, await findPaidOrders(tx, orderIds), poster)
}

/** Posts the payment of an order of which nothing is invoiced yet, as it was received; cents. It settles invoices as they are issued. */
export async function postReceivedPayment(tx: Tx, orderId: number, amount: number, poster: Poster) {
  await postPayments(
    tx,
    (await findPaidOrders(tx, [orderId])).map((order) => ({ ...order, amount })),
    poster,
  )
}

async function postPayments(tx: Tx, paid: readonly PaidOrder[], poster: Poster) {
  const orders = paid.filter(({ amount }) => amount > 0)
  const payments = await numberPayments(tx, orders)
  await sql`
    insert into finance_items (customer_id, kind, side, number, currency, amount, issued_on, order_id, created_at)
    select p."customerId", 'payment', 'credit', p.number, p.currency, p.amount, p."paidOn", p."orderId", ${poster.now}::timestamptz
      from json_to_recordset(${JSON.stringify(payments)}::json)
           as p ("customerId" integer, number text, currency text, amount bigint, "paidOn" date, "orderId" bigint)
  `.execute(tx)
  await settleDebits(tx, payments, poster)
}

/** In one order, whoever settles them. */
const lockOpenDebits = (tx: Tx, orderIds: readonly number[]) =>
  sql`
    select from finance_items
     where order_id = any(${orderIds}::bigint[]) and side = 'debit' and cleared < amount
     order by id for no key update
  `.execute(tx)

async function findPaidOrders(tx: Tx, orderIds: readonly number[]) {
  const { rows } = await sql<PaidOrder>`
    select o.id as "orderId", o.customer_id as "customerId", o.currency, o.org_id as "orgId", g.number_prefix as prefix,
           (o.paid_at at time zone g.time_zone)::date as "paidOn",
           coalesce(t.amount, 0)
             + coalesce((select sum(f.open) from finance_items f where f.order_id = o.id and f.side = 'debit'), 0)::bigint as amount
      from orders o
      join orgs g on g.id = o.org_id
      left join orders_to_invoice t on t.order_id = o.id
     where o.id = any(${orderIds}::bigint[])
     order by o.id
  `.execute(tx)
  return rows
}

/** The numbers of each site and year are taken at once, in sorted order. */
async function numberPayments(tx: Tx, orders: readonly PaidOrder[]) {
  const ranges = Map.groupBy(orders, ({ orgId, paidOn }) => `${String(orgId).padStart(10, '0')} ${paidOn.slice(0, 4)}`)
  const numbered: (PaidOrder & { number: string })[] = []
  for (const [, ofRange] of [...ranges].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [{ orgId, prefix, paidOn } = { orgId: 0, prefix: '', paidOn: '' }] = ofRange
    const numberRange = { orgId, prefix, year: Number(paidOn.slice(0, 4)), count: ofRange.length }
    const numbers = await nextItemNumbers(tx, 'payment', numberRange)
    numbered.push(...ofRange.map((order, at) => ({ ...order, number: numbers[at]?.number ?? '' })))
  }
  return numbered
}

const settleDebits = (tx: Tx, payments: readonly { number: string }[], { accountId, now }: Poster) =>
  sql`
    insert into clearings (debit_id, credit_id, amount, at, account_id)
    select d.id, p.id, d.open, ${now}::timestamptz, ${accountId}::integer
      from finance_items p
      join finance_items d on d.order_id = p.order_id and d.side = 'debit' and d.cleared < d.amount
     where p.number = any(${payments.map(({ number }) => number)}::text[])
     order by d.id
  `.execute(tx)
