import { sql } from 'kysely'
import type { World } from '../world.ts'
import type { PlanStep } from './statement-plan.ts'

/** What the database read for some work. It is the same on every machine, where milliseconds are not. */
export type Reads = {
  /** Rows that were looked at, whether they were taken or not, of all tables and of each. */
  rows: number
  ofTable: Readonly<Record<string, number>>
  /** Pages of tables and indexes, however often. */
  pages: number
  statements: number
  /** By which indexes rows were found, and of which tables all rows were looked at. */
  indexes: ReadonlySet<string>
  wholeTables: ReadonlySet<string>
}

/** What was read by all statements that ran while `work` did, by the plans and with the values with which they ran. */
export async function readsOf(world: Pick<World, 'plansOf'>, work: () => Promise<unknown>): Promise<Reads> {
  const plans = await world.plansOf(work)
  const steps = plans.flatMap(({ Plan }) => stepsIn(Plan))
  const scans = steps.filter((step) => step['Relation Name'] && /Scan$/.test(step['Node Type']))
  const ofTable: Record<string, number> = {}
  for (const scan of scans) {
    const table = scan['Relation Name'] ?? ''
    ofTable[table] = (ofTable[table] ?? 0) + rowsOf(scan)
  }
  return {
    rows: Object.values(ofTable).reduce((sum, rows) => sum + rows, 0),
    ofTable,
    pages: plans.reduce((sum, { Plan }) => sum + Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], 0),
    statements: plans.length,
    indexes: new Set(steps.flatMap((step) => step['Index Name'] ?? [])),
    wholeTables: new Set(
      scans.flatMap((scan) => (scan['Node Type'] === 'Seq Scan' ? (scan['Relation Name'] ?? []) : [])),
    ),
  }
}

const stepsIn = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(stepsIn)]

const rowsOf = (scan: PlanStep) =>
  Math.round(
    (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0) + (scan['Rows Removed by Index Recheck'] ?? 0)) *
      scan['Actual Loops'],
  )

/** The plan that PostgreSQL would take whatever the values are, for each statement. */
export const genericPlans = (world: Pick<World, 'db'>, statements: readonly string[]): Promise<string[]> =>
  Promise.all(
    statements.map(async (text) => {
      const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`).execute(world.db)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
