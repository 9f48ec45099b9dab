import type { BankEntry } from '../ledger/bank-statement.ts'
import { isoDay } from '../shipping/day.ts'
import type { SuggestReason } from './proposal.ts'

/** What staff have decided about an entry of the bank. */
export const entryStates = ['open', 'settled', 'ignored'] as const
export type EntryState = (typeof entryStates)[number]

/** Nobody pages through more; counting all of some years takes longer than finding them. */
export const mostCountedEntries = 10_000

/** The most items and orders that one payment settles. */
export const mostSettledItems = 200

export const suggestReasons = [
  'part',
  'over',
  'some',
  'credit',
  'order',
  'account',
  'name',
  'other_account',
  'two_customers',
  'reference_fault',
  'other_currency',
  'line_break',
  'statement',
  'equal',
] as const satisfies readonly SuggestReason[]

/** Whether an entry is an incoming payment that stays; all else settles nothing. */
export const mayPay = ({
  direction,
  isReversal,
  returnReason,
}: Pick<BankEntry, 'direction' | 'isReversal' | 'returnReason'>) =>
  direction === 'credit' && !isReversal && returnReason === ''

const workingDaysToMatch = 2

/** Before which day a payment was booked that has waited too long today: more than two working days, Monday to Friday. ISO dates. */
export function unmatchedBefore(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  for (let days = workingDaysToMatch; days > 0; ) {
    day.setUTCDate(day.getUTCDate() - 1)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) days--
  }
  return isoDay(day)
}

/** After so many days a dispute is to be settled or ended. */
export const longestDispute = 14
