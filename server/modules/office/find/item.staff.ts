import { sql } from 'kysely'
import { holds } from '../../../../rules/identity/permissions.ts'
import { canAccessItem } from '../../../staff/site-access.ts'
import type { Found, Seeker } from './found.ts'

type Row = {
  kind: 'invoice' | 'credit' | 'payment' | 'refund' | 'difference' | 'opening'
  number: string
  name: string
  customerId: number
  orderId: number | null
}

/**
 * An invoice, a credit note or a payment by its number or by the reference of its payment (ISO 11649). Who works with money is led to the
 * account of the customer; others to the order, where there is one.
 */
export async function findItems({ tx, staff, sought }: Seeker): Promise<Found[]> {
  const { rows } = await sql<Row>`
    select f.kind, f.number, c.company as name, c.id as "customerId", coalesce(f.order_id, i.order_id) as "orderId"
      from finance_items f
      join customers c on c.id = f.customer_id
      left join invoices i on i.item_id = f.id
     where f.number = ${sought} and ${canAccessItem(staff, { orgId: sql.ref('c.org_id'), itemId: sql.ref('f.id') })}`.execute(
    tx,
  )
  return rows.flatMap(({ kind, number, name, customerId, orderId }): Found[] => {
    const found = { kind: kinds[kind], number, name }
    if (holds(staff.permissions, 'staff:finance')) return [{ ...found, page: 'payments', id: customerId }]
    return orderId === null ? [] : [{ ...found, page: 'orders', id: orderId }]
  })
}

const kinds = {
  invoice: 'invoice',
  opening: 'invoice',
  credit: 'creditNote',
  payment: 'payment',
  refund: 'payment',
  difference: 'payment',
} as const
