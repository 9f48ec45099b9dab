import { sql } from 'kysely'
import { smallDifference } from '../../../../rules/invoice/issue.ts'
import type { Tx } from '../../../db/database.ts'

export type ItemKind = 'invoice' | 'credit' | 'payment' | 'refund' | 'difference'
export type ItemSide = 'debit' | 'credit'
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

/** Who clears, and by which entry of the bank, if it is by one. */
type Clearer = Poster & { entryId?: number | null }

/** Settles debits by credits of the same customer and currency, in cents; the database refuses more than is open. */
export async function clearItems(tx: Tx, clearings: readonly Clearing[], { accountId, now, entryId = null }: Clearer) {
  const rows = clearings
    .filter(({ amount }) => amount !== 0)
    .map(({ debitId, creditId, amount }) => ({
      debit_id: debitId,
      credit_id: creditId,
      amount,
      at: now,
      account_id: accountId,
      entry_id: entryId,
    }))
  if (rows.length > 0) await tx.insertInto('clearings').values(rows).execute()
}

export type OpenItem = { itemId: number; open: number }

/**
 * What settles the invoices of an order as they are issued, locked to the end of the transaction: what is left of its payments in advance,
 * of the few cents that those lacked, and of the credit notes for what failed to arrive, oldest first. Cents.
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
        eb('f.kind', 'in', ['payment', 'difference']),
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

/** Whether a rest of so many cents is written off instead of being asked for. */
export const isSmallDifference = (cents: number) => cents > 0 && cents <= smallDifference
