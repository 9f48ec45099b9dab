import { resolve } from 'node:path'
import { toRows } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { connect } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { chainOfAudit } from '../modules/office/audit/audit.staff.ts'
import { readConfig } from '../start/config.ts'
import { endWith, StartError } from '../start/start-error.ts'
import { progressBar, untilInterrupted } from './progress.ts'

/** Restores a backup into an empty database and folder for files; ends with 1 where that is not done to the end. */
async function main() {
  const [folder, ...more] = process.argv.slice(2)
  const { databaseUrl, dataDir, filesDir } = readConfig()
  if (!folder || more.length > 0)
    throw new StartError('Usage: npm run restore -- BACKUP   (the shop does not run meanwhile)')
  const signal = untilInterrupted()
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await startEmbedded(dataDir)
  const { progress, stop } = progressBar()
  const start = performance.now()
  try {
    const backup = resolve(folder)
    const manifest = await restoreBackup({ url: database.url, filesDir, folder: backup, signal, progress }).catch(
      explainFailure,
    )
    stop()
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    console.log(
      `Restored the shop as it was at ${manifest.takenAt}: ${manifest.tables.length} tables, ${toRows(manifest)} rows, ${manifest.files.length} files in ${seconds} s. All rows were compared with the backup.`,
    )
    console.log(await auditWord(database.url))
  } finally {
    stop()
    await database.stop()
  }
}

/** A chain that was broken before the backup is restored as it was: an emergency is no time to refuse it. */
async function auditWord(url: string): Promise<string> {
  const db = connect(url, { connections: 1 })
  const { events, brokenAt } = await chainOfAudit(db).finally(() => db.destroy())
  if (brokenAt === null) return `The audit trail is whole: ${events} events.`
  return `Attention: the audit trail is broken at event ${brokenAt} of ${events}, as it was when the backup was taken.`
}

function explainFailure(error: unknown): never {
  if (error instanceof StartError || !(error instanceof Error)) throw error
  const why = error.name === 'AbortError' ? 'it was interrupted' : error.message
  throw new StartError(
    `The restore has not ended: ${why}. No shop starts on this database; the same command starts it over.`,
  )
}

main().then(() => process.exit(), endWith)
