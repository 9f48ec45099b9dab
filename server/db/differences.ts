import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

/** A rule that does not hold somewhere, with the first places where it does not. */
export type Difference = { rule: string; count: number; examples: string[] }

/** What must hold, and a query of the `place`s where it does not. */
export type RuleQueries = Readonly<Record<string, ReturnType<typeof sql>>>

export const mostExamples = 20

/** The rules that do not hold; nothing where all do. */
export async function findDifferences(db: Db | Tx, rules: RuleQueries): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql<{ place: string; count: number }>`
      select place, count(*) over ()::integer as count from (${query}) d order by place limit ${sql.lit(mostExamples)}
    `.execute(db)
    const [first] = rows
    if (first) differences.push({ rule, count: first.count, examples: rows.map(({ place }) => place) })
  }
  return differences
}
