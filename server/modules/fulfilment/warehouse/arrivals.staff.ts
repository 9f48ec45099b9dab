import { sql } from 'kysely'
import type { ArrivalFilter } from '../../../../rules/catalogue/product/arrival.ts'
import type { Db } from '../../../db/database.ts'
import { substringPattern } from '../../../db/like.ts'
import { rowsAndTotal } from '../../../db/rows-and-total.ts'
import { warehouseDay } from '../../catalogue/availability/warehouse-day.ts'
import { imageSql, summarySql } from '../../catalogue/products/summary-columns.ts'
import type { PicturedSummary } from './stock.staff.ts'

type Arrival = PicturedSummary & {
  skuId: number
  warehouse: string
  expectedOn: string
  /** Since that day by the clock of the warehouse; 0 where it is not past. */
  daysLate: number
  qty: number
  received: number
  reference: string
  /** Of ours, by the reference. */
  purchaseOrderId: number | null
  supplierName: string | null
  waiting: number
  total: number
}

/** Days since the expected one of an arrival `e`, by the clock of its warehouse; 0 where that is not past. */
export const arrivalDaysLate = (now: Date) =>
  sql`greatest(${warehouseDay(sql.ref('e.warehouse'), now)} - e.expected_on, 0)`

type ArrivalsQuery = {
  warehouses: readonly string[]
  state: ArrivalFilter | undefined
  keyword: string
  now: Date
  limit: number
  offset: number
}

/** Goods that are expected in these warehouses and have not come whole, the next day first. */
export const arrivalsPage = (db: Db, { warehouses, state, keyword, now, ...page }: ArrivalsQuery) =>
  rowsAndTotal(page, async ({ limit, offset }) => {
    const day = warehouseDay(sql.ref('e.warehouse'), now)
    const { rows } = await sql<Arrival>`
      select s.id as "skuId", ${summarySql('s')}, ${imageSql('s.id')} as image, e.warehouse, e.expected_on as "expectedOn",
             ${arrivalDaysLate(now)} as "daysLate", e.quantity as qty, e.received,
             e.reference, p.id as "purchaseOrderId", u.name as "supplierName", count(*) over ()::integer as total,
             coalesce((select sum(l.waiting)::integer from order_lines l join orders o on o.id = l.order_id
                        where l.sku_id = e.sku_id and l.waiting > 0 and o.ship_from = e.warehouse), 0) as waiting
        from expected_arrivals e
        join skus s on s.id = e.sku_id
        left join purchase_orders p on p.number = e.reference
        left join suppliers u on u.id = p.supplier_id
       where e.received < e.quantity and e.warehouse = any(${[...warehouses]}::text[])
         and ${state === 'late' ? sql`e.expected_on < ${day}` : sql`true`}
         and ${keyword === '' ? sql`true` : isNamed(keyword)}
       order by e.expected_on, s.number, e.warehouse, e.reference
       limit ${limit} offset ${offset}
    `.execute(db)
    return rows
  })

const isNamed = (keyword: string) =>
  sql`concat_ws(' ', s.number, s.oem_code, s.name, (select string_agg(n.value, ' ') from jsonb_each_text(s.names) n),
                e.reference, u.name) ilike ${substringPattern(keyword)}`
