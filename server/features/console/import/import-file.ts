import type { Db } from '../../../db/database.ts'
import { openRows, UnreadableFile } from '../../../spreadsheets/read-rows.ts'
import { carriers } from './carriers.ts'
import { catalogue } from './catalogue.ts'
import { classes } from './classes.ts'
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

export type FileReport = Report & { kind: string }

/** How far a file is read, in bytes. */
export type Progress = (bytesRead: number, bytes: number, lines: number) => void

/** Imports a CSV or XLSX file; what it holds is told by its header. */
export async function importFile(db: Db, path: string, onProgress: Progress = () => {}): Promise<FileReport> {
  const unreadable: BadLine[] = []
  const file = await openRows(path, (line, reason) => unreadable.push({ line, reason }))
  const run = <Line extends { line: number }>(kind: ImportKind<Line>) =>
    importRows(db, kind, file.rows, (lines) => onProgress(file.bytesRead(), file.bytes, lines))

  const [name, report] = await importAs(file.columns, path, run)
  for (const { line, reason } of unreadable) {
    report.lines++
    addBad(report, line, reason)
  }
  report.bad.sort((one, other) => one.line - other.line)
  return { ...report, kind: name }
}

type Run = <Line extends { line: number }>(kind: ImportKind<Line>) => Promise<Report>

async function importAs(columns: string[], path: string, run: Run): Promise<[string, Report]> {
  const has = ({ columns: needed }: { columns: readonly string[] }) =>
    needed.every((column) => columns.includes(column))
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
  const goods = [catalogue, printers, prices, stock, classes]
  const others = [rates, payments, carriers, sites, pageTexts, exchangeRates]
  const kinds = [...goods, ...others].map((kind) => `${kind.name}: ${kind.columns.join(', ')}`)
  throw new UnreadableFile(
    `${path} is none of the files that can be imported; its columns are ${columns.slice(0, 20).join(', ')}. Needed are\n  ${kinds.join('\n  ')}`,
  )
}
