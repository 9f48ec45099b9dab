import { isDay } from '../../shipping/day.ts'
import type { DayOrder } from './layout.ts'

/** A day as it is written: an ISO date, or two numbers of which the order is still unknown, and a year. */
export type WrittenDay = { day: string } | { first: string; second: string; year: string }

const byYear = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})$/
const byNumbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})\.?$/
const byName = /^(?:(\d{1,2})[- ]([A-Z]{3})[A-Z]{0,6}\.?[- ,]{1,2}|([A-Z]{3})[A-Z]{0,6}\.? (\d{1,2}),? )(\d{4}|\d{2})$/i
const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** What a cell says of a day, a time behind it left out; null for what is none. */
export function readWrittenDay(text: string): WrittenDay | null {
  const plain = text.trim().replace(/[T ]{1,2}\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,6})?Z?$/, '')
  const [, y = '', , m = '', d = ''] = byYear.exec(plain) ?? []
  if (y) return orNone(`${y}-${m}-${d}`)
  const [, first, second, short = ''] = byNumbers.exec(plain) ?? []
  if (first && second) return { first: first.padStart(2, '0'), second: second.padStart(2, '0'), year: toYear(short) }
  const [, before, name, otherName, behind, year = ''] = byName.exec(plain) ?? []
  const month = months.indexOf((name ?? otherName ?? '').toUpperCase()) + 1
  if (month === 0) return null
  return orNone(`${toYear(year)}-${String(month).padStart(2, '0')}-${(before ?? behind ?? '').padStart(2, '0')}`)
}

const orNone = (day: string): WrittenDay | null => (isDay(day) ? { day } : null)

const toYear = (year: string) => (year.length === 2 ? `20${year}` : year)

/** The ISO date; null where it is no day in this order. */
export function toIsoDay(written: WrittenDay, order: DayOrder): string | null {
  if ('day' in written) return written.day
  const { first, second, year } = written
  const day = order === 'dmy' ? `${year}-${second}-${first}` : `${year}-${first}-${second}`
  return isDay(day) ? day : null
}
