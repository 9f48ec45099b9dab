import { sql } from 'kysely'
import { itemNumber, smallDifference } from '../../../../rules/invoice/issue.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import type { Tx } from '../../../db/database.ts'

export type ItemKind = 'invoice' | 'credit' | 'payment' | 'refund' | 'difference'
export type ItemSide = 'debit' | 'credit'
/** Who posts, null where the shop does it by itself, and when. */
export type Poster = { accountId: number | null; now: Date }

const letters = { invoice: 'I', credit: 'C', payment: 'P', refund: 'F', difference: 'D' } as const

/** The company whose numbers go on: its site, with the letters of it. */
export type NumberRange = { orgId: number; prefix: string }

/**
 * The next number of a company, a kind and a year, without gaps: a transaction that rolls back gives it back. The last lock of a
 * transaction, after those of items, as everybody who posts waits for it.
 */
export async function nextItemNumber(tx: Tx, kind: ItemKind, { orgId, prefix }: NumberRange, year: number) {
  const { last: serial } = await tx
    .insertInto('invoice_counters')
    .values({ issuer_org_id: orgId, kind, year, last: 1 })
    .onConflict((row) =>
      row.columns(['issuer_org_id', 'kind', 'year']).doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return { serial, number: itemNumber(letters[kind], { prefix, year, serial }) }
}

type NewItem = {
  customerId: number
  kind: ItemKind
  side: ItemSide
  number: string
  currency: string
  /** Cents. */
  amount: number
  /** ISO dates. */
  issuedOn: string
  dueOn: string | null
  orderId: number | null
}

/** Posts an item to a customer's account; answers its id. */
export async function postItem(tx: Tx, { customerId, orderId, issuedOn, dueOn, ...item }: NewItem, now: Date) {
  const { id } = await tx
    .insertInto('finance_items')
    .values({
      ...item,
      customer_id: customerId,
      order_id: orderId,
      issued_on: issuedOn,
      due_on: dueOn,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Clearing = { debitId: number; creditId: number; amount: number }

/** Settles debits by credits of the same customer and currency, in cents; the database refuses more than is open. */
export async function clearItems(tx: Tx, clearings: readonly Clearing[], { accountId, now }: Poster) {
  const rows = clearings
    .filter(({ amount }) => amount !== 0)
    .map(({ debitId, creditId, amount }) => ({
      debit_id: debitId,
      credit_id: creditId,
      amount,
      at: now,
      account_id: accountId,
    }))
  if (rows.length > 0) await tx.insertInto('clearings').values(rows).execute()
}

export type OpenItem = { itemId: number; open: number }

/**
 * What settles the invoices of an order as they are issued, locked to the end of the transaction: what is left of its payments in advance,
 * and of the credit notes for what failed to arrive, oldest first. Cents.
 */
export const lockOrderCredits = (tx: Tx, orderId: number): Promise<OpenItem[]> =>
  tx
    .selectFrom('finance_items as f')
    .select(['f.id as itemId', sql<number>`f.open`.as('open')])
    .where('f.order_id', '=', orderId)
    .where('f.side', '=', 'credit')
    .whereRef('f.cleared', '<', 'f.amount')
    .where((eb) =>
      eb.or([
        eb('f.kind', '=', 'payment'),
        eb.exists(
          eb
            .selectFrom('invoices as i')
            .innerJoin('shipments as s', 's.id', 'i.shipment_id')
            .select('i.item_id')
            .whereRef('i.item_id', '=', 'f.id')
            .where('s.status', '=', 'failed'),
        ),
      ]),
    )
    .orderBy('f.id')
    .forNoKeyUpdate()
    .execute()

/** How a debit of so many cents is settled by credits, the first of them first. */
export function shareCredits(debit: { itemId: number; amount: number }, credits: readonly OpenItem[]): Clearing[] {
  let left = debit.amount
  return credits.flatMap(({ itemId: creditId, open }) => {
    const amount = Math.min(left, open)
    left -= amount
    return amount > 0 ? [{ debitId: debit.itemId, creditId, amount }] : []
  })
}

/** Posts the payment in advance of all that remains of an order: it settles the order's invoices as they are issued. */
export async function postOrderPayment(tx: Tx, orderId: number, paidAt: Date, { now }: Poster) {
  const { timeZone, orgId, prefix, ...order } = await tx
    .selectFrom('orders as o')
    .innerJoin('orgs as g', 'g.id', 'o.org_id')
    .select(['o.id as orderId', 'o.customer_id as customerId', 'o.currency'])
    .select(sql<number>`o.remaining_total`.as('amount'))
    .select(['g.id as orgId', 'g.number_prefix as prefix', 'g.time_zone as timeZone'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()
  const issuedOn = dateIn(paidAt, timeZone)
  const { number } = await nextItemNumber(tx, 'payment', { orgId, prefix }, Number(issuedOn.slice(0, 4)))
  return postItem(tx, { ...order, kind: 'payment', side: 'credit', number, issuedOn, dueOn: null }, now)
}

/** Whether a rest of so many cents is written off instead of being asked for. */
export const isSmallDifference = (cents: number) => cents > 0 && cents <= smallDifference
