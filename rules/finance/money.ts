import type { BankEntry } from './bank-statement.ts'
import type { SuggestReason } from './proposal.ts'

/** What staff have decided about an entry of the bank. */
export const entryStates = ['open', 'settled', 'ignored'] as const
export type EntryState = (typeof entryStates)[number]

/** The most items and orders that one payment settles. */
export const mostSettledItems = 200

export const suggestReasons = [
  'part',
  'over',
  'some',
  'credit',
  'order',
  'account',
  'other_account',
  'two_customers',
  'reference_fault',
  'other_currency',
] as const satisfies readonly SuggestReason[]

/** Whether an entry is money that came in and stays; all else settles nothing. */
export const mayPay = ({
  direction,
  isReversal,
  returnReason,
}: Pick<BankEntry, 'direction' | 'isReversal' | 'returnReason'>) =>
  direction === 'credit' && !isReversal && returnReason === ''
