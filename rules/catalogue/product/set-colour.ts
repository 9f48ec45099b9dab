import { normalise, toCanonical } from './part-number.ts'

/** What decides which products are one set in several colours. */
export type SetProduct = { oemCode: string; shortName: string; yieldPages: number | null }

/**
 * Of products of another colour, the one of the same set: with the same short name (`410X`), else with the number that differs
 * least (`TN-423BK`, `TN-423M`), then with the closest yield. Undefined where no number has anything in common.
 */
export function pickOfSameSet<Candidate extends SetProduct>(
  product: SetProduct,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const likeness = (one: Candidate) => ({
    named: Number(one.shortName !== '' && one.shortName === product.shortName),
    alike: countAlike(one.oemCode, product.oemCode),
    apart: Math.abs((one.yieldPages ?? 0) - (product.yieldPages ?? 0)),
  })
  const [best] = candidates
    .map((candidate) => ({ candidate, ...likeness(candidate) }))
    .filter(({ named, alike }) => named > 0 || alike >= leastAlike)
    .sort((one, other) => other.named - one.named || other.alike - one.alike || one.apart - other.apart)
  return best?.candidate
}

// Makers' numbers share two letters and a digit by chance.
const leastAlike = 4

/** The characters that two numbers begin and end with alike. */
function countAlike(one: string, other: string): number {
  const [left, right] = [one, other].map((number) => toCanonical(normalise(number)))
  if (left === undefined || right === undefined) return 0
  const shorter = Math.min(left.length, right.length)
  let begin = 0
  while (begin < shorter && left[begin] === right[begin]) begin++
  let end = 0
  while (end < shorter - begin && left.at(-1 - end) === right.at(-1 - end)) end++
  return begin + end
}
