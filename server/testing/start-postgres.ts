import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { startTemporary } from '../../checks/fresh-database.ts'
import { seedDemoSites, seedExchangeRates, seedReference } from '../../seed/index.ts'
import { connect } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of the one PostgreSQL of this run that is migrated and never written to: tests clone it. */
    templateUrl: string
  }
}

/** Each has rates of a year and a half around it: a world begins on the second, unless it says when. */
const worldDays = ['2025-06-01', '2026-11-18', '2028-05-01']

/** Starts one PostgreSQL for all server tests and fills the template that each test file clones with the reference data, the sites of the demo and exchange rates. */
export default async function startPostgres(project: TestProject) {
  const postgres = await startTemporary()
  const templateUrl = new URL('/template_aster', postgres.url).href
  const db = connect(postgres.url)
  // Plans are those of the statistics that a test asks for; an analyze in between keeps a vacuum from ending its work.
  await sql`alter system set autovacuum = off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await sql`create database template_aster`.execute(db)
  await db.destroy()
  await migrate(templateUrl)
  const template = connect(templateUrl)
  await seedReference(template)
  await seedDemoSites(template)
  for (const now of worldDays) await seedExchangeRates(template, new Date(now))
  await template.destroy()
  project.provide('templateUrl', templateUrl)
  return postgres.stop
}
