import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

export type BankAccount = Awaited<ReturnType<typeof bankAccountFor>>

/** Where an order of a site is paid in its currency: its own account, else that of the company behind it. */
export const bankAccountFor = (db: Db | Tx, orgId: number, currency: string) =>
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
    .executeTakeFirst()
