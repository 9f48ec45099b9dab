import { randomBytes } from 'node:crypto'
import type { CompanyDraft } from '../../../../rules/customer/registration.ts'
import { userNameFault } from '../../../../rules/customer/user-name.ts'
import { isEmail } from '../../../../rules/identity/email.ts'
import { isLanguage } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { accessibleSites } from '../../../staff/choices.ts'
import type { VatService } from '../../../vat-service/vat-service.ts'
import { giveWelcome } from '../../catalogue/coupon/coupon.queries.ts'
import { hashPassword } from '../../identity/credential/password-hash.ts'
import { inviteLink } from '../account/account-links.ts'
import { inviteMail } from '../account/account-mail.ts'
import { refuseTaken } from '../registration/begin-registration.ts'
import { checkCompany, confirmVatNumber } from '../registration/register-company.ts'
import { addAccountWithoutRights, addBillingAddress } from '../registration/registration.queries.ts'
import { chooseTerms, type TermsChoice } from './choose-terms.ts'
import { addCustomer, makeMain } from './customer.staff.ts'

type NewCustomer = CompanyDraft & TermsChoice & { orgId: number; userName: string; email: string; language: string }
type CreateContext = { caller: Caller; actor: Actor; newCustomer: NewCustomer }

/** Adds a customer with their main account in one transaction, and mails its user a link to choose a password. */
export async function create(db: Db, vatService: VatService, { caller, actor, newCustomer }: CreateContext, now: Date) {
  const accountDraft = checkAccount(newCustomer)
  const company = await checkCompany(db, { ...newCustomer, agreed: true })
  const vatConfirmed = await confirmVatNumber(vatService, company.vatNumber)
  // Unknown to all; the link leads to one that the user chooses.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return db.transaction().execute(async (tx) => {
    const sites = await accessibleSites(tx, caller)
    const { orgId } = orNotFound(sites.find((site) => site.orgId === newCustomer.orgId))
    const { stored, auditFacts } = await chooseTerms(tx, orgId, newCustomer)
    await refuseTaken(tx, accountDraft)
    const customer = await addCustomer(tx, { ...stored, orgId, company, vatConfirmed }, now)
    const { customerId } = customer
    const name = `${company.firstName} ${company.lastName}`
    const account = await addAccountWithoutRights(
      tx,
      { ...accountDraft, customerId, name, passwordHash, emailProvedAt: null },
      now,
    )
    // Taken since it was looked at above.
    if (!account) throw new Refusal('user_name.taken', { fields: ['userName'] })
    await makeMain(tx, customerId)
    await giveWelcome(tx, { customerId, orgId }, now)
    await addBillingAddress(tx, customerId, company, accountDraft.email)
    const path = await inviteLink(tx, account.id, now)
    const mails = [inviteMail({ ...accountDraft, name, orgId }, { path, company: company.company })]
    const after = { ...company, custnum: customer.custnum, ...accountDraft, ...auditFacts }
    const event = { action: 'customer.added' as const, subject: `customer ${customerId}`, after, mails }
    await recordEvent(tx, { ...actor, customerId, orgId, ...event }, now)
    return customer
  })
}

function checkAccount({ language, ...newCustomer }: NewCustomer) {
  const [userName, email] = [newCustomer.userName.trim(), newCustomer.email.trim().toLowerCase()]
  const fault = userNameFault(userName)
  if (fault) throw new Refusal(fault, { fields: ['userName'] })
  if (!isEmail(email)) throw new Refusal('request.invalid', { fields: ['email'] })
  if (!isLanguage(language)) throw new Refusal('request.invalid', { fields: ['language'] })
  return { userName, email, language }
}
