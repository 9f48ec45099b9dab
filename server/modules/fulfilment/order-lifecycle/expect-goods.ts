import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { lockStock, type Place } from '../../catalogue/availability/stock-ledger.queries.ts'
import { moveDates } from './moved-dates.queries.ts'

/** What is still to come to a shelf by a purchase order ('' where none is named), and when; no pieces where nothing is expected any longer. */
export type ExpectedGoods = Place & { reference: string; expectedOn: string | null; pieces: number }

/** What became of what was expected for a shelf: added, or changed; a day on which nothing is expected any longer is a change, too. */
export type ChangedArrival = Place & { reference: string; expectedOn: string; isAdded: boolean }

/**
 * Notes what is expected: who names a purchase order says all that it still brings to the shelf, and takes the place of what was expected
 * there without one; who names none says all that is expected there. Our own purchase orders say for themselves what they bring: one takes the
 * place of nothing else, and stays whoever else says all. What has come already stays. The dates of the lines that wait for
 * these shelves follow, and their customers are notified. Answers what changed.
 */
export async function expectGoods(tx: Tx, goods: readonly ExpectedGoods[], now: Date): Promise<ChangedArrival[]> {
  await lockStock(tx, goods)
  const changed = await storeArrivals(tx, goods)
  await moveDates(tx, changed, now)
  return changed
}

/** Stores it without its consequences, for who has more to change on these shelves first. They are to be locked before. */
export async function storeArrivals(tx: Tx, goods: readonly ExpectedGoods[]): Promise<ChangedArrival[]> {
  if (goods.length === 0) return []
  const named = namedGoods(goods)
  const ended = await endArrivals(tx, named)
  const { rows } = await sql<ChangedArrival>`
    with named as materialized (
      ${named}
    )
    insert into expected_arrivals as e (sku_id, warehouse, expected_on, reference, quantity)
    select sku_id, warehouse, expected_on, reference, max(pieces) from named
     where pieces > 0 group by sku_id, warehouse, expected_on, reference
     order by sku_id, warehouse, expected_on, reference
    on conflict (sku_id, warehouse, expected_on, reference) do update set quantity = e.received + excluded.quantity
     where e.quantity <> e.received + excluded.quantity
    returning sku_id as "skuId", warehouse, reference, expected_on as "expectedOn", xmax = 0 as "isAdded"
  `.execute(tx)
  return [...ended, ...rows]
}

/** As rows; of what is named twice the last one counts. */
const namedGoods = (goods: readonly ExpectedGoods[]) => sql`
  select distinct on ("skuId", warehouse, "expectedOn", reference)
         "skuId" as sku_id, warehouse, reference, "expectedOn" as expected_on, pieces
    from json_to_recordset(${JSON.stringify(goods.map((one, at) => ({ ...one, at })))}::json)
      as g ("skuId" integer, warehouse text, reference text, "expectedOn" date, pieces integer, at integer)
   order by "skuId", warehouse, "expectedOn", reference, at desc`

/** What was expected and is no longer named: of it only what has come stays. */
async function endArrivals(tx: Tx, named: ReturnType<typeof namedGoods>): Promise<ChangedArrival[]> {
  const { rows } = await sql<ChangedArrival>`
    with named as materialized (
      ${named}
    ), shelves as materialized (
      -- A supplier's or file's word, unless all that is named are purchase orders of our own.
      select sku_id, warehouse, bool_or(reference = '') as says_all, array_agg(reference) as purchase_orders,
             bool_or(not exists (select from purchase_orders p where p.number = reference)) as is_told
        from named group by sku_id, warehouse
    ), ended as materialized (
      select e.sku_id, e.warehouse, e.expected_on, e.reference
        from expected_arrivals e join shelves s using (sku_id, warehouse)
       where e.received < e.quantity
         and (e.reference = any(s.purchase_orders)
              or s.is_told and (s.says_all or e.reference = '')
                 and not exists (select from purchase_orders p where p.number = e.reference))
         and (e.sku_id, e.warehouse, e.expected_on, e.reference) not in (
           select sku_id, warehouse, expected_on, reference from named where pieces > 0)
       order by e.sku_id, e.warehouse, e.expected_on, e.reference
         for update of e
    ), kept as (
      update expected_arrivals e set quantity = e.received from ended x
       where e.sku_id = x.sku_id and e.warehouse = x.warehouse and e.expected_on = x.expected_on and e.reference = x.reference
         and e.received > 0
    ), removed as (
      delete from expected_arrivals e using ended x
       where e.sku_id = x.sku_id and e.warehouse = x.warehouse and e.expected_on = x.expected_on and e.reference = x.reference
         and e.received = 0
    )
    select sku_id as "skuId", warehouse, reference, expected_on as "expectedOn", false as "isAdded" from ended
  `.execute(tx)
  return rows
}
