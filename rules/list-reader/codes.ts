import { isBarcode } from '../catalogue/product/barcode.ts'
import { type CodeFault, readCode } from '../scan/code.ts'
import { separator } from '../scan/elements.ts'

// Nothing else is worth a look: a mark of a scanner, brackets of a label, an address, a label without marks, a variable measure.
const begins = /^(?:[\]+$]|\(0[012]\)\d{13}|https?:|0[012]\d{14}|9\d{13}$)/i
const word = /[^\s;,]+/g
const mayBeCode = (typed: string) => begins.test(typed) || typed.startsWith(separator)

/** A line or a cell with the numbers that its labels and addresses name, and the pieces that they say. */
export const plainCodes = (text: string) => withoutBlanks(text).replaceAll(word, toPlain)

/** `(01) 04006381333931 (10) AB` is one word. */
const withoutBlanks = (text: string) =>
  /\(0[012]\)/.test(text) ? text.replaceAll(/(\(\d{2,4}\)) /g, '$1').replaceAll(/ (?=\(\d{2,4}\))/g, '') : text

function toPlain(typed: string): string {
  if (!mayBeCode(typed)) return typed
  const { readings } = readCode(typed)
  const meant = readings.find(({ number }) => isBarcode(number)) ?? readings[0]
  if (!meant) return typed
  if (meant.pieces !== undefined) return `${meant.number} ${meant.pieces} pcs`
  return meant.needsPieces && meant.cartons !== 1 ? `${meant.number} ?` : meant.number
}

const oneCode = /^([^\s;,]+)(\t\d{0,7})?$/
// Fewer may be the signs of a word.
const fewestSigns = 4

/** A line of nothing but a code as it is on another keyboard, where no number could be typed so; the line itself otherwise. */
export function fromOtherKeyboard(line: string): string {
  const [, typed = '', pieces = ''] = oneCode.exec(line) ?? []
  const signs = typed.match(/[&é"'(\-è_çà]/g) ?? []
  if (/\d/.test(line.slice(0, typed.length)) || signs.length < fewestSigns || new Set(signs).size < 2) return line
  const [, meant] = readCode(typed).readings
  return meant ? plainCodes(meant.number) + pieces : line
}

/** Why a code among the cells names no product. */
export function findCodeFault(cells: readonly string[]): CodeFault | undefined {
  const words = cells.flatMap((cell) => cell.match(word) ?? []).filter((one) => mayBeCode(one))
  // Any other address is no code at all.
  const codes = words.map((one) => ({ ...readCode(one), isAddress: /^http/i.test(one) }))
  return codes.find(({ readings, fault, isAddress }) => readings.length === 0 && !(isAddress && fault === 'no_product'))
    ?.fault
}
