import { isDay } from '../../../../rules/shipping/day.ts'
import { dateIn } from '../../../../rules/shipping/shipping.ts'
import { Refusal } from '../../../http/refuse.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { nextItemNumber } from '../../ledger/posting/item-number.ts'
import { clearItems, postItem } from '../../ledger/posting/ledger.queries.ts'
import { queueAccountChange } from '../news/queue-payment-news.ts'
import { storeHandPayment } from './hand-payment.staff.ts'
import { lockOwnItem, type SettledShare } from './lock-settled.staff.ts'
import { noteOrders } from './note-orders.ts'
import { findPayer } from './payer.staff.ts'
import { postSettlement } from './post-settlement.ts'
import { storePosting } from './posting.queries.ts'

type PaymentInput = {
  /** Cents. */
  amount: number
  /** ISO date, not to come. */
  paidOn: string
  note: string
}

type HandPayment = PaymentInput & { customerId: number; currency: string; shares: readonly SettledShare[] }

/** Books a payment that came by another way than the file of the bank. */
export async function registerPayment(change: StaffChange, { customerId, ...payment }: HandPayment) {
  const payer = await findPayer(change, customerId)
  const { amount, currency, paidOn, shares } = payment
  checkDay(change, payer.timeZone, paidOn)
  if (shares.length === 0 && currency !== payer.currency) throw new Refusal('money.other_currency')
  const handId = await storeHandPayment(change, { customerId, ...payment })
  const booked = await postSettlement(change, { payer, ...payment, source: { kind: 'hand', id: handId } })
  await noteOrders(change, payer, { orders: booked.orders, paidOn })
  await noteChange(change, payer, {
    action: 'payment.registered',
    subject: `customer ${customerId}`,
    after: { numbers: booked.numbers, amount, currency, paidOn, note: payment.note },
  })
  return booked
}

/** Books that an open credit was paid out, or some of it: the refund is cleared with it. */
export async function refundCredit(
  change: StaffChange,
  { itemId, amount, paidOn, note }: PaymentInput & { itemId: number },
) {
  const { tx, call, changer } = change
  const credit = await lockOwnItem(change, itemId)
  const payer = await findPayer(change, credit.customerId)
  checkDay(change, payer.timeZone, paidOn)
  if (credit.isReserved) throw new Refusal('money.reserved')
  if (credit.side !== 'credit' || amount > credit.open) throw new Refusal('money.item_changed', { fields: ['amount'] })
  const { customerId, currency } = credit
  const { number } = await nextItemNumber(tx, 'refund', payer, Number(paidOn.slice(0, 4)))
  const item = { customerId, currency, amount, number, issuedOn: paidOn, dueOn: null, orderId: null } as const
  const debitId = await postItem(tx, { ...item, kind: 'refund', side: 'debit' }, changer.now)
  await storePosting(tx, { itemId: debitId, kind: 'refund', source: null, note, accountId: call.caller.accountId })
  await clearItems(tx, [{ debitId, creditId: itemId, amount }], changer)
  await queueAccountChange(tx, customerId, currency)
  await noteChange(change, payer, {
    action: 'payment.refunded',
    subject: `customer ${customerId}`,
    after: { number, amount, currency, paidOn, note },
  })
  return { number }
}

// Nobody books what is older, but a year that is mistyped is.
const yearsBack = 5

function checkDay({ changer: { now } }: StaffChange, timeZone: string, paidOn: string) {
  const today = dateIn(now, timeZone)
  const earliest = `${Number(today.slice(0, 4)) - yearsBack}-01-01`
  if (!isDay(paidOn) || paidOn > today || paidOn < earliest)
    throw new Refusal('request.invalid', { fields: ['paidOn'] })
}
