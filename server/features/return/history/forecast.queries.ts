import { sql } from 'kysely'
import type { ForecastLine } from '../../../../rules/return/forecast.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { lineCredits, type StoredLine, toCreditableLine, unitPrice } from '../../invoice/issue/line-credits.queries.ts'

type StoredForecast = StoredLine & Pick<ForecastLine, 'itemId' | 'orderId' | 'orderPosition' | 'invoice'>

/** The invoiced lines of what a return is about, the oldest first, with what of them and of their invoices was credited so far. */
export async function findForecastLines(db: Db | Tx, returnId: number): Promise<ForecastLine[]> {
  const { rows } = await sql<StoredForecast>`
    select l.invoice_id as "itemId", l.position, l.kind, l.order_id as "orderId", l.order_position as "orderPosition", l.pieces, l.net,
           ${unitPrice} as "unitPrice", (${lineCredits}) as credits,
           json_build_object('net', i.net, 'vat', i.vat, 'rateBp', (i.facts #>> '{vat,rateBp}')::integer,
             'creditedNet', (select coalesce(sum(c.net), 0) from invoices c where c.corrects_id = i.item_id),
             'creditedVat', (select coalesce(sum(c.vat), 0) from invoices c where c.corrects_id = i.item_id)) as invoice
      from invoice_lines l
      join invoices i on i.item_id = l.invoice_id and i.kind = 'invoice'
     where (l.order_id, l.order_position) in (select order_id, order_position from return_lines where return_id = ${returnId})
     order by l.invoice_id, l.position`.execute(db)
  return rows.map(toCreditableLine)
}
