import { maxQuantity } from '../basket/basket.ts'
import { normalise } from '../catalogue/product/part-number.ts'
import { isBare, isUnclearQuantity, units } from './quantity.ts'

/** Words of a line that stand together: those of a cell. */
export type Part = readonly string[]

export const hasDigit = (words: Part) => words.some((word) => /\d/.test(word))

/** The part of a line's product, and whether other parts may name another one. */
export function findProductPart(parts: readonly Part[]): { product: Part; several: boolean } {
  const filled = parts.filter(hasDigit)
  const [first = [], ...others] = filled
  if (others.length === 0) return { product: first, several: false }
  const named = filled.filter((part) => readNumbers(numberPart(part)).length > 0)
  const [product, ...more] = named.length > 0 ? named : filled.filter((part) => readNumbers(part).length > 0)
  if (product === undefined) return { product: first, several: false }
  return { product, several: !more.every((other) => isSame(product, other)) }
}

/** Whether a part begins or ends with what may be a quantity: `W2070A 5`, `4 black`. */
export function mayCount(part: Part, isProduct: boolean): boolean {
  const head = numberPart(part)
  return [0, part.length - 1].some((at) => {
    const word = part[at] ?? ''
    const rest = part.filter((_, other) => other !== at)
    // A printer's name may end with digits, `LaserJet 1018`, but not with so few.
    if (at >= head.length) return isBare(word) && word.length <= 2 && rest.some(isNumber)
    const counts = isBare(word) ? Number(word) <= maxQuantity : isUnclearQuantity(word) && !/\p{L}/u.test(word)
    return counts && rest.length > 0 && (!isProduct || rest.some(isNumber))
  })
}

// What follows names printers: `Toner for HP M404dn`.
const printers =
  'printers?|drucker|stampant[ei]|imprimantes?|drukar\\p{L}*|\\p{L}+jet|pixma|stylus|workforce|ecotank|bizhub|ecosys|phaser|workcentre|versalink|(?:mfc|hl|dcp|scx|clx|clp|lbp|wf|xp|et)-?\\p{L}?\\d[\\p{L}\\d/-]*'
const purpose = new RegExp(
  `^(?:for|für|fuer|per|pour|do|dla|voor|zu|zum|zur|passend|fits|suitable|compatib\\p{L}*|kompat[iy]b\\p{L}*|geeignet|${printers})$`,
  'iu',
)
const printer = new RegExp(`^(?:${printers})$`, 'iu')

/** Whether the word at a place is the number of a printer, which counts nothing: the 3330 of `Phaser 3330`. */
export const isPrinterNumber = (words: Part, at: number) =>
  /^\d{3,}$/.test(words[at] ?? '') && printer.test(words[at - 1] ?? '') && !/\d/.test(words[at - 1] ?? '')

/** The words before those that say what the product is for. */
export function numberPart(part: Part): Part {
  const at = part.findIndex((word) => purpose.test(word))
  return at < 0 ? part : part.slice(0, at)
}

const size = /^\d+(?:[.,]\d+)?(?:kg|gr?|oz|lbs?|ml|l|cm|mm|m|in|h|w|v|k|ppm|dpi|[gm]b)$/i
const date = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-\d{4})$/

/** Whether a word has the shape of a product's number; one of twelve digits or more is a barcode. */
export function isNumber(word: string): boolean {
  if (/[,+%@]/.test(word) || size.test(word) || date.test(word)) return false
  if (/\p{L}/u.test(word)) return /\d/.test(word) && word.length > 2
  return /^\d{5,11}$/.test(word) || /^\d{3,}-\d{3,}$/.test(word)
}

/** The words of a part that may be a number; few digits beside a word only where they may name it: `Canon 718`. */
export const readNumbers = (part: Part) =>
  part.filter((word) => isNumber(word) || (part.length <= 2 && isBare(word) && word.length < 12))

const short = /^\d\d[axy]$/
const long = /^(?:c[bcef]|q\d)\d+[axy]$/

const countPattern = /^\d{1,4}[-/]?\p{L}{1,12}\.?$/u
const countBeforePattern = new RegExp(`^(?:x|n[°º]|nr|no|${units})\\.?\\d{1,4}$`, 'iu')
const yields = /^(?:\d{3,}|\d{1,3}[.,'’]\d{3})(?:pp?|pgs?|s|str|k)\.?$/i
export const isYield = (word: string) => yields.test(word)

/** Whether a word may be a count in an unknown way, `12bags`; a short name looks so, too: `117A`. */
export const looksCounted = (word: string) =>
  (countPattern.test(word) && !size.test(word) && !yields.test(word)) || countBeforePattern.test(word)

/** Whether several words are different numbers of products for certain: `3x TN2420 und 2x TN2410`. */
export function namesSeveral(words: Part): boolean {
  const sure = numberPart(words).filter((word) => isNumber(word) && word.length > 4 && !countPattern.test(word))
  return new Set(sure.map(normalise)).size > 1
}

/** Whether all that another part names is the same number: `TN-2420`, or HP's `59X` for `CF259X`. */
function isSame(product: Part, other: Part): boolean {
  const [one, two] = [product, other].map((part) =>
    [...readNumbers(numberPart(part)), part.join('')].map((word) => normalise(word).toLowerCase()),
  )
  const alike = (a: string, b: string) =>
    a === b || (short.test(a) && long.test(b) && b.endsWith(a)) || (short.test(b) && long.test(a) && a.endsWith(b))
  return readNumbers(numberPart(other)).length < 2 && (one ?? []).some((a) => (two ?? []).some((b) => alike(a, b)))
}
