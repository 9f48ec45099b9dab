import { sql } from 'kysely'
import { subjects } from '../db/subjects.ts'
import type { Db } from '../server/db/database.ts'
import type { SchemaComments } from './schema-comments.ts'

type Row = { text: string }
type NamedRow = Row & { name: string }

/**
 * A readable picture of everything in the schema `public`, from the catalogues, in an order that does not change: the tables by subject, each
 * with its indexes and triggers, and with what the migrations say of it.
 */
export async function drawSchema(db: Db, comments: SchemaComments = new Map()): Promise<string> {
  const parts = [
    await extensions(db),
    await domains(db),
    await sequences(db),
    ...(await tablesBySubject(db, comments)),
    await views(db),
    await functions(db, comments),
  ]
  return `-- Written by \`npm run db:schema\` from a freshly migrated database; to be read, not to be run.\n\n${parts.filter(Boolean).join('\n\n')}\n`
}

const joined = async (query: ReturnType<typeof sql<Row>>, db: Db, between = '\n') =>
  (await query.execute(db)).rows.map(({ text }) => text).join(between)

const extensions = (db: Db) =>
  joined(
    sql<Row>`select format('create extension %s;', extname) as text from pg_extension where extname <> 'plpgsql' order by extname`,
    db,
  )

const domains = (db: Db) =>
  joined(
    sql<Row>`
      select concat('create domain ', t.typname, ' as ', format_type(t.typbasetype, t.typtypmod),
        (select string_agg(' ' || pg_get_constraintdef(c.oid), '' order by c.conname) from pg_constraint c where c.contypid = t.oid), ';') as text
      from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype = 'd' and ${notOfExtension('t.oid')}
      order by t.typname`,
    db,
  )

/** Sequences of their own; those of identity columns stand with their column. */
const sequences = (db: Db) =>
  joined(
    sql<Row>`
      select format('create sequence %s as %s;', c.relname, format_type(s.seqtypid, null)) as text
      from pg_class c join pg_sequence s on s.seqrelid = c.oid
      where c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('i', 'a'))
      order by c.relname`,
    db,
  )

async function tablesBySubject(db: Db, comments: SchemaComments): Promise<string[]> {
  const { rows } = await sql<{ oid: number; name: string }>`
    select c.oid::int as oid, c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not like 'kysely_migration%' and ${notOfExtension('c.oid')}
    order by c.relname`.execute(db)
  const oids = new Map(rows.map(({ oid, name }) => [name, oid]))
  const pictures: string[] = []
  for (const { title, names } of groupTables([...oids.keys()])) {
    pictures.push(title)
    for (const name of names) pictures.push(await table(db, { oid: oids.get(name) ?? 0, name }, comments))
  }
  return pictures
}

/** The tables of each subject in its order; those of none at the end, which the check refuses. */
function groupTables(names: readonly string[]) {
  const groups = Object.entries(subjects).map(([subject, { about, tables }]) => ({
    title: `-- ${'='.repeat(20)} ${subject}: ${about}`,
    names: tables.filter((name) => names.includes(name)),
  }))
  const grouped = groups.flatMap((group) => group.names)
  const others = { title: '-- In no subject of db/subjects.ts', names: names.filter((name) => !grouped.includes(name)) }
  return [...groups, others].filter((group) => group.names.length > 0)
}

async function table(db: Db, { oid, name }: { oid: number; name: string }, comments: SchemaComments): Promise<string> {
  const named = (await columns(db, oid)).map((row) => ({
    text: row.text,
    comment: comments.get(`column ${name}.${row.name}`),
  }))
  const lines = [...named, ...(await constraints(db, oid)).map(({ text }) => ({ text, comment: undefined }))]
  const body = lines.map((line, at) => explain(`${line.text}${at < lines.length - 1 ? ',' : ''}`, line.comment))
  return [
    explain(`create table ${name} (`, comments.get(`table ${name}`), 0),
    ...body,
    ');',
    ...(await indexes(db, oid)).map((row) => explain(row.text, comments.get(`index ${row.name}`), 0)),
    ...(await triggers(db, oid)).map((row) => explain(row.text, comments.get(`trigger ${row.name}`), 0)),
  ].join('\n')
}

// Beyond it a comment stands above what it is about.
const longestLine = 140

/** A short comment stands behind a column, every other one above. */
function explain(text: string, comment: string | undefined, most = longestLine): string {
  const commentLines = comment?.split('\n') ?? []
  const last = commentLines.at(-1) ?? ''
  const fits = last !== '' && text.length + last.length + 5 <= most
  const above = (fits ? commentLines.slice(0, -1) : commentLines).flatMap((one) =>
    wrap(one, /^ */.exec(text)?.[0] ?? ''),
  )
  return [...above, fits ? `${text}  -- ${last}` : text].join('\n')
}

function wrap(comment: string, indent: string): string[] {
  const lines = ['']
  for (const word of comment.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line && indent.length + line.length + word.length + 4 > longestLine) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.map((line) => `${indent}-- ${line}`)
}

const columns = async (db: Db, table: number) =>
  (
    await sql<NamedRow>`
      select a.attname as name, concat('  ', a.attname, ' ', format_type(a.atttypid, a.atttypmod),
        case when a.attcollation <> t.typcollation then concat(' collate ', (select collname from pg_collation where oid = a.attcollation)) end,
        case when a.attnotnull then ' not null' end,
        case a.attidentity when 'a' then ' generated always as identity' when 'd' then ' generated by default as identity' end,
        case a.attgenerated when 's' then concat(' generated always as (', pg_get_expr(d.adbin, d.adrelid), ') stored')
          when 'v' then concat(' generated always as (', pg_get_expr(d.adbin, d.adrelid), ') virtual')
          else ' default ' || pg_get_expr(d.adbin, d.adrelid) end) as text
      from pg_attribute a join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = ${table}::oid and a.attnum > 0 and not a.attisdropped
      order by a.attnum`.execute(db)
  ).rows

const constraints = async (db: Db, table: number) =>
  (
    await sql<Row>`
      select format('  constraint %s %s', conname, pg_get_constraintdef(oid)) as text
      from pg_constraint where conrelid = ${table}::oid and contype <> 'n'
      order by position(contype::text in 'pufcx'), conname`.execute(db)
  ).rows

const indexes = async (db: Db, table: number) =>
  (
    await sql<NamedRow>`
      select c.relname as name, replace(pg_get_indexdef(indexrelid), ' public.', ' ') || ';' as text
      from pg_index join pg_class c on c.oid = indexrelid
      where indrelid = ${table}::oid and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
      order by c.relname`.execute(db)
  ).rows

const triggers = async (db: Db, table: number) =>
  (
    await sql<NamedRow>`
      select tgname as name, pg_get_triggerdef(oid) || ';' as text from pg_trigger
      where tgrelid = ${table}::oid and not tgisinternal
      order by tgname`.execute(db)
  ).rows

const views = (db: Db) =>
  joined(
    sql<Row>`
      select concat('create ', case relkind when 'm' then 'materialized ' end, 'view ', relname, ' as', chr(10), pg_get_viewdef(oid)) as text
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and ${notOfExtension('pg_class.oid')}
      order by relname`,
    db,
    '\n\n',
  )

const functions = async (db: Db, comments: SchemaComments) => {
  const { rows } = await sql<NamedRow>`
    select proname as name, rtrim(pg_get_functiondef(oid), chr(10)) || ';' as text from pg_proc
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') and ${notOfExtension('pg_proc.oid')}
    order by proname, pg_get_function_identity_arguments(oid)`.execute(db)
  return rows.map((row) => explain(row.text, comments.get(`function ${row.name}`), 0)).join('\n\n')
}

const notOfExtension = (oid: string) =>
  sql`not exists (select from pg_depend e where e.objid = ${sql.raw(oid)} and e.deptype = 'e')`
