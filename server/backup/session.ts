import pg from 'pg'
import { StartError } from '../start/start-error.ts'

// Text of the database that is the same on every server.
const plain = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 3; set bytea_output = 'hex'; set synchronize_seqscans = off; set search_path = public`

/** A connection of its own that copies tables, until `work` ends. */
export async function inSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'aster backup', keepAlive: true })
  // What fails on the line fails the statement that waits for it.
  client.on('error', () => {})
  try {
    await client.connect().catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`The database does not answer: ${error.message || error.code}. Is DATABASE_URL right?`)
    })
    await client.query(plain)
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Columns and rows of a table as COPY names them; computed columns are computed again. */
export type Table = { name: string; columns: string[]; bytes: number }

/** Every table of the shop. Those of the migrations and of the job queue are recreated by their own libraries. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, pg_table_size(c.oid)::float8 as bytes,
           (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely\\_migration%'
     order by c.relname`)
  return rows
}

export const copyStatement = ({ name, columns }: Pick<Table, 'name' | 'columns'>) =>
  `copy ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`

/** Names of the migrations that ran, in order; empty where no shop was here. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.kysely_migration') is not null as there`)
  if (!found[0]?.there) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/**
 * The columns that name a file of `server/files`: those whose constraint asks for such a name. So a table that comes later
 * is known without being listed.
 */
export async function fileColumns(client: pg.Client): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.query(`
    select c.conrelid::regclass::text as table, a.attname::text as column
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.connamespace = 'public'::regnamespace and c.contype = 'c'
       and position('^[0-9a-f]{32}$' in pg_get_constraintdef(c.oid)) > 0
     order by 1, 2`)
  return rows
}
