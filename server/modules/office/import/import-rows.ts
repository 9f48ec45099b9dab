import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { BadField, type Row } from '../../../spreadsheets/fields.ts'
import type { ImportKind } from './kinds.ts'
import { addBad, emptyReport, type Report } from './report.ts'

// One import at a time: the lines of a batch are compared with what is stored, then stored.
const importLock = 7_265_402

/** Stores rows in batches, each in its own transaction. Importing the same rows again changes nothing. */
export async function importRows<Line extends { line: number }>(
  db: Db,
  kind: ImportKind<Line>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  onProgress: (lines: number) => void = () => {},
): Promise<Report> {
  const report = emptyReport()
  const lineByKey = new Map<string, number>()
  let batch: Line[] = []
  const last: Line[] = []

  const store = async (lines: Line[]) => {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx)
      await kind.store(tx, lines, report)
    })
    onProgress(report.lines)
  }

  for await (const row of rows) {
    report.lines++
    const line = readLine(kind, row, lineByKey, report)
    if (line) (kind.comesLast?.(line) ? last : batch).push(line)
    if (batch.length < kind.batchSize) continue
    await store(batch)
    batch = []
  }
  for (const lines of [batch, last]) if (lines.length > 0) await store(lines)
  await kind.finish?.(db)
  report.bad.sort((one, other) => one.line - other.line)
  return report
}

function readLine<Line extends { line: number }>(
  kind: ImportKind<Line>,
  row: Row,
  seen: Map<string, number>,
  report: Report,
): Line | null {
  try {
    if (row.unnamed)
      throw new BadField(`${row.unnamed} holds a value under no heading: name its column or empty the cell`)
    const line = kind.read(row)
    const key = kind.keyOf?.(line)
    if (key === undefined) return line
    const before = seen.get(key)
    if (before !== undefined) throw new BadField(`the same as line ${before}`)
    seen.set(key, row.line)
    return line
  } catch (error) {
    if (!(error instanceof BadField)) throw error
    addBad(report, row.line, error.message)
    return null
  }
}
