import type pg from 'pg'
import { StartError } from '../start/start-error.ts'

type Queryable = { query: (text: string) => Promise<{ rows: unknown[] }> }

/*
 * A table is there from before the first change of a restore until after its last: whoever finds it has found a database
 * that is not whole. It is made where nothing else is yet, and anybody who may restore may make it.
 */
export const beginRestore = (client: pg.Client) => client.query('create table if not exists unfinished_restore ()')
export const finishRestore = (client: pg.Client) => client.query('drop table unfinished_restore')

export async function isUnfinished(by: Queryable): Promise<boolean> {
  const { rows } = await by.query(`select to_regclass('public.unfinished_restore') is not null as there`)
  return (rows[0] as { there: boolean } | undefined)?.there === true
}

/** Refuses a database into which a restore has not ended. */
export async function refuseUnfinished(by: Queryable): Promise<void> {
  if (!(await isUnfinished(by))) return
  throw new StartError(
    'A restore into this database has not ended, so data is missing: run `npm run restore -- BACKUP` again, which starts over, or take another database.',
  )
}
