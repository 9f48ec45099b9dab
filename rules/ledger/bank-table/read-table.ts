import { decideDayOrder } from './day-order.ts'
import { type DayOrder, type DecimalSign, plainWord, readCell, type TableLayout, type TableRow } from './layout.ts'
import { decideDecimal, readWrittenAmount } from './read-amount.ts'
import { readWrittenDay, type WrittenDay } from './read-day.ts'
import { findLineFault, type LineFault, type Reading, readLine, readPendingLine } from './read-line.ts'
import { isSummaryLine } from './summary-line.ts'
import type { PendingLine, TableEntry, TableOwner } from './table-entry.ts'

export type TableReading = {
  entries: TableEntry[]
  /** Lines that are not booked yet. */
  pending: PendingLine[]
  /** Lines of sums and words above and below the entries. */
  leftOut: number[]
  faults: LineFault[]
  /** What neither the file nor the user has said. */
  unclear: ('dayOrder' | 'decimal')[]
  dayOrder: DayOrder | null
  decimal: DecimalSign | null
}

/** Reads the lines below the head of a table. Every line is an entry, one that is not booked, one that is surely none, or a fault. */
export function readTable(rows: readonly TableRow[], layout: TableLayout, owner: TableOwner): TableReading {
  const { lines, leftOut } = leaveOutEnds(rows, layout)
  const booked = lines.filter((row) => !isPending(row, layout))
  const dayOrder = readDayOrder(booked, layout, owner)
  const decimal = readDecimal(booked, layout, owner)
  const found = { leftOut, ...toKept(booked, layout, { dayOrder, decimal }) }
  if (dayOrder === undefined || decimal === undefined) {
    const unclear = [...(dayOrder ? [] : (['dayOrder'] as const)), ...(decimal ? [] : (['decimal'] as const))]
    return { ...found, entries: [], pending: [], faults: [], unclear }
  }
  const reading: Reading = { ...owner, layout, dayOrder, decimal, outSign: findOutSign(booked, layout, owner) }
  const read = booked.map((row) => findLineFault(row, reading) ?? readLine(row, reading))
  const notBooked = lines.filter((row) => isPending(row, layout))
  const readPending = notBooked.map((row) => findLineFault(row, reading) ?? readPendingLine(row, reading))
  const faults = [...read, ...readPending].flatMap((one) => ('reason' in one ? [one] : []))
  const entries = read.flatMap((one) => ('reason' in one ? [] : [one]))
  const pending = readPending.flatMap((one) => ('reason' in one ? [] : [one]))
  return { ...found, entries, pending, faults: faults.toSorted((one, other) => one.line - other.line), unclear: [] }
}

/** What is kept of what the file shows: nothing where it holds no day, or no amount, that could be read otherwise. */
function toKept(
  rows: readonly TableRow[],
  layout: TableLayout,
  shown: { dayOrder: DayOrder | undefined; decimal: DecimalSign | undefined },
): Pick<TableReading, 'dayOrder' | 'decimal'> {
  const days = rows.map((row) => readWrittenDay(readCell(layout, 'bookedOn', row)))
  const isOrdered = days.some((day) => day && !('day' in day))
  const isSigned = rows.some((row) => amountCells(row, layout).some((cell) => /[.,]/.test(cell)))
  return {
    dayOrder: isOrdered ? (shown.dayOrder ?? null) : layout.dayOrder,
    decimal: isSigned ? (shown.decimal ?? null) : layout.decimal,
  }
}

/** Without the lines at both ends that are surely no entries. */
function leaveOutEnds(rows: readonly TableRow[], layout: TableLayout) {
  const filled = rows.filter(({ cells, isBroken }) => isBroken || cells.some((cell) => cell.trim() !== ''))
  const isNone = (row: TableRow) => !isPending(row, layout) && isSummaryLine(row, layout)
  const first = filled.findIndex((row) => !isNone(row))
  const last = filled.findLastIndex((row) => !isNone(row))
  const lines = first < 0 ? [] : filled.slice(first, last + 1)
  const ends = first < 0 ? filled : [...filled.slice(0, first), ...filled.slice(last + 1)]
  return { lines, leftOut: ends.map(({ line }) => line) }
}

const isPending = (row: TableRow, layout: TableLayout) =>
  layout.roles.includes('status') &&
  !row.isBroken &&
  layout.pendingWords.some((word) => plainWord(word) === plainWord(readCell(layout, 'status', row)))

function readDayOrder(rows: readonly TableRow[], layout: TableLayout, { latest }: TableOwner) {
  const read = (role: 'bookedOn' | 'valueOn'): WrittenDay[] =>
    rows.flatMap((row) => readWrittenDay(readCell(layout, role, row)) ?? [])
  return decideDayOrder(read('bookedOn'), read('valueOn'), { kept: layout.dayOrder, latest })
}

const amountRoles = ['amount', 'amountIn', 'amountOut', 'balance'] as const

const amountCells = (row: TableRow, layout: TableLayout) => amountRoles.map((role) => readCell(layout, role, row))

function readDecimal(rows: readonly TableRow[], layout: TableLayout, { currency }: TableOwner) {
  const written = rows.flatMap((row) => amountCells(row, layout)).map((cell) => readWrittenAmount(cell, currency))
  const digits = written.flatMap((one) => (one && one !== 'currency' ? [one.digits] : []))
  return decideDecimal(digits, currency, layout.decimal)
}

/** Debits stand in a column of their own, or beside its word: with a minus everywhere, or nowhere. */
function findOutSign(rows: readonly TableRow[], layout: TableLayout, { currency }: TableOwner): 'plus' | 'minus' {
  const outs = rows.flatMap((row) => {
    const cell = layout.roles.includes('amountOut') ? readCell(layout, 'amountOut', row) : readDebit(row, layout)
    const written = readWrittenAmount(cell, currency)
    return written && written !== 'currency' && /[1-9]/.test(written.digits) ? [written.isNegative] : []
  })
  return outs.filter(Boolean).length > outs.length / 2 ? 'minus' : 'plus'
}

const readDebit = (row: TableRow, layout: TableLayout) =>
  layout.debitWords.some((word) => plainWord(word) === plainWord(readCell(layout, 'side', row)))
    ? readCell(layout, 'amount', row)
    : ''
