import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Manifest, toRows } from '../backup/manifest.ts'
import { takeBackup } from '../backup/take-backup.ts'
import { verifyBackup } from '../backup/verify-backup.ts'
import { joinEmbedded } from '../db/embedded.ts'
import { readConfig } from '../start/config.ts'
import { endWith, StartError } from '../start/start-error.ts'
import { progressBar, untilInterrupted } from './progress.ts'

const usage = `Usage: npm run backup -- FOLDER [--keep 14]   takes a backup into a folder of its own in FOLDER, and keeps the last 14
       npm run backup -- --verify BACKUP      says whether a backup is whole`

/** Takes a backup of the shop, which may run, or looks whether one is whole; ends with 1 where it is not. */
async function main() {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean' }, keep: { type: 'string' } },
    allowPositionals: true,
  })
  const config = readConfig()
  const [folder, ...more] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  const isCount = keep === undefined || (Number.isInteger(keep) && keep > 0)
  if (!folder || more.length > 0 || !isCount || (values.verify && keep)) throw new StartError(usage)
  if (values.verify) return verify(resolve(folder))

  const { databaseUrl, dataDir, filesDir } = config
  const signal = untilInterrupted()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await joinEmbedded(dataDir)
  const { progress, stop } = progressBar()
  const start = performance.now()
  try {
    const into = resolve(folder)
    const result = await takeBackup({ url: database.url, filesDir, into, signal, progress }).catch(explainFailure)
    stop()
    console.log(`${result.folder}: ${describeBackup(result.manifest)}, ${size(result.bytes)} in ${since(start)} s`)
    if (keep) removeOlder(into, keep)
  } finally {
    stop()
    await database.stop()
  }
}

async function verify(folder: string) {
  const { progress, stop } = progressBar()
  const manifest = await verifyBackup(folder, progress).finally(stop)
  console.log(`${folder} is whole: taken ${manifest.takenAt}, ${describeBackup(manifest)}, version ${manifest.shop}`)
}

const describeBackup = (manifest: Manifest) =>
  `${manifest.tables.length} tables, ${toRows(manifest)} rows, ${manifest.files.length} files`
const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const since = (start: number) => ((performance.now() - start) / 1_000).toFixed(1)

/** What the disk or the line of the database says is for the operator, too. */
function explainFailure(error: unknown): never {
  if (error instanceof StartError || !(error instanceof Error)) throw error
  const why = error.name === 'AbortError' ? 'it was interrupted' : error.message
  throw new StartError(`There is no backup: ${why}. Nothing was left behind.`)
}

const finished = /^aster-\d{8}T\d{6}[.]\d{3}Z$/

/** Only what has the name of a finished backup goes. */
function removeOlder(folder: string, keep: number) {
  const names = readdirSync(folder)
    .filter((name) => finished.test(name))
    .sort()
  for (const name of names.slice(0, -keep)) {
    rmSync(join(folder, name), { recursive: true })
    console.log(`${join(folder, name)} is removed: the last ${keep} are kept`)
  }
}

main().then(() => process.exit(), endWith)
