import { mostReturnLines } from '../../../../../rules/return/return.ts'
import type { LineDraft } from './return-draft.ts'

export type Addition = { lines: readonly LineDraft[]; taken: readonly LineDraft[] }

/**
 * The lines with more of them, as many as a return may have, and those that were taken. A file that is chosen again says the same of its
 * lines: such a line gets the pieces of the new one. Lines of `sameFile` are from rows beside: what equals them stands beside them.
 */
export function addLines(
  lines: readonly LineDraft[],
  more: readonly LineDraft[],
  sameFile: readonly LineDraft[] = [],
): Addition {
  const next = [...lines]
  const matched = new Set<number>()
  const match = (line: LineDraft) => {
    const at = lines.findIndex((one, here) => !matched.has(here) && isSameLine(one, line))
    if (at >= 0) matched.add(at)
    return at
  }
  for (const line of sameFile) match(line)
  const taken = more.filter((line) => {
    const at = match(line)
    const there = next[at]
    if (there) next[at] = { ...there, qty: line.qty }
    else if (next.length < mostReturnLines) next.push(line)
    else return false
    return true
  })
  return { lines: next, taken }
}

const isSameLine = (one: LineDraft, other: LineDraft) =>
  one.orderno === other.orderno &&
  one.position === other.position &&
  one.batchNumber === other.batchNumber &&
  one.reason === other.reason &&
  one.otherReason === other.otherReason
