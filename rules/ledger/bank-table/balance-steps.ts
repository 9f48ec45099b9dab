/** A line with what it adds to the account, and the balance after it where it says one; minor unit. */
export type BalanceLine = { line: number; bookedOn: string; cents: number; balance: number | null }

/**
 * What the balances of a table prove: where they begin and end, or which line says another one than what is before it comes to. Null
 * where there are none, or too few to decide.
 */
export type BalanceProof =
  | { opening: number; closing: number; isNewestFirst: boolean }
  | { line: number; expected: number; closing: number }

/** Checks each step of the balances, with the newest line first or last. */
export function proveBalances(lines: readonly BalanceLine[]): BalanceProof | null {
  if (lines.every(({ balance }) => balance === null)) return null
  const [first, last] = [lines[0]?.bookedOn ?? '', lines.at(-1)?.bookedOn ?? '']
  const rising = walk(lines)
  const falling = walk(lines.toReversed())
  const ways = [
    { found: rising, isNewestFirst: false },
    { found: falling, isNewestFirst: true },
  ].filter(({ isNewestFirst }) => (isNewestFirst ? first >= last : first <= last))
  const proven = ways.flatMap(({ found, isNewestFirst }) => ('opening' in found ? [{ ...found, isNewestFirst }] : []))
  const [one, other] = proven
  if (one && other) return one.opening === other.opening && one.closing === other.closing ? one : null
  if (one) return one
  const differences = ways.flatMap(({ found }) => ('steps' in found ? [found] : []))
  const [furthest] = differences.toSorted((some, rest) => rest.steps - some.steps)
  return furthest ? { line: furthest.line, expected: furthest.expected, closing: furthest.closing } : null
}

type Walk = { opening: number; closing: number } | { line: number; expected: number; closing: number; steps: number }

/** From the oldest line to the newest. */
function walk(lines: readonly BalanceLine[]): Walk {
  let [opening, moved, steps] = [undefined as number | undefined, 0, 0]
  for (const { line, cents, balance } of lines) {
    moved += cents
    if (balance === null) continue
    opening ??= balance - moved
    const expected = opening + moved
    if (expected !== balance) return { line, expected, closing: balance, steps }
    steps++
  }
  return { opening: opening ?? 0, closing: (opening ?? 0) + moved }
}
