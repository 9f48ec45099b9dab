import type { BankEntry, BankStatement } from '../../../../../rules/ledger/bank-statement.ts'
import { decideBooked } from '../../../../../rules/ledger/statement-balance.ts'
import { addDays } from '../../../../../rules/shipping/day.ts'
import { makeUnique } from '../unique-references.ts'
import { readAccount } from './account.ts'
import { Mt940Fault } from './fault.ts'
import type { Field } from './fields.ts'
import { isPointer, readPayment } from './payment.ts'
import { readAmount, readDay, readStatementLine, type StatementLine } from './statement-line.ts'

type Balance = { amount: number; currency: string; day: string; isIntermediate: boolean }
type Entry = StatementLine & { details: string[] }

/** A message: a statement, or a page of one. */
export type Page = {
  id: string
  account: string
  /** Of the statement, as it is written. */
  number: string
  /** Which page of it this is. */
  page: number
  opening: Balance
  closing: Balance
  entries: Entry[]
}

/** Reads the fields of a message. Refuses it where one is not understood, or missing. */
export function readPage(fields: readonly Field[]): Page {
  const read = (...tags: string[]) => fields.filter(({ tag }) => tags.includes(tag))
  const interim = read('13D', '34F', '90C', '90D')[0]
  if (interim) throw new Mt940Fault('bank_file.not_camt', interim.line)
  const opening = readOnly(fields, '60F', '60M')
  const closing = readOnly(fields, '62F', '62M')
  const [from, to] = [opening, closing].map(readBalance) as [Balance, Balance]
  if (from.currency !== to.currency) throw new Mt940Fault('bank_file.shape', closing.line)
  const [, number = '', page = '1'] =
    /^\s*([^/\s]*)(?:\/(\d{1,5}))?/.exec(readOnly(fields, '28', '28C').lines[0] ?? '') ?? []
  return {
    id: readOnly(fields, '20').lines[0]?.trim() ?? '',
    account: readAccount(readOnly(fields, '25', '25P').lines[0] ?? ''),
    number,
    page: Math.max(1, Number(page)),
    opening: from,
    closing: to,
    entries: readEntries(fields, { opening, closing, currency: from.currency }),
  }
}

/** The only field of these tags that a message has. */
function readOnly(fields: readonly Field[], ...tags: string[]): Field {
  const [field, another] = fields.filter(({ tag }) => tags.includes(tag))
  if (!field || another) throw new Mt940Fault('bank_file.shape', (another ?? fields[0])?.line ?? 1)
  return field
}

function readBalance({ tag, lines, line }: Field): Balance {
  const [, mark, date = '', currency = '', amount = ''] =
    /^([CD])(\d{6})([A-Z]{3})(\d{0,20},\d{0,5})$/.exec(lines[0]?.trim() ?? '') ?? []
  const day = readDay(date)
  if (!mark || day === null) throw new Mt940Fault('bank_file.shape', line)
  const cents = readAmount(amount, currency)
  if (cents === null) throw new Mt940Fault('bank_file.amount', line)
  return { amount: mark === 'D' ? -cents : cents, currency, day, isIntermediate: tag.endsWith('M') }
}

type Frame = { opening: Field; closing: Field; currency: string }

/** Entries stand between the balances, and what is said of each behind it; behind the last balance stands what is said of the whole. */
function readEntries(fields: readonly Field[], { opening, closing, currency }: Frame): Entry[] {
  const entries: Entry[] = []
  const [start, end] = [fields.indexOf(opening), fields.indexOf(closing)]
  for (const [at, field] of fields.entries()) {
    const last = entries.at(-1)
    const isWithin = at > start && at < end
    if (field.tag === '61' && isWithin) entries.push({ ...readStatementLine(field, currency), details: [] })
    else if (isWithin && last && (field.tag === '86' || field.tag.startsWith('NS'))) last.details.push(...field.lines)
    else if (field.tag === '61' || (field.tag === '86' && at < end)) throw new Mt940Fault('bank_file.shape', field.line)
  }
  return entries
}

/** One statement of its pages: its opening balance is that of the first, its closing balance that of the last. */
export function toStatement(pages: readonly [Page, ...Page[]]): BankStatement {
  const [first] = pages
  const { id, account, number, opening } = first
  const { closing } = pages.at(-1) ?? first
  const { currency } = opening
  const read = pages.flatMap(({ entries }) => entries)
  const toEntries = (some: readonly Entry[]) => some.map((entry, at) => toEntry(entry, { position: at + 1, currency }))
  const entries = makeUnique(toEntries(read.filter(({ isExpected }) => !isExpected)))
  const balances = { currency, opening: opening.amount, closing: closing.amount }
  const { doubt } = decideBooked(balances, [{ isBooked: true, payments: entries }])
  return {
    messageId: id,
    // Some banks write the same for all of their statements.
    id: [id, number].filter(Boolean).join(' '),
    sequence: number,
    account,
    ...balances,
    // The day of the opening balance is mostly one before.
    from: null,
    to: closing.day,
    kind: 'statement',
    writtenAt: null,
    startsAt: `${opening.day < closing.day ? addDays(opening.day, 1) : closing.day}T00:00:00`,
    endsAt: `${addDays(closing.day, 1)}T00:00:00`,
    page: opening.isIntermediate || closing.isIntermediate ? first.page : null,
    entries,
    pending: toEntries(read.filter(({ isExpected }) => isExpected)),
    doubt,
  }
}

function toEntry(
  { details, ...line }: Entry,
  { position, currency }: { position: number; currency: string },
): BankEntry {
  const { bookedOn, valueOn, amount, direction, isReversal, reference, bankReference } = line
  const name = [bankReference, reference].find((one) => !isPointer(one)) ?? `position ${position}`
  const payment = readPayment(line, details)
  return { reference: name, part: 0, bookedOn, valueOn, amount, currency, direction, isReversal, ...payment }
}
