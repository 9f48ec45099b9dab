import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { toRows } from '../server/backup/manifest.ts'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { takeBackup } from '../server/backup/take-backup.ts'
import type { Db } from '../server/db/database.ts'
import { startEmbedded } from '../server/db/embedded.ts'
import { multiplyOrders } from './orders/multiply.ts'
import { demoShop } from './shop.ts'

export type RestoreFigures = {
  orders: number
  rows: number
  /** Of the database, and of the backup. */
  databaseMb: number
  backupMb: number
  backupSeconds: number
  restoreSeconds: number
  /** Resident memory of this process, at most. */
  peakMb: number
}

/** How long a backup of so many orders takes, and its restore into an empty shop with every check. */
export async function measureRestore(orders: number, say: (text: string) => void): Promise<RestoreFigures> {
  const shop = await demoShop()
  const folder = mkdtempSync(join(tmpdir(), 'aster-restore-'))
  const { signal } = new AbortController()
  try {
    await multiplyOrders(shop.db, orders)
    await addMails(shop.db)
    const { rows } = await sql<{ mb: number }>`select pg_database_size(current_database()) / 1e6 as mb`.execute(shop.db)
    say(`${orders} orders are there`)
    const before = performance.now()
    const backup = await takeBackup({ url: shop.url, filesDir: join(folder, 'files'), into: folder, signal })
    const between = performance.now()
    say(`backed up in ${((between - before) / 1_000).toFixed(1)} s`)
    const target = await startEmbedded(join(folder, 'data'))
    const started = performance.now()
    await restoreBackup({ url: target.url, filesDir: join(folder, 'restored'), folder: backup.folder, signal })
    const restoreSeconds = (performance.now() - started) / 1_000
    say(`restored in ${restoreSeconds.toFixed(1)} s`)
    await target.stop()
    return {
      orders,
      rows: toRows(backup.manifest),
      databaseMb: Number(rows[0]?.mb),
      backupMb: megabytes(backup.folder),
      backupSeconds: (between - before) / 1_000,
      restoreSeconds,
      peakMb: process.resourceUsage().maxRSS / 1_024,
    }
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addMails(db: Db) {
  await sql`
    insert into mails (org_id, recipient, language, subject, cause, queued_at, sent_at, parts, order_id)
    select org_id, 'a@example.com', 'en', order_number, 'order.placed', placed_at, placed_at,
           jsonb_build_array(repeat('Thank you for your order. ', 30)), id
      from orders`.execute(db)
}

const megabytes = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1e6
