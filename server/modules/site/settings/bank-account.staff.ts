import { sql } from 'kysely'
import type { BankAccountDraft, OwnAccountDraft } from '../../../../rules/site/settings.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** The accounts of a site's company, in each currency the payment account first. */
export const findOwnAccounts = (db: Db | Tx, orgId: number) =>
  db
    .selectFrom('own_bank_accounts')
    .select(['id as bankAccountId', 'currency', 'holder', 'bank', 'account', 'bic'])
    .select(sql<boolean>`payment_currency is not null`.as('isPaymentAccount'))
    .where('org_id', '=', orgId)
    .orderBy('currency')
    .orderBy('isPaymentAccount', 'desc')
    .orderBy('id')
    .execute()

/** In what currencies sites sell. */
export async function findCurrencies(db: Db | Tx) {
  const sold = await db.selectFrom('orgs').select('currency').distinct().orderBy('currency').execute()
  return sold.map(({ currency }) => currency)
}

/** The site of another company that has this account; the number is held to the end of the transaction, as by the trigger. */
export async function findOtherOwner(tx: Tx, orgId: number, account: string) {
  await advisoryLock(tx, [`bank account ${account}`])
  return tx
    .selectFrom('own_bank_accounts as b')
    .innerJoin('orgs as o', 'o.id', 'b.org_id')
    .select('o.site_name as siteName')
    .where('b.account', '=', account)
    .where('b.org_id', '<>', orgId)
    .orderBy('o.id')
    .executeTakeFirst()
}

/**
 * Whether something refers to an account: a statement of the bank that was read, an invoice or reminder that names it, or an order in
 * advance whose customer was asked to pay there. The account is locked: what names it from now on waits.
 */
export async function isInUse(tx: Tx, bankAccountId: number) {
  await sql`select from own_bank_accounts where id = ${bankAccountId} for update`.execute(tx)
  const { rows } = await sql`
    select from own_bank_accounts b
     where b.id = ${bankAccountId}
       and (exists (select from bank_statements st where st.account = b.account and st.currency = b.currency)
         or b.named_from is not null and (${isNamed}))`.execute(tx)
  return rows.length > 0
}

const isNamed = sql`
  exists (select from orders r join orgs g on g.id = r.org_id
           where r.status = 'awaitingPayment' and r.currency = b.currency and b.org_id in (g.id, g.register_org_id)
             and r.placed_at >= b.named_from)
  or exists (select from invoices i where i.facts #>> '{payment,account}' = b.account)
  or exists (select from reminders d where d.facts -> 'payments' @> jsonb_build_array(
               jsonb_build_object('account', jsonb_build_object('account', b.account))))`

/** Takes the mark of the payment account off whichever account of the site has it in a currency. */
export const unmarkPaymentAccount = (tx: Tx, orgId: number, currency: string) =>
  tx
    .updateTable('own_bank_accounts')
    .set({ payment_currency: null })
    .where('org_id', '=', orgId)
    .where('payment_currency', '=', currency)
    .execute()

export const insertAccount = (tx: Tx, orgId: number, { isPaymentAccount, ...account }: OwnAccountDraft, now: Date) =>
  tx
    .insertInto('own_bank_accounts')
    .values({
      ...account,
      org_id: orgId,
      payment_currency: isPaymentAccount ? account.currency : null,
      named_from: isPaymentAccount ? now : null,
    })
    .execute()

type AccountChange = { bankAccountId: number; account: BankAccountDraft; isPaymentAccount: boolean; now: Date }

export const storeAccount = (tx: Tx, { bankAccountId, account, isPaymentAccount, now }: AccountChange) =>
  tx
    .updateTable('own_bank_accounts')
    .set({
      ...account,
      ...(isPaymentAccount
        ? { payment_currency: sql.ref('currency'), named_from: sql`coalesce(named_from, ${now}::timestamptz)` }
        : { payment_currency: null }),
    })
    .where('id', '=', bankAccountId)
    .execute()

export const deleteAccount = (tx: Tx, bankAccountId: number) =>
  tx.deleteFrom('own_bank_accounts').where('id', '=', bankAccountId).execute()
