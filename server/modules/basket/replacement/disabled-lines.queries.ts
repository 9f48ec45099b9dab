import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { summaryColumns } from '../../catalogue/products/summary-columns.ts'
import { linePlace } from '../basket/basket.queries.ts'

/** The lines of the caller's basket whose products are discontinued, as they stand there; of some ids where they are named. */
export function findDisabledLines(db: Db | Tx, caller: CustomerCaller, ids?: readonly number[]) {
  const disabledLines = ownLines(db, caller).where('s.status', '=', 'disabled')
  return (ids ? disabledLines.where('l.id', 'in', [...ids, 0]) : disabledLines).execute()
}

/** A line of the caller's basket as it stands there. */
export const findOwnLine = (tx: Tx, caller: CustomerCaller, id: number) =>
  ownLines(tx, caller).where('l.id', '=', id).executeTakeFirst()

const ownLines = (db: Db | Tx, { accountId }: CustomerCaller) =>
  db
    .selectFrom('basket_lines as l')
    .innerJoin('skus as s', 's.id', 'l.sku_id')
    .select(['l.id', 's.id as skuId', ...summaryColumns('s')])
    .select(['l.quantity as qty', 'l.cust_number as custNumber', 'l.note', 'l.warehouse', linePlace('l').as('place')])
    .where('l.account_id', '=', accountId)
    .orderBy('place')
    .orderBy('l.id')

/** What is written on the caller's lines of these products, by item number. */
export async function wordsOn(tx: Tx, { accountId }: CustomerCaller, numbers: readonly string[]) {
  const lines = await tx
    .selectFrom('basket_lines as l')
    .innerJoin('skus as s', 's.id', 'l.sku_id')
    .select(['s.number', 'l.cust_number as custNumber', 'l.note', 'l.warehouse'])
    .where('l.account_id', '=', accountId)
    .where('s.number', 'in', [...numbers, ''])
    .execute()
  return new Map(lines.map(({ number, ...words }) => [number, words]))
}
