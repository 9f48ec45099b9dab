import { toCents } from '../../../../rules/catalogue/price/money.ts'
import { type Terms, termsFaults } from '../../../../rules/customer/customer.ts'
import type { Tx } from '../../../db/database.ts'
import { Refusal } from '../../../http/refuse.ts'
import { findManagers, findPriceLists } from '../../../staff/choices.ts'

export type TermsChoice = Terms & { priceListId: number; accountManagerId?: number | undefined }

/** What was chosen for a customer of a site, as it is stored and by its names; refuses what cannot be, by field. */
export async function chooseTerms(tx: Tx, orgId: number, choice: TermsChoice) {
  const { accountManagerId = null, ...chosen } = choice
  const wrong: string[] = termsFaults(chosen)
  const priceList = (await findPriceLists(tx, [orgId])).find((one) => one.priceListId === chosen.priceListId)
  if (!priceList) wrong.push('priceListId')
  const manager = (await findManagers(tx, [orgId])).find(({ accountId }) => accountId === accountManagerId)
  if (accountManagerId !== null && !manager) wrong.push('accountManagerId')
  if (wrong.length > 0) throw new Refusal('request.invalid', { fields: wrong })
  const terms = { termsNetDays: chosen.termsNetDays, creditLimit: toCents(chosen.creditLimit) }
  return {
    stored: { priceListId: chosen.priceListId, ...terms, accountManagerId },
    auditFacts: { priceList: priceList?.name, ...terms, accountManager: manager?.name },
  }
}
