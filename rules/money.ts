/** Cents as the wire sends them: a number with at most two decimals. */
export const amountOf = (cents: number): number => cents / 100

export const amountOrNull = (cents: number | null): number | null => (cents === null ? null : amountOf(cents))

/** Cents of an amount of the wire; what has more than two decimals is not whole, so that a rule can refuse it. */
export function centsOf(amount: number): number {
  const cents = Math.round(amount * 100)
  return amountOf(cents) === amount ? cents : amount * 100
}

export const centsOrNull = (amount: number | null): number | null => (amount === null ? null : centsOf(amount))
