import { sql } from 'kysely'
import type { OpenArrival } from '../../../../rules/catalogue/product/arrival.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import type { ProductSummary } from '../../../../rules/catalogue/product/summary.ts'
import { codeFaults, readCode } from '../../../../rules/scan/code.ts'
import { countPieces } from '../../../../rules/scan/entry.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { canAccessSite, type Staff } from '../../../staff/site-access.ts'
import type { Place } from '../../catalogue/availability/stock-ledger.queries.ts'
import { imageSql, summarySql } from '../../catalogue/products/summary-columns.ts'

/** The warehouses of the regions whose sites the caller can access. */
export async function ownWarehouses(db: Db | Tx, staff: Staff) {
  const { rows } = await sql<{ code: string }>`
    select w.code from warehouses w
     where exists (select from orgs g where g.region = w.region and ${canAccessSite(staff, sql.ref('g.id'))})
     order by w.code
  `.execute(db)
  return rows.map(({ code }) => code)
}

/** Finds no warehouse of a region none of whose sites the caller can access. */
export async function requireWarehouse(tx: Db | Tx, staff: Staff, warehouse: string) {
  const warehouses = await ownWarehouses(tx, staff)
  orNotFound(warehouses.includes(warehouse) ? warehouse : undefined)
}

type Product = { skuId: number; number: string; isSold: boolean; isAnnounced: boolean }

type Hit = Product & { typed: string; reading: number; isOwn: boolean; inCarton: number | null }
/** `pieces`: how many pieces its code is for; null where unknown. */
type ScannedProduct = Product & { pieces: number | null }

/**
 * The products of numbers or barcodes as they are typed or scanned, by what was typed. Our item number goes before every other one;
 * refuses a number that nothing has, one of several products, and one that means another product on another keyboard.
 */
export async function productsByNumber(db: Db | Tx, numbers: readonly string[]): Promise<Map<string, ScannedProduct>> {
  const codes = [...new Set(numbers)].map((typed) => ({ typed, ...readCode(typed) }))
  const hits = Map.groupBy(await findHits(db, codes), ({ typed }) => typed)
  for (const fault of [...codeFaults, undefined]) {
    const unknown = codes.filter((code) => code.fault === fault && !hits.has(code.typed)).map(({ typed }) => typed)
    if (unknown.length > 0)
      throw new Refusal(fault ? `scan.${fault}` : 'stock.unknown_number', { details: { numbers: unknown } })
  }
  const products = codes.map((code) => ({
    typed: code.typed,
    chosen: chooseProducts(code, hits.get(code.typed) ?? []),
  }))
  const several = products.filter(({ chosen }) => chosen.length !== 1).map((product) => product.typed)
  if (several.length > 0) throw new Refusal('stock.several_products', { details: { numbers: several } })
  return new Map(products.flatMap((product) => product.chosen.map((one) => [product.typed, one] as const)))
}

type TypedCode = { typed: string } & ReturnType<typeof readCode>

/** The products that each reading of each code may mean. */
async function findHits(db: Db | Tx, codes: readonly TypedCode[]): Promise<Hit[]> {
  const readings = codes.flatMap(({ typed, readings }) =>
    readings.map(({ number }, reading) => ({ typed, reading, number, key: numberKeys(number).canonical })),
  )
  const { rows } = await sql<Hit>`
    with typed as (
      select * from unnest(${readings.map(({ typed }) => typed)}::text[], ${readings.map(({ reading }) => reading)}::integer[],
                           ${readings.map(({ number }) => number)}::text[], ${readings.map(({ key }) => key)}::text[])
                 as t (typed, reading, number, key)
    ), found as (
      select typed, reading, t.number, s.id, null::integer as pieces from typed t join skus s on s.number = upper(t.number)
      union
      select typed, reading, number, n.sku_id, n.pieces
        from typed join part_numbers n on n.canonical = key and n.kind in ('own', 'oem', 'short', 'ean')
    )
    select f.typed, f.reading, s.id as "skuId", s.number, s.status <> 'disabled' as "isSold",
           s.status = 'announced' as "isAnnounced", s.number = upper(f.number) as "isOwn", f.pieces as "inCarton"
      from found f join skus s on s.id = f.id
  `.execute(db)
  return rows
}

/** What the readings of a code mean: of each its own item number, or all that have it. */
function chooseProducts({ readings }: TypedCode, hits: readonly Hit[]): ScannedProduct[] {
  const chosen = [...Map.groupBy(hits, ({ reading }) => reading).values()].flatMap((found) =>
    found.some(({ isOwn }) => isOwn) ? found.filter(({ isOwn }) => isOwn) : found,
  )
  const pieces = chosen.map(({ reading, inCarton }) => {
    const code = readings[reading]
    return code && countPieces(code, inCarton ?? undefined)
  })
  const codePieces = pieces.find((count) => count !== undefined) ?? null
  return [...new Map(chosen.map((one) => [one.skuId, { ...one, pieces: codePieces }])).values()]
}

type Shelf = {
  warehouse: string
  onHand: number
  allocated: number
  waiting: number
  expectedOn: string | null
  expected: number
  reorderPoint: number | null
}

/** What a product's lies on the shelves of these warehouses, and what is to come. */
export async function findShelves(db: Db, skuId: number, warehouses: readonly string[]) {
  const { rows } = await sql<Shelf>`
    select w.code as warehouse, coalesce(k.on_hand, 0) as "onHand", coalesce(k.allocated, 0) as allocated,
           coalesce((select sum(l.waiting)::integer from order_lines l join orders o on o.id = l.order_id
                      where l.sku_id = ${skuId} and l.waiting > 0 and o.ship_from = w.code), 0) as waiting,
           e."expectedOn", coalesce(e.expected, 0) as expected, r.pieces as "reorderPoint"
      from unnest(${[...warehouses]}::text[]) as w (code)
      left join stock k on k.sku_id = ${skuId} and k.warehouse = w.code
      left join reorder_points r on r.sku_id = ${skuId} and r.warehouse = w.code
      left join lateral (
        select min(expected_on) as "expectedOn", sum(quantity - received)::integer as expected
          from expected_arrivals e where e.sku_id = ${skuId} and e.warehouse = w.code and e.received < e.quantity) e on true
     order by w.code
  `.execute(db)
  return rows
}

/** The numbers of the first twenty announced products of which goods lie in a warehouse that serves the caller's sites. */
export async function productsToPutOnSale(db: Db, staff: Staff) {
  const { rows } = await sql<{ number: string }>`
    select s.number from skus s
     where s.status = 'announced'
       and exists (select from stock k
                     join warehouses w on w.code = k.warehouse
                     join orgs g on g.region = w.region and ${canAccessSite(staff, sql.ref('g.id'))}
                    where k.sku_id = s.id and k.on_hand > 0)
     order by s.number
     limit 20
  `.execute(db)
  return rows.map(({ number }) => number)
}

type Move = {
  at: Date
  warehouse: string
  kind: string
  pieces: number
  ref: string
  deliveryNote: string | null
  purchaseOrder: { purchaseOrderId: number; number: string } | null
  reason: string
  userName: string | null
}

/** The last moves of a product in these warehouses, newest first; goods that came with their documents. */
export async function findMoves(db: Db, skuId: number, warehouses: readonly string[]) {
  const { rows } = await sql<Move>`
    with last as (
      select *, case when kind = 'receipt' then substring(ref from '^receipt (\\d{1,18})$')::bigint end as receipt_id
        from stock_moves where sku_id = ${skuId} and warehouse = any(${[...warehouses]}::text[])
       order by id desc
       limit 20
    )
    select m.at, m.warehouse, m.kind, m.pieces, m.ref, r.reference as "deliveryNote",
           case when p.id is not null then jsonb_build_object('purchaseOrderId', p.id, 'number', p.number) end as "purchaseOrder",
           m.reason, a.user_name as "userName"
      from last m
      left join receipts r on r.id = m.receipt_id
      left join purchase_orders p on p.id = r.purchase_order_id
      left join accounts a on a.id = m.account_id
     order by m.id desc
  `.execute(db)
  return rows
}

export async function findSummary(db: Db, skuId: number) {
  const { rows } = await sql<PicturedSummary>`
    select ${summarySql('s')}, ${imageSql('s.id')} as image from skus s where s.id = ${skuId}`.execute(db)
  return orNotFound(rows[0])
}

export type PicturedSummary = ProductSummary & { image: string | null }

/** What is still to come to a shelf, which is to be locked before. */
export async function findOpenArrivals(tx: Tx, { skuId, warehouse }: Place): Promise<OpenArrival[]> {
  const { rows } = await sql<OpenArrival>`
    select reference, expected_on as "expectedOn", quantity - received as pieces
      from expected_arrivals where sku_id = ${skuId} and warehouse = ${warehouse} and received < quantity
     order by expected_on, reference
  `.execute(tx)
  return rows
}

/** Whether a purchase order with this number is ordered: it brings what is expected with it. */
export async function isOrdered(tx: Tx, number: string) {
  const row = await tx
    .selectFrom('purchase_orders')
    .select('id')
    .where('number', '=', number)
    .where('status', '=', 'ordered')
    .executeTakeFirst()
  return row !== undefined
}

/** By whose clock a warehouse works. */
export async function findTimeZone(tx: Db | Tx, warehouse: string) {
  const row = await tx
    .selectFrom('warehouses')
    .select('time_zone')
    .where('code', '=', warehouse)
    .executeTakeFirstOrThrow()
  return row.time_zone
}

/** The numbers of orders, by their ids. */
export async function orderNumbers(tx: Tx, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, string>()
  const rows = await tx
    .selectFrom('orders')
    .select(['id', 'order_number as orderno'])
    .where('id', 'in', [...orderIds])
    .execute()
  return new Map(rows.map(({ id, orderno }) => [id, orderno]))
}
