import { readWrittenAmount } from '../../rules/catalogue/price/written-amount.ts'
import { isDay } from '../../rules/shipping/day.ts'
import { hasDirectionMark } from '../../rules/text-input/direction-marks.ts'
import type { Row } from './table-row.ts'
import type { CellFault } from './workbook.ts'

export type { Row }

/** Thrown while a line is read: the line is reported with this reason, the others go on. */
export class BadField extends Error {}

const longestField = 500

/** What is wrong with a cell, for whoever wrote the file. */
const faultTexts: Record<CellFault, string> = {
  failed: 'holds a formula without a result: save its values',
  digits: 'lost digits, as it was kept as a number: format the column as text and type them again',
  day: 'was made a day by the spreadsheet: format the column as text and type it again',
}

/** The text of a column, trimmed; '' where the column is empty or missing. */
export function readText(row: Row, column: string, longest = longestField): string {
  if (row.faults?.[column] === 'day') throw new BadField(`${column} ${faultTexts.day}`)
  return readAny(row, column, longest)
}

function readAny({ fields, faults }: Row, column: string, longest: number): string {
  const fault = faults?.[column]
  if (fault && fault !== 'day') throw new BadField(`${column} ${faultTexts[fault]}`)
  const text = (fields[column] ?? '').trim()
  if (text.length > longest) throw new BadField(`${column} is longer than ${longest} characters`)
  if (text.includes('\u0000')) throw new BadField(`${column} holds the character U+0000`)
  if (text.includes('\ufffd') || !text.isWellFormed()) throw new BadField(`${column} is not UTF-8`)
  return text
}

export function requiredText(row: Row, column: string, longest?: number): string {
  const text = readText(row, column, longest)
  if (!text) throw new BadField(`${column} is empty`)
  return text
}

/** A number that identifies something: as a text, without signs that turn the direction of reading. */
export function readNumber(row: Row, column: string, longest?: number): string {
  const text = readText(row, column, longest)
  if (hasDirectionMark(text))
    throw new BadField(`${column} holds an invisible sign that turns the direction of reading`)
  return text
}

/** A whole number from 0 on; null where the column is empty. */
export function readWholeNumber(row: Row, column: string): number | null {
  const text = readText(row, column, 20)
  if (!text) return null
  if (!/^\d{1,9}$/.test(text)) throw new BadField(`${column} is not a whole number: ${text}`)
  return Number(text)
}

export function requiredWholeNumber(row: Row, column: string): number {
  const number = readWholeNumber(row, column)
  if (number === null) throw new BadField(`${column} is empty`)
  return number
}

/** Money as cents: 12.5, 12.50, 12,50 or 1.234,50; never more than two decimals, nor what can be read in two ways. */
export function readCents(row: Row, column: string): number {
  const text = requiredText(row, column, 20)
  const cents = readWrittenAmount(text)
  if (cents === undefined) throw new BadField(`${column} is not an amount with at most two decimals: ${text}`)
  return cents
}

export function readChoice<T extends string>(row: Row, column: string, allowed: readonly T[], missing?: T): T {
  const text = readText(row, column, 40)
  if (!text && missing !== undefined) return missing
  const allowedValue = allowed.find((value) => value === text)
  if (allowedValue === undefined) throw new BadField(`${column} is none of ${allowed.join(', ')}: ${text}`)
  return allowedValue
}

/** A day as YYYY-MM-DD; null where the column is empty. */
export function readDay(row: Row, column: string): string | null {
  const text = readAny(row, column, 20)
  if (!text) return null
  if (!isDay(text)) throw new BadField(`${column} is not a day like 2026-11-20: ${text}`)
  return text
}

/** The parts of a list with `;` between, trimmed, each once, without empty ones. */
export function readList(row: Row, column: string): string[] {
  const text = readText(row, column, 20_000)
  const parts = text.split(';').map((part) => part.trim())
  return [...new Set(parts.filter(Boolean))]
}
