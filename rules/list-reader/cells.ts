import { maxQuantity } from '../basket/basket.ts'
import type { CodeFault } from '../scan/code.ts'
import { splitAttachedCounts } from './attached-count.ts'
import { withoutPrices } from './prices.ts'
import { findProductPart, hasDigit, isNumber, isPrinterNumber, mayCount, numberPart, type Part } from './product.ts'
import {
  isBare,
  isMeasure,
  isMultiplied,
  isUnclearQuantity,
  measures,
  quantityWords,
  units,
  withoutUnits,
} from './quantity.ts'
import { countsElsewhere, isUnwanted } from './unwanted.ts'
import { stripGreetings } from './words/greetings.ts'
import { labelsNumber, labelsYield } from './words/labels.ts'
import { isNumberWord } from './words/spelled.ts'
import { describesGoods, isOfGoods } from './words/vocabulary.ts'

export type LineFault =
  | 'no_number'
  | 'no_quantity'
  | 'two_quantities'
  | 'two_products'
  | 'quantity'
  | 'too_long'
  | 'digits'
  | 'failed'
  | CodeFault
/**
 * The words that may be the number, those beside them, and the quantity; or why they are uncertain. `several`: what stands
 * beside may be another product, which only who knows the products can say. `aliases`: what other columns call the product, in
 * numbers that may be unknown. `assumed`: no quantity is named. `uncertain`: what columns say of a line without a readable quantity.
 */
export type CellReading =
  | {
      words: Part
      context: Part[]
      aliases?: Part[]
      quantity: number
      custNumber: string
      several?: boolean
      assumed?: boolean
    }
  | { fault: LineFault; uncertain?: { words: Part; custNumber: string } }

/**
 * Cells, or the words of one cell, without a heading: what is the number and what the quantity is read from their shape.
 * `unsure`: what they do not say is not one piece, as it may stand elsewhere.
 */
export function readCells(cells: readonly string[], { unsure = false } = {}): CellReading {
  const counted = readCounts(cells.map((cell) => oneSpaced(cell).trim()).filter(Boolean))
  if ('fault' in counted) return counted
  const parts = counted.text
    .split('\u0001')
    .map((part) => toWords(part))
    .filter((words) => words.length > 0)
  const [one, other] = counted.found
  if (one === undefined) {
    const read = withBareQuantity(parts, counted.priced)
    const open = unsure || cells.some((cell) => unsaid.test(cell))
    return 'assumed' in read && open ? { fault: 'no_quantity' } : read
  }
  return other === undefined && !namesAnother(parts) ? readProductParts(parts, one) : { fault: 'two_quantities' }
}

/** Whether the cell of a number says how many, too: `W2070A x3`, `W2070A 5`. */
export function saysHowMany(cell: string): boolean {
  const counted = readCounts([cell])
  if ('fault' in counted) return counted.fault !== 'no_number'
  return counted.found.length > 0 || mayCount(toWords(counted.text), true)
}

type CountReading = { found: number[]; text: string; priced: boolean } | { fault: LineFault }

/** What says itself that it is a quantity, and the rest without prices and measures. */
function readCounts(cells: readonly string[]): CountReading {
  if (cells.some(isContact)) return { fault: 'no_number' }
  if (cells.some((cell) => isMultiplied(cell) || isUnwanted(cell) || countsElsewhere(cell))) {
    return { fault: 'no_quantity' }
  }
  let text = stripGreetings(
    cells
      .map((cell) => cell.replaceAll(quoted, ' $1 ').replaceAll(each, ' à '))
      .join(' \u0001 ')
      .replaceAll(/\.{2,}|…|_{2,}|-{2,}|[=:→|()[\]{}•·]/g, ' '),
  )
  const found: number[] = []
  for (const pattern of spoken) {
    text = oneSpaced(text).replace(pattern, (_, pieces: string) => {
      found.push(Number(pieces))
      return ' '
    })
  }
  const [first = '', pieces] = signBefore.exec(text) ?? []
  if (pieces !== undefined && mayName(text.slice(first.length))) {
    found.push(Number(pieces))
    text = text.slice(first.length)
  }
  text = oneSpaced(text).replace(measured, ' ')
  const attached = splitAttachedCounts(text)
  if (attached === 'unclear') return { fault: 'two_quantities' }
  const rest = withoutPrices(oneSpaced(attached.text))
  if (rest === 'unclear') return { fault: 'two_quantities' }
  return { found: [...found, ...attached.counts], text: rest, priced: rest !== oneSpaced(attached.text) }
}

/** A run of white space is one space: what looks for words between them takes as long as the text, and no longer. */
export const oneSpaced = (text: string) => text.replaceAll(/\s+/gu, ' ')

const each = /@ ?(?=\d{1,9}(?![\d.,]))/g
// `"3"`, but not `3"`.
const quoted = /(?<!\p{N})["“”„«»'‘’‚] ?(\d{1,5}) ?["“”«»'‘’](?!\p{N})/gu
// A quantity that is left open, or that of the line above.
const unsaid = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${quantityWords}|tbd|tba|n/a|x{2,}|ditto|dito|idem|same|usual|immer|habitude|solito|zwykle|altijd)(?![\\p{L}\\p{N}])|(?<!\\S)\\?+(?!\\S)`,
  'iu',
)
const edge = "(?<![\\p{L}\\p{N}.,'’´`٬_-])"
const end = '(?![\\p{L}\\p{N}])'
/** What says itself that it is a quantity, each with the quantity in a group. */
const spoken = [
  new RegExp(`${edge}(?:${quantityWords})(?: ?[:=.])? ?(-?\\d{1,12})${end}`, 'giu'),
  // `3x TN2420`, but not `59X 3`: what follows is the number.
  new RegExp(
    `${edge}(-?\\d{1,12}) ?[x×*](?= ?[\\p{L}\\p{N}-]{0,20}\\d[\\p{L}\\p{N}-]{2}| \\p{L}| ?\\p{L}{1,6}-?\\d)`,
    'gu',
  ),
  new RegExp(`${edge}(-?\\d{1,12}) ?(?:${units})${end}\\.?`, 'giu'),
  /(?<=[\s.])[x×*] ?(-?\d{1,12})(?![\p{L}\p{N}.,])/giu,
  // Italian: `n. 3 TN2420`. Of more digits it may name a cartridge, as 21 does for HP.
  /(?<![\p{L}\p{N}.] ?)n\. ?([1-9])(?= )/giu,
]
// `x12 W2072A`: a capital X may begin the name of a printer.
const signBefore = /^ ?[x×] ?(-?\d{1,4})(?=[^\p{L}\p{N}.,])/u
const mayName = (rest: string) => (/\p{L}/u.test(rest) && /\d/.test(rest)) || /\d{3}/.test(rest)
// `1000 pages`, but not `3 500 pages`: either may be the quantity.
const measured = new RegExp(
  `(?<!\\p{N} )${edge}(?:\\d{1,12}|\\d{1,3}[.,']\\d{3}|\\d{1,3}[.,]\\d{1,2}|\\d{1,3}(?:[.,]\\d)? ?k) ?(?:${measures})${end}`,
  'giu',
)
const contact =
  /[\p{L}\p{N}]@[\p{L}\p{N}-]{1,63}\.\p{L}|https?:|www\.|^\W*(?:tel|phone|telefon|téléphone|telefono|fax|mobil|mobile|cell|vat|ust|iban|bic|p\.? ?iva|nip|kvk|tva)\b/iu

/** Whether a cell says how a contact is reached, or by what number an office knows them. */
export const isContact = (cell: string) => contact.test(cell)

// Bullets, and the point or bracket of a list's own numbering.
export const toWords = (text: string) =>
  text
    .trim()
    .replace(/^\d{1,3}[.)]\s+/, '')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The product among the parts, where nothing else in them may be the quantity. */
function readProductParts(parts: readonly string[][], quantity: number): CellReading {
  const { product, several } = findProductPart(parts)
  if (parts.some((part) => mayCount(part, part === product)) || countsWithin(numberPart(product))) {
    return { fault: 'two_quantities' }
  }
  return { words: product, context: parts.filter((part) => part !== product), quantity, custNumber: '', several }
}

/** Whether few digits stand beside what is the number without them: the 3 of `W2070A 3 at 12 pcs`. */
const countsWithin = (words: Part) =>
  words.some(
    (word, at) => isBare(word) && word.length < 4 && words.some((other, place) => place !== at && isNumber(other)),
  )

const isBarePart = (part: readonly string[]) => part.length === 1 && isBare(part[0])
/** What stands for a quantity in the shape of none; a cell of numbers alone, such as `1 000`, is one, too. */
const isUnclearPart = (part: readonly string[]) => {
  const words = withoutUnits(part)
  const [word = ''] = words
  if (words.length === 1) return isUnclearQuantity(word)
  return words.length > 1 && words.every(isBare)
}

/** The cells, or the words of the only one. */
const pieces = (parts: readonly string[][]) => (parts.length === 1 ? (parts[0] ?? []).map((word) => [word]) : parts)

/** Without one of them, and the unit that follows it: what is left is the number. */
const withoutWord = (words: readonly string[][], at: number) =>
  words.filter((part, other) => other !== at && !(other === at + 1 && withoutUnits(part).length === 0))

/** Where a quantity may stand, at one end or in a cell of its own, beside what may be the number. */
function places(parts: readonly string[][], isOne: (part: readonly string[]) => boolean): number[] {
  const words = pieces(parts)
  const counts = words.map((part) => withoutUnits(part).length > 0)
  const outer = (at: number) => parts.length > 1 || at === counts.indexOf(true) || at === counts.lastIndexOf(true)
  return words.flatMap((part, at) => (isOne(part) && outer(at) && hasDigit(withoutWord(words, at).flat()) ? [at] : []))
}

/** Whether more may be a quantity beside one that says itself that it is: `12 pcs 4`, but no price and no long number. */
function namesAnother(parts: readonly string[][]): boolean {
  const words = pieces(parts).map((part) => part.join(' '))
  const may = (part: readonly string[]) =>
    (isBarePart(part) && Number(part[0]) <= maxQuantity) ||
    (isUnclearPart(part) && !/^\d+[.,]\d{1,2}$/.test(part.join(' ')))
  return places(parts, may).some((at) => !isPrinterNumber(words, at))
}

/** A quantity that stands at one end or in a cell of its own. Where two may be meant, it does not guess. */
function withBareQuantity(parts: readonly string[][], priced: boolean): CellReading {
  const words = pieces(parts)
  if (!hasDigit(words.flat())) return { fault: 'no_number' }
  const bareOnes = places(parts, isBarePart)
  const few = bareOnes.filter((place) => Number(words[place]?.[0]) <= maxQuantity)
  const [one, other] = few.length === 1 ? few : bareOnes
  if (one === undefined) return withoutQuantity(parts, priced)
  const at = other === undefined ? one : chooseShorter(words, one, other)
  if (at === undefined) return { fault: 'two_quantities' }
  if (isOfAnother(words, at, parts.length === 1)) return { fault: 'no_quantity' }
  const rest = withoutWord(words, at)
  // In cells the others describe the product.
  if (parts.length === 1 && hasCountBeside(rest.flat(), isBare, true)) return { fault: 'two_quantities' }
  return readProductParts(parts.length === 1 ? [rest.flat()] : rest, Number(words[at]?.[0]))
}

/** Whether a number belongs to the word beside it and counts no pieces: `Filiale 12`, `price 90`. */
function isOfAnother(words: readonly string[][], at: number, isOneCell: boolean): boolean {
  const [before, after] = [words[at - 1], words[at + 1]].map((part) => (part?.length === 1 ? part[0] : undefined))
  // `12000 pages 2`
  if (before !== undefined && isMeasure(before) && /^\d/.test(words[at - 2]?.[0] ?? '')) return false
  if (labelsNumber(before) || labelsYield(before, words[at]?.[0] ?? '')) return true
  if (!isOneCell) return false
  return before === undefined ? after !== undefined && !isOfGoods(after) : !describesGoods(before)
}

/** A line that names no quantity is one piece, unless something in it may be one. */
function withoutQuantity(parts: readonly string[][], priced: boolean): CellReading {
  const words = parts.flat()
  // Alone, a price may as well be the quantity of a sheet that shows decimals.
  if (priced || words.some((word) => /^[-+]?\d+\.\d+$/.test(word))) return { fault: 'no_quantity' }
  if (places(parts, isUnclearPart).length > 0 || words.some(isNumberWord)) return { fault: 'quantity' }
  if (hasCountBeside(words, isUnclearQuantity)) return { fault: 'quantity' }
  if (hasCountBeside(words, isBare)) return { fault: 'two_quantities' }
  return { ...readProductParts(parts, 1), assumed: true }
}

/** Whether a word that may be a quantity stands beside what may be the number without it: the 3 of `W2070A 3 black`. */
const hasCountBeside = (words: readonly string[], isOne: (word: string) => boolean, isBesideQuantity = false) =>
  words.some(
    (word, at) =>
      isOne(word) &&
      !(Number(word) > maxQuantity) &&
      hasDigit(words.filter((_, other) => other !== at)) &&
      !(isBesideQuantity && isPrinterNumber(words, at)),
  )

/** Of two bare numbers, which is the quantity: the one of few digits beside the only number. */
function chooseShorter(words: readonly string[][], one: number, other: number): number | undefined {
  const others = words.filter((_, at) => at !== one && at !== other).flat()
  if (hasDigit(others)) return undefined
  const [first, last] = [words[one]?.[0] ?? '', words[other]?.[0] ?? '']
  const [short, long, at] = first.length < last.length ? [first, last, one] : [last, first, other]
  return short.length <= 2 && long.length >= 3 ? at : undefined
}
