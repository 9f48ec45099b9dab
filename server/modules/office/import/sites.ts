import { sql } from 'kysely'
import {
  type BankAccountField,
  bankAccountLengths,
  type ContactField,
  cleanBankAccount,
  contactLengths,
  type OfficeField,
  type OwnAccountDraft,
  officeKinds,
  officeLengths,
} from '../../../../rules/site/settings.ts'
import { type Certificate, certificates } from '../../../../rules/site/site.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal, sayRefusal } from '../../../http/refuse.ts'
import { type Row, readChoice, readList, requiredText } from '../../../spreadsheets/fields.ts'
import { accountStore } from '../../site/settings/bank-accounts.ts'
import {
  changeSiteIn,
  contactStore,
  officeStore,
  type Settings,
  type Store,
} from '../../site/settings/change-settings.ts'
import { findSettings, siteByPrefix } from '../../site/settings/site-settings.staff.ts'
import { type Cell, pickCell, readCell, readLastingCell, textUpTo } from './cell.ts'
import { countStored, type ImportKind } from './kinds.ts'
import { addBad } from './report.ts'

type SiteLine = {
  line: number
  site: string
  contact: Cells<ContactField>
  certificates: Cell<string[]>
  office: Cells<OfficeField>
  bankAccount: Cells<BankAccountField>
  /** That of the site where nothing is said. */
  currency: string | undefined
  isPaymentAccount: boolean | undefined
}
type Cells<Field extends string> = Record<Field, Cell<string>>

const contactColumns = {
  hotPhone: 'hotline',
  serviceEmail: 'service_email',
  orderEmail: 'order_email',
  skypeId: 'messenger',
  opens: 'opens',
  closes: 'closes',
}
const officeColumns = {
  name: 'company',
  address1: 'address',
  postcode: 'postcode',
  city: 'city',
  state: 'state',
  country: 'country',
  phone: 'phone',
  email: 'email',
  registrationNumber: 'registration_number',
  vatNumber: 'vat_number',
  legalNote: 'legal_note',
  peppolAddress: 'peppol_address',
  latePenalty: 'late_penalty',
  recoveryFee: 'recovery_fee',
  earlyDiscount: 'early_discount',
}
const bankColumns = { holder: 'account_holder', bank: 'bank', account: 'account', bic: 'bic' }
const columnNames: Record<string, string> = {
  ...contactColumns,
  ...officeColumns,
  ...bankColumns,
  currency: 'account_currency',
}

/**
 * What a company says of itself, a line for each site, by the letters with which its numbers begin: the columns of `contactColumns`,
 * `certificates`, `officeColumns` and `bankColumns`. A further account is a further line of the site; of one that is another by its number
 * nothing is known yet. A new one is named by documents unless `payment_account` is no.
 */
export const sites: ImportKind<SiteLine> = {
  name: 'sites',
  columns: ['site', 'service_email', 'order_email'],
  batchSize: 100,
  read: (row) => ({
    line: row.line,
    site: requiredText(row, 'site', 2).toUpperCase(),
    contact: readCells(row, contactColumns, contactLengths),
    certificates: readCell(row, 'certificates', readList),
    office: readCells(row, officeColumns, officeLengths),
    bankAccount: readCells(row, bankColumns, bankAccountLengths),
    currency: readLastingCell(row, 'account_currency', textUpTo(3))?.toUpperCase(),
    isPaymentAccount: readLastingCell(row, 'payment_account', readYes),
  }),
  keyOf: ({ site, bankAccount, currency = '' }) => [site, numberIn(bankAccount), currency].join(' '),
  store: async (tx, lines, report) => {
    // A shop has some sites, and each some accounts.
    for (const line of lines) {
      const outcome = await storeLine(tx, line)
      if ('reason' in outcome) addBad(report, line.line, outcome.reason)
      else countStored(report, 1, { added: 0, changed: outcome.changed ? 1 : 0 })
    }
  },
}

async function storeLine(tx: Tx, line: SiteLine): Promise<{ changed: boolean } | { reason: string }> {
  const siteId = await siteByPrefix(tx, line.site)
  const site = siteId && (await findSettings(tx, siteId.orgId))
  if (!site) return { reason: `no site begins its numbers with ${line.site}` }
  const unknown = line.certificates?.find((one) => !isCertificate(one))
  if (unknown) return { reason: `certificates is none of ${certificates.join(', ')}: ${unknown}` }
  const actor = { accountId: null, customerId: null, orgId: site.orgId, address: '' }
  await sql`savepoint site`.execute(tx)
  try {
    return { changed: await changeSiteIn(tx, { orgId: site.orgId, actor, now: new Date() }, [storeSaid(line)]) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // What was stored of the line before its fault was found.
    await sql`rollback to savepoint site`.execute(tx)
    return { reason: sayReason(error) }
  }
}

const sayReason = (error: Refusal) =>
  error.code === 'request.invalid'
    ? `cannot be: ${error.fields.map((field) => columnNames[field] ?? field).join(', ')}`
    : sayRefusal('en', error)

const readYes = (row: Row, column: string) => readChoice(row, column, ['yes', 'no']) === 'yes'

const isCertificate = (text: string): text is Certificate => certificates.some((one) => one === text)

/** What is known of a site is read under its lock. */
const storeSaid =
  (line: SiteLine): Store =>
  async (tx, site, now) => {
    const { contact, certificates: held, office } = line
    const kept = held === undefined ? site.certificates : (held ?? []).filter(isCertificate)
    await contactStore({ ...merge(contact, site), certificates: kept })(tx, site, now)
    const kind = officeKinds[site.region][0]
    const knownOffice = site.offices.find((one) => one.kind === kind)
    if (saysAny(office)) await officeStore(kind, merge(office, knownOffice))(tx, site, now)
    if (saysAny(line.bankAccount)) await accountStore(toAccount(line, site))(tx, site, now)
  }

function toAccount({ bankAccount, isPaymentAccount, ...line }: SiteLine, site: Settings): OwnAccountDraft {
  const currency = line.currency ?? site.currency
  const number = numberIn(bankAccount)
  const knownAccount = site.bankAccounts.find(
    (one) => one.currency === currency && (number === '' ? one.isPaymentAccount : one.account === number),
  )
  return {
    ...merge(bankAccount, knownAccount),
    currency,
    isPaymentAccount: isPaymentAccount ?? knownAccount?.isPaymentAccount ?? true,
  }
}

const numberIn = ({ account }: Cells<BankAccountField>) =>
  cleanBankAccount({ holder: '', bank: '', bic: '', account: account ?? '' }).account

const saysAny = (cells: Cells<string>) => Object.values(cells).some((cell) => cell !== undefined)

const merge = <Field extends string>(cells: Cells<Field>, known: Record<Field, string> | undefined) =>
  Object.fromEntries(
    Object.entries<Cell<string>>(cells).map(([field, cell]) => [field, pickCell(cell, known?.[field as Field], '')]),
  ) as Record<Field, string>

const readCells = <Field extends string>(row: Row, columns: Record<Field, string>, lengths: Record<Field, number>) =>
  Object.fromEntries(
    Object.entries<string>(columns).map(([field, column]) => [
      field,
      readCell(row, column, textUpTo(lengths[field as Field])),
    ]),
  ) as Cells<Field>
