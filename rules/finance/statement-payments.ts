import { type ReminderAccount, type ReminderPayment, reminderPayments } from './reminder.ts'
import { type OpenStatementItem, signedCents } from './statement.ts'

/**
 * What was open to each company and where it is paid, as a reminder says it: its invoices less its credit notes, and what nobody invoiced
 * to who writes. What is left of payments is the share of none, and what is disputed is not asked for. Whom nothing is owed is left out. Cents.
 */
export function statementPayments(
  items: readonly OpenStatementItem[],
  writer: Pick<ReminderPayment, 'seller' | 'account'>,
) {
  const accounts = new Map<string | null, ReminderAccount | null>()
  for (const { side, issuer, account } of items)
    if (side === 'debit' && !accounts.has(issuer)) accounts.set(issuer, account)
  const shares = items
    .filter(({ side, kind, isDisputed }) => (side === 'debit' || kind === 'credit') && !isDisputed)
    .map(({ number, side, open, issuer, account }) => ({
      number,
      open: signedCents(side, open),
      seller: issuer,
      // A credit note names no account: it is used up with what its company is paid.
      account: account ?? accounts.get(issuer) ?? null,
    }))
  return reminderPayments(shares, writer).filter(({ amount }) => amount > 0)
}
