import { isCreditorReference } from '../invoice/creditor-reference.ts'

/** A known name that stands in a text. */
export type FoundName = {
  /** As it is known. */
  name: string
  /** Within a reference (ISO 11649), however right. */
  isReference: boolean
  /** The check digits of the reference are not those of the name. */
  isDoubtful: boolean
}

type Names = { has: (name: string) => boolean; longest: number }

/**
 * Which known names stand in a text, in their order. Case does not count, nor what separates letters and digits: `inl-26 000
 * 001` names INL26000001. A name ends where a word ends, so that none is found within a longer one.
 */
export function findNames(text: string, names: Names): FoundName[] {
  const words = text.toUpperCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const found: FoundName[] = []
  for (let at = 0; at < words.length; ) {
    const name = longestName(words, at, names)
    if (name) found.push(name.found)
    at = name ? name.end : at + 1
  }
  return found
}

// RF and two digits.
const referenceStart = 4

/** The longest name that begins with this word and ends with it or with a later one. */
function longestName(words: readonly string[], start: number, names: Names) {
  let longest: { found: FoundName; end: number } | undefined
  let joined = ''
  for (let end = start; end < words.length; end++) {
    joined += words[end]
    if (joined.length > names.longest + referenceStart) break
    const found = toFoundName(joined, names)
    if (found) longest = { found, end: end + 1 }
  }
  return longest
}

function toFoundName(joined: string, names: Names): FoundName | undefined {
  const isReference = /^RF\d{2}/.test(joined)
  if (names.has(joined)) return { name: joined, isReference, isDoubtful: false }
  const rest = joined.slice(referenceStart)
  if (!isReference || !names.has(rest)) return undefined
  return { name: rest, isReference, isDoubtful: !isCreditorReference(joined) }
}
