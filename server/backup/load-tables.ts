import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { StartError } from '../start/start-error.ts'
import { drain, HashingStream } from './hashed.ts'
import { type Manifest, type TableCopy, tableFile } from './manifest.ts'
import { copyStatement, readTables } from './session.ts'
import type { Progress } from './verify-backup.ts'

type LoadContext = { folder: string; manifest: Manifest; signal: AbortSignal; progress: Progress }

/**
 * Fills the tables of a database that was just migrated, in one transaction. Indexes, foreign keys and triggers wait until
 * all rows are there: then no order of the tables matters, no trigger changes or adds a row, and what is recreated is
 * checked for every row. At the end each table is read back and must say what the backup says, to the byte.
 */
export async function loadTables(
  client: pg.Client,
  { folder, manifest, signal, progress }: LoadContext,
): Promise<void> {
  const there = await readTables(client)
  const strange = manifest.tables.find(
    ({ name, columns }) =>
      String(there.find((table) => table.name === name)?.columns.toSorted()) !== String(columns.toSorted()),
  )
  if (strange) throw new StartError(`The table ${strange.name} of the backup does not fit the migrations that it names`)

  const all = manifest.tables.reduce((sum, { rows }) => sum + rows, 1)
  await client.query(`begin; set local maintenance_work_mem = '256MB'`)
  const { drop, remake } = await guards(client)
  for (const statement of drop) await client.query(statement)
  await client.query(`truncate ${there.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`)
  let done = 0
  for (const table of manifest.tables) {
    await loadTable(client, table, folder, signal)
    done += table.rows
    progress((0.5 * done) / all)
  }
  for (const [at, statement] of remake.entries()) {
    signal.throwIfAborted()
    await client.query(statement).catch((error: Error) => {
      throw new StartError(`The rows of the backup break a rule of the database: ${error.message}`)
    })
    progress(0.5 + (0.3 * (at + 1)) / remake.length)
  }
  for (const { name, last } of manifest.sequences) {
    if (last !== null) await client.query('select setval($1, $2, true)', [`public.${pg.escapeIdentifier(name)}`, last])
  }
  await compareTables(client, manifest, signal)
  progress(0.9)
  await client.query('analyze')
  await client.query('commit')
}

async function loadTable(client: pg.Client, table: TableCopy, folder: string, signal: AbortSignal) {
  const copy = client.query(copyFrom(`${copyStatement(table)} from stdin`))
  const packed = createReadStream(join(folder, tableFile(table.name)))
  await pipeline(packed, createZstdDecompress(), copy, { signal })
  if (copy.rowCount !== table.rows)
    throw new StartError(`The table ${table.name} took ${copy.rowCount} rows, the backup has ${table.rows}`)
}

async function compareTables(client: pg.Client, { tables }: Manifest, signal: AbortSignal) {
  for (const table of tables) {
    const passed = new HashingStream()
    await drain(client.query(copyTo(`${copyStatement(table)} to stdout`)), passed, signal)
    if (passed.sha256() !== table.sha256)
      throw new StartError(`The table ${table.name} does not say what the backup says: nothing was restored`)
  }
}

type Guards = { drop: string[]; remake: string[] }

/** What guards the rows of all tables, as statements that drop it and that create it again. Rules that hold for rows to come alone (NOT VALID) stay so. */
async function guards(client: pg.Client): Promise<Guards> {
  const { rows } = await client.query<{ drop: string; remake: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as remake,
           3 as place
      from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid <> 0 and conparentid = 0
       and (contype = 'f' or (contype = 'c' and not convalidated))
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1
      from pg_index i
      join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = i.indexrelid)
    union all
    select format('alter table %s disable trigger user', c.oid::regclass),
           format('alter table %s enable trigger user', c.oid::regclass), 4
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)
     order by place, remake`)
  return { drop: rows.map(({ drop }) => drop).reverse(), remake: rows.map(({ remake }) => remake) }
}
