import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

type Payment = {
  /** Cents. */
  amount: number
  currency: string
  /** ISO date. */
  paidOn: string
}

type BookedPayment = Payment & {
  debitIds: readonly number[]
  orderIds: readonly number[]
  /** Cents that stay the customer's credit. */
  unallocated: number
}

/**
 * Queues that a payment of a customer was booked, in the transaction that books it: `notifyPayments` announces it after the commit. Called
 * after all is cleared: what is settled by then is noted by number, as it may be taken back before.
 */
export const queuePaymentNews = (tx: Tx, customerId: number, payment: BookedPayment) =>
  sql`
    insert into payment_news (customer_id, kind, amount, currency, paid_on, unallocated, part_of, settles)
    values (${customerId}, 'booked', ${payment.amount}, ${payment.currency}, ${payment.paidOn}, ${payment.unallocated},
            array(select f.number from finance_items f where f.id = any(${payment.debitIds}::bigint[]) and f.open > 0 order by f.id),
            array(select f.number from finance_items f where f.id = any(${payment.debitIds}::bigint[]) and f.open = 0 order by f.id)
         || array(select o.order_number from orders o where o.id = any(${payment.orderIds}::bigint[]) order by o.id))`.execute(
    tx,
  )

/** Queues that a payment was taken back: what it settled is open again. */
export const queueUndonePayment = (tx: Tx, customerId: number, { amount, currency, paidOn }: Payment) =>
  tx
    .insertInto('payment_news')
    .values({ customer_id: customerId, kind: 'undone', amount, currency, paid_on: paidOn, unallocated: 0, settles: [] })
    .execute()

/** Queues that the account of a customer has changed, for their open pages alone. */
export const queueAccountChange = (tx: Tx, customerId: number, currency: string) =>
  tx.insertInto('payment_news').values({ customer_id: customerId, kind: 'changed', currency, settles: [] }).execute()
