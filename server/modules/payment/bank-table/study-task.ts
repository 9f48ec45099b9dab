import type { TableRow } from '../../../../rules/ledger/bank-table/layout.ts'
import type { LineFault } from '../../../../rules/ledger/bank-table/read-line.ts'
import { toStatements } from '../../../../rules/ledger/bank-table/to-statements.ts'
import type { TableEncoding } from '../../../../rules/table-file/table-file.ts'
import { findCommunications } from '../../ledger/bank-file/remittance/national-reference.ts'
import { type PackedStatement, packStatement } from '../../ledger/bank-file/statement-parts.ts'
import { type TablePreview, toPreview } from './preview.ts'
import { type StudiedTable, studyTable, type TableContext, type TableRefused } from './study-table.ts'
import { type LettersQuestion, readTextLines } from './table-lines.ts'

/** A file of a bank as bytes of a text, or as the lines of its sheets. */
export type TableRequest = {
  file: { bytes: Uint8Array } | { sheets: TableRow[][] }
  language: string
  encoding: TableEncoding | undefined
  context: TableContext
}

/** `statements` where all of it is understood and described; what is shown of it otherwise. */
export type TableAnswer =
  | TableRefused
  | LettersQuestion
  | {
      preview: TablePreview
      isKnown: boolean
      isDescribed: boolean
      statements: PackedStatement[]
      fault: (Omit<LineFault, 'column'> & { column: string }) | null
      head: string[]
      kept: { dayOrder: StudiedTable['reading']['dayOrder']; decimal: StudiedTable['reading']['decimal'] }
    }

/** Studies a table of a bank in a thread. */
export default async function studyInThread({ file, language, encoding, context }: TableRequest): Promise<TableAnswer> {
  const sheets = await readSheets(file, { language, encoding })
  if (!sheets) return { refused: 'bank_file.not_xml' }
  if ('ways' in sheets) return sheets
  const studied = studyTable(sheets, context)
  if ('refused' in studied) return studied
  const preview = toPreview(studied, context.accounts)
  const { reading, table, isKept, isKnown, gaps } = studied
  // A reference that is none in this file is left out; kept it is none.
  const open = context.given ? gaps : gaps.filter((gap) => gap !== 'reference')
  const isDescribed = (isKept || context.given !== null) && open.length === 0
  const isSound = isDescribed && reading.faults.length === 0
  return {
    preview,
    isKnown,
    isDescribed,
    statements: isSound ? packStatements(studied) : [],
    fault: preview.faults[0] ?? null,
    head: table.head,
    kept: { dayOrder: reading.dayOrder, decimal: reading.decimal },
  }
}

async function readSheets(
  file: TableRequest['file'],
  { language, encoding }: Pick<TableRequest, 'language' | 'encoding'>,
): Promise<TableRow[][] | LettersQuestion | undefined> {
  if ('sheets' in file) return file.sheets
  const read = await readTextLines(Buffer.from(file.bytes), language, encoding)
  return read && 'length' in read ? [read] : read
}

function packStatements({ reading, layout, account }: StudiedTable): PackedStatement[] {
  if (!account) return []
  return toStatements(reading, layout, account).map(({ entries, ...statement }) =>
    packStatement({
      ...statement,
      entries: entries.map((entry) => ({ ...entry, creditorReferences: findCommunications(entry.remittance) })),
    }),
  )
}
