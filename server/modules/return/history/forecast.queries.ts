import { sql } from 'kysely'
import type { ForecastLine } from '../../../../rules/return/forecast.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { lineCredits, type StoredLine, toCreditableLine, unitPrice } from '../../invoice/issue/line-credits.queries.ts'

export type StoredForecast = StoredLine & Pick<ForecastLine, 'itemId' | 'orderId' | 'orderPosition' | 'invoice'>

/** A line of an invoice with what of it and of its invoice was credited so far, of `invoice_lines l` and `invoices i`. */
export const forecastLine = sql<StoredForecast>`json_build_object(
  'itemId', l.invoice_id, 'position', l.position, 'kind', l.kind, 'orderId', l.order_id, 'orderPosition', l.order_position,
  'pieces', l.pieces, 'net', l.net, 'unitPrice', ${unitPrice}, 'credits', (${lineCredits}),
  'invoice', json_build_object('net', i.net, 'vat', i.vat, 'rateBp', (i.facts #>> '{vat,rateBp}')::integer,
    'creditedNet', (select coalesce(sum(c.net), 0) from invoices c where c.corrects_id = i.item_id),
    'creditedVat', (select coalesce(sum(c.vat), 0) from invoices c where c.corrects_id = i.item_id)))`

export const toForecastLine = (stored: StoredForecast): ForecastLine => toCreditableLine(stored)

/** The invoiced lines of what a return is about, the oldest first. */
export async function findForecastLines(db: Db | Tx, returnId: number): Promise<ForecastLine[]> {
  const { rows } = await sql<{ line: StoredForecast }>`
    select ${forecastLine} as line
      from invoice_lines l
      join invoices i on i.item_id = l.invoice_id and i.kind = 'invoice'
     where (l.order_id, l.order_position) in (select order_id, order_position from return_lines where return_id = ${returnId})
     order by l.invoice_id, l.position`.execute(db)
  return rows.map(({ line }) => toForecastLine(line))
}
