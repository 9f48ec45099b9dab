import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { StaffChange } from '../../../staff/staff-change.ts'
import { nextItemNumber } from '../../ledger/posting/item-number.ts'
import { clearItems, postItem } from '../../ledger/posting/ledger.queries.ts'
import type { PaymentSource } from '../../ledger/posting/payment-source.ts'
import { lockPaidOrders, refuseForeign } from './lock-settled.staff.ts'
import type { Payer } from './payer.staff.ts'
import { findPostings, lockClearings, type Posted, storeTakenBack } from './posting.queries.ts'

/**
 * Takes back all that a payment posted and cleared; answers the numbers of what did so. Refuses where an order is handled for it, or what
 * was left of it was used since; what settled something that is not the caller's is not found.
 */
export async function takeBack(change: StaffChange, payer: Payer, source: PaymentSource) {
  const { tx, changer } = change
  await refuseForeign(change, source)
  await refuseHandled(change, await findPostings(tx, source))
  const clearings = await lockClearings(tx, source)
  await clearItems(
    tx,
    clearings.map((one) => ({ ...one, amount: -one.amount })),
    { ...changer, source },
  )
  const postings = await findPostings(tx, source)
  if (postings.some(({ open, amount }) => open < amount)) throw new Refusal('money.used_since')
  const numbers: string[] = []
  for (const posted of postings) numbers.push(await reverse(change, payer, posted))
  return numbers
}

/** An order that is handled because it was paid is not unpaid by a click. */
async function refuseHandled(change: StaffChange, postings: readonly Posted[]) {
  const ids = postings.flatMap(({ orderId }) => orderId ?? [])
  for (const { status, orderno } of await lockPaidOrders(change, ids)) {
    if (status !== 'cancelled') throw new Refusal('money.order_handled', { details: { orderno } })
  }
}

const opposites = { payment: 'refund', refund: 'payment', difference: 'difference' } as const

async function reverse(change: StaffChange, payer: Payer, posted: Posted) {
  const { reverseId, number } = await postOpposite(change, payer, posted)
  await storeTakenBack(change.tx, posted.itemId, reverseId)
  return number
}

type Whole = Pick<Posted, 'itemId' | 'kind' | 'side' | 'customerId' | 'currency' | 'amount'>

/**
 * Clears an item, of which nothing is cleared, by its exact opposite of today: a payment by a refund, a refund by a payment, a difference by
 * one on the other side.
 */
export async function postOpposite({ tx, changer }: StaffChange, payer: Payer, posted: Whole) {
  const { itemId, kind, side, customerId, currency, amount } = posted
  const issuedOn = dateIn(changer.now, payer.timeZone)
  const reverseKind = opposites[kind]
  const { number } = await nextItemNumber(tx, reverseKind, payer, Number(issuedOn.slice(0, 4)))
  const isCredit = side === 'credit'
  const item = { customerId, currency, amount, number, issuedOn, dueOn: null, orderId: null } as const
  const reverseId = await postItem(tx, { ...item, kind: reverseKind, side: isCredit ? 'debit' : 'credit' }, changer.now)
  const [debitId, creditId] = isCredit ? [reverseId, itemId] : [itemId, reverseId]
  await clearItems(tx, [{ debitId, creditId, amount }], changer)
  return { reverseId, number, kind: reverseKind }
}
