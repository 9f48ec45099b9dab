export const itemKinds = ['invoice', 'credit', 'payment', 'refund', 'difference', 'opening'] as const
/** What is posted to a customer's ledger (specification section 3); `opening` is of an order from before invoices were written here. */
export type ItemKind = (typeof itemKinds)[number]

/** What a customer owes, and what is theirs. */
export type ItemSide = 'debit' | 'credit'

/** The finance views of specification section 2. */
export const financeViews = ['allOpen', 'all', 'openInvoice', 'openCredit', 'cleared'] as const
export type FinanceView = (typeof financeViews)[number]

/** A disputed item is open, but not overdue. */
export const itemStates = ['open', 'disputed', 'cleared'] as const

/** What is the customer's is not disputed. */
export const creditNoteStates = ['open', 'cleared'] as const
export type CreditNoteState = (typeof creditNoteStates)[number]

export const itemSorts = ['newest', 'oldest', 'due', 'highest', 'lowest'] as const
export type ItemSort = (typeof itemSorts)[number]

/** Credit notes are due on no day. */
export const creditNoteSorts = ['newest', 'oldest', 'highest', 'lowest'] as const
export type CreditNoteSort = (typeof creditNoteSorts)[number]

/** The longest number that items are searched for. */
export const longestItemKeyword = 80
/** Items that one file takes. */
export const mostExportedItems = 20_000
/** Whether it is an age to look for: whole days, or nothing (specification section 5). */
export const isAgeing = (typed: string) => /^\d*$/.test(typed)
/** More days than anything can be overdue. */
export const mostDaysOverdue = 36_500

const dayBuckets = [
  'later',
  'twoWeeks',
  'oneWeek',
  'overdue30',
  'overdue60',
  'overdue90',
  'overdue120',
  'overdueMore',
] as const
type DayBucket = (typeof dayBuckets)[number]

/** The buckets of specification section 9, what is due later than in two weeks, and what is disputed: without those they would not add up. */
export const ageingBuckets = [...dayBuckets, 'disputed'] as const
export type AgeingBucket = (typeof ageingBuckets)[number]

/** From how many days overdue on a bucket is; below zero it is due in so many days. */
const firstDays: Readonly<Record<DayBucket, number>> = {
  later: Number.NEGATIVE_INFINITY,
  twoWeeks: -14,
  oneWeek: -7,
  overdue30: 1,
  overdue60: 31,
  overdue90: 61,
  overdue120: 91,
  overdueMore: 121,
}

/** In which bucket a debit stands that is so many days overdue; null for what is disputed. */
export const ageingBucket = (daysOverdue: number | null): AgeingBucket =>
  daysOverdue === null ? 'disputed' : (dayBuckets.findLast((bucket) => daysOverdue >= firstDays[bucket]) ?? 'later')

/** The days overdue that belong to each bucket, both inclusive; null where it has no end. What is disputed has no days. */
export const bucketDays = dayBuckets.map((bucket, at) => {
  const next = dayBuckets[at + 1]
  const from = firstDays[bucket]
  return { bucket, from: Number.isFinite(from) ? from : null, until: next ? firstDays[next] - 1 : null }
})

export type FinanceRefusal =
  | 'finance.ageing_not_a_number'
  | 'finance.export_too_long'
  | 'finance.period_reversed'
  | 'finance.period_future'
  | 'finance.sales_period'
  | 'finance.sales_incomplete'
  | 'finance.documents_unknown'
  | 'finance.documents_too_long'
  | 'finance.too_many_copies'
  | 'finance.datev_unset'
  | 'finance.datev_two_years'
  | 'finance.datev_document'
  | 'finance.datev_debtor'
