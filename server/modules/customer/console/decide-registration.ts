import type { Db, Tx } from '../../../db/database.ts'
import { type Actor, recordEvent, type ShopEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import { giveWelcome } from '../../catalogue/coupon/coupon.queries.ts'
import { accountQueries } from '../account/account.queries.ts'
import { chooseTerms, type TermsChoice } from './choose-terms.ts'
import { customerQueries, makeMain, storeDecision } from './customer.staff.ts'
import { approvedMail, rejectedMail } from './customer-mail.ts'

type DecisionContext = { caller: Caller; actor: Actor; customerId: number }

/**
 * Approves a registration: prices, terms, the rights of a main account, the coupon that welcomes, and a mail. Of two who decide at once one
 * wins; the other is refused.
 */
export const approve = (db: Db, deciding: DecisionContext, approval: TermsChoice, now: Date) =>
  db.transaction().execute(async (tx) => {
    const { customer, person } = await loadApplicant(tx, deciding)
    const { stored: chosen, auditFacts } = await chooseTerms(tx, customer.orgId, approval)
    const stored = await storeDecision(tx, customer.customerId, { status: 'active', ...chosen })
    if (!stored) throw new Refusal('customer.decided')
    await makeMain(tx, customer.customerId)
    const coupon = await giveWelcome(tx, customer, now)
    const mail = { termsNetDays: auditFacts.termsNetDays, managerName: auditFacts.accountManager, coupon }
    const mails = person ? [approvedMail({ ...customer, person }, mail)] : []
    const before = { ...toTerms(customer), role: 'none' }
    const after = { status: 'active', ...auditFacts, role: 'main' }
    await note(tx, deciding, { customer, action: 'customer.approved', before, after, mails }, now)
    return null
  })

/** Rejects a registration with a reason, which is mailed to the applicant. The account has no rights and cannot sign in. */
export const reject = (db: Db, deciding: DecisionContext, reasonInput: string, now: Date) =>
  db.transaction().execute(async (tx) => {
    const { customer, person } = await loadApplicant(tx, deciding)
    const reason = reasonInput.trim()
    if (reason === '') throw new Refusal('request.invalid', { fields: ['reason'] })
    const stored = await storeDecision(tx, customer.customerId, { status: 'rejected', reason })
    if (!stored) throw new Refusal('customer.decided')
    const mails = person ? [rejectedMail({ ...customer, person }, reason)] : []
    const [before, after] = [{ status: customer.status }, { status: 'rejected', reason }]
    await note(tx, deciding, { customer, action: 'customer.rejected', before, after, mails }, now)
    return null
  })

/** The customer, where the caller can access their site, and who is notified: the account that registered. */
async function loadApplicant(tx: Tx, { caller, customerId }: DecisionContext) {
  const customer = orNotFound(await customerQueries(tx, caller).find(customerId))
  const person = (await accountQueries(tx, { customerId: customerId }).all()).find(({ role }) => role === 'none')
  return { customer, person }
}

type Customer = Awaited<ReturnType<typeof loadApplicant>>['customer']

const toTerms = ({ status, priceList, termsNetDays, creditLimit }: Customer) => ({
  status,
  priceList,
  termsNetDays,
  creditLimit,
})

type Note = Pick<ShopEvent, 'action' | 'before' | 'after' | 'mails'> & { customer: Customer }

const note = (tx: Tx, { actor }: DecisionContext, { customer: { customerId, orgId }, ...event }: Note, now: Date) =>
  recordEvent(tx, { ...actor, customerId, orgId, ...event, subject: `customer ${customerId}` }, now)
