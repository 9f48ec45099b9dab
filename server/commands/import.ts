import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { type TableChoice, type TableRead, tableEncodings } from '../../rules/table-file/table-file.ts'
import { isEmpty, seedReference } from '../../seed/index.ts'
import { connect } from '../db/database.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import type { Difference } from '../modules/office/import/differences.ts'
import { type FileReport, importFile, previewFile } from '../modules/office/import/import-file.ts'
import { UnreadableFile } from '../spreadsheets/read-rows.ts'
import { readConfig } from '../start/config.ts'
import { endWith, StartError } from '../start/start-error.ts'

const shownBadLines = 50

/**
 * Imports the files named on the command line, in their order, or with `--dry-run` shows what they would change; ends with 1 where a line
 * was not taken.
 */
async function main() {
  const { values, positionals: files } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, sheet: { type: 'string' }, encoding: { type: 'string' } },
    allowPositionals: true,
  })
  if (files.length === 0) throw new StartError(usage)
  const choice = readChoice(values)
  const { databaseUrl, dataDir } = readConfig()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  try {
    await migrate(database.url)
    const db = connect(database.url, { connections: 2 })
    try {
      if (await isEmpty(db)) await seedReference(db)
      for (const file of files)
        say(file, await (values['dry-run'] ? preview(db, file, choice) : importWithBar(db, file, choice)))
    } finally {
      await db.destroy()
    }
  } finally {
    await database.stop()
  }
}

const usage =
  'Usage: npm run import -- [--dry-run] [--sheet NAME] [--encoding NAME] FILE…   (CSV or a workbook; the sheet of a workbook, the encoding of a CSV file)'

function readChoice({ sheet, encoding }: { sheet?: string | undefined; encoding?: string | undefined }): TableChoice {
  const known = tableEncodings.find((one) => one === encoding?.toLowerCase())
  if (encoding !== undefined && !known)
    throw new StartError(`--encoding is none of ${tableEncodings.join(', ')}: ${encoding}`)
  return { ...(sheet !== undefined && { sheet }), ...(known && { encoding: known }) }
}

/** Prints which sheet of a workbook is read, before anything is stored. */
function saySheet(file: string, { sheet, otherSheets }: TableRead) {
  if (sheet === null) return
  const others = otherSheets.map((name) => `“${name}”`).join(', ')
  const also = others && `; also in this file: ${others} (--sheet NAME reads another one)`
  console.log(`${file}: read is sheet “${sheet}”${also}`)
}

type Db = ReturnType<typeof connect>

async function preview(db: Db, file: string, choice: TableChoice): Promise<FileReport> {
  console.log(`${file}: nothing is changed, this is what would be`)
  try {
    return await previewFile(db, file, {
      choice,
      onOpen: (read) => saySheet(file, read),
      onDifference: (difference) => console.log(`  ${describeDifference(difference)}`),
    })
  } catch (error) {
    throw error instanceof UnreadableFile ? new StartError(error.message) : error
  }
}

const describeDifference = ({ line, number, column, before, after }: Difference) =>
  column === null
    ? `line ${line}: new, ${after}`
    : `line ${line}, ${number}: ${column}: ${shorten(before)} → ${shorten(after)}`

const longestShown = 60
const shorten = (text: string) => {
  const line = text.replaceAll('\n', ' ')
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line || '(empty)'
}

async function importWithBar(db: Db, file: string, choice: TableChoice): Promise<FileReport> {
  const bar = new SingleBar({ format: '{bar} {percentage} % · {lines} lines · {duration_formatted}', hideCursor: true })
  const isTerminal = process.stderr.isTTY
  const onOpen = (read: TableRead) => {
    saySheet(file, read)
    if (isTerminal) bar.start(100, 0, { lines: 0 })
  }
  const onProgress = (read: number, all: number, lines: number) => {
    if (isTerminal) bar.update(Math.floor((read / Math.max(all, 1)) * 100), { lines })
  }
  try {
    return await importFile(db, file, { choice, onOpen, onProgress })
  } catch (error) {
    throw error instanceof UnreadableFile ? new StartError(error.message) : error
  } finally {
    if (isTerminal) bar.stop()
  }
}

function say(file: string, { kind, lines, added, changed, same, bad, badCount, read }: FileReport) {
  console.log(
    `${file}: ${kind}, ${lines} lines: ${added} new, ${changed} changed, ${same} as before, ${badCount} refused`,
  )
  for (const { line, reason } of bad.slice(0, shownBadLines)) console.log(`  line ${line}: ${reason}`)
  if (badCount > shownBadLines) console.log(`  and ${badCount - shownBadLines} more`)
  if (read.cellsBeside > 0)
    console.log(`  left out: ${read.cellsBeside} cells beside the columns, the first in ${read.firstBeside}`)
  if (badCount > 0) process.exitCode = 1
}

main().catch(endWith)
