import { sql } from 'kysely'
import { mostOfKind, shortestPart } from '../../../../rules/office/find.ts'
import { substringPattern } from '../../../db/like.ts'
import { ownWarehouses } from '../../fulfilment/warehouse/stock.staff.ts'
import type { Found, Seeker } from './found.ts'

type Row = { id: number; number: string; name: string }

/** The newest purchase orders by their number, the supplier's number, or a part of the supplier's name. */
export async function findPurchaseOrders({ tx, staff, sought, typed }: Seeker): Promise<Found[]> {
  const warehouses = await ownWarehouses(tx, staff)
  const like = sought.length < shortestPart ? null : substringPattern(sought)
  const { rows } = await sql<Row>`
    select p.id, p.number, u.name
      from purchase_orders p
      join suppliers u on u.id = p.supplier_id
     where p.warehouse = any(${warehouses}::text[])
       and (p.number = ${sought} or upper(p.supplier_reference) = ${typed.toUpperCase()} or upper(u.name) like ${like}::text)
     order by p.number = ${sought} desc, p.id desc
     limit ${mostOfKind}`.execute(tx)
  return rows.map((row) => ({ kind: 'purchaseOrder', page: 'purchase-orders', ...row }))
}
