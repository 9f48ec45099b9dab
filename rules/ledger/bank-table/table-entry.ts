import type { BalanceLine } from './balance-steps.ts'

/** What a line says of a payment; `cents` are hundredths, below 0 for a debit. */
export type TablePayment = Pick<BalanceLine, 'line' | 'cents'> & {
  valueOn: string | null
  payer: string
  payerAccount: string
  words: string
  reference: string
}

/** A line that becomes an entry. */
export type TableEntry = TablePayment & BalanceLine

/** A line that is not booked yet; the day on which it is to be, if it says one. */
export type PendingLine = TablePayment & { bookedOn: string | null }

/** Whose table it is, and after which ISO date nothing can be booked. */
export type TableOwner = { account: string; currency: string; latest: string }
