import { sql } from 'kysely'
import {
  demoAccounts,
  demoPassword,
  isEmpty,
  seedApplicant,
  seedDemo,
  seedPurchaseOrders,
  seedReference,
  seedReturns,
  seedUnusualOrders,
} from '../../seed/index.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Files } from '../files/files.ts'
import { passwordMatches } from '../modules/identity/credential/password-hash.ts'
import { StartError } from './start-error.ts'

// Any number that no other lock of the shop has, the same for ever.
const loadLock = 7_265_411
const unfinished = 'the first load is not finished'

type FirstLoad = { demo: boolean; now: Date; files: Files; say?: (what: string) => void }

/**
 * Gives an empty database the reference data and, where asked for, the demo; answers whether it did. Servers that start
 * together take turns. A load that was interrupted begins again from nothing: that shop was not used yet.
 */
export function loadOnce(db: Db, { demo, now, files, say = () => {} }: FirstLoad): Promise<boolean> {
  return db.connection().execute(async (lock) => {
    await sql`select pg_advisory_lock(${loadLock}::bigint)`.execute(lock)
    try {
      if (await wasInterrupted(db)) await removeAll(db)
      if (!(await isEmpty(db))) return false
      say(demo ? 'First start: loading the demo, a few seconds' : 'First start: loading the reference data')
      await sql`comment on table orgs is ${sql.lit(unfinished)}`.execute(db)
      await seedReference(db)
      if (demo) {
        await seedDemo(db, now)
        await seedApplicant(db, files, now)
        await seedUnusualOrders(db, files, now)
        await seedReturns(db, files, now)
        await seedPurchaseOrders(db, now)
        // Events from before the shop was opened are not announced.
        await sql`update order_events set told_at = at`.execute(db)
        await sql`delete from return_news`.execute(db)
        await sql`delete from payment_news`.execute(db)
      }
      await sql`comment on table orgs is null`.execute(db)
      return true
    } finally {
      await sql`select pg_advisory_unlock(${loadLock}::bigint)`.execute(lock)
    }
  })
}

/** Who of the demo can sign in to this database, in words for the one who starts it; empty where the demo is not loaded. */
export async function demoSignIns(db: Db): Promise<string> {
  const users = demoAccounts.map(({ user }) => user)
  const rows = await db.selectFrom('accounts').select('user_name').where('user_name', 'in', users).execute()
  const demoUsers = users.filter((user) => rows.some(({ user_name }) => user_name === user))
  return demoUsers.length === 0 ? '' : `Sign in with the password ${demoPassword} as ${demoUsers.join(', ')}`
}

/**
 * Refuses a database with an account that has the public password of the demo: in production,
 * and where others than this machine reach the shop.
 */
export async function refuseDemo(db: Db, production: boolean): Promise<void> {
  const { rows } = await sql<{ hash: string; people: string[] }>`
    select password_hash as hash, array_agg(user_name order by user_name) as people from accounts
     where password_hash like '$argon2%'
       and (user_name = any(${demoAccounts.map(({ user }) => user)}) or email like '%@demo.example')
     group by password_hash`.execute(db)
  const open = await Promise.all(rows.map(({ hash }) => passwordMatches(hash, demoPassword)))
  const openUsers = rows.filter((_, at) => open[at]).flatMap((row) => row.people)
  if (openUsers.length === 0) return
  const [refused, wayOn] = production
    ? ['NODE_ENV is production', 'start it once without NODE_ENV=production and give each of them another password']
    : [
        'others reach the shop (HOST or PUBLIC_URL)',
        'leave HOST and PUBLIC_URL out and give each of them another password, or say DEMO=true',
      ]
  throw new StartError(
    `This database is a demo: ${openUsers.join(', ')} sign in with a password that everybody knows, so it is refused where ${refused}. Set DATA_DIR to an empty folder or DATABASE_URL to an empty database, or ${wayOn}.`,
  )
}

async function wasInterrupted(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    said: string | null
  }>`select obj_description('orgs'::regclass, 'pg_class') as said`.execute(db)
  return rows[0]?.said === unfinished
}

async function removeAll(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_migration%'`.execute(
    db,
  )
  await db.transaction().execute((tx) =>
    emptyTables(
      tx,
      rows.map(({ name }) => name),
    ),
  )
}

/** Empties tables and what refers to them. Trail and ledgers refuse to shrink; those of a shop which never opened hold nothing that happened. */
export async function emptyTables(tx: Tx, tables: readonly string[]) {
  const { rows: guards } = await sql<{ table: string; name: string }>`
    select c.relname as table, t.tgname as name
      from pg_trigger t
      join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
     where not t.tgisinternal and t.tgtype & 32 > 0 -- of truncate
  `.execute(tx)
  const setGuards = async (state: 'disable' | 'enable') => {
    for (const { table, name } of guards)
      await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger ${sql.id(name)}`.execute(tx)
  }
  await setGuards('disable')
  await sql`truncate ${sql.join(tables.map((name) => sql.id('public', name)))} restart identity cascade`.execute(tx)
  await setGuards('enable')
}
