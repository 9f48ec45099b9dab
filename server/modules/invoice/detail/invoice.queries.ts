import { sql } from 'kysely'
import type { Invoice, InvoiceFileFormat } from '../../../../rules/invoice/invoice.ts'
import type { ItemKind } from '../../../../rules/ledger/item.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'

type Clearing = { kind: ItemKind; number: string; at: string; amount: number }
type Credit = { number: string; issuedOn: string; amount: number }

type FoundInvoice = { itemId: number; facts: Invoice; clearings: Clearing[]; credits: Credit[] }

/** A document of the caller's company with what has cleared it and what corrects it; undefined where it is not theirs. Cents. */
export async function findInvoice(db: Db, { customerId }: CustomerCaller, number: string) {
  const { rows } = await sql<FoundInvoice>`
    select i.item_id as "itemId", i.facts, (${clearings}) as clearings, (${credits}) as credits
      from finance_items f
      join invoices i on i.item_id = f.id
     where f.number = ${number} and f.customer_id = ${customerId}
  `.execute(db)
  return rows[0]
}

const clearings = sql`
  select coalesce(json_agg(json_build_object('kind', x.kind, 'number', x.number, 'at', c.at, 'amount', c.amount) order by c.id), '[]')
    from clearings c
    join finance_items x on x.id = case f.id when c.debit_id then c.credit_id else c.debit_id end
   where f.id in (c.debit_id, c.credit_id)`

const credits = sql`
  select coalesce(json_agg(json_build_object('number', x.number, 'issuedOn', x.issued_on, 'amount', x.amount) order by x.id), '[]')
    from invoices n
    join finance_items x on x.id = n.item_id
   where n.corrects_id = f.id`

/** What is needed to draw a document of the caller's company: what it says, and its electronic form. Undefined where it is not theirs. */
export const findInvoicePdfInput = (db: Db, caller: CustomerCaller, number: string) =>
  ownInvoices(db, caller, number)
    .innerJoin('invoice_files as x', (join) => join.onRef('x.invoice_id', '=', 'i.item_id').on('x.format', '=', 'cii'))
    .select([sql<Invoice>`i.facts`.as('facts'), 'x.content as xml'])
    .executeTakeFirst()

/** An electronic form as it was issued; undefined where it is not the caller's. */
export const findInvoiceFile = (db: Db, caller: CustomerCaller, number: string, format: InvoiceFileFormat) =>
  ownInvoices(db, caller, number)
    .innerJoin('invoice_files as x', 'x.invoice_id', 'i.item_id')
    .select('x.content')
    .where('x.format', '=', format)
    .executeTakeFirst()

const ownInvoices = (db: Db, { customerId }: CustomerCaller, number: string) =>
  db
    .selectFrom('finance_items as f')
    .innerJoin('invoices as i', 'i.item_id', 'f.id')
    .where('f.number', '=', number)
    .where('f.customer_id', '=', customerId)
