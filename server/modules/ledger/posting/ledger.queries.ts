import { sql } from 'kysely'
import { smallDifference } from '../../../../rules/invoice/issue.ts'
import type { ItemKind, ItemSide } from '../../../../rules/ledger/item.ts'
import type { Tx } from '../../../db/database.ts'
import { type PaymentSource, sourceColumns } from './payment-source.ts'

/** Who posts, null where the shop does it by itself, and when. */
export type Poster = { accountId: number | null; now: Date }

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

/** Posts an item to a customer's ledger; answers its id. */
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

/** Who clears, and by which payment, if it is by one. */
type Clearer = Poster & { source?: PaymentSource | null }

/** Settles debits by credits of the same customer and currency, in cents; the database refuses more than is open. */
export async function clearItems(tx: Tx, clearings: readonly Clearing[], { accountId, now, source = null }: Clearer) {
  const rows = clearings
    .filter(({ amount }) => amount !== 0)
    .map(({ debitId, creditId, amount }) => ({
      debit_id: debitId,
      credit_id: creditId,
      amount,
      at: now,
      account_id: accountId,
      ...sourceColumns(source),
    }))
  if (rows.length > 0) await tx.insertInto('clearings').values(rows).execute()
}

/** Something open, in cents; of a payment the ISO date on which it was paid. */
export type OpenItem = { itemId: number; open: number; paidOn?: string | null }

/**
 * What settles the invoices of an order as they are issued: what is left of its payments in advance, of the few cents that those lacked, and
 * of the credit notes for what failed to arrive, oldest first. Everything open of the order is locked to the end of the transaction, before
 * any number. Cents.
 */
export async function lockOrderCredits(tx: Tx, orderId: number): Promise<OpenItem[]> {
  await sql`
    select from finance_items where order_id = ${orderId} and cleared < amount order by id for no key update
  `.execute(tx)
  const { rows } = await sql<OpenItem>`
    select f.id as "itemId", f.open, case when f.kind = 'payment' then f.issued_on end as "paidOn"
      from finance_items f
     where f.order_id = ${orderId} and f.side = 'credit' and f.cleared < f.amount
       and (f.kind in ('payment', 'difference')
            or exists (select from invoices i join shipments s on s.id = i.shipment_id and s.status = 'failed' where i.item_id = f.id))
     order by f.id
  `.execute(tx)
  return rows
}

/** How a debit of so many cents is settled by credits, the first of them first. */
export function shareCredits(debit: { itemId: number; amount: number }, credits: readonly OpenItem[]): Clearing[] {
  let remaining = debit.amount
  return credits.flatMap(({ itemId: creditId, open }) => {
    const amount = Math.min(remaining, open)
    remaining -= amount
    return amount > 0 ? [{ debitId: debit.itemId, creditId, amount }] : []
  })
}

/** Whether a rest of so many cents is written off instead of being asked for. */
export const isSmallDifference = (cents: number) => cents > 0 && cents <= smallDifference
