import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** Where a site is paid, by currency: its own accounts, and those of the company behind it for the rest. */
export async function findBankAccounts(db: Db | Tx, orgId: number) {
  const { rows } = await sql<{ currency: string } & NonNullable<BankAccount>>`
    select distinct on (b.currency) b.currency, b.holder, b.bank, b.account, b.bic
      from orgs o
      join bank_accounts b on b.org_id in (o.id, o.register_org_id)
     where o.id = ${orgId}
     order by b.currency, b.org_id <> o.id`.execute(db)
  return new Map(rows.map(({ currency, ...account }) => [currency, account]))
}

export type BankAccount = Awaited<ReturnType<typeof bankAccountFor>>

/** Where an order of a site is paid in its currency: its own account, else that of the company behind it. */
export const bankAccountFor = (db: Db | Tx, orgId: number, currency: string) =>
  accountsFor(db, orgId, currency).executeTakeFirst()

/** The same account, and the company whose it is. */
export const payeeFor = (db: Db | Tx, orgId: number, currency: string) =>
  accountsFor(db, orgId, currency)
    .select((eb) =>
      eb
        .selectFrom('offices as f')
        .select('f.name')
        .whereRef('f.org_id', '=', 'b.org_id')
        .where('f.kind', '<>', 'distribution')
        .orderBy('f.position')
        .limit(1)
        .as('company'),
    )
    .executeTakeFirst()

const accountsFor = (db: Db | Tx, orgId: number, currency: string) =>
  db
    .selectFrom('bank_accounts as b')
    .innerJoin('orgs as o', (join) =>
      join.on((eb) => eb.or([eb('b.org_id', '=', eb.ref('o.id')), eb('b.org_id', '=', eb.ref('o.register_org_id'))])),
    )
    .select(['b.holder', 'b.bank', 'b.account', 'b.bic'])
    .where('o.id', '=', orgId)
    .where('b.currency', '=', currency)
    .orderBy(sql`b.org_id <> o.id`)
    .limit(1)
