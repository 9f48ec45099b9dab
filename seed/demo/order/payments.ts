import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { everything } from '../../../rules/identity/permissions.ts'
import { isoDay } from '../../../rules/shipping/day.ts'
import type { Db, Tx } from '../../../server/db/database.ts'
import { writeCreditNote } from '../../../server/modules/invoice/issue/credit-note.ts'
import { disputeItem } from '../../../server/modules/payment/reminder/dispute.ts'
import { registerPayment } from '../../../server/modules/payment/settlement/register-payment.ts'
import type { StaffChange } from '../../../server/staff/staff-change.ts'
import { disputedOrder, latePayer } from './orders.ts'

/**
 * What staff have booked of who pays late: an invoice that was paid in part, one that they dispute, a payment of which it is not known yet
 * what it is for, and a credit note for what was paid long ago. Both of the last are open credits. Needs their orders.
 */
export async function seedPayments(db: Db, now: Date) {
  await db.transaction().execute(async (tx) => {
    const change = await asAdmin(tx, db, now)
    const invoices = await findInvoices(tx)
    const [oldest] = invoices.filter(({ open }) => open > 0)
    const settled = invoices.find(({ open }) => open === 0)
    const disputed = invoices.find(({ poNumber }) => poNumber === disputedOrder)
    if (!oldest || !disputed || !settled) throw new Error('the demo has no invoices that are paid late')
    const { customerId, currency, orderId } = settled
    const payment = { customerId, currency, paidOn: isoDay(now), note: '' }
    const part = Math.floor(oldest.open / 2)
    await registerPayment(change, { ...payment, amount: part, shares: [{ itemId: oldest.itemId, cents: part }] })
    await registerPayment(change, { ...payment, amount: 50_000, note: 'PO-2026-0??', shares: [] })
    await disputeItem(change, disputed.itemId, 'Brakuje dwóch kartonów')
    await tx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute()
    const requested = [{ position: 1, pieces: 1 }]
    await writeCreditNote(tx, { itemId: settled.itemId, requested, reason: 'Uszkodzone opakowanie' }, change.changer)
  })
}

/** The oldest invoices first. Cents. */
const findInvoices = (tx: Tx) =>
  tx
    .selectFrom('finance_items as f')
    .innerJoin('customers as c', 'c.id', 'f.customer_id')
    .innerJoin('orders as o', 'o.id', 'f.order_id')
    .select(['f.id as itemId', 'o.id as orderId', 'o.po_number as poNumber', 'c.id as customerId', 'f.currency'])
    .select(sql<number>`f.open`.as('open'))
    .where('c.custnum', '=', latePayer)
    .where('f.kind', '=', 'invoice')
    .orderBy('f.issued_on')
    .execute()

/** Changes are made in the name of the demo's admin, as if at the counter of the shop. */
async function asAdmin(tx: Tx, db: Db, now: Date): Promise<StaffChange> {
  const { accountId, orgId, warehouse } = await tx
    .selectFrom('accounts as a')
    .innerJoin('orgs as o', (join) => join.on('o.id', '=', 1))
    .select(['a.id as accountId', 'o.id as orgId', 'o.warehouse'])
    .where('a.role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const caller = {
    accountId,
    customerId: null,
    orgId,
    region: 'EU',
    role: 'admin',
    roles: ['admin'],
    permissions: [everything],
    priceListId: null,
    currency: 'EUR',
    warehouse,
    language: 'en',
  } as const
  const request = { ip: '127.0.0.1' } as FastifyRequest
  return { tx, call: { db, caller, request, language: 'en', now }, changer: { party: 'staff', accountId, now } }
}
