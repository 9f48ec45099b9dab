import type { ReminderAccount } from '../payment/reminder.ts'
import { daysBetween } from '../shipping/day.ts'
import {
  type AgeingBucket,
  ageingBucket,
  ageingBuckets,
  type FinanceRefusal,
  type ItemKind,
  type ItemSide,
} from './item.ts'

/** What was posted to a customer's ledger, on which day. Cents. */
export type StatementItem = {
  itemId: number
  kind: ItemKind
  side: ItemSide
  number: string
  /** Empty where it belongs to no order. */
  orderNumber: string
  poNumber: string
  currency: string
  /** ISO dates: when it was entered in the ledger, which never changes, and what its document says. */
  postedOn: string
  issuedOn: string
  dueOn: string | null
  /** The company that invoiced it, as its document says; null where there is none. */
  issuer: string | null
  amount: number
}

/** An item of which so many cents were open at the end of a day, and the account on its document. */
export type OpenStatementItem = Omit<StatementItem, 'amount' | 'postedOn'> & {
  open: number
  /** At the end of that day; what is the customer's never is. */
  isDisputed: boolean
  account: ReminderAccount | null
}

export type StatementFacts = {
  /** By currency: what was owed before the first day. */
  openings: readonly { currency: string; balance: number }[]
  /** Posted in the period, in the order of posting. */
  items: readonly StatementItem[]
  /** At the end of its last day. */
  openItems: readonly OpenStatementItem[]
}

/** Both days inclusive; ISO dates. */
export type Period = { from: string; to: string }

/** A row with what is owed after it. */
export type StatementRow = StatementItem & { balance: number }
/** Days past the day on which it was due, below 0 before it; null for what is the customer's or disputed. */
export type AgedItem = OpenStatementItem & { daysOverdue: number | null }

/** The account of one currency. What is owed is above zero, what is the customer's below. Cents. */
export type Statement = {
  currency: string
  opening: number
  rows: StatementRow[]
  debit: number
  credit: number
  closing: number
  openItems: AgedItem[]
  ageing: { bucket: AgeingBucket; amount: number }[]
  unallocated: number
}

/** The most items of a period, and the most open ones, that one statement takes. */
export const mostStatementItems = 5_000

type PeriodFault = Extract<FinanceRefusal, 'finance.period_reversed' | 'finance.period_future'>

/** What is wrong with a period of days that exist: nothing is known of the days after `today`. */
export function periodFault({ from, to }: Period, today: string): { fault: PeriodFault; field: keyof Period } | null {
  if (from > to) return { fault: 'finance.period_reversed', field: 'from' }
  return to > today ? { fault: 'finance.period_future', field: 'to' } : null
}

/** What an item adds to what is owed. */
export const signedCents = (side: ItemSide, cents: number) => (side === 'debit' ? cents : 0 - cents)

/** The statements of a customer, one for each currency that they have anything in, or of `currency` where they have nothing. */
export function makeStatements(facts: StatementFacts, { to }: Period, currency: string): Statement[] {
  const currencies = new Set([...facts.openings, ...facts.items].map((one) => one.currency))
  if (currencies.size === 0) currencies.add(currency)
  return [...currencies].sort().map((one) => makeStatement(facts, to, one))
}

function makeStatement(facts: StatementFacts, to: string, currency: string): Statement {
  const isOfCurrency = (one: { currency: string }) => one.currency === currency
  const opening = facts.openings.find(isOfCurrency)?.balance ?? 0
  const items = facts.items.filter(isOfCurrency)
  let balance = opening
  const rows = items.map((item) => {
    balance += signedCents(item.side, item.amount)
    return { ...item, balance }
  })
  const openItems = facts.openItems.filter(isOfCurrency).map((item) => toAgedItem(item, to))
  return {
    currency,
    opening,
    rows,
    debit: sumCents(items.filter(({ side }) => side === 'debit').map(({ amount }) => amount)),
    credit: sumCents(items.filter(({ side }) => side === 'credit').map(({ amount }) => amount)),
    closing: balance,
    openItems,
    ageing: ageingBuckets.map((bucket) => ({ bucket, amount: openIn(openItems, bucket) })),
    unallocated: sumCents(openItems.filter(({ side }) => side === 'credit').map(({ open }) => open)),
  }
}

/** What is owed and has no day on which it is due, as a refund that was paid out, is due when it is issued. */
const toAgedItem = (item: OpenStatementItem, to: string): AgedItem => ({
  ...item,
  daysOverdue: item.side === 'debit' && !item.isDisputed ? daysBetween(item.dueOn ?? item.issuedOn, to) : null,
})

const openIn = (items: readonly AgedItem[], bucket: AgeingBucket) =>
  sumCents(
    items.flatMap(({ side, daysOverdue, open }) =>
      side === 'debit' && ageingBucket(daysOverdue) === bucket ? [open] : [],
    ),
  )

const sumCents = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)
