import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { type CellRow, linesOfCells, linesOfText, type ReadLines } from '../../../../rules/list-reader/lines.ts'
import { contextGroup, type Name, otherReadingGroup } from '../../../../rules/list-reader/names.ts'
import { withoutUnfilled } from '../../../../rules/list-reader/order-form.ts'
import { readCode } from '../../../../rules/scan/code.ts'
import type { LineSpelling } from './find-lines.queries.ts'

/** What the customer sends: a text, or the cells of a file. */
export type ListSource = { text: string } | { rows: CellRow[] }

/**
 * Lines that were read, and all spellings that may name their products, as the JSON that the database is asked with.
 * `leftOut`: how many lines of an order form were not filled in.
 */
export type Reading = ReadLines & { leftOut: number; spellings: string }

/** A reading as it leaves a thread: its lines as JSON, some hundreds together. */
export type PackedReading = Omit<Reading, 'lines'> & { parts: string[] }

/** Reads what the customer sent. Takes as long as it is: what is long is read in a thread (`answerList`). */
export function readSource(source: ListSource): Reading {
  return toReading(withoutUnfilled('text' in source ? linesOfText(source.text) : linesOfCells(source.rows)))
}

/** Lines with the spellings of each, by its place among all lines and items. */
export function toReading({ lines, heading, leftOut = 0 }: ReadLines & { leftOut?: number }): Reading {
  const spellings = withItems(lines).flatMap((line, at) => toSpellings(line, at))
  return { lines, heading, leftOut, spellings: JSON.stringify(spellings) }
}

/** All lines, each with its items behind it. */
export const withItems = (lines: ReadLines['lines']) => lines.flatMap((line) => [line, ...(line.items ?? [])])

/** What may be the number of a line without a readable quantity. */
export const readUncertain = (line: ReadLines['lines'][number]) =>
  'fault' in line && !line.named ? line.uncertain : undefined

const toSpellings = (one: ReadLines['lines'][number], line: number): LineSpelling[] => {
  const { names = [] } = ('fault' in one ? (one.named ?? readUncertain(one)) : one) ?? {}
  return [...names, ...(one.own?.names ?? [])].flatMap((name) => [
    { line, group: name.group, ...name.keys },
    ...otherReadings(name, line),
  ])
}

/** What else a code may be: the piece in a carton, the same on another keyboard. */
function otherReadings({ text, group, keys }: Name, line: number): LineSpelling[] {
  if (group >= contextGroup || !mayHaveOthers(text)) return []
  const [, ...others] = readCode(text).readings
  return others.map(({ number }) => ({
    ...numberKeys(number),
    line,
    group: otherReadingGroup,
    normalised: keys.normalised,
  }))
}

// Digits of a carton or of eight digits, and letters that keyboards exchange.
const mayHaveOthers = (text: string) => /^(?:\d{8}|\d{14})$/.test(text) || (/[yzß]/i.test(text) && !text.includes(' '))

/** Whether a line has the digits of a barcode whose last one does not fit. */
export function isDamaged(one: ReadLines['lines'][number]) {
  const { names = [] } = ('fault' in one ? (one.named ?? readUncertain(one)) : one) ?? {}
  return names.some(({ text, group }) => group < contextGroup && readCode(text).fault === 'check_digit')
}

/** The spellings of lines that may be guessed; what stands beside the product names nothing by its looks. */
export const openSpellings = (lines: ReadLines['lines'], isOpen: (at: number) => boolean): LineSpelling[] =>
  lines.flatMap((line, at) =>
    isOpen(at) ? toSpellings(line, at).filter(({ group }) => group < otherReadingGroup) : [],
  )
