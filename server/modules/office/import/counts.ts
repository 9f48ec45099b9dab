import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Adds the counts of lists up, and lets the planner know what there is now. */
export async function foldCounts(db: Db) {
  await sql`select fold_facet_counts()`.execute(db)
  // Every list reads this table: the rows that were just added up must not be stepped over until the next clean-up.
  await sql`vacuum facet_counts`.execute(db)
  await sql`analyze`.execute(db)
}
