import { sql } from 'kysely'
import { normalise } from '../../../../rules/catalogue/product/part-number.ts'
import type { Db } from '../../../db/database.ts'
import { isExpected } from '../availability/warehouse-day.ts'

type StockRequest = { number: string; warehouse?: string | undefined }

/** Numbers as they were asked, with what they are compared by; an empty warehouse means all of the region. */
const stockKeys = (requests: readonly StockRequest[]) =>
  JSON.stringify(
    requests.map(({ number, warehouse }) => ({ number, key: normalise(number), warehouse: warehouse ?? '' })),
  )

const skusByNumber = (requests: readonly StockRequest[]) => sql`
  json_to_recordset(${stockKeys(requests)}) as i (number text, key text collate "C", warehouse text)
  join part_numbers n on n.normalised = i.key and n.kind = 'own'`

/** Pieces that can be promised now, by item number as it was asked. */
export async function findPieces(
  db: Db,
  requests: readonly StockRequest[],
  region: string,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ number: string; pieces: number }>`
    select i.number, coalesce(sum(k.on_hand - k.allocated), 0)::integer as pieces
      from ${skusByNumber(requests)}
      left join stock k on k.sku_id = n.sku_id
       and k.warehouse in (select w.code from warehouses w where w.region = ${region})
       and (i.warehouse = '' or k.warehouse = i.warehouse)
     group by i.number
  `.execute(db)
  return Object.fromEntries(rows.map(({ number, pieces }) => [number, pieces]))
}

/** The next arrival by item number as it was asked: the pieces of that day, and the day. */
export async function findArrivals(db: Db, requests: readonly StockRequest[], region: string, now: Date) {
  const { rows } = await sql<{ number: string; expectedOn: string; pieces: number }>`
    select distinct on (i.number) i.number, e.expected_on as "expectedOn", sum(e.quantity - e.received)::integer as pieces
      from ${skusByNumber(requests)}
      join expected_arrivals e on e.sku_id = n.sku_id and ${isExpected(now)} and e.received < e.quantity
       and e.warehouse in (select w.code from warehouses w where w.region = ${region})
       and (i.warehouse = '' or e.warehouse = i.warehouse)
     group by i.number, e.expected_on
     order by i.number, e.expected_on
  `.execute(db)
  return {
    etaInventoryMap: Object.fromEntries(rows.map(({ number, pieces }) => [number, pieces])),
    etaDateMap: Object.fromEntries(rows.map(({ number, expectedOn }) => [number, expectedOn])),
  }
}
