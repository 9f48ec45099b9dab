import { sql } from 'kysely'
import { subjects } from '../db/subjects.ts'
import type { Db } from '../server/db/database.ts'

type Reference = { table: string; refersTo: string }
type Subjects = Readonly<Record<string, { about: string; tables: readonly string[] }>>

const [begin, end] = ['<!-- subjects: npm run db:schema -->', '<!-- /subjects -->']
// Nearly every subject refers to these: the picture would be nothing else.
const everywhere = ['site', 'customer', 'account']

/** What is wrong with the list of subjects: tables that are in none, in two, or not in the database. */
export const tablesWithoutSubject = async (db: Db): Promise<string[]> => subjectFaults(await tableNames(db), subjects)

export function subjectFaults(names: readonly string[], grouped: Subjects): string[] {
  const listed = Object.values(grouped).flatMap(({ tables }) => tables)
  const fault = (tables: readonly string[], what: string) => tables.map((table) => `db/subjects.ts: ${table} ${what}`)
  return [
    ...fault(
      names.filter((name) => !listed.includes(name)),
      'has no subject',
    ),
    ...fault(
      listed.filter((name) => !names.includes(name)),
      'is not a table',
    ),
    ...fault(
      listed.filter((name, at) => listed.indexOf(name) !== at),
      'has two subjects',
    ),
  ]
}

/** The text with the picture of the subjects, and the list of their tables, as the database has them. */
export async function drawSubjects(db: Db, text: string): Promise<string> {
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`There is no ${begin} … ${end}`)
  return `${before}${begin}\n${drawDiagram(await references(db), subjects)}\n${end}${after}`
}

/** A diagram of which subject refers to which, and a table of what each has. */
export function drawDiagram(found: readonly Reference[], grouped: Subjects): string {
  const subject = (table: string) => Object.keys(grouped).find((name) => grouped[name]?.tables.includes(table)) ?? table
  const pairs = found.map(({ table, refersTo }) => ({ from: subject(table), to: subject(refersTo) }))
  const targets = (from: string) =>
    Object.keys(grouped).filter((to) => to !== from && pairs.some((pair) => pair.from === from && pair.to === to))
  const names = Object.keys(grouped)
  const arrows = names.flatMap((from) =>
    targets(from)
      .filter((to) => !everywhere.includes(from) && !everywhere.includes(to))
      .map((to) => `  ${toNode(from)} --> ${toNode(to)}`),
  )
  const rows = names.map((name) => {
    const { about = '', tables = [] } = grouped[name] ?? {}
    return `| **${name}** | ${about} | ${tables.map((table) => `\`${table}\``).join(', ')} | ${targets(name).join(', ')} |`
  })
  return [
    ...['```mermaid', 'flowchart TD', ...arrows, '```', ''],
    ...['| subject | about | tables | refers to |', '|---|---|---|---|', ...rows],
  ].join('\n')
}

/** Some names mean something else in a diagram. */
const toNode = (name: string) => `s_${name}[${name}]`

const tableNames = async (db: Db) =>
  (
    await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely_migration%'
      order by relname`.execute(db)
  ).rows.map(({ name }) => name)

const references = async (db: Db) =>
  (
    await sql<Reference>`
      select distinct c.relname as "table", r.relname as "refersTo"
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`.execute(db)
  ).rows
