import { sql } from 'kysely'
import { columnRoles, dayOrders, decimalSigns, type TableLayout } from '../../../../rules/ledger/bank-table/layout.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { canAccessSite } from '../../../staff/site-access.ts'
import type { OwnBankAccount } from './open-table.ts'
import type { KeptLayout } from './study-table.ts'

/** The accounts of the sites that the caller can access. */
export const findAccounts = (db: Db | Tx, staff: Caller): Promise<OwnBankAccount[]> =>
  db
    .selectFrom('own_bank_accounts as b')
    .select(['b.id as bankAccountId', 'b.account', 'b.currency', 'b.bank', 'b.bic'])
    .where(canAccessSite(staff, sql.ref('b.org_id')))
    .orderBy('b.account')
    .orderBy('b.id')
    .execute()

const layoutColumns = [
  'l.roles',
  'l.day_order as dayOrder',
  'l.decimal_sign as decimal',
  'l.whole_days as wholeDays',
  'l.credit_words as creditWords',
  'l.debit_words as debitWords',
  'l.booked_words as bookedWords',
  'l.pending_words as pendingWords',
] as const

type StoredLayout = Omit<TableLayout, 'roles' | 'dayOrder' | 'decimal'> & {
  roles: readonly string[]
  dayOrder: string | null
  decimal: string | null
}

/** A version that is newer may have stored a use that this one does not know. */
const toLayout = ({ roles, dayOrder, decimal, ...words }: StoredLayout): TableLayout => ({
  ...words,
  roles: roles.map((role) => columnRoles.find((known) => known === role) ?? 'none'),
  dayOrder: dayOrders.find((known) => known === dayOrder) ?? null,
  decimal: decimalSigns.find((known) => known === decimal) ?? null,
})

/** How tables of the caller's accounts are read. */
export async function findLayouts(db: Db | Tx, staff: Caller): Promise<KeptLayout[]> {
  const rows = await db
    .selectFrom('bank_table_layouts as l')
    .innerJoin('own_bank_accounts as b', 'b.id', 'l.bank_account_id')
    .select(['l.bank_account_id as bankAccountId', 'l.head'])
    .select(layoutColumns)
    .where(canAccessSite(staff, sql.ref('b.org_id')))
    .orderBy('l.id')
    .execute()
  return rows.map(({ bankAccountId, head, ...layout }) => ({ bankAccountId, head, layout: toLayout(layout) }))
}

/** The site of an account that the caller can access; the account stays until the end of the transaction. */
export const lockAccount = (tx: Tx, staff: Caller, bankAccountId: number) =>
  tx
    .selectFrom('own_bank_accounts as b')
    .select(['b.org_id as orgId', 'b.account'])
    .where('b.id', '=', bankAccountId)
    .where(canAccessSite(staff, sql.ref('b.org_id')))
    .forNoKeyUpdate()
    .executeTakeFirst()

type Keeping = { bankAccountId: number; head: readonly string[]; digest: string; layout: TableLayout; now: Date }

/** Keeps how tables with a head are read for an account, in place of what was kept. */
export const storeLayout = (tx: Tx, staff: Caller, { bankAccountId, head, digest, layout, now }: Keeping) => {
  const columns = {
    roles: [...layout.roles],
    day_order: layout.dayOrder,
    decimal_sign: layout.decimal,
    whole_days: layout.wholeDays,
    credit_words: [...layout.creditWords],
    debit_words: [...layout.debitWords],
    booked_words: [...layout.bookedWords],
    pending_words: [...layout.pendingWords],
    kept_at: now,
    kept_by: staff.accountId,
  }
  return tx
    .insertInto('bank_table_layouts')
    .values({ bank_account_id: bankAccountId, head: [...head], head_digest: digest, ...columns })
    .onConflict((row) => row.columns(['bank_account_id', 'head_digest']).doUpdateSet(columns))
    .execute()
}

type SiteAccount = { id: number; bankAccountId: number }

/** What is kept of an account of a site, the latest first; undefined where the site has no such account. */
export async function listLayouts(db: Db, { id, bankAccountId }: SiteAccount) {
  const account = await db
    .selectFrom('own_bank_accounts')
    .select('id')
    .where('id', '=', bankAccountId)
    .where('org_id', '=', id)
    .executeTakeFirst()
  if (!account) return undefined
  const kept = await db
    .selectFrom('bank_table_layouts as l')
    .innerJoin('accounts as a', 'a.id', 'l.kept_by')
    .select(['l.id as layoutId', 'l.head', 'l.kept_at as keptAt', 'a.user_name as keptBy'])
    .select(layoutColumns)
    .where('l.bank_account_id', '=', bankAccountId)
    .orderBy('l.kept_at', 'desc')
    .orderBy('l.id')
    .execute()
  return kept.map(({ layoutId, head, keptAt, keptBy, ...layout }) => ({
    layoutId,
    head,
    keptAt,
    keptBy,
    layout: toLayout(layout),
  }))
}

/** Takes away what was kept; undefined where the account of the site has no such thing. */
export const deleteLayout = (tx: Tx, { id, bankAccountId, layoutId }: SiteAccount & { layoutId: number }) =>
  tx
    .deleteFrom('bank_table_layouts as l')
    .using('own_bank_accounts as b')
    .whereRef('b.id', '=', 'l.bank_account_id')
    .where('b.id', '=', bankAccountId)
    .where('b.org_id', '=', id)
    .where('l.id', '=', layoutId)
    .returning(['b.account', 'l.head'])
    .executeTakeFirst()
