import { creditorReference, spacedReference } from '../invoice/creditor-reference.ts'

// What banks take of free words.
const longestReference = 140

/** By what words money for these items is known: the reference of the only one; of several their numbers, as many as a transfer takes. */
export function paymentReference(numbers: readonly string[]) {
  const [first = ''] = numbers
  if (numbers.length === 1) return spacedReference(creditorReference(first))
  let words = first
  for (const number of numbers.slice(1)) {
    if (words.length + 1 + number.length > longestReference) break
    words += ` ${number}`
  }
  return words
}
