import type { BankEntry } from '../../../../rules/ledger/bank-statement.ts'

/** Some banks name two entries alike, such as a payment and what they take for it: the second one is distinguished by its count. */
export function makeUnique(entries: readonly BankEntry[]): BankEntry[] {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  return entries.map((entry) => {
    let { reference } = entry
    let count = counts.get(reference) ?? 1
    while (seen.has(reference)) reference = `${entry.reference}#${++count}`
    counts.set(entry.reference, count)
    seen.add(reference)
    return { ...entry, reference }
  })
}
