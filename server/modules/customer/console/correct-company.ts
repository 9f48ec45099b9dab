import { type CompanyFacts, correctable, correctedFields } from '../../../../rules/customer/customer.ts'
import { companyFields } from '../../../../rules/customer/registration.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { accessibleSites, findManagers } from '../../../staff/choices.ts'
import type { VatService } from '../../../vat-service/vat-service.ts'
import { checkCompany, confirmVatNumber } from '../registration/register-company.ts'
import { customerQueries, storeCorrection } from './customer.staff.ts'

type CorrectionContext = { caller: Caller; actor: Actor; customerId: number }
type CompanyCorrection = CompanyFacts & { orgId: number }
type Customer = NonNullable<Awaited<ReturnType<ReturnType<typeof customerQueries>['find']>>>

/**
 * Corrects what is known of a company, by the rule of registrations; what was not touched is not judged. The official service is
 * asked about a new VAT number before the transaction; its silence is no answer. Refuses what has changed since
 * `was`, and a site of another currency: amounts that are stored would mean something else.
 */
export async function correctCompany(
  db: Db,
  { caller, actor, customerId, vatService }: CorrectionContext & { vatService: VatService },
  { was, ...correction }: CompanyCorrection & { was: CompanyCorrection },
  now: Date,
) {
  const { country } = orNotFound(await customerQueries(db, caller).find(customerId))
  const judged = correctedFields(was, correction)
  const company = await checkCompany(db, { ...nothing, ...correction, country, agreed: true }, judged)
  const isNewNumber = judged.includes('vatNumber')
  const vatConfirmed = isNewNumber ? await confirmVatNumber(vatService, company.vatNumber) : null
  return db.transaction().execute(async (tx) => {
    const before = orNotFound(await customerQueries(tx, caller).lockAndFind(customerId))
    if (before.orgId !== was.orgId || correctedFields(was, before).length > 0) throw new Refusal('customer.changed')
    const accountManagerId = await managerAt(tx, { caller, customer: before, orgId: correction.orgId })
    const corrected = Object.fromEntries(judged.map((field) => [field, company[field]]))
    const after = { ...toFacts(before), ...corrected, orgId: correction.orgId }
    await storeCorrection(tx, customerId, {
      ...after,
      accountManagerId,
      vatConfirmed: isNewNumber ? vatConfirmed : before.vatConfirmed,
    })
    const change = { before: { ...toFacts(before), orgId: before.orgId }, after }
    const event = { action: 'customer.changed' as const, subject: `customer ${customerId}`, ...change }
    await recordEvent(tx, { ...actor, customerId, orgId: correction.orgId, ...event }, now)
    return null
  })
}

// A correction says nothing of the address and the contact person.
const nothing = Object.fromEntries(companyFields.map((field) => [field, ''])) as Record<
  (typeof companyFields)[number],
  string
>

const toFacts = (customer: Customer) =>
  Object.fromEntries(correctable.map((field) => [field, customer[field]])) as CompanyFacts

type Move = { caller: Caller; customer: Customer; orgId: number }

/** The account manager of the customer at their current site; refuses a site that they cannot move to. */
async function managerAt(tx: Tx, { caller, customer, orgId }: Move) {
  if (orgId === customer.orgId) return customer.accountManagerId
  const site = (await accessibleSites(tx, caller)).find((one) => one.orgId === orgId)
  if (!site) throw new Refusal('request.invalid', { fields: ['orgId'] })
  if (site.currency !== customer.currency) throw new Refusal('customer.other_currency', { fields: ['orgId'] })
  const managers = await findManagers(tx, [orgId])
  return managers.find(({ accountId }) => accountId === customer.accountManagerId)?.accountId ?? null
}
