import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { correctedComments } from '../db/corrected-comments.ts'

/** What the migrations say of a table, column, function, index or trigger, each with the number of its migration; several on a line each. */
export type SchemaComments = ReadonlyMap<string, string>

type Line = { code: string; comment: string | null; depth: number }
type Statement = { above: string; lines: Line[] }
type Notes = Map<string, string>

const tableStatement = /^(create|alter|drop) (?:unlogged )?table (?:if (?:not )?exists )?(?:only )?([a-z_0-9]+)/
const namedThing =
  /^create (?:or replace )?(?:unique )?(?:constraint )?(function|index|trigger) (?:if not exists )?([a-z_0-9]+)/
const addition = /\badd column (?:if not exists )?([a-z_0-9]+)/g
const otherAction = /\b(?:drop|alter|rename) (?:column|constraint)\b/
const actionBegins = /^(?:alter|add|drop|rename)\b/
const constraint = /^(?:constraint|check|unique|primary|foreign|exclude|like)\b/

/** The comments of all migrations, with those that a later migration made untrue as they are right now. */
export const readSchemaComments = (): SchemaComments =>
  new Map([...readMigrationComments(), ...Object.entries(correctedComments)])

/** The comments as the migrations have them, in their order; what a later one drops is forgotten. */
export function readMigrationComments(files = globSync('db/migrations/*.sql').sort()): SchemaComments {
  const notes: Notes = new Map()
  for (const file of files) noteComments(notes, basename(file).slice(0, 4), readFileSync(file, 'utf8'))
  return notes
}

/** Takes the comments of one migration into the notes. A comment that stands apart, above a blank line, is about none of its tables. */
export function noteComments(notes: Notes, migration: string, sql: string): void {
  const note = (key: string, text: string) => {
    const before = notes.get(key)
    const goesOn = before?.startsWith(`${migration}: `)
    if (text) notes.set(key, goesOn ? `${before}\n${text}` : `${migration}: ${text}`)
  }
  for (const statement of readStatements(sql)) noteStatement(notes, note, statement)
}

function noteStatement(notes: Notes, note: (key: string, text: string) => void, { above, lines }: Statement) {
  const head = lines.map(({ code }) => code).find((code) => code !== '') ?? ''
  const [, action, table = ''] = tableStatement.exec(head) ?? []
  const noteColumn = (names: readonly string[], text: string) =>
    note(`column ${table}.${names[0]}`, nameColumns(names, text))
  if (action === undefined) {
    const [, kind, name] = namedThing.exec(head) ?? []
    if (kind) note(`${kind} ${name}`, above)
  } else if (action === 'drop') forgetTable(notes, table)
  else if (action === 'alter') {
    forgetColumns(notes, table, lines)
    const added = lines.flatMap(({ code }) => namesAdded(code))
    if (added.length > 0 && !lines.some(({ code }) => otherAction.test(code))) noteColumn(added, above)
    noteColumns(lines, 0, noteColumn)
  } else {
    note(`table ${table}`, above)
    noteColumns(lines.slice(1), 1, noteColumn)
  }
}

/** A comment of one column says its name nowhere; one of several begins with them. */
const nameColumns = (names: readonly string[], text: string) =>
  text && names.length > 1 ? `${names.join(', ')}: ${text}` : text

/** Comments behind a column, or on lines of their own above it. Those of a constraint are left. */
function noteColumns(lines: readonly Line[], depth: number, note: (names: string[], text: string) => void) {
  let above: string[] = []
  let current: string[] = []
  let isNew = true
  for (const line of lines) {
    if (line.code === '') {
      above = line.comment === null ? [] : [...above, line.comment]
      continue
    }
    const begins = depth === 0 ? actionBegins.test(line.code) : isNew
    if (begins) current = depth === 0 ? namesAdded(line.code) : columnsIn(line.code)
    const words = [...(begins ? above : []), ...(line.comment === null ? [] : [line.comment])]
    if (current.length > 0 && words.length > 0) note(current, words.join(' '))
    above = []
    isNew = line.depth === depth && line.code.endsWith(',')
  }
}

const namesAdded = (code: string) => [...code.matchAll(addition)].map(([, name]) => name ?? '')

/** The columns that a line of a table's body begins. */
function columnsIn(code: string): string[] {
  const items = ['']
  let inside = 0
  for (const character of code) {
    inside += Number(character === '(') - Number(character === ')')
    if (character === ',' && inside === 0) items.push('')
    else items.push(`${items.pop()}${character}`)
  }
  const begun = items.map((item) => item.trim()).filter((item) => /^[a-z_0-9]+ +[a-z]/.test(item))
  return begun.filter((item) => !constraint.test(item)).map((item) => item.slice(0, item.indexOf(' ')))
}

function forgetTable(notes: Notes, table: string) {
  for (const key of [...notes.keys()])
    if (key === `table ${table}` || key.startsWith(`column ${table}.`)) notes.delete(key)
}

function forgetColumns(notes: Notes, table: string, lines: readonly Line[]) {
  for (const { code } of lines)
    for (const [, name] of code.matchAll(/\bdrop column (?:if exists )?([a-z_0-9]+)/g))
      notes.delete(`column ${table}.${name}`)
}

/** The statements of a migration, each with the comment right above it. */
function readStatements(sql: string): Statement[] {
  const statements: Statement[] = []
  let above: string[] = []
  let lines: Line[] = []
  for (const { ends, ...line } of readLines(sql)) {
    const isBetween = lines.length === 0 && line.code === ''
    if (isBetween) above = line.comment === null ? [] : [...above, line.comment]
    else lines.push(line)
    if (!ends) continue
    statements.push({ above: above.join(' '), lines })
    ;[above, lines] = [[], []]
  }
  return statements
}

/** Lines as code and comment, with how many brackets are open before each; what stands in quotes is code. */
function readLines(sql: string): (Line & { ends: boolean })[] {
  let quote: string | null = null
  let depth = 0
  return sql.split('\n').map((text) => {
    const before = depth
    let at = 0
    for (; at < text.length; at++) {
      const rest = text.slice(at)
      if (quote !== null) {
        if (!rest.startsWith(quote)) continue
        at += quote.length - 1
        quote = null
      } else if (rest.startsWith('--')) break
      else {
        quote = /^(?:'|\$[a-z_]*\$)/.exec(rest)?.[0] ?? null
        at += Math.max(0, (quote?.length ?? 0) - 1)
        depth += Number(rest.startsWith('(')) - Number(rest.startsWith(')'))
      }
    }
    const code = text.slice(0, at).trim()
    const comment = at < text.length ? text.slice(at + 2).trim() : null
    return { code, comment, depth: before, ends: quote === null && depth === 0 && code.endsWith(';') }
  })
}
