import { sql } from 'kysely'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

/** Which of these numbers are documents of the caller's company, with their ids. */
export const findOwnDocuments = (db: Db, { customerId }: CustomerCaller, numbers: readonly string[]) =>
  db
    .selectFrom('finance_items as f')
    .innerJoin('invoices as i', 'i.item_id', 'f.id')
    .select(['f.number', 'i.item_id as itemId'])
    .where('f.customer_id', '=', customerId)
    .where('f.number', 'in', [...numbers])
    .execute()

/** How many lines these documents have together. */
export async function countLines(db: Db, itemIds: readonly number[]) {
  const { lines } = await db
    .selectFrom('invoice_lines')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('invoice_id', 'in', [...itemIds])
    .executeTakeFirstOrThrow()
  return lines
}

/** All that a document says, with its electronic forms. Documents never change, and these ids reach no other caller. */
export async function loadDocument(db: Db, itemId: number) {
  const [document, files] = await Promise.all([
    db
      .selectFrom('invoices')
      .select(sql<Invoice>`facts`.as('facts'))
      .where('item_id', '=', itemId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('invoice_files')
      .select(['format', 'content'])
      .where('invoice_id', '=', itemId)
      .where('format', 'in', ['cii', 'ubl'])
      .execute(),
  ])
  const contentOf = (format: string) => files.find((file) => file.format === format)?.content
  return { facts: document.facts, cii: contentOf('cii'), ubl: contentOf('ubl') }
}

/** What all of these say, in their order. */
export async function loadFacts(db: Db, itemIds: readonly number[]): Promise<Invoice[]> {
  const { rows } = await sql<{ facts: Invoice }>`
    select i.facts
      from unnest(${[...itemIds]}::bigint[]) with ordinality as w (id, at)
      join invoices i on i.item_id = w.id
     order by w.at`.execute(db)
  return rows.map(({ facts }) => facts)
}
