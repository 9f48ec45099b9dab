import type { BankEntry, BankStatement, StatementDoubt } from './bank-statement.ts'

type Balances = Pick<BankStatement, 'currency' | 'opening' | 'closing'>
type Move = Pick<BankEntry, 'amount' | 'currency' | 'direction'>

/** An entry of a statement with the payments in it; `isBooked` where it says so itself. */
export type StatedEntry<Payment extends Move = Move> = { isBooked: boolean; payments: Payment[] }

/**
 * Which entries of a statement are booked: those that say so, and those that say nothing where the opening balance and they are the
 * closing balance. What cannot be proven is taken, too, with the doubt: nothing of such a statement is settled without staff.
 */
export function decideBooked<Entry extends StatedEntry>(balances: Balances, entries: readonly Entry[]) {
  const stated = entries.filter(({ isBooked }) => isBooked)
  const proven = [entries, stated].find((some) => balanceAfter(balances, some) === balances.closing)
  if (proven && balances.closing !== null) return { booked: proven, doubt: null }
  return { booked: entries, doubt: findDoubt(balances, entries) }
}

function findDoubt(balances: Balances, entries: readonly StatedEntry[]): StatementDoubt | null {
  const expected = balanceAfter(balances, entries)
  const { closing } = balances
  if (expected !== null && closing !== null) return { reason: 'balance', expected, closing }
  const isStated = entries.every(({ isBooked }) => isBooked)
  return isStated ? null : { reason: 'status', expected: null, closing: null }
}

/** What entries make of the opening balance of their statement; null where it says none. What is in another currency moves nothing. */
function balanceAfter({ currency, opening }: Balances, entries: readonly StatedEntry[]): number | null {
  if (opening === null) return null
  const own = entries.flatMap(({ payments }) => payments.filter((payment) => payment.currency === currency))
  return opening + movedBy(own)
}

/** What entries add to an account, in hundredths. */
export const movedBy = (entries: readonly Pick<Move, 'amount' | 'direction'>[]) =>
  entries.reduce((sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount), 0)
