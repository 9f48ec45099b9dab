import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { lockStock, postMoves } from '../../catalogue/availability/stock-ledger.queries.ts'
import type { Changer } from './change-order.ts'
import { bookOrderedGoods, findExpectedSurplus, findOrderedSurplus, lockOrderedGoods } from './ordered-goods.queries.ts'
import { promiseWaiting } from './promise.queries.ts'

export type Receipt = {
  warehouse: string
  /** The delivery note: goods of one note are received once. */
  reference: string
  /** With which the goods came; they are taken off its lines, and what is more than is open of it is refused unless it takes the surplus. */
  purchaseOrder?: { number: string; takesSurplus: boolean }
  /** Of goods without one: false refuses more than is expected of them. */
  takesSurplus?: boolean
  /** Each product once. */
  lines: readonly { skuId: number; pieces: number }[]
}

/**
 * Books goods that have arrived: onto the shelves, off what was expected (the next day first), and to the orders that wait for them, in
 * the order in which they were placed. Lines of purchase orders follow. Refuses a delivery note that was received before, and a purchase
 * order that is not ordered. Answers who was promised how much, and what was more than was ordered.
 */
export async function receiveGoods(tx: Tx, receipt: Receipt, { accountId, now }: Changer) {
  const { warehouse, reference, lines } = receipt
  const order = receipt.purchaseOrder && (await lockOrderedGoods(tx, warehouse, receipt.purchaseOrder.number))
  const stored = await tx
    .insertInto('receipts')
    .values({ warehouse, reference, purchase_order_id: order?.id ?? null, account_id: accountId, at: now })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) throw new Refusal('stock.received_before')
  await tx
    .insertInto('receipt_lines')
    .values(lines.map(({ skuId, pieces }) => ({ receipt_id: stored.id, sku_id: skuId, quantity: pieces })))
    .execute()
  const moves = lines.map((line) => ({ ...line, warehouse }))
  await lockStock(tx, moves)
  const surplus = order
    ? await findOrderedSurplus(tx, order.id, lines)
    : await findExpectedSurplus(tx, warehouse, lines)
  const takesSurplus = receipt.purchaseOrder?.takesSurplus ?? receipt.takesSurplus ?? true
  if (surplus.length > 0 && !takesSurplus) {
    const numbers = surplus.map(({ number }) => number)
    throw new Refusal(order ? 'purchase_order.surplus' : 'stock.surplus', { details: { numbers, surplus } })
  }
  await postMoves(tx, moves, { kind: 'receipt', ref: `receipt ${stored.id}`, accountId, now })
  if (order) await bookOrderedGoods(tx, order, moves)
  else await bookArrivals(tx, moves)
  return { receiptId: stored.id, surplus, promised: await promiseWaiting(tx, moves, { now }) }
}

type Arrived = { skuId: number; warehouse: string; pieces: number }

/**
 * What is expected first is taken to have come first; more than was expected is no fault. What a purchase order of ours brings is off its open
 * lines of that day, too: at several prices, off one after the other.
 */
const bookArrivals = (tx: Tx, arrived: readonly Arrived[]) =>
  sql`
    with arrived as (
      select sku_id, warehouse, sum(pieces) as pieces
        from unnest(${arrived.map(({ skuId }) => skuId)}::integer[], ${arrived.map(({ warehouse }) => warehouse)}::text[],
                    ${arrived.map(({ pieces }) => pieces)}::integer[]) as a (sku_id, warehouse, pieces)
       group by sku_id, warehouse
    ), open as materialized (
      select e.sku_id, e.warehouse, e.expected_on, e.reference, e.quantity - e.received as pieces
        from expected_arrivals e join arrived using (sku_id, warehouse)
       where e.received < e.quantity
       order by e.sku_id, e.warehouse, e.expected_on, e.reference
         for no key update of e
    ), queue as (
      select o.*, a.pieces as arrived,
             sum(o.pieces) over (partition by sku_id, warehouse order by o.expected_on, o.reference) - o.pieces as before
        from open o join arrived a using (sku_id, warehouse)
    ), taken as materialized (
      select sku_id, warehouse, expected_on, reference, least(pieces, arrived - before)::integer as pieces
        from queue where before < arrived
    ), lines as (
      select l.purchase_order_id, l.position, l.open_pieces, t.pieces as arrived,
             sum(l.open_pieces) over (partition by l.purchase_order_id, l.sku_id, l.expected_on order by l.position) - l.open_pieces as before
        from taken t
        join purchase_orders p on p.number = t.reference and p.warehouse = t.warehouse and p.status = 'ordered'
        join purchase_order_lines l on l.purchase_order_id = p.id and l.sku_id = t.sku_id and l.expected_on = t.expected_on
       where l.open_pieces > 0
    ), booked as (
      update purchase_order_lines l set received = l.received + least(o.open_pieces, o.arrived - o.before)::integer
        from lines o
       where l.purchase_order_id = o.purchase_order_id and l.position = o.position and o.before < o.arrived
    )
    update expected_arrivals e set received = e.received + t.pieces
      from taken t
     where e.sku_id = t.sku_id and e.warehouse = t.warehouse and e.expected_on = t.expected_on and e.reference = t.reference
  `.execute(tx)
