/** Where a bar begins and how long it is, in hundredths of the room for all of them. */
export type BarSpan = { start: number; length: number }

/** Bars of amounts on one scale, from the lowest to the highest of them and zero. What is below zero ends where the others begin. */
export function barSpans(amounts: readonly number[]): BarSpan[] {
  const low = Math.min(0, ...amounts)
  const whole = Math.max(0, ...amounts) - low || 1
  return amounts.map((amount) => ({
    start: (100 * (Math.min(0, amount) - low)) / whole,
    length: (100 * Math.abs(amount)) / whole,
  }))
}
