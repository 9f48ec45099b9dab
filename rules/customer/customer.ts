import { toCents } from '../catalogue/price/money.ts'
import type { CompanyField } from './registration.ts'

/** Whether a company may buy: it registers, is looked at, and is approved or rejected. */
export const customerStates = ['pending', 'active', 'rejected', 'suspended'] as const
export type CustomerState = (typeof customerStates)[number]

/** Days within which a customer pays; 0 is payment in advance. */
export const termsChoices = [0, 7, 14, 30, 45, 60, 90] as const
export const longestTerms = 365
/** The highest credit limit, in whole units of the customer's currency. */
export const highestCredit = 100_000_000
/** The most characters that are typed for it, with signs between thousands. */
export const longestCredit = 14
export const longestReason = 1_000

/** What of a company staff may correct. Its country stays: VAT, currency and documents follow it. */
export const correctable = [
  'company',
  'vatNumber',
  'taxCode',
  'sdiCode',
  'phone',
  'fax',
] as const satisfies CompanyField[]
export type CompanyFacts = Record<(typeof correctable)[number], string>

/** Which facts differ: only these are judged and stored, so that an old fault beside them does not block a correction. */
export const correctedFields = (was: CompanyFacts, is: CompanyFacts) =>
  correctable.filter((field) => was[field].trim() !== is[field].trim())

export type CustomerRefusal =
  | 'customer.decided'
  | 'customer.other_state'
  | 'customer.has_password'
  | 'customer.changed'
  | 'customer.other_currency'

/** What staff choose for a customer; the limit is an amount of the wire. */
export type Terms = { termsNetDays: number; creditLimit: number }

/** The fields of terms that cannot be: a customer who pays in advance has no credit, and cents are whole. */
export function termsFaults({ termsNetDays, creditLimit }: Terms): (keyof Terms)[] {
  const wrong: (keyof Terms)[] = []
  if (!Number.isInteger(termsNetDays) || termsNetDays < 0 || termsNetDays > longestTerms) wrong.push('termsNetDays')
  const isAmount = creditLimit >= 0 && creditLimit <= highestCredit && Number.isInteger(toCents(creditLimit))
  if (!isAmount || (termsNetDays === 0 && creditLimit > 0)) wrong.push('creditLimit')
  return wrong
}
