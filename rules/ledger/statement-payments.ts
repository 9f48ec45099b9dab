import type { ReminderPayment } from '../payment/reminder.ts'
import { type OpenStatementItem, signedCents } from './statement.ts'

type Writer = Pick<ReminderPayment, 'seller' | 'account'>

/**
 * What was open to each company and where it is paid: its invoices less its credit notes, on the account of the latest invoice, and what
 * nobody invoiced to who writes. What is disputed is not asked for, and whom nothing is owed is left out. What is left of payments is taken
 * off where one company alone is paid: of several it is the share of none. Cents.
 */
export function statementPayments(items: readonly OpenStatementItem[], writer: Writer): ReminderPayment[] {
  const asked = items.filter(({ isDisputed }) => !isDisputed)
  const companies = Map.groupBy(asked.filter(isInvoiced), ({ issuer }) => issuer ?? writer.seller)
  const payments = [...companies].map(([seller, own]) => ({
    seller,
    amount: openBalance(own),
    numbers: own.map(({ number }) => number),
    account: own.findLast(({ account }) => account)?.account ?? (seller === writer.seller ? writer.account : null),
  }))
  const owed = payments.filter(({ amount }) => amount > 0)
  if (owed.length !== 1) return owed
  const unallocated = openBalance(asked.filter((item) => !isInvoiced(item)))
  return owed.map((one) => ({ ...one, amount: one.amount + unallocated })).filter(({ amount }) => amount > 0)
}

const isInvoiced = ({ side, kind }: OpenStatementItem) => side === 'debit' || kind === 'credit'

const openBalance = (items: readonly OpenStatementItem[]) =>
  items.reduce((sum, { side, open }) => sum + signedCents(side, open), 0)
