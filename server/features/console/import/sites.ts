import { sql } from 'kysely'
import {
  bankAccountLengths,
  type ContactField,
  cleanBankAccount,
  contactLengths,
  type OwnAccountDraft,
  officeKinds,
  officeLengths,
  type SiteOffice,
} from '../../../../rules/site/settings.ts'
import { type Certificate, certificates } from '../../../../rules/site/site.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal, sayRefusal } from '../../../http/refuse.ts'
import { type Row, readChoice, readList, readText, requiredText } from '../../../spreadsheets/fields.ts'
import { accountStore } from '../site-settings/bank-accounts.ts'
import { changeSiteIn, contactStore, officeStore } from '../site-settings/change-settings.ts'
import { findSettings, siteByPrefix } from '../site-settings/site-settings.staff.ts'
import { countStored, type ImportKind } from './kinds.ts'
import { addBad } from './report.ts'

type SiteLine = {
  line: number
  site: string
  contact: Partial<Record<ContactField, string>>
  certificates: string[] | null
  /** Null where the file says nothing of it. */
  office: SiteOffice | null
  bankAccount: OwnAccountDraft | null
}

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
 * `certificates`, and all of `officeColumns` and `bankColumns` where `company` and `account` are filled in. An empty cell leaves what is.
 * A further account is a further line of the site.
 */
export const sites: ImportKind<SiteLine> = {
  name: 'sites',
  columns: ['site', 'service_email', 'order_email'],
  batchSize: 100,
  read: (row) => ({
    line: row.line,
    site: requiredText(row, 'site', 2).toUpperCase(),
    contact: readFilled(row, contactColumns, contactLengths),
    certificates: 'certificates' in row.fields ? readList(row, 'certificates') : null,
    office: readText(row, 'company') === '' ? null : cells(row, officeColumns, officeLengths),
    bankAccount: readText(row, 'account') === '' ? null : readAccount(row),
  }),
  keyOf: ({ site, bankAccount }) =>
    bankAccount ? [site, cleanBankAccount(bankAccount).account, bankAccount.currency].join(' ') : site,
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
  const found = await siteByPrefix(tx, line.site)
  const site = found && (await findSettings(tx, found.orgId))
  if (!site) return { reason: `no site begins its numbers with ${line.site}` }
  const unknown = line.certificates?.find((one) => !isCertificate(one))
  if (unknown) return { reason: `certificates is none of ${certificates.join(', ')}: ${unknown}` }
  const { hotPhone, serviceEmail, orderEmail, skypeId, opens, closes } = site
  const contact = { hotPhone, serviceEmail, orderEmail, skypeId, opens, closes, ...line.contact }
  const stores = [
    contactStore({ ...contact, certificates: line.certificates?.filter(isCertificate) ?? site.certificates }),
    ...(line.office ? [officeStore(officeKinds[site.region][0], line.office)] : []),
    ...(line.bankAccount ? [accountStore(line.bankAccount)] : []),
  ]
  const actor = { accountId: null, customerId: null, orgId: site.orgId, address: '' }
  await sql`savepoint site`.execute(tx)
  try {
    return { changed: await changeSiteIn(tx, { orgId: site.orgId, actor, now: new Date() }, stores) }
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

/** Documents name it unless the file says that its statements alone are read. */
const readAccount = (row: Row): OwnAccountDraft => ({
  ...cells(row, bankColumns, bankAccountLengths),
  currency: readText(row, 'account_currency', 3).toUpperCase(),
  isPaymentAccount: readChoice(row, 'payment_account', ['yes', 'no'], 'yes') === 'yes',
})

const isCertificate = (text: string): text is Certificate => certificates.some((one) => one === text)

type Columns<Field extends string> = Record<Field, string>
type Lengths<Field extends string> = Record<Field, number>

const cells = <Field extends string>(row: Row, columns: Columns<Field>, lengths: Lengths<Field>) =>
  Object.fromEntries(
    Object.entries<string>(columns).map(([field, column]) => [field, readText(row, column, lengths[field as Field])]),
  ) as Record<Field, string>

const readFilled = <Field extends string>(row: Row, columns: Columns<Field>, lengths: Lengths<Field>) =>
  Object.fromEntries(Object.entries<string>(cells(row, columns, lengths)).filter(([, text]) => text !== '')) as Partial<
    Record<Field, string>
  >
