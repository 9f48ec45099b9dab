import type { VatReason } from '../vat/vat.ts'

/** Charts of accounts that DATEV has for companies, by their numbers. */
export const datevCharts = ['03', '04'] as const
export type DatevChart = (typeof datevCharts)[number]

/** What a company has entered for DATEV; null for what it has not. */
export type DatevSettings = {
  /** The numbers of the tax adviser and of the company at DATEV. */
  adviser: number | null
  client: number | null
  chart: DatevChart | null
  /** From 1: the fiscal year begins with the first day of this month. */
  yearStarts: number | null
  /** Digits of a ledger account; accounts of customers have one more. */
  accountLength: number | null
  /** Which account a customer would have whose id is 0. */
  firstDebtor: number | null
  /** For revenue with German VAT, for intra-Community supplies and for exports; each takes its VAT by itself. */
  taxedAccount: number | null
  intraEuAccount: number | null
  exportAccount: number | null
}

export type DatevField = keyof DatevSettings
type RevenueField = 'taxedAccount' | 'intraEuAccount' | 'exportAccount'

const revenueFields: readonly RevenueField[] = ['taxedAccount', 'intraEuAccount', 'exportAccount']

/** The least and the most of each number, both inclusive. */
export const datevBounds = {
  adviser: [1_001, 9_999_999],
  client: [1, 99_999],
  yearStarts: [1, 12],
  accountLength: [4, 8],
} as const satisfies Partial<Record<DatevField, readonly [number, number]>>

export const emptyDatevSettings: DatevSettings = {
  adviser: null,
  client: null,
  chart: null,
  yearStarts: null,
  accountLength: null,
  firstDebtor: null,
  taxedAccount: null,
  intraEuAccount: null,
  exportAccount: null,
}

/** Outside of its bounds; an account of another length; accounts without a length; no account of a customer. */
export type DatevFault = 'bounds' | 'digits' | 'missing' | 'debtor'

/** What is wrong with settings, by field; empty where nothing is. What is missing is nothing wrong, but for the length of accounts. */
export function datevFaults(settings: DatevSettings) {
  const faults: { [field in DatevField]?: DatevFault } = {}
  for (const [field, bounds] of Object.entries(datevBounds) as [keyof typeof datevBounds, readonly [number, number]][])
    if (settings[field] !== null && !isWithin(settings[field], bounds)) faults[field] = 'bounds'
  const { accountLength, firstDebtor } = settings
  const hasAccounts = [...revenueFields, 'firstDebtor' as const].some((field) => settings[field] !== null)
  if (accountLength === null && hasAccounts) faults.accountLength = 'missing'
  if (accountLength === null || faults.accountLength) return faults
  for (const field of revenueFields)
    if (settings[field] !== null && !hasDigits(settings[field], accountLength)) faults[field] = 'digits'
  if (firstDebtor !== null && !isDebtor(firstDebtor, accountLength)) faults.firstDebtor = 'debtor'
  return faults
}

const isWithin = (value: number, [least, most]: readonly [number, number]) =>
  Number.isInteger(value) && value >= least && value <= most

const hasDigits = (account: number, digits: number) => Number.isInteger(account) && String(account).length === digits

/** Customers have the accounts from 1 to 6 in front; 7 to 9 are suppliers. */
const isDebtor = (account: number, accountLength: number) =>
  hasDigits(account, accountLength + 1) && '123456'.includes(String(account).charAt(0))

/** The account of a customer; null where it is out of range. */
export function debtorAccount(firstDebtor: number, accountLength: number, customerId: number): number | null {
  const account = firstDebtor + customerId
  return isDebtor(account, accountLength) ? account : null
}

/** The standard rate of German VAT, for which the account of taxed revenue is. */
export const germanVatBp = 1_900

/** Which revenue account a document needs by its VAT; null where German VAT knows none, such as for another rate. */
export function revenueField({ reason, rateBp }: { reason: VatReason; rateBp: number }): RevenueField | null {
  if (reason === 'vat.domestic' || reason === 'vat.ship_from_rate')
    return rateBp === germanVatBp ? 'taxedAccount' : null
  if (reason === 'vat.intra_eu') return 'intraEuAccount'
  return reason === 'vat.export' ? 'exportAccount' : null
}

/** The first day of the fiscal year of an ISO date. */
export function fiscalYearStart(day: string, yearStarts: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return `${month < yearStarts ? year - 1 : year}-${String(yearStarts).padStart(2, '0')}-01`
}
