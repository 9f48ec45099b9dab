import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { isEmpty, seedReference } from '../../seed/index.ts'
import { connect } from '../db/database.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import type { Difference } from '../features/console/import/differences.ts'
import { type FileReport, importFile, previewFile } from '../features/console/import/import-file.ts'
import { UnreadableFile } from '../spreadsheets/read-rows.ts'
import { readConfig } from '../start/config.ts'
import { endWith, StartError } from '../start/start-error.ts'

const shownBadLines = 50

/**
 * Imports the files named on the command line, in their order, or with `--dry-run` tells what they would change; ends with 1 where a line
 * was not taken.
 */
async function main() {
  const { values, positionals: files } = parseArgs({
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  })
  if (files.length === 0) throw new StartError('Usage: npm run import -- [--dry-run] FILE…   (CSV or XLSX)')
  const { databaseUrl, dataDir } = readConfig()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  try {
    await migrate(database.url)
    const db = connect(database.url, { connections: 2 })
    try {
      if (await isEmpty(db)) await seedReference(db)
      for (const file of files) say(file, await (values['dry-run'] ? preview(db, file) : importWithBar(db, file)))
    } finally {
      await db.destroy()
    }
  } finally {
    await database.stop()
  }
}

async function preview(db: ReturnType<typeof connect>, file: string): Promise<FileReport> {
  console.log(`${file}: nothing is changed, this is what would be`)
  try {
    return await previewFile(db, file, (difference) => console.log(`  ${describeDifference(difference)}`))
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

async function importWithBar(db: ReturnType<typeof connect>, file: string): Promise<FileReport> {
  const bar = new SingleBar({ format: '{bar} {percentage} % · {lines} lines · {duration_formatted}', hideCursor: true })
  const isTerminal = process.stderr.isTTY
  if (isTerminal) bar.start(100, 0, { lines: 0 })
  try {
    return await importFile(db, file, (read, all, lines) => {
      if (isTerminal) bar.update(Math.floor((read / Math.max(all, 1)) * 100), { lines })
    })
  } catch (error) {
    throw error instanceof UnreadableFile ? new StartError(error.message) : error
  } finally {
    if (isTerminal) bar.stop()
  }
}

function say(file: string, { kind, lines, added, changed, same, bad, badCount }: FileReport) {
  console.log(
    `${file}: ${kind}, ${lines} lines: ${added} new, ${changed} changed, ${same} as before, ${badCount} refused`,
  )
  for (const { line, reason } of bad.slice(0, shownBadLines)) console.log(`  line ${line}: ${reason}`)
  if (badCount > shownBadLines) console.log(`  and ${badCount - shownBadLines} more`)
  if (badCount > 0) process.exitCode = 1
}

main().catch(endWith)
