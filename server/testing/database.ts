import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { drawSchema } from '../../checks/schema-picture.ts'
import { connect, type Db } from '../db/database.ts'

export type FreshDatabase = {
  /** Where it is: for `connect(url)`. */
  url: string
  /** Removes it, also while connections to it are open. */
  drop: () => Promise<void>
}

/** A private database with the reference data and nothing else, on the PostgreSQL of this test run. */
export const freshDatabase = (): Promise<FreshDatabase> =>
  createDatabase(`template ${nameIn(inject('templateUrl'))} strategy file_copy`)

/** A private database in which nothing is yet, not even a table. */
export const emptyDatabase = (): Promise<FreshDatabase> => createDatabase('template template0')

/**
 * A private copy of what `fill` writes to a database with the reference data. The first test of a run that asks for it
 * fills it; others of this `name` wait for that, in whatever process they run.
 */
export async function filledDatabase(name: string, fill: (url: string) => Promise<void>): Promise<FreshDatabase> {
  await administer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const { url } = await freshDatabase()
    await fill(url)
    await client.query(`alter database ${nameIn(url)} rename to ${name}`)
  })
  return await createDatabase(`template ${name} strategy file_copy`)
}

async function createDatabase(options: string): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer((client) => client.query(`create database ${name} ${options}`))
  return {
    url: databaseUrl(name),
    drop: async () => {
      await administer((client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

const databaseUrl = (name: string) => new URL(`/${name}`, inject('templateUrl')).href
const nameIn = (url: string) => new URL(url).pathname.slice(1)

/** How many statements in the database wait for a lock. */
export async function countWaiting(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return rows[0]?.count
}

/** All that a database is besides its rows: tables, rules, indexes, triggers. */
export async function schemaOf(url: string): Promise<string> {
  const db = connect(url, { connections: 1 })
  return await drawSchema(db).finally(() => db.destroy())
}

async function administer(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
