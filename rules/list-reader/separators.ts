import { longestLine } from '../basket/quick-order.ts'
import { currencies } from './prices.ts'
import { measures, units } from './quantity.ts'

/** The cells of a line without a heading: at its tabs, the points that a read line shows between them, semicolons, or commas that are no decimal ones. */
export function splitCells(line: string): string[] {
  if (line.length > longestLine) return [line]
  if (line.includes('\t')) return splitAt(line, '\t')
  if (line.includes(' · ')) return splitAt(line, '·')
  if (line.includes(';')) return splitAt(line, ';')
  return splitAt(withoutDecimalCommas(line), ',').map((cell) => cell.replaceAll('\u0001', ','))
}

/** A line with U+0001 in place of the commas that separate nothing. */
export const withoutDecimalCommas = (line: string) =>
  decimalCommas.reduce((text, comma) => text.replaceAll(comma, '$1\u0001$2'), line)

// A price, or a part of a piece or a thousand beside what has the digits of a number: `W2070A 1,5`, but not `Canon 718,2`.
const decimalCommas = [
  /(?<![\p{L}\p{N}.'-])((?:\p{Nd}{1,3}[.']){0,4}\p{Nd}{1,4}),(\p{Nd}{2})(?![\p{L}\p{N}])/gu,
  new RegExp(`(\\p{Nd}{1,4}),(\\p{Nd}{1,3})(?= ?(?:${measures}|[lmgk%])(?!\\p{L}))`, 'giu'),
  new RegExp(`(\\p{Nd}{1,4}),(000)(?= ?(?:${units})(?!\\p{L}))`, 'giu'),
  new RegExp(`((?:${currencies}) ?\\p{Nd}{1,9}),(\\p{Nd})`, 'giu'),
  /(\p{Nd}),([-–])/gu,
  /(?<=\p{N}[\p{L}\p{N}-]{0,20} )(\p{Nd}{1,3}),(\p{Nd}{1,3})(?![\p{L}\p{N}.,])/gu,
  /(?<![\p{L}\p{N}.,-]|\S )(\p{Nd}{1,3}),(\p{Nd}{1,3})(?= [\p{L}-]{0,20}\p{N})/gu,
]

/** The cells of a line; a cell in quotation marks may hold the separator. */
export function splitAt(line: string, separator: string): string[] {
  const cells: string[] = []
  let [cell, quoted] = ['', false]
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? ''
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += '"'
      at++
    } else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (sign === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  // A quotation mark that is not closed was meant as one, such as for inches.
  if (quoted)
    return line
      .replaceAll('"', ' ')
      .split(separator)
      .map((part) => part.trim())
  return [...cells, cell.trim()]
}
