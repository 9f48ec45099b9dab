/** Cents as the wire sends them: a number with at most two decimals. */
export const amountOf = (cents: number): number => cents / 100

export const amountOrNull = (cents: number | null): number | null => (cents === null ? null : amountOf(cents))
