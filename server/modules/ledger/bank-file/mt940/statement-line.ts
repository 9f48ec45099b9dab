import { readBankAmount } from '../../../../../rules/ledger/bank-amount.ts'
import type { BankEntry } from '../../../../../rules/ledger/bank-statement.ts'
import { daysBetween, isDay } from '../../../../../rules/shipping/day.ts'
import { Mt940Fault } from './fault.ts'
import type { Field } from './fields.ts'

/** What `:61:` says of an entry. */
export type StatementLine = Pick<BankEntry, 'bookedOn' | 'amount' | 'direction' | 'isReversal'> & {
  valueOn: string
  /** It is expected, and not booked yet. */
  isExpected: boolean
  /** Of the kind of payment: `NTRF`. */
  type: string
  /** What whose account it is named it by, and what the bank did. */
  reference: string
  bankReference: string
  /** The lines below it. */
  supplement: string[]
}

// Day of value, day of booking, mark, a letter of the currency, amount, type, reference.
const statementLine = /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?(\d{0,20},\d{0,5})([NSF][A-Z\d ]{3})(.*)$/

/** Reads `:61:` in a currency. */
export function readStatementLine({ lines, line }: Field, currency: string): StatementLine {
  const [first = '', ...supplement] = lines
  const found = statementLine.exec(first)
  const [, value = '', entry, mark = '', , amount = '', type = '', references = ''] = found ?? []
  const valueOn = readDay(value)
  if (!found || valueOn === null) throw new Mt940Fault('bank_file.shape', line)
  const bookedOn = entry ? readEntryDay(entry, valueOn) : valueOn
  const cents = readAmount(amount, currency)
  if (bookedOn === null) throw new Mt940Fault('bank_file.shape', line)
  if (cents === null) throw new Mt940Fault('bank_file.amount', line)
  const [named = '', ...bank] = references.split('//')
  const [reference, beside] = splitReference(named)
  return {
    bookedOn,
    valueOn,
    amount: cents,
    direction: debits.has(mark) ? 'debit' : 'credit',
    isReversal: mark.startsWith('R'),
    isExpected: mark.startsWith('E'),
    type: type.trim(),
    reference,
    bankReference: bank.join('//').trim(),
    supplement: [beside, ...supplement.map((text) => text.trim())].filter(Boolean),
  }
}

const longestReference = 16

/** Older statements have the payer's name in the same line, behind a reference that is filled up with blanks. */
function splitReference(named: string): [string, string] {
  const isFilled = named.charAt(longestReference - 1) === ' '
  const end = isFilled ? longestReference : named.length
  return [named.slice(0, end).trim(), named.slice(end).trim()]
}

// A reversal is named by what it reverses: RC a credit, a debit for us.
const debits: ReadonlySet<string> = new Set(['D', 'ED', 'RC'])

/** An amount in hundredths; null for what is none. Some banks fill it up with zeros. */
export const readAmount = (text: string, currency: string) =>
  readBankAmount(text.replace(/^0+(?=\d)/, '').replace(',', '.'), currency)

/** A day as YYMMDD; null for what is none. Where a month of interest has thirty days, February may have them, too. */
export function readDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  const century = Number(year) < 80 ? '20' : '19'
  const written = [day, ...(month === '02' && /^(?:29|30)$/.test(day) ? ['29', '28'] : [])]
  return written.map((one) => `${century}${year}-${month}-${one}`).find(isDay) ?? null
}

/** The day as MMDD that is nearest to the day of value: at the turn of a year it may be of another one. */
function readEntryDay(text: string, valueOn: string): string | null {
  const year = Number(valueOn.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap((one) => readDay(String(one).slice(2) + text) ?? [])
  const away = (day: string) => Math.abs(daysBetween(valueOn, day))
  return days.toSorted((one, other) => away(one) - away(other))[0] ?? null
}
