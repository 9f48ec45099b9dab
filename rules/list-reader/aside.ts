import { isContact, readCells, toWords } from './cells.ts'
import type { Columns } from './columns.ts'
import { belongsToCustomer } from './names.ts'
import { currencies } from './prices.ts'
import { isNumber } from './product.ts'
import { isUnfilled } from './table.ts'
import { labelsNumber } from './words/labels.ts'
import { digitsIn } from './words/spelled.ts'
import { nameSum } from './words/sums.ts'
import { describesGoods } from './words/vocabulary.ts'

/** Whether a row above the heading is a title: an address, a date, a number of the order. Who knows the products has to agree. */
export const isTitle = (cells: readonly string[]) => isRemark(cells, 1)

/** Whether a row below a heading is a sum, or a remark without pieces, also between the lines. Who knows the products has to agree. */
export function isBesideLines(cells: readonly string[], columns: Columns): boolean {
  if (isSum(cells, columns)) return true
  const filled = cells.filter((cell) => cell.trim() !== '')
  const isAlone = filled.length === 1 && columns.width > 1
  const isUnnamed = columns.number !== undefined && namingCells(cells, columns).every((cell) => cell.trim() === '')
  return (isAlone || isUnnamed) && isUnfilled(cells, columns) && isRemark(filled, 2)
}

const namingCells = (cells: readonly string[], { number, otherNumbers, custNumber }: Columns) =>
  [number, ...otherNumbers, custNumber].flatMap((at) => (at === undefined ? [] : (cells[at] ?? '')))

const figure = new RegExp(`^(?:(?:${currencies}) ?)?[-+]?\\d[\\d.,' ]{0,15} ?(?:${currencies}|%)?$`, 'iu')
const sign = new RegExp(`^(?:${currencies}|%|[-–—+=:.()]{1,3})$`, 'iu')

/** Whether one cell names a sum and the others hold figures; none of them stands where a product is named. */
function isSum(cells: readonly string[], columns: Columns): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const labels = filled.filter((cell) => !figure.test(cell) && !sign.test(cell))
  if (labels.length === 0 || !labels.every(isSumLabel)) return false
  return namingCells(cells, columns).every((cell) => cell.trim() === '' || labels.includes(cell.trim()))
}

/** More digits may be a product's number: of a sum they have decimals, or its currency beside them. */
const longNumber = new RegExp(`(?<![\\d.,'])\\d{5,}(?![\\d.,'])(?! ?(?:${currencies}))`, 'iu')

function isSumLabel(cell: string): boolean {
  if (longNumber.test(cell)) return false
  const words = cell.split(/[\s:;=()/]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const spoken = words.filter((word) => !figure.test(word) && !sign.test(word)).map(trimmed)
  return nameSum(spoken)
}

const trimmed = (word: string) => word.replace(/^[^\p{L}\p{N}]{1,9}/u, '').replace(/[^\p{L}\p{N}]{1,9}$/u, '')

const day = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{1,2}:\d{2})$/
const identifier =
  /^(?:vat|vat-?id|vatin|ust|ust-?id(?:nr)?|steuernr|tva|iva|p\.?iva|nip|regon|krs|btw|kvk|iban|bic|swift|siret|siren|hrb|c\.?f)$/iu

/** Whether a number belongs to the words before it: of an order, of a customer, of a tax office. */
function isLabelled(words: readonly string[], at: number): boolean {
  const [before, further] = [words[at - 1] ?? '', words[at - 2] ?? '']
  return (
    belongsToCustomer(words, at) ||
    identifier.test(before) ||
    (identifier.test(further) && (labelsNumber(before) || /^(?:id|intra\p{L}*)$/iu.test(before)))
  )
}

/**
 * Whether cells say nothing that an order says: none of their words may be the number of a product as it looks, nothing
 * counts, and beside other digits so many words do not speak of goods.
 */
function isRemark(cells: readonly string[], fewestWords: number): boolean {
  if (cells.some((cell) => !/\d/.test(cell) && counted.test(digitsIn(cell)))) return false
  const before: string[] = []
  return cells.every((cell) => {
    const from = before.length
    before.push(...toWords(cell).map(trimmed))
    const telling = before.filter((word, at) => at >= from && isTelling(before, at, word))
    if (telling.length === 0) return true
    if (telling.some((word) => /\p{L}/u.test(word) && isNumber(word))) return false
    const reading = readCells([cell], { unsure: true })
    if (!('fault' in reading) || !['no_number', 'no_quantity'].includes(reading.fault)) return false
    const others = before.slice(from).filter((word) => /^\p{L}{2,}$/u.test(word) && !describesGoods(word))
    return isContact(cell) || others.length >= fewestWords
  })
}
const counted = /[2-9]|1\d/

const isTelling = (words: readonly string[], at: number, word: string) =>
  /\d/.test(word) && !day.test(word) && !isLabelled(words, at)
