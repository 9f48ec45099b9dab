import { sql } from 'kysely'
import { rolePermissions } from '../../../rules/identity/roles.ts'
import type { OrderState } from '../../../rules/order/order.ts'
import type { Db, Tx } from '../../../server/db/database.ts'
import { nextNumber } from '../../../server/db/numbering.ts'
import { cancelOrder } from '../../../server/modules/fulfilment/order-lifecycle/cancel-order.ts'
import {
  payOrder,
  releaseOrder,
  unholdOrder,
} from '../../../server/modules/fulfilment/order-lifecycle/release-order.ts'
import { deliverShipment, shipOrder } from '../../../server/modules/fulfilment/order-lifecycle/shipment.ts'
import { postOrderPayments } from '../../../server/modules/ledger/posting/order-payments.queries.ts'
import { buildPreview, type OrderRequest } from '../../../server/modules/order/checkout/build-preview.ts'
import { insertOrder, reserveStock } from '../../../server/modules/order/checkout/place-order.queries.ts'
import { linesToReserve } from '../../../server/modules/order/checkout/place-order.ts'
import { attachFiles } from '../../../server/modules/order/file/file.ts'
import { between } from '../../chance.ts'

type PastOrder = { daysAgo: number; status: OrderState; lines: number; poNumber?: string; isUnpaid?: boolean }

/** Twelve weeks of orders in every state, for each main account that buys on account; oldest first. */
const onAccount: PastOrder[] = [
  { daysAgo: 83, status: 'allDelivered', lines: 4, poNumber: 'PO-2026-031' },
  { daysAgo: 69, status: 'allDelivered', lines: 2, poNumber: 'PO-2026-036' },
  { daysAgo: 55, status: 'allDelivered', lines: 6, poNumber: 'PO-2026-040' },
  { daysAgo: 48, status: 'cancelled', lines: 1 },
  { daysAgo: 41, status: 'allDelivered', lines: 3, poNumber: 'PO-2026-044' },
  { daysAgo: 27, status: 'allDelivered', lines: 5, poNumber: 'PO-2026-047' },
  { daysAgo: 9, status: 'shipped', lines: 2, poNumber: 'PO-2026-052' },
  { daysAgo: 5, status: 'partlyShipped', lines: 3, poNumber: 'PO-2026-053' },
  { daysAgo: 2, status: 'released', lines: 2 },
  { daysAgo: 1, status: 'onHold', lines: 1, poNumber: 'PO-2026-055' },
  { daysAgo: 1, status: 'submitted', lines: 4, poNumber: 'PO-2026-056' },
]

/**
 * Who pays late: something in each bucket of what is open by its age, between what was paid. No journey in a browser orders as them, as
 * what is overdue holds new orders.
 */
export const latePayer = 'C11001'
/** The PO number of what they dispute. */
export const disputedOrder = 'PO-2026-040'
const paidLate: PastOrder[] = [
  { daysAgo: 160, status: 'allDelivered', lines: 1, poNumber: 'PO-2026-012', isUnpaid: true },
  { daysAgo: 120, status: 'allDelivered', lines: 2, poNumber: 'PO-2026-019', isUnpaid: true },
  { daysAgo: 92, status: 'allDelivered', lines: 1, poNumber: 'PO-2026-027', isUnpaid: true },
  { daysAgo: 83, status: 'allDelivered', lines: 4, poNumber: 'PO-2026-031' },
  { daysAgo: 62, status: 'allDelivered', lines: 2, poNumber: 'PO-2026-038', isUnpaid: true },
  { daysAgo: 55, status: 'allDelivered', lines: 3, poNumber: disputedOrder, isUnpaid: true },
  { daysAgo: 48, status: 'cancelled', lines: 1 },
  { daysAgo: 30, status: 'allDelivered', lines: 3, poNumber: 'PO-2026-046', isUnpaid: true },
  { daysAgo: 12, status: 'shipped', lines: 1, poNumber: 'PO-2026-051' },
  { daysAgo: 8, status: 'shipped', lines: 2, poNumber: 'PO-2026-052' },
  { daysAgo: 5, status: 'partlyShipped', lines: 3, poNumber: 'PO-2026-053' },
  { daysAgo: 2, status: 'released', lines: 2 },
  { daysAgo: 1, status: 'onHold', lines: 1, poNumber: 'PO-2026-055' },
]

/** Whoever pays in advance has orders that were paid and delivered, and one that waits. */
const inAdvance: PastOrder[] = [
  { daysAgo: 60, status: 'allDelivered', lines: 3 },
  { daysAgo: 20, status: 'allDelivered', lines: 2 },
  { daysAgo: 1, status: 'awaitingPayment', lines: 2 },
]

const day = 86_400_000
const anHour = 3_600_000
/** Customers of the demo pay what is due before it is overdue, as that would hold their next order. */
const daysPaidEarly = 2

/** After which share of its age an order was released, left, and arrived. */
const shares = { released: 0.01, left: 0.02, arrived: 0.05, cancelled: 0.02 }
/** The same of one that is on its way still. */
const sharesUnderWay = { released: 0.1, left: 0.3, arrived: 1, cancelled: 1 }

/** Gives the main accounts of the demo their past orders, the oldest first, as their invoices are numbered. Needs catalogue, prices, stock and accounts. */
export async function seedOrders(db: Db, now: Date) {
  const orders = (await mainAccounts(db)).flatMap(({ termsNetDays, custnum, ...buyer }) => {
    const agreed = custnum === latePayer ? paidLate : onAccount
    return (termsNetDays > 0 ? agreed : inAdvance).map((past) => ({ buyer, past }))
  })
  for (const { buyer, past } of orders.toSorted((one, other) => other.past.daysAgo - one.past.daysAgo)) {
    await db.transaction().execute((tx) => placePast(tx, buyer, past, now))
  }
}

export type Buyer = Omit<Awaited<ReturnType<typeof mainAccounts>>[number], 'termsNetDays' | 'custnum'>

async function placePast(tx: Tx, buyer: Buyer, past: PastOrder, now: Date) {
  const { daysAgo, status, lines, poNumber = '' } = past
  const numbers = await numbersToBuy(tx, `${buyer.accountId} ${daysAgo} ${status}`, buyer, lines)
  const request = { lines: numbers.map((number) => ({ number, qty: between(1, 6, number) })), poNumber }
  await placeAs(tx, buyer, request, { ...past, now })
}

/** Places an order as of so many days ago, and lets it come so far. Answers its id. */
export async function placeAs(
  tx: Tx,
  buyer: Buyer,
  request: OrderRequest,
  { daysAgo, status, isUnpaid = false, now }: Pick<PastOrder, 'daysAgo' | 'status' | 'isUnpaid'> & { now: Date },
) {
  const placedAt = new Date(now.getTime() - daysAgo * day)
  // One order each: what its warehouse lacks waits there.
  const preview = await buildPreview(
    { db: tx, caller: buyer, now: placedAt },
    { shipFrom: buyer.warehouse, ...request },
  )
  if (preview.faults[0]) throw new Error(`the demo places an order that nobody could: ${preview.faults[0].reason}`)
  if (!(await reserveStock(tx, linesToReserve(preview)))) throw new Error('the demo has less stock than it promised')

  const orderno = await nextNumber(tx, 'order', { orgId: buyer.orgId, prefix: preview.buyer.sitePrefix })
  const first = firstStatus(preview.state, status)
  // What holds an order of the demo, nothing in its preview did.
  const reasonToHold = preview.held ?? 'payment.held_limit'
  const placed = {
    preview: { ...preview, held: reasonToHold, shipFromChosen: request.shipFrom !== undefined },
    splitFrom: null,
    status: first,
    orderno,
    now: placedAt,
  } as const
  const orderId = await insertOrder(tx, buyer, placed)
  await attachFiles(tx, buyer, preview.files, orderId)
  if (first === 'awaitingPayment' && status !== first)
    await payOrder(tx, { orderId, paidAt: placedAt }, byShop(placedAt))
  if (first === 'onHold' && status !== first && status !== 'cancelled')
    await unholdOrder(tx, orderId, 'Payment announced', byStaff(new Date(placedAt.getTime() + anHour)))
  const { termsNetDays } = preview.buyer
  const paidAfter = isUnpaid || termsNetDays === 0 ? null : (termsNetDays - daysPaidEarly) * day
  await moveOn(tx, orderId, { status, placedAt, age: daysAgo * day, paidAfter })
  return orderId
}

/** How it stands once it is placed: its payment or the end of its hold comes first, whatever becomes of it. */
function firstStatus(state: OrderState, status: OrderState) {
  if (state === 'awaitingPayment' || state === 'onHold') return state
  return status === 'onHold' ? status : 'submitted'
}

const byShop = (now: Date) => ({ party: 'shop', accountId: null, now }) as const
const byStaff = (now: Date) => ({ party: 'staff', accountId: null, now }) as const

/** `age` and after how long it is paid, null for never, in milliseconds. */
type Course = { status: OrderState; placedAt: Date; age: number; paidAfter: number | null }

/** Lets an order come as far as it is to be, as staff would have done it. */
async function moveOn(tx: Tx, orderId: number, { status, placedAt, age, paidAfter }: Course) {
  const { released, left, arrived, cancelled } =
    status === 'allDelivered' || status === 'cancelled' ? shares : sharesUnderWay
  const after = (share: number) => new Date(placedAt.getTime() + age * share)
  if (status === 'cancelled') return cancelOrder(tx, { orderId }, byStaff(after(cancelled)))
  if (['awaitingPayment', 'onHold', 'submitted'].includes(status)) return

  await releaseOrder(tx, orderId, byStaff(after(released)))
  if (status === 'released') return
  const parcels = [{ trackingNumber: `DEMO${String(orderId).padStart(10, '0')}` }]
  const pieces = status === 'partlyShipped' ? await firstLine(tx, orderId) : undefined
  const shipmentId = await shipOrder(tx, { orderId, parcels, ...(pieces && { pieces }) }, byStaff(after(left)))
  if (status !== 'allDelivered') return
  await deliverByCarrier(tx, shipmentId, after(arrived))
  if (paidAfter === null || age <= paidAfter) return
  const paidAt = new Date(placedAt.getTime() + paidAfter)
  await tx.updateTable('orders').set({ paid_at: paidAt }).where('id', '=', orderId).execute()
  await postOrderPayments(tx, [orderId], byShop(paidAt))
}

/** As its carrier says so: what the time limit takes for delivered counts for no promise. */
async function deliverByCarrier(tx: Tx, shipmentId: number, arrivedAt: Date) {
  await deliverShipment(tx, shipmentId, byShop(arrivedAt))
  await tx
    .updateTable('parcels')
    .set({ tracking_state: 'delivered', tracking_at: arrivedAt })
    .where('shipment_id', '=', shipmentId)
    .execute()
}

const firstLine = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('order_lines')
    .select(['position', 'allocated as pieces'])
    .where('order_id', '=', orderId)
    .where('position', '=', 1)
    .execute()

/** Products that the warehouse has plenty of, another choice for each seed. */
export async function numbersToBuy(tx: Tx, seed: string, { warehouse, priceListId }: Buyer, count: number) {
  const { rows } = await sql<{ number: string }>`
    select s.number
      from skus s
      join stock k on k.sku_id = s.id and k.warehouse = ${warehouse} and k.on_hand - k.allocated > 20
      join list_prices l on l.sku_id = s.id and l.price_list_id = ${priceListId}
     where s.status = 'active' and s.class_id <> 111
     order by md5(s.number || ${seed})
     limit ${count}
  `.execute(tx)
  return rows.map((row) => row.number)
}

type ExpectedProduct = { skuId: number; number: string; expectedOn: string; reference: string; pieces: number }

/** Products of which the warehouse has none and enough are expected. */
export async function numbersToCome(tx: Tx, { warehouse, priceListId }: Buyer) {
  const { rows } = await sql<ExpectedProduct>`
    select s.id as "skuId", s.number, e.expected_on as "expectedOn", e.reference, e.quantity as pieces
      from skus s
      join expected_arrivals e on e.sku_id = s.id and e.warehouse = ${warehouse} and e.quantity >= 20
      join list_prices l on l.sku_id = s.id and l.price_list_id = ${priceListId}
      left join stock k on k.sku_id = s.id and k.warehouse = ${warehouse}
     where s.status = 'active' and s.class_id = 102 and coalesce(k.on_hand, 0) = 0
     order by md5(s.number)
     limit 4
  `.execute(tx)
  return rows
}

export async function mainAccounts(db: Db) {
  const accounts = await db
    .selectFrom('accounts as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .innerJoin('orgs as o', 'o.id', 'c.org_id')
    .innerJoin('price_lists as p', 'p.id', 'c.price_list_id')
    .select([
      'a.id as accountId',
      'c.id as customerId',
      'c.custnum',
      'o.id as orgId',
      'c.price_list_id as priceListId',
      'p.currency',
      'o.warehouse',
      'a.language',
      'c.terms_net_days as termsNetDays',
      sql<'EU' | 'US'>`o.region`.as('region'),
    ])
    .where('a.role', '=', 'main')
    .orderBy('a.id')
    .execute()
  return accounts.map((account) => ({
    ...account,
    role: 'main' as const,
    roles: ['main' as const],
    permissions: rolePermissions.main,
  }))
}
