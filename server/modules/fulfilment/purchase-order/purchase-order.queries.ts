import { sql } from 'kysely'
import type { PurchaseLine } from '../../../../rules/fulfilment/purchase-order.ts'
import { toNumber } from '../../../../rules/numbering.ts'
import type { Tx } from '../../../db/database.ts'
import type { ExpectedGoods } from '../order-lifecycle/expect-goods.ts'

/** Held to the end of the transaction: the first lock of all that changes a purchase order. */
export const lockPurchaseOrder = (tx: Tx, id: number) =>
  sql`select from purchase_orders where id = ${id} for no key update`.execute(tx)

/** What has come is settled once the shelves of the products are locked. */
export async function findPurchaseLines(tx: Tx, id: number) {
  const { rows } = await sql<PurchaseLine>`
    select position, sku_id as "skuId", quantity, received, cancelled, purchase_price as "purchasePrice", expected_on as "expectedOn"
      from purchase_order_lines where purchase_order_id = ${id} order by position`.execute(tx)
  return rows
}

/** Makes these all lines of a purchase order. The shelves of its products are to be locked before, once it is ordered. */
export async function storePurchaseLines(tx: Tx, id: number, lines: readonly PurchaseLine[]) {
  await sql`delete from purchase_order_lines where purchase_order_id = ${id}`.execute(tx)
  if (lines.length === 0) return
  await sql`
    insert into purchase_order_lines (purchase_order_id, position, sku_id, quantity, received, cancelled, purchase_price, expected_on)
    select ${id}::integer, position, "skuId", quantity, received, cancelled, "purchasePrice", "expectedOn"
      from json_to_recordset(${JSON.stringify(lines)}::json)
        as l (position smallint, "skuId" integer, quantity integer, received integer, cancelled integer, "purchasePrice" integer, "expectedOn" date)
     order by position
  `.execute(tx)
}

type NewOrder = { warehouse: string; supplierId: number; currency: string; now: Date }

/** A draft with the next number of its warehouse; one that is rolled back gives its number back. */
export async function storeNewOrder(tx: Tx, { warehouse, supplierId, currency, now }: NewOrder) {
  const counted = await sql<{ last: number }>`
    insert into purchase_order_counters as c (warehouse, last) values (${warehouse}, 1)
    on conflict (warehouse) do update set last = c.last + 1
    returning last`.execute(tx)
  const number = toNumber('purchaseOrder', { prefix: warehouse, serial: counted.rows[0]?.last ?? 0 })
  const { rows } = await sql<{ purchaseOrderId: number }>`
    insert into purchase_orders (number, warehouse, supplier_id, currency, created_at)
    values (${number}, ${warehouse}, ${supplierId}, ${currency}, ${now})
    returning id as "purchaseOrderId"`.execute(tx)
  return { purchaseOrderId: rows[0]?.purchaseOrderId ?? 0, number }
}

type Head = { status: 'draft' | 'ordered' | 'cancelled'; orderedAt: Date | null; supplierReference: string }

/** Changes a purchase order that is locked; who has seen an older version is refused by the caller. */
export const storePurchaseOrder = (tx: Tx, id: number, { status, orderedAt, supplierReference }: Head) =>
  sql`
    update purchase_orders set status = ${status}, ordered_at = ${orderedAt}, supplier_reference = ${supplierReference}, version = version + 1
     where id = ${id}`.execute(tx)

/** What its lines still bring of these products, by day, whatever it costs; a product of which nothing is expected has no pieces. */
export async function findExpectedOfOrder(tx: Tx, id: number, skuIds: readonly number[]) {
  const { rows } = await sql<ExpectedGoods>`
    select s.sku_id as "skuId", p.warehouse, p.number as reference, l.expected_on as "expectedOn",
           coalesce(sum(l.open_pieces), 0)::integer as pieces
      from purchase_orders p
     cross join (select distinct sku_id from unnest(${[...skuIds]}::integer[]) as t (sku_id)) s
      left join purchase_order_lines l
        on l.purchase_order_id = p.id and l.sku_id = s.sku_id and l.expected_on is not null
       and p.status = 'ordered'
     where p.id = ${id}
     group by s.sku_id, p.id, l.expected_on
  `.execute(tx)
  return rows
}
