import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { NumberRange } from '../../../db/numbering.ts'
import { nextItemNumber } from '../../ledger/posting/item-number.ts'
import {
  clearItems,
  isSmallDifference,
  lockOrderCredits,
  type OpenItem,
  type Poster,
  postItem,
} from '../../ledger/posting/ledger.queries.ts'

type PaidOrder = { orderId: number; customerId: number; currency: string; issuer: NumberRange; issuedOn: string }

/**
 * The VAT of an order is a forecast, as each of its invoices rounds its own: what is left of a payment in advance by that, or lacks, is
 * booked as a small difference, and not a cent of it is owed.
 */
export async function settleDifference(tx: Tx, order: PaidOrder, poster: Poster) {
  const credits = await lockOrderCredits(tx, order.orderId)
  const debits = await findOpenInvoices(tx, order.orderId)
  const [paid, owed] = [addUp(credits), addUp(debits)]
  if (isSmallDifference(owed) && paid === 0) {
    const creditId = await postDifference(tx, order, { side: 'credit', amount: owed }, poster)
    const clearings = debits.map(({ itemId, open }) => ({ debitId: itemId, creditId, amount: open }))
    await clearItems(tx, clearings, poster)
  }
  if (isSmallDifference(paid) && owed === 0 && (await isInvoicedWhole(tx, order.orderId))) {
    const debitId = await postDifference(tx, order, { side: 'debit', amount: paid }, poster)
    const clearings = credits.map(({ itemId, open }) => ({ debitId, creditId: itemId, amount: open }))
    await clearItems(tx, clearings, poster)
  }
}

const addUp = (items: readonly OpenItem[]) => items.reduce((sum, { open }) => sum + open, 0)

async function postDifference(
  tx: Tx,
  { issuer, issuedOn, orderId, customerId, currency }: PaidOrder,
  posting: { side: 'debit' | 'credit'; amount: number },
  { now }: Poster,
) {
  const { number } = await nextItemNumber(tx, 'difference', issuer, Number(issuedOn.slice(0, 4)))
  const item = { orderId, customerId, currency, number, issuedOn, dueOn: null, kind: 'difference', ...posting } as const
  return postItem(tx, item, now)
}

const findOpenInvoices = (tx: Tx, orderId: number): Promise<OpenItem[]> =>
  tx
    .selectFrom('finance_items')
    .select(['id as itemId', sql<number>`open`.as('open')])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .whereRef('cleared', '<', 'amount')
    .orderBy('id')
    .execute()

const isInvoicedWhole = async (tx: Tx, orderId: number) => {
  const open = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`allocated + waiting > 0`)
    .limit(1)
    .executeTakeFirst()
  return open === undefined
}
