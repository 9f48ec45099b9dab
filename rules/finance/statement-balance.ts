import type { BankEntry, BankStatement } from './bank-statement.ts'

type Balances = Pick<BankStatement, 'currency' | 'opening' | 'closing'>
type Move = Pick<BankEntry, 'amount' | 'currency' | 'direction'>

/** What entries make of the opening balance of their statement; null where it says none. What is in another currency moves nothing. */
function balanceAfter({ currency, opening }: Balances, entries: readonly Move[]): number | null {
  if (opening === null) return null
  const own = entries.filter((entry) => entry.currency === currency)
  return own.reduce((sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount), opening)
}

/** Whether the opening balance and these entries are the closing balance, so that just these are booked. */
export const provesBooked = (balances: Balances, entries: readonly Move[]) =>
  balances.closing !== null && balanceAfter(balances, entries) === balances.closing
