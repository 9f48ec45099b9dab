import {
  type BankAccountDraft,
  bankAccountFaults,
  cleanBankAccount,
  type OwnAccountDraft,
} from '../../../../rules/site/settings.ts'
import type { Tx } from '../../../db/database.ts'
import { orNotFound, Refusal, refuseFaults } from '../../../http/refuse.ts'
import {
  deleteAccount,
  findCurrencies,
  findOtherOwner,
  insertAccount,
  isInUse,
  storeAccount,
  unmarkPaymentAccount,
} from './bank-account.staff.ts'
import type { Settings, Store } from './change-settings.ts'

/** Adds an account of the company; as the payment account it takes the place of the one before. */
export const accountAddition =
  (accountDraft: OwnAccountDraft): Store =>
  async (tx, site, now) => {
    const { currency, isPaymentAccount, ...draft } = accountDraft
    const account = readAccount(site, draft)
    if (!(await findCurrencies(tx)).includes(currency)) refuseFaults({ currency: 'invalid' })
    await refuseTaken(tx, site, { ...account, currency })
    if (isPaymentAccount) await unmarkPaymentAccount(tx, site.orgId, currency)
    await insertAccount(tx, site.orgId, { ...account, currency, isPaymentAccount }, now)
  }

/** Changes an account; its number only as long as nothing refers to it, or statements and payments under it would be lost. */
export const accountChange =
  (bankAccountId: number, accountDraft: Omit<OwnAccountDraft, 'currency'>): Store =>
  async (tx, site, now) => {
    const { isPaymentAccount, ...draft } = accountDraft
    const stored = findAccount(site, bankAccountId)
    const account = readAccount(site, draft)
    if (account.account !== stored.account) {
      await refuseUsed(tx, bankAccountId)
      await refuseTaken(tx, site, { ...account, currency: stored.currency })
    }
    if (isPaymentAccount && !stored.isPaymentAccount) await unmarkPaymentAccount(tx, site.orgId, stored.currency)
    await storeAccount(tx, { bankAccountId, account, isPaymentAccount, now })
  }

/** Removes an account to which nothing refers. */
export const accountRemoval =
  (bankAccountId: number): Store =>
  async (tx, site) => {
    findAccount(site, bankAccountId)
    await refuseUsed(tx, bankAccountId)
    await deleteAccount(tx, bankAccountId)
  }

/** An account by its number, as a file names it: added, or changed where the site has it. Without a currency it is in that of the site. */
export const accountStore =
  (accountDraft: OwnAccountDraft): Store =>
  (tx, site, now) => {
    const currency = accountDraft.currency || site.currency
    const { account } = cleanBankAccount(accountDraft)
    const stored = site.bankAccounts.find((one) => one.account === account && one.currency === currency)
    const { currency: _, ...draft } = accountDraft
    const store = stored ? accountChange(stored.bankAccountId, draft) : accountAddition({ ...draft, currency })
    return store(tx, site, now)
  }

const findAccount = ({ bankAccounts }: Settings, id: number) =>
  orNotFound(bankAccounts.find(({ bankAccountId }) => bankAccountId === id))

function readAccount({ region }: Settings, draft: BankAccountDraft) {
  refuseFaults(bankAccountFaults(draft, region))
  return cleanBankAccount(draft)
}

async function refuseUsed(tx: Tx, bankAccountId: number) {
  if (await isInUse(tx, bankAccountId)) throw new Refusal('bank_account.in_use', { fields: ['account'] })
}

/** Refuses a number that the site has in this currency already, or that another company has. */
async function refuseTaken(tx: Tx, site: Settings, { account, currency }: { account: string; currency: string }) {
  const fields = ['account']
  if (site.bankAccounts.some((one) => one.account === account && one.currency === currency))
    throw new Refusal('bank_account.known', { fields })
  const other = await findOtherOwner(tx, site.orgId, account)
  if (!other) return
  const words = { key: 'site_settings.account_of_site', values: { site: other.siteName } } as const
  throw new Refusal('bank_account.other_company', { fields, words })
}
