import { isCreditorReference } from '../invoice/creditor-reference.ts'

/** A known name that stands in a text. */
export type FoundName = {
  /** As it is known. */
  name: string
  /** Within a reference (ISO 11649), however right. */
  isReference: boolean
  /** The check digits of the reference are not those of the name. */
  isDoubtful: boolean
  /** It begins or ends where a full line does, so that it may be part of a longer one. */
  isCut: boolean
}

type Names = { has: (name: string) => boolean; longest: number }

/**
 * Which known names stand in a text, in their order. Case does not count, nor what separates letters and digits: `inl-26 000
 * 001` names INL26000001. A name ends where a word ends, so that none is found within a longer one. Words that a line break alone
 * separates may be one.
 */
export function findNames(text: string, names: Names): FoundName[] {
  const words = readWords(text)
  const found: FoundName[] = []
  for (let at = 0; at < words.length; ) {
    const name = longestName(words, at, names)
    if (name) found.push(name.found)
    at = name ? name.end : at + 1
  }
  return found
}

type Word = { letters: string; isCutBefore: boolean; isCutBehind: boolean }

const readWords = (text: string): Word[] =>
  Array.from(text.toUpperCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: letters, index, input }) => ({
    letters,
    isCutBefore: /[\p{L}\p{M}\p{N}]\n$/u.test(input.slice(Math.max(0, index - cutLength), index)),
    isCutBehind: /^\n[\p{L}\p{M}\p{N}]/u.test(input.slice(index + letters.length, index + letters.length + cutLength)),
  }))

// A line break, and a letter, which may take two places.
const cutLength = 3

// RF and two digits.
const referenceStart = 4

/** The longest name that begins with this word and ends with it or with a later one. */
function longestName(words: readonly Word[], start: number, names: Names) {
  let longest: { found: FoundName; end: number } | undefined
  let joined = ''
  for (let end = start; end < words.length; end++) {
    const { letters = '', isCutBehind = false } = words[end] ?? {}
    joined += letters
    if (joined.length > names.longest + referenceStart) break
    const found = toFoundName(joined, names)
    const isCut = isCutBehind || (words[start]?.isCutBefore ?? false)
    if (found) longest = { found: { ...found, isCut }, end: end + 1 }
  }
  return longest
}

function toFoundName(joined: string, names: Names): Omit<FoundName, 'isCut'> | undefined {
  const isReference = /^RF\d{2}/.test(joined)
  if (names.has(joined)) return { name: joined, isReference, isDoubtful: false }
  const rest = joined.slice(referenceStart)
  if (!isReference || !names.has(rest)) return undefined
  return { name: rest, isReference, isDoubtful: !isCreditorReference(joined) }
}
