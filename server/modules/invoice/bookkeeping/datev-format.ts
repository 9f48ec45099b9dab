import { zonedTime } from '../../../../rules/shipping/shipping.ts'
import { plainCell } from '../../../../rules/table-file/spreadsheet-cell.ts'
import { latin1 } from '../e-invoice/latin-1.ts'
import { datevColumns, isTextColumn } from './datev-columns.ts'

/** What the first line of a file says; days are ISO dates. */
export type DatevHead = {
  createdAt: Date
  adviser: number
  client: number
  /** The first day of the fiscal year, by which a program knows the year of each day. */
  yearStart: string
  accountLength: number
  from: string
  until: string
  chart: string
}

/** A document as it is booked: the account of the customer is in debit, that of the revenue in credit, or the other way round. */
export type DatevLine = {
  /** Cents, above zero. */
  total: number
  isCredit: boolean
  debtor: number
  revenue: number
  issuedOn: string
  dueOn: string | null
  number: string
  /** The invoice that it corrects, or empty. */
  corrects: string
  /** What it says in the books, the number and name of the customer. */
  words: string
  /** The VAT number of the customer, where the recapitulative statement needs it, or empty. */
  vatNumber: string
}

const longestWords = 60
const longestCorrects = 12

/** The lines above the documents: what the file is, and the names of its columns. */
export const datevHead = (head: DatevHead) => toBytes([headCells(head), datevColumns])

/** The lines of documents. A sign that Windows-1252 does not have is written by what is alike, else as a question mark. */
export const datevLines = (lines: readonly DatevLine[]) => toBytes(lines.map(lineCells))

function headCells({ createdAt, ...head }: DatevHead): string[] {
  // The format has no zone: programs read the time as that of the office.
  const created = zonedTime(createdAt, 'Europe/Berlin').toISOString().replaceAll(/\D/g, '')
  return [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13', created, '', quoted(''), quoted(''), quoted('')],
    ...[String(head.adviser), String(head.client), compact(head.yearStart), String(head.accountLength)],
    ...[compact(head.from), compact(head.until), quoted('Ausgangsrechnungen'), quoted('')],
    // Books of the company, for every purpose, not locked: the adviser locks what they have checked.
    ...['1', '0', '0', quoted('EUR'), '', quoted(''), '', '', quoted(head.chart), '', '', quoted(''), quoted('')],
  ]
}

function lineCells(line: DatevLine): string[] {
  const cells: Record<string, string> = {
    'Umsatz (ohne Soll/Haben-Kz)': `${Math.trunc(line.total / 100)},${String(line.total % 100).padStart(2, '0')}`,
    'Soll/Haben-Kennzeichen': line.isCredit ? 'H' : 'S',
    'WKZ Umsatz': 'EUR',
    Konto: String(line.debtor),
    'Gegenkonto (ohne BU-Schlüssel)': String(line.revenue),
    Belegdatum: dayAndMonth(line.issuedOn),
    'Belegfeld 1': line.number,
    'Belegfeld 2': line.corrects.length <= longestCorrects ? line.corrects : '',
    // In the letters of the file, where a spreadsheet that opens it takes it for no formula (invariant 37).
    Buchungstext: plainCell(latin1(line.words, longestWords)).slice(0, longestWords),
    'EU-Land u. UStID (Bestimmung)': line.vatNumber,
    // Empty would lock it.
    Festschreibung: '0',
    Fälligkeit: line.dueOn === null ? '' : `${dayAndMonth(line.dueOn)}${line.dueOn.slice(0, 4)}`,
  }
  return datevColumns.map((name) => (isTextColumn(name) ? quoted(cells[name] ?? '') : (cells[name] ?? '')))
}

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
const compact = (day: string) => day.replaceAll('-', '')
const dayAndMonth = (day: string) => `${day.slice(8, 10)}${day.slice(5, 7)}`

/** Windows-1252; what is written here is Latin-1, whose letters have the same bytes. */
const toBytes = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((cells) => `${cells.join(';')}\r\n`).join(''), 'latin1')
