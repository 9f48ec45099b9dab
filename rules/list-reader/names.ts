import { type NumberKeys, normalise, numberKeys } from '../catalogue/product/part-number.ts'
import { hasDigit, isNumber, isYield, looksCounted, numberPart, type Part, readNumbers } from './product.ts'
import { labelsNumber, labelsThing } from './words/labels.ts'

/**
 * What may name a product of a line; `from` and `to` are the places of its words. What a later `group` finds counts only
 * where the earlier ones find nothing.
 */
export type Name = Place & { group: number; keys: NumberKeys }
/** `left`: it is a piece of its word, and what that word holds beside it, so many pieces or anything: `TN-2420/2`. `owned`: the
 * words before it say that it is the customer's own, `order 842095`. */
type Place = { text: string; from: number; to: number; left?: 'count' | 'other'; owned?: boolean }

/** A word that has to mean something: who knows neither a product nor a printer by it asks back. */
export type UnknownWord = { text: string; at: number; counts: boolean; normalised: string }

const mostWords = 8
const before = 2
const sizes = [3, 2, 1]
/** Names beside the product: they belong to another one. */
export const contextGroup = 9
/** What a number is on another keyboard, or inside of a carton: known, it is asked beside what was typed. */
export const otherReadingGroup = 8
/** What only the customer may call a product, beside all that else may be its number. */
export const ownGroup = 10
const mostContextNames = 24

/** What may be the number: all words together, then each three, two, one of them that hold a digit; then what stands beside them. */
export function listNames(product: Part, context: readonly Part[]): Name[] {
  if (!hasDigit(product)) return []
  const keys = new Set<string>()
  const fresh = ({ text }: Place) => {
    const key = normalise(text)
    return key.length > 1 && !keys.has(key) && keys.add(key)
  }
  // Of a sentence the words around the first number.
  const first = product.length > mostWords ? Math.max(0, product.findIndex((word) => /\d/.test(word)) - before) : 0
  const words = product.slice(first, first + mostWords)
  const whole = { text: words.join(' '), from: first, to: first + words.length }
  const narrower = sizes.filter((size) => size < words.length).map((size) => windows(words, size, first))
  const within = [[whole], ...narrower].map((places) => places.filter(fresh)).filter((places) => places.length > 0)
  const behind = first + mostWords
  const others = placeParts(product, context)
    .flatMap(({ part, at }) => (part === product ? [{ part: part.slice(behind), at: behind }] : [{ part, at }]))
    .flatMap(({ part, at }) => sizes.flatMap((size) => windows(part, size, at)))
    .concat(
      placeParts(product, context).flatMap(({ part, at }) =>
        part.flatMap((word, place) => wordPieces(word, at + place)),
      ),
    )
    .filter(fresh)
    .slice(0, mostContextNames)
  return [
    ...within.flatMap((places, group) => places.map((place) => toName(place, group))),
    ...others.map((place) => toName(place, contextGroup)),
  ]
}

export const toName = (place: Place, group: number): Name => ({ ...place, group, keys: numberKeys(place.text) })

const windows = (words: Part, size: number, first: number): Place[] =>
  words.flatMap((_, at) => {
    const window = words.slice(at, at + size)
    if (window.length < size || !hasDigit(window)) return []
    const owned = window.every((word) => /^\d+$/.test(word)) && belongsToCustomer(words, at)
    return [{ text: window.join(' '), from: first + at, to: first + at + size, ...(owned && { owned }) }]
  })

const countPatterns = [
  /^(?<piece>.{3,}?)[-/*.,_x×+]\d{1,4}$/i,
  /^(?<piece>.+\p{L})\d{1,3}$/u,
  /^\d{1,4}[-/*.x×]?(?<piece>\p{L}.{3,})$/u,
]

const brand = /^(?:hp|brother|canon|epson|kyocera|oki|lexmark|samsung|xerox|ricoh|dell)[-_]?(?=\p{L}*\d)(.+)$/iu

/** What may be a number inside of a word: `TN-2420/2`, `2TN-2420`, `W2070A+W2071A`. */
function wordPieces(word: string, from: number): Place[] {
  const place = { from, to: from + 1 }
  const before = countPatterns.flatMap((shape) => shape.exec(word)?.groups?.piece ?? [])
  const joined = /[/+&,|]/.test(word) ? word.split(/[/+&,|]/) : word.split('-').filter((one) => one.length > 4)
  const bare = brand.exec(word)?.[1]
  const branded = bare !== undefined && isNumber(bare) ? [{ ...place, text: bare }] : []
  const all: Place[] = [
    ...before.map((text) => ({ ...place, text, left: 'count' as const })),
    ...joined.map((text) => ({ ...place, text, left: isPlain.test(word) ? ('other' as const) : ('count' as const) })),
  ]
  return [...branded, ...all.filter(({ text }) => text !== word && isNumber(text))]
}

/** The parts of a line, each with the place of its first word. */
function placeParts(product: Part, context: readonly Part[]) {
  let next = 0
  return [product, ...context].map((part) => {
    const at = next
    next += part.length
    return { part, at }
  })
}

/** The words that must not be ignored. `typed` is the line as it was written, with its quantity. */
export function findUnknownWords(product: Part, context: readonly Part[], typed: string): UnknownWord[] {
  const written = typed.split(/\s+/)
  return placeParts(product, context).flatMap(({ part, at }) =>
    numberPart(part).flatMap((text, word) => {
      if (part === product && isAnotherColour(part, word)) return [unknownWord(text, at + word, false)]
      const counts = looksCounted(text) || (/\d/.test(text) && !isPlain.test(text))
      const isOne = part === product ? isNumber(text) : readNumbers(numberPart(part)).includes(text)
      if (!counts && !isOne) return []
      if (isNoNumber.test(text) || isYield(text) || belongsToCustomer(part, word)) return []
      if (part === product && isArticleNumber.test(text) && standsBesideOne(written, text)) return []
      return [unknownWord(text, at + word, counts)]
    }),
  )
}

const unknownWord = (text: string, at: number, counts: boolean): UnknownWord => ({
  text,
  at,
  counts,
  normalised: normalise(text),
})

// `5)//3` holds anything.
const isPlain = /^[\p{L}\p{N}]+(?:[-/._+&][\p{L}\p{N}]+)*\.?$/u

// `4in1`, `USB3`, `Q3/2026`, `2.OG`, `ISO19752`.
const isNoNumber =
  /^(?:\d+in\d+|usb\S*|q[1-4](?:[-/]\d{2,4})?|kw\d{1,2}(?:[-/]\d{2,4})?|(?:iso|iec|din|en)\S*|v\d+(?:\.\d+)*|\d{1,2}\.?og)$/iu

const colours =
  /^(?:bk?|c|m|y|k|black|cyan|magenta|yellow|schwarz|gelb|noir|jaune|nero|ciano|giallo|czarny|[żz][óo][łl]ty|zwart|geel)$/i

/** Whether a second colour stands behind the first: `CLI-551 BK C M Y`. */
const isAnotherColour = (part: Part, at: number) =>
  colours.test(part[at] ?? '') && colours.test(part[at - 1] ?? '') && part[at] !== part[at - 1]

// `PO 4500012345`, `Kunden Nr. 10023`.
export const belongsToCustomer = (part: Part, at: number) =>
  labelsThing(part[at - 1]) || (labelsThing(part[at - 2]) && labelsNumber(part[at - 1]))

/** What numbers articles of a customer: digits alone, or a word for it before them. */
const isArticleNumber = /^(?:\d+|(?:art|mat|item|pos|ref|sku|id|inv|wh)[-./]?\d+)$/i

/** Whether nothing, not even the quantity, stands between a word and one that may be a product's number. */
function standsBesideOne(written: Part, text: string): boolean {
  const at = written.findIndex((word) => bare(word) === text)
  return [written[at - 1], written[at + 1]].some(
    (word) => word !== undefined && isNumber(bare(word)) && !looksCounted(bare(word)),
  )
}
const bare = (word: string) => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)?.[0] ?? ''
