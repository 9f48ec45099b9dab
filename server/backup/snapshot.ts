import pg from 'pg'
import { refuseUnfinished } from '../db/unfinished-restore.ts'
import { StartError } from '../start/start-error.ts'
import { filesNamed } from './copy-files.ts'
import { readMigrations, readTables, type Table } from './session.ts'

export type Snapshot = { takenAt: Date; tables: Table[]; migrations: string[]; files: string[]; postgres: string }

/**
 * Begins a transaction that sees the database as it is at one instant, whatever is written meanwhile. Its tables are locked
 * against migrations before that instant; reads and writes of rows do not wait for it.
 */
export async function beginSnapshot(client: pg.Client): Promise<Snapshot> {
  await refuseUnfinished(client)
  const tablesBefore = await readTables(client)
  if (tablesBefore.length === 0 || (await readMigrations(client)).length === 0) {
    throw new StartError('There is no shop in this database: nothing was backed up. Is DATABASE_URL or DATA_DIR right?')
  }
  await client.query('begin isolation level repeatable read read only')
  const names = [...tablesBefore.map(({ name }) => name), 'kysely_migration'].map(pg.escapeIdentifier)
  await client.query(`lock table ${names.join(', ')} in access share mode`)
  // The first that is read decides on the instant.
  const { rows } = await client.query<{ now: Date; version: string }>(
    `select clock_timestamp() as now, current_setting('server_version') as version`,
  )
  const tables = await readTables(client)
  if (tableShape(tables) !== tableShape(tablesBefore))
    throw new StartError('The database was migrated when the backup began: nothing was backed up. Begin again.')
  const migrations = await readMigrations(client)
  return {
    tables,
    migrations,
    files: await filesNamed(client),
    takenAt: rows[0]?.now ?? new Date(Number.NaN),
    postgres: rows[0]?.version ?? '',
  }
}

const tableShape = (tables: Table[]) => JSON.stringify(tables.map(({ name, columns }) => [name, columns]))

/**
 * The last numbers of all sequences. They belong to no transaction: read after the snapshot they are never behind it, and
 * a number that is left out does no harm.
 */
export async function readSequences(client: pg.Client): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query(`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`)
  return rows
}
