import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import { mostImportChoices } from '../../../../rules/return/return-import.ts'
import type { Db } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import { type ReturnableRow, returnableColumns, returnableTables } from '../apply/returnable.queries.ts'

export type ImportNumber = { row: number; orderno: string; number: string }

/** The shipped lines of the customer that each row may mean by its product and its order or PO number: of what is left, the newest order first. */
export async function findImportLines(
  db: Db,
  { customerId }: Pick<CustomerCaller, 'customerId'>,
  rows: readonly ImportNumber[],
) {
  const column = (read: (row: ImportNumber) => string) => rows.map(read)
  const { rows: found } = await sql<ReturnableRow & { row: number }>`
    with asked as materialized (
      select * from unnest(
        ${rows.map(({ row }) => row)}::integer[], ${column(({ orderno }) => orderno.toLowerCase())}::text[],
        ${column(({ number }) => number.toLowerCase())}::text[], ${column(({ number }) => normalise(number))}::text[]
      ) as a(row, orderno, number, normalised)
    ), own as materialized (
      select l.order_id, l.position, l.sku_id, lower(l.number) as number, lower(l.cust_number) as cust_number, o.placed_at,
             lower(o.order_number) as order_number, lower(o.po_number) as po_number,
             o.status = 'allDelivered' and l.shipped > l.returned as is_left
        from orders o join order_lines l on l.order_id = o.id
       where o.customer_id = ${customerId} and l.shipped > 0
    ), named as (
      select a.row, a.orderno, w.* from asked a join part_numbers n on n.normalised = a.normalised join own w on w.sku_id = n.sku_id
      union
      select a.row, a.orderno, w.* from asked a join own w on w.number = a.number
      union
      select a.row, a.orderno, w.* from asked a join own w on w.cust_number = a.number where a.number <> ''
    ), first as (
      -- Of what is bought each week the newest may all be on their way or back already.
      select *, row_number() over (partition by row order by is_left desc, placed_at desc, order_id desc, position) as place
        from named where orderno in ('', order_number, po_number)
    )
    select m.row, ${returnableColumns} ${returnableTables}
      join first m on m.order_id = l.order_id and m.position = l.position and m.place <= ${mostImportChoices}
     order by m.row, m.place`.execute(db)
  return found
}
