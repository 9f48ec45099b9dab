import { sql } from 'kysely'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import { soldDays } from '../../../../rules/fulfilment/reorder.ts'
import { addDays, isoDay } from '../../../../rules/shipping/day.ts'
import { type Db, planForValues, type Tx } from '../../../db/database.ts'
import { imageSql, summarySql } from '../../catalogue/products/summary-columns.ts'

type Row = ProductSummary & {
  image: string | null
  skuId: number
  free: number
  waiting: number
  onOrder: number
  sold: number
  reorderPoint: number | null
  /** In cents. */
  purchasePrice: number | null
  total: number
}

type Wanted = { warehouse: string; supplierId: number; leadDays: number; now: Date; limit: number }

/**
 * Products whose available pieces are below their level (`reorderLevel`), those first that run out first. What is in a draft counts as
 * on order: a list that was made a draft does not come again. The plan is made for the day: 90 days are few of five years.
 */
export const findToOrder = (db: Db, wanted: Wanted) => planForValues(db, (tx) => findLow(tx, wanted))

async function findLow(tx: Tx, { warehouse, supplierId, leadDays, now, limit }: Wanted) {
  const since = addDays(isoDay(now), -soldDays)
  const { rows } = await sql<Row>`
    with sold as (
      select l.sku_id, sum(l.quantity - l.cancelled)::integer as pieces
        from orders o join order_lines l on l.order_id = o.id
       where o.placed_at >= ${since}::timestamptz and o.ship_from = ${warehouse} group by l.sku_id
    ), waiting as (
      select l.sku_id, sum(l.waiting)::integer as pieces
        from order_lines l join orders o on o.id = l.order_id
       where l.waiting > 0 and o.ship_from = ${warehouse} group by l.sku_id
    ), coming as (
      select sku_id, sum(pieces)::integer as pieces
        from (select sku_id, quantity - received as pieces from expected_arrivals
               where warehouse = ${warehouse} and received < quantity
              union all
              select l.sku_id, l.open_pieces from purchase_order_lines l join purchase_orders p on p.id = l.purchase_order_id
               where p.warehouse = ${warehouse} and l.open_pieces > 0
                 and (p.status = 'draft' or p.status = 'ordered' and l.expected_on is null)) c
       group by sku_id
    ), standing as (
      select s.id, coalesce(k.on_hand - k.allocated, 0) as free, coalesce(w.pieces, 0) as waiting, coalesce(c.pieces, 0) as on_order,
             coalesce(d.pieces, 0) as sold, r.pieces as reorder_point
        from skus s
        left join stock k on k.sku_id = s.id and k.warehouse = ${warehouse}
        left join sold d on d.sku_id = s.id
        left join waiting w on w.sku_id = s.id
        left join coming c on c.sku_id = s.id
        left join reorder_points r on r.sku_id = s.id and r.warehouse = ${warehouse}
       where s.status <> 'disabled' and (d.pieces > 0 or w.pieces > 0 or r.pieces is not null)
    ), low as (
      select *, free + on_order - waiting as available from standing
       where free + on_order - waiting < greatest(ceil(sold * ${leadDays}::integer / ${soldDays}::numeric), reorder_point, 0)
    )
    select s.id as "skuId", ${summarySql('s')}, ${imageSql('s.id')} as image, low.free, low.waiting, low.on_order as "onOrder", low.sold,
           low.reorder_point as "reorderPoint", last.purchase_price as "purchasePrice", count(*) over ()::integer as total
      from low
      join skus s on s.id = low.id
      left join lateral (
        select p.supplier_id, l.purchase_price
          from purchase_order_lines l join purchase_orders p on p.id = l.purchase_order_id
         where l.sku_id = s.id and p.status = 'ordered'
         order by p.ordered_at desc, p.id desc, l.position limit 1) last on true
     where last.supplier_id is null or last.supplier_id = ${supplierId}
     order by low.available <= 0 desc, low.available / nullif(low.sold, 0)::numeric nulls last, s.number
     limit ${limit}
  `.execute(tx)
  return rows
}

/** Sets the reorder point of a shelf, and answers what it was. */
export async function storeReorderPoint(tx: Tx, skuId: number, warehouse: string, pieces: number | null) {
  const { rows } = await sql<{ pieces: number }>`
    select pieces from reorder_points where sku_id = ${skuId} and warehouse = ${warehouse} for update`.execute(tx)
  if (pieces === null) {
    await sql`delete from reorder_points where sku_id = ${skuId} and warehouse = ${warehouse}`.execute(tx)
  } else {
    await sql`
      insert into reorder_points (sku_id, warehouse, pieces) values (${skuId}, ${warehouse}, ${pieces})
      on conflict (sku_id, warehouse) do update set pieces = excluded.pieces`.execute(tx)
  }
  return rows[0]?.pieces ?? null
}
