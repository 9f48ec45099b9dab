import { sql } from 'kysely'
import { type CreditableLine, type LineCredit, withCredits } from '../../../../rules/invoice/credit.ts'

/** A line of an invoice with what its credit notes gave for it, the oldest first. Cents. */
export type StoredLine = Pick<CreditableLine, 'position' | 'kind' | 'pieces' | 'unitPrice' | 'net'> & {
  credits: readonly LineCredit[]
}

export const toCreditableLine = <Line extends StoredLine>({ credits, ...line }: Line) => withCredits(line, credits)

/** What one piece of `invoice_lines l` costs, before the discount. */
export const unitPrice = sql<number>`case when l.pieces > 0 then (l.net + l.discount) / l.pieces else l.net end`

/** The credits of `invoice_lines l`, the oldest first. */
export const lineCredits = sql`
  select coalesce(json_agg(json_build_object('pieces', cl.pieces, 'net', cl.net) order by c.item_id), '[]')
    from invoices c
    join invoice_lines cl on cl.invoice_id = c.item_id
   where c.corrects_id = l.invoice_id and cl.corrects = l.position`
