import type { Db, Tx } from '../../../db/database.ts'
import type { Row } from '../../../spreadsheets/fields.ts'
import type { Report } from './report.ts'

/** One kind of file: how a line is read, and how a batch of read lines is stored. */
export type ImportKind<Line extends { line: number }> = {
  name: string
  /** Columns that the header must have. */
  columns: readonly string[]
  batchSize: number
  /** Throws BadField for a line that cannot be taken. */
  read: (row: Row) => Line
  /** Two lines with the same key name the same thing: the second is refused. Without it the last line counts. */
  keyOf?: (line: Line) => string
  /** Lines that say something only together: they are stored at once after all others, however many they are. */
  comesLast?: (line: Line) => boolean
  store: (tx: Tx, lines: Line[], report: Report) => Promise<void>
  /** Runs once after the last batch. */
  finish?: (db: Db) => Promise<void>
}

/** What a set-wise statement did; `bad` carries the lines that it could not take. */
export type ImportCounts = { added: number; changed: number }

export function countStored(report: Report, lines: number, { added, changed }: ImportCounts) {
  report.added += added
  report.changed += changed
  report.same += lines - added - changed
}
