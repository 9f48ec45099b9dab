import { sql } from 'kysely'
import type { OrderState } from '../../../../rules/order/order.ts'
import { type OrderFacts, orderStatus } from '../../../../rules/order/order-state.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Difference, findDifferences, mostExamples, type RuleQueries } from '../../../db/differences.ts'

const rules: RuleQueries = {
  'a shelf holds what its moves add up to': sql`
    select k.sku_id || ' ' || k.warehouse || ': ' || k.on_hand || ' on the shelf, ' || coalesce(m.pieces, 0) || ' by the ledger' as place
      from stock k
      full join (select sku_id, warehouse, sum(pieces) as pieces from stock_moves group by sku_id, warehouse) m using (sku_id, warehouse)
     where k.on_hand is distinct from coalesce(m.pieces, 0)`,
  'a shelf promises what its lines are promised': sql`
    select k.sku_id || ' ' || k.warehouse || ': ' || k.allocated || ' promised, ' || coalesce(a.pieces, 0) || ' to lines' as place
      from stock k
      left join (select sku_id, warehouse, sum(quantity) as pieces from allocations group by sku_id, warehouse) a using (sku_id, warehouse)
     where k.allocated <> coalesce(a.pieces, 0)`,
  'a line counts what it is promised, in its warehouse': sql`
    select o.order_number || ' line ' || l.position || ': ' || l.allocated || ' counted, ' || coalesce(a.pieces, 0) || ' promised' as place
      from order_lines l
      join orders o on o.id = l.order_id
      left join (
        select a.order_line_id, p.ship_from, sum(a.quantity) as pieces
          from allocations a join order_lines b on b.id = a.order_line_id
          join orders p on p.id = b.order_id and p.ship_from = a.warehouse and b.sku_id = a.sku_id
         group by a.order_line_id, p.ship_from
      ) a on a.order_line_id = l.id
     where l.allocated <> coalesce(a.pieces, 0)`,
  'a line counts what its shipments hold': sql`
    select o.order_number || ' line ' || l.position || ': ' || l.shipped || ' counted, ' || coalesce(h.pieces, 0) || ' in shipments' as place
      from order_lines l
      join orders o on o.id = l.order_id
      left join (
        select h.order_id, h.position, sum(h.quantity) filter (where s.status in ('left', 'delivered')) as pieces
          from shipment_lines h join shipments s on s.id = h.shipment_id group by h.order_id, h.position
      ) h on h.order_id = l.order_id and h.position = l.position
     where l.shipped <> coalesce(h.pieces, 0)
       -- Before shipments were kept, orders ended without one.
       and exists (select from shipments s where s.order_id = l.order_id)`,
  'a shipment that is being picked holds promised pieces': sql`
    select o.order_number || ' line ' || l.position || ': ' || h.pieces || ' picked of ' || l.allocated || ' promised' as place
      from (
        select h.order_id, h.position, sum(h.quantity) as pieces
          from shipment_lines h join shipments s on s.id = h.shipment_id and s.status in ('picking', 'packed')
         group by h.order_id, h.position
      ) h
      join order_lines l on l.order_id = h.order_id and l.position = h.position
      join orders o on o.id = l.order_id
     where h.pieces > l.allocated`,
  'what was cancelled is written down': sql`
    select o.order_number || ' line ' || l.position || ': ' || l.cancelled || ' counted, ' || coalesce(c.pieces, 0) || ' written' as place
      from order_lines l
      join orders o on o.id = l.order_id
      left join (
        select order_id, position, sum(quantity) as pieces from order_cancellation_lines group by order_id, position
      ) c on c.order_id = l.order_id and c.position = l.position
     where l.cancelled <> coalesce(c.pieces, 0)
       -- Before cancellations were kept, orders were cancelled without one.
       and exists (select from order_cancellations x where x.order_id = l.order_id)`,
  'an order counts what its cancellations took off it': sql`
    select o.order_number || ': ' || o.cancelled_total || ' counted, ' || coalesce(c.total, 0) || ' written' as place
      from orders o
      left join (select order_id, sum(total) as total, sum(vat) as vat from order_cancellations group by order_id) c
        on c.order_id = o.id
     where o.cancelled_total <> coalesce(c.total, 0) or o.cancelled_vat <> coalesce(c.vat, 0)`,
  // A pre-order that is placed while goods lie there may wait until the product is on sale.
  'nobody waits while pieces are free': sql`
    select distinct k.sku_id || ' ' || k.warehouse || ': ' || (k.on_hand - k.allocated) || ' free' as place
      from order_lines l
      join orders o on o.id = l.order_id
      join skus s on s.id = l.sku_id and s.status <> 'announced'
      join stock k on k.sku_id = l.sku_id and k.warehouse = o.ship_from
     where l.waiting > 0 and k.on_hand > k.allocated`,
  'a purchase order brings what is open of it': sql`
    select p.number || ' ' || sku_id || ' ' || expected_on || ': '
           || coalesce(l.pieces, 0) || ' open, ' || coalesce(e.pieces, 0) || ' expected' as place
      from (
        select purchase_order_id, sku_id, expected_on, sum(open_pieces) as pieces
          from purchase_order_lines join purchase_orders o on o.id = purchase_order_id and o.status = 'ordered'
         where open_pieces > 0 and expected_on is not null
         group by purchase_order_id, sku_id, expected_on
      ) l
      full join (
        select o.id as purchase_order_id, a.sku_id, a.expected_on, a.quantity - a.received as pieces
          from expected_arrivals a join purchase_orders o on o.number = a.reference and o.warehouse = a.warehouse
         where a.received < a.quantity
      ) e using (purchase_order_id, sku_id, expected_on)
      join purchase_orders p on p.id = purchase_order_id
     where l.pieces is distinct from e.pieces`,
  'an order that has ended waits for nothing': sql`
    select o.order_number || ' line ' || l.position as place
      from order_lines l join orders o on o.id = l.order_id
     where (l.waiting > 0 or l.allocated > 0) and o.status in ('shipped', 'allDelivered', 'cancelled')`,
}

/** Every difference between ledger, shelves, promises, lines, shipments and orders; nothing where all agree. Reads every order. */
export async function findStockDifferences(db: Db | Tx): Promise<Difference[]> {
  const differences = await findDifferences(db, rules)
  const wrong = await findWrongStates(db)
  if (wrong.length > 0) {
    const rule = 'the state of an order is what its lines and shipments say'
    differences.push({ rule, count: wrong.length, examples: wrong.slice(0, mostExamples) })
  }
  return differences
}

type StoredOrder = OrderFacts & { id: number; number: string; status: OrderState }

/** Orders whose state is not what the rule makes of their facts. */
async function findWrongStates(db: Db | Tx) {
  const wrong: string[] = []
  for (let last = 0; ; ) {
    const orders = await readFacts(db, last)
    for (const order of orders) {
      const status = orderStatus(order)
      if (status !== order.status) wrong.push(`${order.number}: ${order.status}, by its lines ${status}`)
    }
    const end = orders.at(-1)
    if (!end) return wrong
    last = end.id
  }
}

const batch = 5_000

async function readFacts(db: Db | Tx, after: number) {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.order_number as number, o.status,
           o.terms_net_days = 0 and o.paid_at is null as "awaitsPayment",
           o.held_because is not null as "isHeld", o.so_at is not null as "isReleased",
           (select json_agg(json_build_object('quantity', l.quantity, 'shipped', l.shipped, 'cancelled', l.cancelled))
              from order_lines l where l.order_id = o.id) as lines,
           -- Before shipments were kept, an order was under way without one.
           coalesce((select count(*) filter (where s.status = 'left') from shipments s where s.order_id = o.id having count(*) > 0),
                    (o.status = 'shipped')::integer)::integer as "underWay"
      from orders o
     where o.id > ${after}
     order by o.id
     limit ${sql.lit(batch)}
  `.execute(db)
  return rows
}
