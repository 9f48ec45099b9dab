import { sql } from 'kysely'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { Db } from '../../../db/database.ts'

type Credit = { number: string; left: number; creditNotes: string[] }

/** What of each invoice of an order is left to credit, in cents with VAT, and the numbers of its credit notes, the first one first. */
export async function findCredits(db: Db, orderId: number): Promise<Credit[]> {
  const { rows } = await sql<Credit>`
    select f.number, (i.net + i.vat - n.credited)::bigint as left, n.numbers as "creditNotes"
      from invoices i
      join finance_items f on f.id = i.item_id
     cross join lateral (
           select coalesce(sum(c.net + c.vat), 0) as credited, coalesce(json_agg(x.number order by x.id), '[]') as numbers
             from invoices c
             join finance_items x on x.id = c.item_id
            where c.corrects_id = i.item_id) n
     where i.order_id = ${orderId} and i.kind = 'invoice'`.execute(db)
  return rows
}

/** Invoices with what of them is left to credit, as the wire has it: nothing of a credit note, and of what was not written here. */
export const withCredits = <Invoice extends { number: string }>(
  invoices: readonly Invoice[],
  credits: readonly Credit[],
) =>
  invoices.map((invoice) => {
    const credit = credits.find(({ number }) => number === invoice.number)
    return { ...invoice, leftToCredit: toAmount(credit?.left ?? 0), creditNotes: credit?.creditNotes ?? [] }
  })
