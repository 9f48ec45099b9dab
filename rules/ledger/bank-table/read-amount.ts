import { readBankAmount } from '../bank-amount.ts'
import { type DecimalSign, decimalSigns } from './layout.ts'

/** An amount as it is written, without its sign and currency. */
export type WrittenAmount = { digits: string; isNegative: boolean }

const currencySigns: Readonly<Record<string, readonly string[]>> = {
  EUR: ['EUR', '€'],
  USD: ['USD', 'US$', '$'],
  GBP: ['GBP', '£'],
  PLN: ['PLN', 'ZŁ'],
}

/** Whether a text names a currency by its code, or by its sign where it has one. */
export const isCurrency = (text: string, currency: string) =>
  (currencySigns[currency] ?? [currency]).includes(text.trim().toUpperCase())

/**
 * Reads an amount with its sign before or behind it, in parentheses, or as CR and DR; null for what is none. 'currency' where it names
 * another one.
 */
export function readWrittenAmount(text: string, currency: string): WrittenAmount | 'currency' | null {
  const plain = text
    .replaceAll(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replaceAll(/[−–]/g, '-')
    .replaceAll('’', "'")
    .trim()
    .toUpperCase()
  const [, before = '', digits = '', behind = ''] =
    /^([^\d.,]{0,12})([\d.,' ]{0,40}[\d.,])([^\d.,]{0,12})$/.exec(plain) ?? []
  if (!/\d/.test(digits)) return null
  const marks = readMarks(before.trim(), behind.trim())
  if (!marks) return null
  if (marks.named.some((name) => !isCurrency(name, currency))) return 'currency'
  return { digits: digits.trim(), isNegative: marks.isNegative }
}

/** The sign and the names of currencies around an amount; undefined for anything else, and for two signs. */
function readMarks(before: string, behind: string): { isNegative: boolean; named: string[] } | undefined {
  const isBracketed = before.startsWith('(') && behind.endsWith(')')
  const [head, tail] = isBracketed ? [before.slice(1), behind.slice(0, -1)] : [before, behind]
  const signs = [isBracketed ? '(' : '', /[-+]/.exec(head)?.[0], /[-+]$|\b(?:CR|DR|DB)$/.exec(tail)?.[0]].filter(
    Boolean,
  )
  if (signs.length > 1) return undefined
  const named = [head.replace(/[-+]/, ''), tail.replace(/[-+]$|\b(?:CR|DR|DB)$/, '')].map((name) => name.trim())
  const currencies = named.filter((name) => name !== '')
  if (currencies.some((name) => !/^(?:[A-Z]{3}|US\$|ZŁ|[€$£])$/.test(name))) return undefined
  const [sign = '+'] = signs
  return { isNegative: ['(', '-', 'DR', 'DB'].includes(sign), named: currencies }
}

const grouped = {
  '.': /^(?:\d{1,15}|\d{1,3}(?:([,' ])\d{3})(?:\1\d{3}){0,4})(?:\.\d{1,5})?$|^\.\d{1,5}$/,
  ',': /^(?:\d{1,15}|\d{1,3}(?:([.' ])\d{3})(?:\1\d{3}){0,4})(?:,\d{1,5})?$|^,\d{1,5}$/,
} as const

/** The amount in the minor unit by the sign of its decimals; null where it is none in that writing. */
export function toMinorUnit(digits: string, decimal: DecimalSign, currency: string): number | null {
  if (!grouped[decimal].test(digits)) return null
  const [whole = '', fraction] = digits.split(decimal)
  const plain = whole.replaceAll(/[.,' ]/g, '')
  return readBankAmount(fraction === undefined ? plain : `${plain}.${fraction}`, currency)
}

/**
 * By what sign the decimals of a file are written: the only one in which all of its amounts are some. Else the one that staff have said,
 * any where all are the same in both; undefined where nothing decides.
 */
export function decideDecimal(
  amounts: readonly string[],
  currency: string,
  kept: DecimalSign | null,
): DecimalSign | undefined {
  const readings = decimalSigns.map((sign) => ({ sign, read: amounts.map((one) => toMinorUnit(one, sign, currency)) }))
  const possible = readings.filter(({ read }) => read.every((amount) => amount !== null))
  const [first, second] = possible
  if (!first) return kept ?? mostRead(readings)
  if (!second) return first.sign
  return kept ?? (first.read.every((amount, at) => amount === second.read[at]) ? first.sign : undefined)
}

type Reading = { sign: DecimalSign; read: (number | null)[] }

/** A file that is refused by its line is: the fewest lines are at fault, or those below the first one. */
const mostRead = (readings: readonly Reading[]) =>
  readings.toSorted((one, other) => countRead(other) - countRead(one) || (one.read[0] === null ? 1 : -1))[0]?.sign ??
  '.'

const countRead = ({ read }: Reading) => read.filter((amount) => amount !== null).length
