import { sql } from 'kysely'
import { type AccountState, mostAccounts } from '../../../../rules/customer/account.ts'
import type { AccountRole } from '../../../../rules/identity/permissions.ts'
import { advisoryLock } from '../../../db/advisory-lock.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CustomerCaller } from '../../../http/caller.ts'
import type { Page } from '../../catalogue/products/list.queries.ts'

/** Of accounts a: whoever has used a link once has a password; whoever was never sent an invitation came with one. */
export const isInvited =
  sql<boolean>`exists (select from account_links l where l.account_id = a.id and l.purpose = 'invite')
    and not exists (select from account_links l where l.account_id = a.id and l.used_at is not null)`.as('invited')

const columns = [
  'a.id as accountId',
  'a.user_name as userName',
  'a.name',
  'a.email',
  sql<AccountRole | 'none'>`a.role`.as('role'),
  sql<AccountState>`a.status`.as('status'),
  'a.language',
  'a.order_limit as orderLimit',
  'a.month_limit as monthLimit',
  isInvited,
  sql<Date | null>`(select max(s.last_seen_at) from sessions s
    where s.account_id = a.id and s.impersonator_session is null)`.as('lastSeenAt'),
] as const

type AccountsQuery = Page & { keyword: string; role: AccountRole | undefined }

export type AccountInput = {
  name: string
  email: string
  role: AccountRole
  language: string
  /** Cents. */
  orderLimit: number | null
  monthLimit: number | null
}

/** Every query of the accounts of a company is bound to the customer. */
export const accountQueries = (db: Db | Tx, { customerId }: Pick<CustomerCaller, 'customerId'>) => ({
  /** Makes changes of the accounts of one customer take turns, so that a main account stays. */
  lock: () => db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute(),

  page: (find: AccountsQuery) => findAccountPage(db, customerId, find),

  /** Those who were there first in front. */
  all: () =>
    db
      .selectFrom('accounts as a')
      .select(columns)
      .where('a.customer_id', '=', customerId)
      .orderBy('a.id')
      .limit(mostAccounts)
      .execute(),

  /** How much an account may order alone, in cents. */
  limits: (accountId: number) =>
    db
      .selectFrom('accounts as a')
      .select(['a.order_limit as orderLimit', 'a.month_limit as monthLimit'])
      .where('a.customer_id', '=', customerId)
      .where('a.id', '=', accountId)
      .executeTakeFirst(),

  find: (accountId: number) =>
    db
      .selectFrom('accounts as a')
      .select(columns)
      .where('a.customer_id', '=', customerId)
      .where('a.id', '=', accountId)
      .executeTakeFirst(),

  /** How many accounts there are, and how many active main accounts beside the one named. */
  count: (but = 0) =>
    db
      .selectFrom('accounts')
      .select([
        sql<number>`count(*)::int`.as('all'),
        sql<number>`count(*) filter (where role = 'main' and status = 'active' and id <> ${but})::int`.as('otherMains'),
      ])
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow(),

  /** The new id; undefined where the user name is taken, or a colleague has the address. */
  add: async (account: AccountInput & { userName: string; passwordHash: string; status: AccountState }) => {
    const added = await db
      .insertInto('accounts')
      .values({
        ...toRow(account),
        customer_id: customerId,
        user_name: account.userName,
        password_hash: account.passwordHash,
        status: account.status,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return added?.id
  },

  /** A new address has to be confirmed again at the next sign-in. False where a colleague has it. */
  change: async (accountId: number, account: AccountInput) => {
    const { numUpdatedRows } = await db
      .updateTable('accounts as a')
      .set(toRow(account))
      .set({
        confirmed: sql<boolean>`a.confirmed and lower(a.email) = lower(${account.email})`,
        email_proved_at: sql<Date | null>`case when lower(a.email) = lower(${account.email}) then a.email_proved_at end`,
      })
      .where('a.customer_id', '=', customerId)
      .where('a.id', '=', accountId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('accounts as o')
              .select('o.id')
              .where(sql<string>`lower(o.email)`, '=', account.email.toLowerCase())
              .where('o.customer_id', '=', customerId)
              .where('o.id', '<>', accountId),
          ),
        ),
      )
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  setStatus: (accountId: number, status: AccountState) =>
    db
      .updateTable('accounts')
      .set({ status })
      .where('customer_id', '=', customerId)
      .where('id', '=', accountId)
      .execute(),
})

const toRow = ({ name, email, role, language, orderLimit, monthLimit }: AccountInput) => ({
  name,
  email,
  role,
  language,
  order_limit: orderLimit,
  month_limit: monthLimit,
})

async function findAccountPage(db: Db | Tx, customerId: number, { keyword, role, limit, offset }: AccountsQuery) {
  const sought = keyword.trim().toLowerCase()
  let found = db.selectFrom('accounts as a').where('a.customer_id', '=', customerId)
  if (role) found = found.where('a.role', '=', role)
  if (sought)
    found = found.where(sql<boolean>`position(${sought} in lower(concat_ws(E'\n', a.name, a.user_name, a.email))) > 0`)
  const rows = await found
    .select(columns)
    .orderBy('a.status')
    .orderBy(sql`lower(a.name)`)
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Who writes down or proves the same address takes turns. First of all locks, for whoever waits holds nothing. */
export const takeAddress = (tx: Tx, email: string) => advisoryLock(tx, [`e-mail address ${email.trim().toLowerCase()}`])

export const isNameTaken = async (db: Db | Tx, userName: string) => {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst()
  return account !== undefined
}

export const findCompany = async (db: Db | Tx, { customerId }: Pick<CustomerCaller, 'customerId'>) =>
  (await db.selectFrom('customers').select('company').where('id', '=', customerId).executeTakeFirstOrThrow()).company

/** What an account saw of prices in another role is forgotten with it: a sales rep never sees the purchase price. */
export const forgetPricesSeen = (tx: Tx, accountId: number) =>
  tx.updateTable('basket_lines').set({ price_seen: null }).where('account_id', '=', accountId).execute()
