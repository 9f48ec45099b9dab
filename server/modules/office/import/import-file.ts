import type { TableChoice, TableRead } from '../../../../rules/table-file/table-file.ts'
import type { Db } from '../../../db/database.ts'
import { openRows, UnreadableFile } from '../../../spreadsheets/read-rows.ts'
import { carriers } from './carriers.ts'
import { catalogue, previewCatalogue } from './catalogue.ts'
import { classes } from './classes.ts'
import type { Difference } from './differences.ts'
import { exchangeRates } from './exchange-rates.ts'
import { importRows } from './import-rows.ts'
import type { ImportKind } from './kinds.ts'
import { pageTexts } from './page-texts.ts'
import { payments } from './payments.ts'
import { prices } from './prices.ts'
import { printers } from './printers.ts'
import { rates } from './rates.ts'
import { addBad, type BadLine, type Report } from './report.ts'
import { sites } from './sites.ts'
import { stock } from './stock.ts'

/** `read` says what of the file it is about. */
export type FileReport = Report & { kind: string; read: TableRead }

/** How far a file is read, in bytes. */
export type Progress = (bytesRead: number, bytes: number, lines: number) => void

type Opening = {
  /** Which sheet and which letters are meant. */
  choice?: TableChoice
  /** Called with what is read before the first line is. */
  onOpen?: (read: TableRead) => void
}

/** Imports a CSV or XLSX file; its header says what it holds. */
export const importFile = (
  db: Db,
  path: string,
  { onProgress = () => {}, ...opening }: Opening & { onProgress?: Progress } = {},
): Promise<FileReport> =>
  withRows(path, opening, (file) => {
    const run = <Line extends { line: number }>(kind: ImportKind<Line>) =>
      importRows(db, kind, file.rows, (lines) => onProgress(file.bytesRead(), file.bytes, lines))
    return importAs(file.columns, path, run)
  })

/** Previews what a file of products would change, and changes nothing. Refuses a file of another kind. */
export const previewFile = (
  db: Db,
  path: string,
  { onDifference, ...opening }: Opening & { onDifference: (difference: Difference) => void },
): Promise<FileReport> =>
  withRows(path, opening, async ({ columns, rows }) => {
    if (!hasColumns(columns, catalogue)) throw new UnreadableFile(`${path}: only a catalogue can be previewed`)
    return [catalogue.name, await importRows(db, previewCatalogue(onDifference), rows)]
  })

type File = Awaited<ReturnType<typeof openRows>>

/** Reads a file, and names what of it cannot be read beside what cannot be taken. */
async function withRows(
  path: string,
  { choice, onOpen = () => {} }: Opening,
  read: (file: File) => Promise<[string, Report]>,
): Promise<FileReport> {
  const unreadable: BadLine[] = []
  const onBad = (line: number, reason: string) => void unreadable.push({ line, reason })
  const file = await openRows(path, { fits: isKnown, onBad, choice })
  onOpen(file.read)
  const [name, report] = await read(file)
  for (const { line, reason } of unreadable) {
    report.lines++
    addBad(report, line, reason)
  }
  report.bad.sort((one, other) => one.line - other.line)
  return { ...report, kind: name, read: file.read }
}

const hasColumns = (columns: readonly string[], { columns: needed }: { columns: readonly string[] }) =>
  needed.every((column) => columns.includes(column))

const goods = [catalogue, printers, prices, stock, classes]
const allKinds = [...goods, rates, payments, carriers, sites, pageTexts, exchangeRates]
/** Whether columns are those of a file that can be imported. */
const isKnown = (columns: readonly string[]) => allKinds.some((kind) => hasColumns(columns, kind))

type Run = <Line extends { line: number }>(kind: ImportKind<Line>) => Promise<Report>

async function importAs(columns: string[], path: string, run: Run): Promise<[string, Report]> {
  const has = (kind: { columns: readonly string[] }) => hasColumns(columns, kind)
  if (has(catalogue)) return [catalogue.name, await run(catalogue)]
  if (has(printers)) return [printers.name, await run(printers)]
  if (has(prices)) return [prices.name, await run(prices)]
  if (has(stock)) return [stock.name, await run(stock)]
  if (has(rates)) return [rates.name, await run(rates)]
  if (has(payments)) return [payments.name, await run(payments)]
  if (has(carriers)) return [carriers.name, await run(carriers)]
  if (has(sites)) return [sites.name, await run(sites)]
  if (has(classes)) return [classes.name, await run(classes)]
  if (has(pageTexts)) return [pageTexts.name, await run(pageTexts)]
  if (has(exchangeRates)) return [exchangeRates.name, await run(exchangeRates)]
  const needed = allKinds.map((kind) => `${kind.name}: ${kind.columns.join(', ')}`)
  throw new UnreadableFile(
    `${path} is none of the files that can be imported; its columns are ${columns.slice(0, 20).join(', ')}. Needed are\n  ${needed.join('\n  ')}`,
  )
}
