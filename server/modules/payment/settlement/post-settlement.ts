import { planSettlement, type Settlement } from '../../../../rules/payment/settlement.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { orRefuse } from '../../../http/refuse.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'
import { payOrder } from '../../fulfilment/order-lifecycle/release-order.ts'
import { nextItemNumber } from '../../ledger/posting/item-number.ts'
import { clearItems, postItem } from '../../ledger/posting/ledger.queries.ts'
import type { PaymentSource } from '../../ledger/posting/payment-source.ts'
import { queuePaymentNews } from '../news/queue-payment-news.ts'
import { lockShares, type SettledShare } from './lock-settled.staff.ts'
import type { Payer } from './payer.staff.ts'
import { findOrderPayment, type PostedKind, storePosting } from './posting.queries.ts'

type Received = {
  payer: Payer
  /** Cents. */
  amount: number
  currency: string
  /** ISO date. */
  paidOn: string
  shares: readonly SettledShare[]
  source: PaymentSource
  note: string
}

/**
 * Books a payment of a customer: it settles what it is for, pays orders in advance, and what is left stays the customer's credit. All of
 * it in the transaction of the change, with the locks in their order: orders, items, numbers. Answers what was booked.
 */
export async function postSettlement(change: StaffChange, received: Received) {
  const { payer, amount, currency, shares } = received
  const parts = await lockShares(change, { customerId: payer.customerId, currency }, shares)
  const plan = orRefuse(planSettlement({ amount, ...parts }), { fields: ['items'] })
  const ofOrders: string[] = []
  for (const order of plan.orders) ofOrders.push(await payWaitingOrder(change, received, order))
  const own =
    plan.payment > 0
      ? await post(change, received, { kind: 'payment', side: 'credit', amount: plan.payment })
      : undefined
  const missing = await bookMissing(change, received, plan)
  const clearings = plan.clearings.map(({ debitId, by, amount: cents }) => {
    const creditId = typeof by === 'number' ? by : (by === 'payment' ? own : missing)?.itemId
    if (creditId === undefined) throw new Error('a clearing has nothing that it is by')
    return { debitId, creditId, amount: cents }
  })
  await clearItems(change.tx, clearings, { ...change.changer, source: received.source })
  if (own) await bookSurplus(change, received, { creditId: own.itemId, amount: plan.surplus })
  await queuePaymentNews(change.tx, payer.customerId, {
    ...received,
    debitIds: plan.clearings.map(({ debitId }) => debitId),
    orderIds: plan.orders.map(({ orderId }) => orderId),
    unallocated: plan.unallocated,
  })
  return { ...plan, numbers: [...(own ? [own.number] : []), ...ofOrders], difference: plan.surplus - lacking(plan) }
}

/** Cents that nobody paid. */
const lacking = ({ missing, orders }: Settlement) => orders.reduce((sum, order) => sum + order.missing, missing)

type Posting = { kind: PostedKind; side: 'debit' | 'credit'; amount: number; orderId?: number }

async function post(change: StaffChange, received: Received, { kind, side, amount, orderId }: Posting) {
  const { payer, currency, paidOn, source, note } = received
  const { number } = await nextItemNumber(change.tx, kind, payer, Number(paidOn.slice(0, 4)))
  const { customerId } = payer
  const item = {
    customerId,
    currency,
    kind,
    side,
    amount,
    number,
    issuedOn: paidOn,
    dueOn: null,
    orderId: orderId ?? null,
  }
  const itemId = await postItem(change.tx, item, change.changer.now)
  await storePosting(change.tx, { itemId, kind, source, note, accountId: change.call.caller.accountId })
  return { itemId, number }
}

/** The order is handled from now on; what a few cents lack of its payment settles its invoices as that does. */
async function payWaitingOrder(change: StaffChange, received: Received, order: Settlement['orders'][number]) {
  const { orderId, amount, missing } = order
  const { source, note } = received
  await payOrder(change.tx, { orderId, paidAt: toInstant(change, received), received: amount }, change.changer)
  const { itemId, number } = await findOrderPayment(change.tx, orderId)
  const posting = { itemId, kind: 'payment', source, note, accountId: change.call.caller.accountId } as const
  await storePosting(change.tx, posting)
  if (missing > 0) await post(change, received, { kind: 'difference', side: 'credit', amount: missing, orderId })
  return number
}

/** Noon in Greenwich is the same day at every site. */
function toInstant({ changer: { now } }: StaffChange, { paidOn, payer }: Received) {
  const noon = new Date(`${paidOn}T12:00:00Z`)
  return paidOn >= dateIn(now, payer.timeZone) || noon > now ? now : noon
}

const bookMissing = async (change: StaffChange, received: Received, { missing }: Settlement) =>
  missing > 0 ? post(change, received, { kind: 'difference', side: 'credit', amount: missing }) : undefined

/** A few cents too much belong to no customer. */
async function bookSurplus(change: StaffChange, received: Received, surplus: { creditId: number; amount: number }) {
  const { creditId, amount } = surplus
  if (amount === 0) return
  const { itemId } = await post(change, received, { kind: 'difference', side: 'debit', amount })
  await clearItems(change.tx, [{ debitId: itemId, creditId, amount }], {
    ...change.changer,
    source: received.source,
  })
}
