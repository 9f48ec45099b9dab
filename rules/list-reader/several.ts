import { normalise } from '../catalogue/product/part-number.ts'
import { type CellReading, readCells } from './cells.ts'
import { eachIn } from './each.ts'
import { isNumber, looksCounted, numberPart } from './product.ts'
import { splitCells, withoutDecimalCommas } from './separators.ts'
import { labelsThing } from './words/labels.ts'

/** One of the items of a line that holds several: its words, and what was read of them. */
export type Item = { text: string; read: CellReading }

// Between cells stands U+241F, which is never typed.
const links = /[;,␟]| (?:and|und|et|ed|e|oraz|i|en|sowie|plus|&|\+|\/|\|) /giu
// A line with more of them is prose.
const mostItems = 24

/**
 * The items of a line with several products; undefined where it holds one, or where the next begins is uncertain. Pieces
 * count for the product beside them; for all only where they are said of each, or before a list: `2x A, B, C`.
 */
export function itemsIn(cells: readonly string[]): Item[] | undefined {
  const line = cells.length === 1 ? (cells[0] ?? '') : cells.join(' ␟ ')
  const each = eachIn(line)
  const texts = readSegments(each?.rest ?? line)
  if (!texts) return undefined
  const items = texts.map((text) => ({ text, read: readCells(splitCells(text)) }))
  if (each) return items.map((item) => ({ ...item, read: toCounted(item.read, each.pieces) }))
  const assumed = items.filter(({ read }) => 'assumed' in read && read.assumed)
  if (assumed.length === 0 || assumed.length === items.length) return items
  // A row of a table: pieces in a cell of their own count for all that stands beside them.
  if (cells.some((cell) => /^\d{1,12}$/.test(cell))) return undefined
  const [first] = items
  // Of two, the second may be one piece.
  const ofAll = first && isCountBefore.test(first.text) && items.length > 2 && assumed.length === items.length - 1
  const pieces = ofAll && !('fault' in first.read) ? first.read.quantity : undefined
  return items.map((item) => (assumed.includes(item) ? { ...item, read: toCounted(item.read, pieces) } : item))
}

const isCountBefore = /^[^\p{N}]{0,60}(?<![\p{L}\p{N}-])\d{1,4} ?(?:[x×*]|st|stk|stück|pcs|pz|szt)\.? ?\p{L}/iu

function toCounted(read: CellReading, pieces: number | undefined): CellReading {
  if ('fault' in read) return read
  if (!read.assumed) return { fault: 'two_quantities', uncertain: { words: read.words, custNumber: '' } }
  if (pieces === undefined) return { fault: 'no_quantity', uncertain: { words: read.words, custNumber: '' } }
  const { assumed: _assumed, ...rest } = read
  return { ...rest, quantity: pieces }
}

/** The parts of a line with one product each. */
function readSegments(line: string): string[] | undefined {
  if (new Set(productsIn(line)).size < 2) return undefined
  const pieces = withoutDecimalCommas(line)
    .split(links)
    .flatMap(alternating)
    .map((text) => text.replaceAll('\u0001', ',').trim())
    .filter(Boolean)
  const segments: string[] = []
  let before = ''
  for (const text of pieces) {
    const isProduct = productsIn(text).length > 0
    const last = segments.length - 1
    if (isProduct) segments.push(before === '' ? text : `${before}, ${text}`)
    else if (last >= 0) segments[last] += `, ${text}`
    else before = before === '' ? text : `${before}, ${text}`
    if (isProduct) before = ''
  }
  const named = segments.map((text) => productsIn(text))
  const isClear = named.every((products) => new Set(products).size === 1) && segments.length <= mostItems
  return isClear && new Set(named.flat()).size === segments.length ? segments : undefined
}

/** The words that are numbers of products for certain, without those of printers, and of the customer. */
function productsIn(text: string): string[] {
  const words = text
    .replaceAll('\u0001', ',')
    .split(/[\s,;:()␟]+/u)
    .map((word) => word.replace(/^\d{1,4}[x×*](?=\p{L})/iu, ''))
    .filter(Boolean)
  const parts = numberPart(words)
  return parts
    .filter((word, at) => isSure(word) && !labelsThing(parts[at - 1]) && !labelsThing(parts[at - 2]))
    .map(normalise)
}

const isSure = (word: string) =>
  isNumber(word) && word.length > 4 && !looksCounted(word) && !/^\d{1,5}$/.test(word) && !/[+/@]/.test(word)

/** Where only spaces stand between: products and pieces in turn, or the next begins with `2x`. */
function alternating(text: string): string[] {
  const parts = text.split(/ (?=\d{1,4} ?[x×*] ?\p{L})/iu)
  if (parts.length > 1) return parts
  const words = text.trim().split(' ')
  const inTurn = (first: number) =>
    words.length > 3 &&
    words.length % 2 === 0 &&
    words.every((word, at) => (at % 2 === first ? isSure(word) : /^\d{1,3}$/.test(word)))
  if (!inTurn(0) && !inTurn(1)) return [text]
  return words.flatMap((word, at) => (at % 2 === 0 ? [`${word} ${words[at + 1]}`] : []))
}
