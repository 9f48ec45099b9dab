import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Logger, runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { StartError } from '../start/start-error.ts'
import { type LockLimits, lockLimits, tryForLocks } from './lock-tries.ts'
import { refuseUnfinished } from './unfinished-restore.ts'

const folder = new URL('../../db/migrations/', import.meta.url)

type MigrateOptions = {
  /** The folder of the migrations, unless it is that of the shop. */
  migrations?: URL
  /** The last one to run, of a restore; all unless given. */
  upTo?: string
  /** Also in a database into which a restore has not ended. */
  duringRestore?: boolean
  /** How long it waits for tables that others hold, and how often. */
  limits?: LockLimits
}

/**
 * Brings the database to the latest migration: the files `db/migrations/NNNN_name.sql` in order, each once, all in one
 * transaction under a lock, so that several starting servers take turns. Answers the names of those that ran now. A table that
 * others hold is waited for briefly and several times, as whoever reads it stands behind the wait.
 * Refuses where the database knows a migration that this version of the shop does not have, and where a restore has not ended.
 */
export async function migrate(
  url: string,
  { migrations = folder, upTo, duringRestore = upTo !== undefined, limits = lockLimits }: MigrateOptions = {},
): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // A connection that the server ends between two statements is taken out of the pool by itself; nobody else listens.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    if (!duringRestore) await refuseUnfinished({ query: (text) => sql.raw(text).execute(db) })
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => readMigrations(migrations, limits.wait) },
    })
    const findPid = async () => (await sql<Backend>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0
    const ran = await tryForLocks({ url, limits, findPid, run: () => runPending(migrator, upTo) })
    await tryForLocks({ url, limits, findPid, run: () => migrateJobs(pool, limits.wait) })
    return ran
  } finally {
    await db.destroy()
  }
}

type Backend = { pid: number }

async function runPending(migrator: Migrator, upTo: string | undefined): Promise<string[]> {
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  if (error) throw new StartError(explain(error, failed), { cause: error })
  return results.map(({ migrationName }) => migrationName)
}

/** The tables of the job queue are kept by its own library, in transactions of its own. */
async function migrateJobs(pool: pg.Pool, lockWait: number) {
  await pool.query(`set lock_timeout = ${lockWait}`)
  try {
    await runMigrations({ pgPool: pool, logger: silent })
  } finally {
    // A pooler may hand the session on.
    await pool.query('reset lock_timeout')
  }
}

/** The names of all migrations of this version, in order. */
export const migrationNames = (): string[] => Object.keys(readMigrations(folder, lockLimits.wait)).sort()

function readMigrations(migrations: URL, lockWait: number): Record<string, Migration> {
  if (!existsSync(migrations)) throw new StartError(`The folder ${migrations.pathname} with the migrations is missing`)
  const names = readdirSync(migrations).filter((name) => name.endsWith('.sql'))
  const misnamed = names.find((name) => !/^[0-9]{4}_[a-z0-9_]+\.sql$/.test(name))
  if (misnamed) throw new StartError(`The migration ${misnamed} is not named like 0001_what_it_brings.sql`)
  if (names.length === 0) throw new StartError(`There is no migration in ${migrations.pathname}`)
  return Object.fromEntries(names.map((name) => [name.slice(0, -4), fromFile(new URL(name, migrations), lockWait)]))
}

const fromFile = (file: URL, lockWait: number): Migration => ({
  up: async (db) => {
    await sql.raw(`set local lock_timeout = ${lockWait}`).execute(db)
    await sql.raw(readFileSync(file, 'utf8')).execute(db)
  },
})

function explain(error: unknown, migration: string | undefined): string {
  const reason = error instanceof Error ? error.message : String(error)
  if (migration) return `The migration ${migration} failed, the database is as it was before: ${reason}`
  return `The database cannot be migrated: ${reason}`
}

const silent = new Logger(() => () => {})
