import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { lockArrivals } from '../../catalogue/availability/arrival.queries.ts'
import { lockStock } from '../../catalogue/availability/stock-ledger.queries.ts'
import type { OrderAddress } from '../../customer/address/address.queries.ts'

/** An inspected line of a return: the pieces of it that were kept, and how the order went that they came by. */
export type ReplaceableLine = {
  position: number
  pieces: number
  skuId: number
  number: string
  custNumber: string
  shipFrom: string
  /** Its customer chose that warehouse. */
  shipFromChosen: boolean
  shipVia: string
  forwarderId: number | null
  forwarder: string
  currency: string
  shipTo: OrderAddress
  billTo: OrderAddress
}

/** The inspected lines of a return, those of the newest order first; all pieces of what did not have to come back. */
export async function findReplaceable(tx: Tx, returnId: number) {
  const { rows } = await sql<ReplaceableLine>`
    select l.position, case when l.received is null then l.quantity else l.restocked + l.scrapped end as pieces,
           p.sku_id as "skuId", s.number, p.cust_number as "custNumber", o.ship_from as "shipFrom",
           o.ship_from_chosen as "shipFromChosen", o.ship_via as "shipVia",
           o.forwarder_id as "forwarderId", o.forwarder, o.currency, o.ship_to as "shipTo", o.bill_to as "billTo"
      from return_lines l
      join order_lines p on p.order_id = l.order_id and p.position = l.order_position
      join skus s on s.id = p.sku_id
      join orders o on o.id = l.order_id
     where l.return_id = ${returnId} and l.state = 'inspected'
     order by o.id desc, l.position`.execute(tx)
  return rows
}

/** For whom a return is replaced: who filled it in, in their language, by the numbers of its site. */
export const findReceiver = (tx: Tx, { returnId }: { returnId: number }) =>
  tx
    .selectFrom('returns as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .innerJoin('orgs as g', 'g.id', 'r.org_id')
    .select(['r.account_id as accountId', 'a.language', 'g.number_prefix as prefix'])
    .select(sql<'EU' | 'US'>`g.region`.as('region'))
    .where('r.id', '=', returnId)
    .executeTakeFirstOrThrow()

/** Locks all that replacing lines takes, before the first number: shelves, what is expected there, and the lines of the orders. */
export async function lockReplaced(tx: Tx, returnId: number, lines: readonly ReplaceableLine[], now: Date) {
  await lockStock(
    tx,
    lines.map(({ skuId, shipFrom }) => ({ skuId, warehouse: shipFrom })),
  )
  await lockArrivals(
    tx,
    lines.map(({ skuId, shipFrom }) => ({ skuId, warehouse: shipFrom })),
    now,
  )
  await sql`
    select from order_lines where (order_id, position) in (
      select order_id, order_position from return_lines where return_id = ${returnId})
     order by id for no key update`.execute(tx)
}
