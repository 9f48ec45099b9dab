import {
  type CompanyDraft,
  type CompanyFault,
  type CompanyFaults,
  type CompanyField,
  type CountryFacts,
  cleanCompany,
  companyFaults,
  registrationsPerAddress,
} from '../../../../rules/customer/registration.ts'
import { isTaxCode, isVatNumber, knowsVatNumbers } from '../../../../rules/vat/number.ts'
import type { Language } from '../../../../texts/index.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record.ts'
import type { RequestKey } from '../../../http/idempotency.ts'
import { rateLimit } from '../../../http/rate-limit.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import type { VatService } from '../../../vat-service/vat-service.ts'
import { countryById, findStates, siteById } from '../../site/sites/site.queries.ts'
import { refuseTaken } from './begin-registration.ts'
import {
  addAccountWithoutRights,
  addBillingAddress,
  addPendingCustomer,
  bindDocuments,
  registrationByKey,
  storeRegistration,
} from './registration.queries.ts'
import { findRegistrationDraft, lockRegistrationDraft } from './registration-draft.queries.ts'
import { applicationMail, welcomeMail } from './registration-mail.ts'

type CompanyRegistration = {
  token: string
  orgId: number
  currency: string
  draft: CompanyDraft & { agreed: boolean }
  /** The sender's place in the network. */
  address: string
  language: Language
  requestKey: RequestKey
}

/**
 * Registers a company from what was begun: customer, billing address, account and documents, both mails and the audit, in
 * one transaction. The same key with the same facts answers what was stored before. The official service is asked
 * before the transaction; its silence is no answer.
 */
export async function registerCompany(
  db: Db,
  vatService: VatService,
  { draft, ...sender }: CompanyRegistration,
  now: Date,
) {
  const storedAnswer = await findStoredAnswer(db, sender.requestKey)
  if (storedAnswer) return storedAnswer
  if (!(await findRegistrationDraft(db, sender.token, now))) return loadStoredAnswer(db, sender.requestKey)
  const limit = { what: 'register', key: sender.address, most: registrationsPerAddress }
  await db.transaction().execute((tx) => rateLimit(tx, [limit], now))

  const site = await siteOrRefusal(db, sender)
  const company = await checkCompany(db, draft)
  const vatConfirmed = await confirmVatNumber(vatService, company.vatNumber)
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, [`registration key ${sender.requestKey.key}`])
    return (await findStoredAnswer(tx, sender.requestKey)) ?? store(tx, { ...sender, site, company, vatConfirmed }, now)
  })
}

async function findStoredAnswer(db: Db | Tx, { key, requestHash }: RequestKey) {
  const registration = await registrationByKey(db, key)
  if (!registration) return undefined
  if (!registration.requestHash.equals(requestHash)) throw new Refusal('request.conflict')
  const { requestHash: _, ...answer } = registration
  return { ...answer, status: 'pending' as const }
}

/** The token was used: by the same request a moment ago, which is answered alike, or by another. */
async function loadStoredAnswer(db: Db | Tx, requestKey: RequestKey) {
  const storedAnswer = await findStoredAnswer(db, requestKey)
  if (!storedAnswer) throw new Refusal('registration.draft_over')
  return storedAnswer
}

async function siteOrRefusal(db: Db, { orgId, currency }: { orgId: number; currency: string }) {
  const site = await siteById(db, orgId)
  if (!site) throw new Refusal('request.invalid', { fields: ['orgId'] })
  if (site.currency !== currency) throw new Refusal('request.invalid', { fields: ['currency'] })
  return site
}

/**
 * The facts as they are stored; refuses what is not filled in, by field, and numbers whose check digits are wrong. With `judged`
 * these fields alone are looked at.
 */
export async function checkCompany(
  db: Db,
  draft: CompanyDraft & { agreed: boolean },
  judged?: readonly CompanyField[],
): Promise<CompanyDraft> {
  const country = await findCountryFacts(db, draft.country.trim().toUpperCase())
  const faults: Partial<Record<string, CompanyFault>> = companyFaults(draft, country)
  const company = cleanCompany(draft, country)
  Object.assign(faults, numberFaults(company, faults))
  const fields = Object.keys(faults).filter((field) => !judged || judged.some((one) => one === field))
  if (fields.length > 0) throw new Refusal('request.invalid', { fields, details: { faults } })
  return company
}

/** Numbers that have the right form, but not their check digits. */
function numberFaults({ vatNumber, taxCode, country }: CompanyDraft, faults: CompanyFaults): CompanyFaults {
  const isNone = vatNumber !== '' && knowsVatNumbers(country) && !isVatNumber(vatNumber, country)
  return {
    ...(isNone && !faults.vatNumber && { vatNumber: 'invalid' }),
    ...(taxCode !== '' && !faults.taxCode && !isTaxCode(taxCode) && { taxCode: 'invalid' }),
  }
}

async function findCountryFacts(db: Db, iso2: string): Promise<CountryFacts | undefined> {
  const country = await countryById(db, iso2)
  if (!country) return undefined
  const states = await findStates(db, iso2)
  return { ...country, states: states.map(({ code }) => code) }
}

/** Asks the official service: true where it knows the number, null where it is silent; refuses what it does not know. */
export async function confirmVatNumber(vatService: VatService, vatNumber: string) {
  const answer = vatNumber ? await vatService(vatNumber) : 'unknown'
  if (answer === 'invalid') throw new Refusal('registration.vat_refused', { fields: ['vatNumber'] })
  return answer === 'valid' ? true : null
}

type Site = Awaited<ReturnType<typeof siteOrRefusal>>
type StoreContext = Omit<CompanyRegistration, 'draft'> & {
  site: Site
  company: CompanyDraft
  vatConfirmed: boolean | null
}

async function store(
  tx: Tx,
  { token, company, site, language, requestKey, address, vatConfirmed }: StoreContext,
  now: Date,
) {
  const begun = await lockRegistrationDraft(tx, token, now)
  if (!begun) return loadStoredAnswer(tx, requestKey)
  await refuseTaken(tx, begun)
  const { userName, email, passwordHash } = begun
  const { orgId, currency } = site
  const customer = await addPendingCustomer(tx, { company, orgId, currency, vatConfirmed }, now)
  const name = `${company.firstName} ${company.lastName}`
  const newAccount = { customerId: customer.id, userName, email, emailProvedAt: now, name, passwordHash, language }
  const account = await addAccountWithoutRights(tx, newAccount, now)
  // Taken since it was looked at above.
  if (!account) throw new Refusal('user_name.taken', { fields: ['userName'] })
  await addBillingAddress(tx, customer.id, company, email)
  const documents = await bindDocuments(tx, begun.id, customer.id)
  if (documents === 0) throw new Refusal('registration.no_document', { fields: ['documents'] })
  await storeRegistration(tx, { customerId: customer.id, accountId: account.id, ...requestKey })

  const mail = { custnum: customer.custnum, company, userName, email, site, language, documents }
  const mails = [welcomeMail(mail), applicationMail(mail)]
  const actor = { accountId: account.id, customerId: customer.id, orgId, address }
  const after = { ...company, custnum: customer.custnum, userName, email, documents }
  const event = { action: 'customer.registered' as const, subject: `customer ${customer.id}`, after, mails }
  await recordEvent(tx, { ...actor, ...event }, now)
  return orNotFound(await findStoredAnswer(tx, requestKey))
}
