import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { toRows } from '../server/backup/manifest.ts'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { takeBackup } from '../server/backup/take-backup.ts'
import type { Db } from '../server/db/database.ts'
import { startEmbedded } from '../server/db/embedded.ts'
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

/** The orders of the demo again and again, with all that hangs on them, and a mail for each. */
async function multiplyOrders(db: Db, orders: number) {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from orders`.execute(db)
  const copies = sql`generate_series(1, ${Math.ceil(orders / (rows[0]?.count ?? 1))}::integer) n`
  const all = { orders: 1_000_000, order_lines: 1_000_000 } as const
  const more = async (table: string, changed: Record<string, string>) => {
    const { rows } = await sql<{ name: string }>`
      select attname::text as name from pg_attribute
       where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db)
    const names = rows.map(({ name }) => name)
    const values = names.map((name) => changed[name] ?? `t.${name}`)
    await sql`insert into ${sql.table(table)} (${sql.raw(names.join(', '))}) overriding system value
      select ${sql.raw(values.join(', '))} from ${sql.table(table)} t, ${copies}`.execute(db)
  }
  const order = `t.order_id + n * ${all.orders}`
  const line = `t.order_line_id + n * ${all.order_lines}`
  await more('orders', {
    id: `t.id + n * ${all.orders}`,
    order_number: `t.order_number || '-' || n`,
    so_number: `t.so_number || '-' || n`,
    split_from: `t.split_from + n * ${all.orders}`,
  })
  await more('order_lines', { id: `t.id + n * ${all.order_lines}`, order_id: order })
  await more('order_events', { id: `t.id + n * 1000000`, order_id: order })
  await more('allocations', { order_line_id: line })
  await sql`
    insert into mails (org_id, recipient, language, subject, cause, queued_at, sent_at, parts, order_id)
    select org_id, 'a@example.com', 'en', order_number, 'order.placed', placed_at, placed_at,
           jsonb_build_array(repeat('Thank you for your order. ', 30)), id
      from orders`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

const megabytes = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1e6
