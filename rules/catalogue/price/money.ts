/** An amount: cents of a currency (ISO 4217). */
export type Money = { cents: number; currency: string }

/** The cents of an amount that goes into a sum of this currency. Throws where it is in another: nothing is converted silently. */
export function centsIn(currency: string, amount: Money): number {
  if (amount.currency !== currency) throw new Error(`An amount in ${amount.currency} went into a sum in ${currency}`)
  return amount.cents
}

/** Cents as the wire sends them: a number with at most two decimals. */
export const toAmount = (cents: number): number => cents / 100

export const amountOrNull = (cents: number | null): number | null => (cents === null ? null : toAmount(cents))

/** Cents of an amount of the wire; what has more than two decimals is not whole, so that a rule can refuse it. */
export function toCents(amount: number): number {
  const cents = Math.round(amount * 100)
  return toAmount(cents) === amount ? cents : amount * 100
}

export const centsOrNull = (amount: number | null): number | null => (amount === null ? null : toCents(amount))
