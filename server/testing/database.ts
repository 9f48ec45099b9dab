import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { drawSchema } from '../../checks/schema-picture.ts'
import { connect } from '../db/database.ts'

export type FreshDatabase = {
  /** Where it is: for `connect(url)`. */
  url: string
  /** Removes it, also while connections to it are open. */
  drop: () => Promise<void>
}

/** A private database with the reference data and nothing else, on the PostgreSQL of this test run. */
export const freshDatabase = (): Promise<FreshDatabase> =>
  createDatabase(`template ${new URL(inject('templateUrl')).pathname.slice(1)} strategy file_copy`)

/** A private database in which nothing is yet, not even a table. */
export const emptyDatabase = (): Promise<FreshDatabase> => createDatabase('template template0')

async function createDatabase(options: string): Promise<FreshDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(template, `create database ${name} ${options}`)
  return {
    url: new URL(`/${name}`, template).href,
    drop: () => administer(template, `drop database ${name} with (force)`),
  }
}

/** All that a database is besides its rows: tables, rules, indexes, triggers. */
export async function schemaOf(url: string): Promise<string> {
  const db = connect(url, { connections: 1 })
  return await drawSchema(db).finally(() => db.destroy())
}

async function administer(template: URL, statement: string) {
  const client = new pg.Client({ connectionString: new URL('/postgres', template).href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
