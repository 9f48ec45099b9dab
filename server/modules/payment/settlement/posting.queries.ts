import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { isBySource, type PaymentSource, sourceColumns } from '../../ledger/posting/payment-source.ts'

export type PostedKind = 'payment' | 'refund' | 'difference'

type Posting = { itemId: number; kind: PostedKind; source: PaymentSource | null; note: string; accountId: number }

/** Notes by which payment an item was posted, and by whom. */
export const storePosting = (tx: Tx, { itemId, kind, source, note, accountId }: Posting) =>
  tx
    .insertInto('payment_postings')
    .values({ item_id: itemId, kind, ...sourceColumns(source), note, account_id: accountId })
    .execute()

/** The latest payment of an order in advance. */
export const findOrderPayment = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('finance_items')
    .select(['id as itemId', 'number'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

export type Posted = {
  itemId: number
  kind: PostedKind
  side: 'debit' | 'credit'
  customerId: number
  currency: string
  amount: number
  open: number
  orderId: number | null
}

/** What was posted by a payment and is not undone. */
export async function findPostings(tx: Tx, source: PaymentSource) {
  const { rows } = await sql<Posted>`
    select f.id as "itemId", p.kind, f.side, f.customer_id as "customerId", f.currency, f.amount, f.open, f.order_id as "orderId"
      from payment_postings p
      join finance_items f on f.id = p.item_id
     where ${isBySource('p', source)} and p.taken_back_by is null
     order by p.kind desc, f.id`.execute(tx)
  return rows
}

/** What was cleared by a payment and still is, with its items locked by their ids. */
export async function lockClearings(tx: Tx, source: PaymentSource) {
  await sql`
    select from finance_items f
     where exists (select from clearings l where ${isBySource('l', source)} and f.id in (l.debit_id, l.credit_id))
        or exists (select from payment_postings p where ${isBySource('p', source)} and p.item_id = f.id)
     order by f.id for no key update`.execute(tx)
  const { rows } = await sql<{ debitId: number; creditId: number; amount: number }>`
    select debit_id as "debitId", credit_id as "creditId", sum(amount)::bigint as amount
      from clearings l where ${isBySource('l', source)}
     group by debit_id, credit_id
    having sum(amount) > 0
     order by debit_id, credit_id`.execute(tx)
  return rows
}

/** Records that an item was undone by another; false where it was before, or was never posted. */
export async function storeTakenBack(tx: Tx, itemId: number, takenBackBy: number) {
  const { numUpdatedRows } = await tx
    .updateTable('payment_postings')
    .set({ taken_back_by: takenBackBy })
    .where('item_id', '=', itemId)
    .where('taken_back_by', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const isAccount = /^[A-Z0-9]{4,34}$/

/** Remembers from which account a customer pays, where the bank says a plain one. */
export async function learnAccount(tx: Tx, account: string, { customerId, now }: { customerId: number; now: Date }) {
  if (!isAccount.test(account)) return
  await tx
    .insertInto('customer_bank_accounts')
    .values({ account, customer_id: customerId, learned_at: now })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Forgets an account from which a customer pays no longer by any settled entry. */
export const forgetAccount = (tx: Tx, account: string, customerId: number) =>
  sql`
    delete from customer_bank_accounts b
     where b.account = ${account} and b.customer_id = ${customerId} and not exists (
       select from bank_entries e
         join payment_postings p on p.entry_id = e.id and p.taken_back_by is null
         join finance_items f on f.id = p.item_id and f.customer_id = b.customer_id
        where e.payer_account = b.account and e.status = 'settled')
  `.execute(tx)

export const findOrderNumbers = (tx: Tx, orderIds: readonly number[]) =>
  tx
    .selectFrom('orders')
    .select(['order_number as orderno', 'status'])
    .where('id', 'in', orderIds)
    .orderBy('id')
    .execute()
