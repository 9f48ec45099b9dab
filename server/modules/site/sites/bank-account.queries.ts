import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

export type BankAccount = { holder: string; bank: string; account: string; bic: string }

/** Accounts `b` of a site `s`, or of the one that it is registered with. */
const ofSite = sql`own_bank_accounts b on b.org_id in (s.id, s.register_org_id)`

/** Where a site is paid, by currency: its own payment accounts, and those of the company behind it for the rest. */
export async function findBankAccounts(db: Db | Tx, orgId: number) {
  const { rows } = await sql<{ currency: string } & BankAccount>`
    select distinct on (b.payment_currency) b.payment_currency as currency, b.holder, b.bank, b.account, b.bic
      from orgs s
      join ${ofSite} and b.payment_currency is not null
     where s.id = ${orgId}
     order by b.payment_currency, b.org_id <> s.id`.execute(db)
  return new Map(rows.map(({ currency, ...account }) => [currency, account]))
}

/** Where an order of a site is paid in its currency: its own payment account, else that of the company behind it. */
export async function bankAccountFor(db: Db | Tx, orgId: number, currency: string): Promise<BankAccount | undefined> {
  const { rows } = await sql<BankAccount>`
    select b.holder, b.bank, b.account, b.bic ${firstAccount(sql`array[${orgId}::integer]`, sql`${currency}`)}`.execute(
    db,
  )
  return rows[0]
}

/**
 * What a new document names: the payment account of the first of some sites that has one, and the company whose it is. The
 * account cannot be removed before the end of the transaction.
 */
export async function nameAccount(tx: Tx, orgIds: readonly number[], currency: string) {
  const { rows } = await sql<BankAccount & { company: string | null }>`
    select b.holder, b.bank, b.account, b.bic, ${companyName(sql.ref('b.org_id'))} as company
      ${firstAccount(sql`${[...orgIds]}::integer[]`, sql`${currency}`)} for key share of b`.execute(tx)
  return rows[0]
}

/** The payment account `b` in a currency of the first of some sites that has one: its own, else that of the company behind it. */
export const firstAccount = (orgIds: RawBuilder<unknown>, currency: RawBuilder<unknown>) => sql`
  from unnest(${orgIds}) with ordinality as asked (id, at)
  join orgs s on s.id = asked.id
  join ${ofSite} and b.payment_currency = ${currency}
 order by asked.at, b.org_id <> s.id
 limit 1`

/** What the company of a site is called. */
export const companyName = (orgId: RawBuilder<unknown>) => sql<string | null>`(
  select f.name from offices f where f.org_id = ${orgId} and f.kind <> 'distribution' order by f.position limit 1)`

/** Whether a site has a payment account of its own in a currency. */
export const hasOwnAccount = (orgId: RawBuilder<unknown>, currency: RawBuilder<unknown>) => sql<boolean>`exists (
  select from own_bank_accounts own where own.org_id = ${orgId} and own.payment_currency = ${currency})`
