import type { BalanceLine } from './balance-steps.ts'

/** A line that becomes an entry; `cents` are in the minor unit, below 0 for money out. */
export type TableEntry = BalanceLine & {
  valueOn: string | null
  payer: string
  payerAccount: string
  words: string
  reference: string
}

/** Whose table it is, and after which ISO date nothing can be booked. */
export type TableOwner = { account: string; currency: string; latest: string }
