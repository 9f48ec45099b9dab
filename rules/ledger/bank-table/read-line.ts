import { type DayOrder, type DecimalSign, plainWord, readCell, type TableLayout, type TableRow } from './layout.ts'
import { isCurrency, readWrittenAmount, toMinorUnit } from './read-amount.ts'
import { readWrittenDay, toIsoDay } from './read-day.ts'
import type { PendingLine, TableEntry, TableOwner, TablePayment } from './table-entry.ts'

export const lineFaults = [
  'broken',
  'columns',
  'cell',
  'day',
  'future',
  'amount',
  'both',
  'sign',
  'side',
  'status',
  'currency',
  'account',
] as const

/** Why a line is not read; `column` counts from 0, and `value` is what stands there. */
export type LineFault = { line: number; reason: (typeof lineFaults)[number]; column: number | null; value: string }

export type Reading = TableOwner & {
  layout: TableLayout
  dayOrder: DayOrder
  decimal: DecimalSign
  /** How debits are written that stand apart from credits. */
  outSign: 'plus' | 'minus'
}

const earliest = '2000-01-01'

/** What keeps a line from being read before anybody asks for its amount. */
export function findLineFault(row: TableRow, { layout, account, currency }: Reading): LineFault | undefined {
  const { roles } = layout
  const { line, cells, faults = {}, isBroken } = row
  if (isBroken) return { line, reason: 'broken', column: null, value: '' }
  const beyond = cells.findIndex((cell, at) => at >= roles.length && cell.trim() !== '')
  if (beyond >= 0) return { line, reason: 'columns', column: null, value: cells[beyond] ?? '' }
  const isDayRole = (at: number) => roles[at] === 'bookedOn' || roles[at] === 'valueOn'
  const broken = roles.findIndex(
    (role, at) => role !== 'none' && faults[at] && !(faults[at] === 'day' && isDayRole(at)),
  )
  const fault = (reason: LineFault['reason'], column: number) => ({ line, reason, column, value: cells[column] ?? '' })
  if (broken >= 0) return fault('cell', broken)
  const own = readCell(layout, 'account', row)
  if (own && !isSameAccount(own, account)) return fault('account', roles.indexOf('account'))
  const named = readCell(layout, 'currency', row)
  if (named && !isCurrency(named, currency)) return fault('currency', roles.indexOf('currency'))
  const status = roles.indexOf('status')
  const known = [...layout.bookedWords, ...layout.pendingWords]
  return status >= 0 && !isAmong(known, cells[status] ?? '') ? fault('status', status) : undefined
}

/** Some banks leave out the country that an IBAN begins with. */
export const isSameAccount = (written: string, account: string) => {
  const plain = toAccount(written)
  return plain === account || (/^[A-Z]{2}/.test(account) && plain === account.slice(2))
}

const toAccount = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '').toUpperCase()

const isAmong = (words: readonly string[], cell: string) => words.some((word) => plainWord(word) === plainWord(cell))

/** The entry of a line, or why it is none. */
export function readLine(row: TableRow, reading: Reading): TableEntry | LineFault {
  const bookedOn = readDay(row, 'bookedOn', reading)
  if (typeof bookedOn === 'object') return bookedOn
  const payment = readPayment(row, reading)
  if ('reason' in payment) return payment
  const balance = readCell(reading.layout, 'balance', row) ? readAmount(row, 'balance', reading) : null
  if (balance !== null && typeof balance === 'object') return balance
  return { ...payment, bookedOn, balance }
}

/** The same of what is not booked: banks write a word, or a day to come, where the day of booking will stand. */
export function readPendingLine(row: TableRow, reading: Reading): PendingLine | LineFault {
  const payment = readPayment(row, reading)
  if ('reason' in payment) return payment
  const expected = readDay(row, 'bookedOn', { ...reading, latest: '9999-12-31' })
  return { ...payment, bookedOn: typeof expected === 'object' ? null : expected }
}

function readPayment(row: TableRow, reading: Reading): TablePayment | LineFault {
  const { layout } = reading
  const valueOn = readCell(layout, 'valueOn', row) ? readDay(row, 'valueOn', reading) : null
  if (valueOn !== null && typeof valueOn === 'object') return valueOn
  const cents = readCents(row, reading)
  if (typeof cents === 'object') return cents
  return {
    line: row.line,
    valueOn,
    cents,
    payer: oneLine(readCell(layout, 'payer', row)),
    payerAccount: toAccount(readCell(layout, 'payerAccount', row)),
    words: readWords(row, layout),
    reference: oneLine(readCell(layout, 'reference', row)),
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const readWords = ({ cells }: TableRow, { roles }: TableLayout) =>
  oneLine(cells.filter((_, at) => roles[at] === 'words').join(' '))

type Role = TableLayout['roles'][number]

const toFault = (row: TableRow, { layout }: Reading, reason: LineFault['reason'], role: Role): LineFault => {
  const column = layout.roles.indexOf(role)
  return { line: row.line, reason, column, value: row.cells[column] ?? '' }
}

function readDay(row: TableRow, role: 'bookedOn' | 'valueOn', reading: Reading): string | LineFault {
  const written = readWrittenDay(readCell(reading.layout, role, row))
  const day = written && toIsoDay(written, reading.dayOrder)
  if (!day || day < earliest) return toFault(row, reading, 'day', role)
  return role === 'bookedOn' && day > reading.latest ? toFault(row, reading, 'future', role) : day
}

/** A sum with its sign. */
function readAmount(row: TableRow, role: Role, reading: Reading): number | LineFault {
  const { layout, currency, decimal } = reading
  const written = readWrittenAmount(readCell(layout, role, row), currency)
  if (written === 'currency') return toFault(row, reading, 'currency', role)
  const cents = written && toMinorUnit(written.digits, decimal, currency)
  if (!written || cents === null) return toFault(row, reading, 'amount', role)
  return written.isNegative ? -cents || 0 : cents
}

/** What a line adds to the account. */
function readCents(row: TableRow, reading: Reading): number | LineFault {
  const { roles } = reading.layout
  if (!roles.includes('amount')) return readSplit(row, reading)
  const cents = readAmount(row, 'amount', reading)
  if (!roles.includes('side') || typeof cents === 'object') return cents
  const side = readCell(reading.layout, 'side', row)
  if (isAmong(reading.layout.debitWords, side)) return toDebit(cents, row, { role: 'amount', reading })
  if (!isAmong(reading.layout.creditWords, side)) return toFault(row, reading, 'side', 'side')
  return cents < 0 ? toFault(row, reading, 'sign', 'amount') : cents
}

/** Credits and debits in a column of their own: one of them is empty, or zero. */
function readSplit(row: TableRow, reading: Reading): number | LineFault {
  const read = (role: 'amountIn' | 'amountOut') =>
    readCell(reading.layout, role, row) ? readAmount(row, role, reading) : null
  const [comes, goes] = [read('amountIn'), read('amountOut')]
  if (comes !== null && typeof comes === 'object') return comes
  if (goes !== null && typeof goes === 'object') return goes
  if (comes && goes) return toFault(row, reading, 'both', 'amountOut')
  if (comes === null && goes === null) return toFault(row, reading, 'amount', 'amountIn')
  if (comes && comes < 0) return toFault(row, reading, 'sign', 'amountIn')
  return goes ? toDebit(goes, row, { role: 'amountOut', reading }) : (comes ?? 0)
}

function toDebit(cents: number, row: TableRow, { role, reading }: { role: Role; reading: Reading }) {
  const isAsOthers = cents === 0 || cents < 0 === (reading.outSign === 'minus')
  return isAsOthers ? -Math.abs(cents) || 0 : toFault(row, reading, 'sign', role)
}
