import { createReadStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { migrate, migrationNames } from '../db/migrate.ts'
import { beginRestore, finishRestore, isUnfinished } from '../db/unfinished-restore.ts'
import { StartError } from '../start/start-error.ts'
import { clearDatabase } from './clear-database.ts'
import { newFile } from './hashed.ts'
import { loadTables } from './load-tables.ts'
import { type Manifest, storedFile } from './manifest.ts'
import { inSession } from './session.ts'
import { type Progress, verifyBackup } from './verify-backup.ts'

export type RestoreRequest = { url: string; filesDir: string; folder: string; signal: AbortSignal; progress?: Progress }

/**
 * Restores a backup into an empty database and the folder for files, and brings it to the migrations of this version.
 * Refuses a damaged backup, one of a newer version, a database that holds anything and one that others use. Until all of it
 * is done the database says so, no shop starts on it, and the next restore starts over.
 */
export async function restoreBackup({
  url,
  filesDir,
  folder,
  signal,
  progress = () => {},
}: RestoreRequest): Promise<Manifest> {
  const manifest = await verifyBackup(folder, (done) => progress(done * 0.1))
  refuseNewer(manifest)
  return await inSession(url, async (client) => {
    await refuseInUse(client)
    await refuseFilled(client)
    await beginRestore(client)
    await clearDatabase(client)
    await migrate(url, { upTo: manifest.migrations.at(-1) ?? '' })
    await loadTables(client, { folder, manifest, signal, progress: (done) => progress(0.1 + done * 0.8) })
    await restoreFiles(manifest, { from: folder, to: filesDir, signal })
    await migrate(url, { duringRestore: true })
    await finishRestore(client)
    progress(1)
    return manifest
  })
}

function refuseNewer({ migrations, shop }: Manifest) {
  const ownMigrations = migrationNames()
  const unknown = migrations.find((name, at) => ownMigrations[at] !== name)
  if (!unknown) return
  throw new StartError(
    `This backup was taken by another version of the shop (${shop}), which has the migration ${unknown}: restore it with that version or a newer one`,
  )
}

// Connections that were just closed take the server a moment.
const looks = { most: 10, pause: 200 }

/** A shop that runs would fill the database, too. One that starts meanwhile finds it unfinished. */
async function refuseInUse(client: pg.Client) {
  for (let look = 1; ; look++) {
    const { rows } = await client.query<{ others: number }>(`
      select count(*)::integer as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and coalesce(backend_type, 'client backend') = 'client backend'`)
    const others = rows[0]?.others ?? 0
    if (others === 0) return
    if (look === looks.most) {
      throw new StartError(
        `Others use this database (${others} connections): nothing was restored. Stop every shop on it, close other programs, and begin again.`,
      )
    }
    await sleep(looks.pause)
  }
}

async function refuseFilled(client: pg.Client) {
  if (await isUnfinished(client)) return
  const { rows } = await client.query(`
    select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by relname limit 1`)
  if (rows.length === 0) return
  throw new StartError(
    `This database is not empty (it has the table ${rows[0]?.name}): nothing was restored. Set DATA_DIR to a new folder or DATABASE_URL to a new database.`,
  )
}

type Way = { from: string; to: string; signal: AbortSignal }

async function restoreFiles({ files }: Manifest, { from, to, signal }: Way) {
  if (files.length > 0) await mkdir(to, { recursive: true, mode: 0o700 })
  for (const { name } of files) {
    const half = join(to, `${name}.tmp`)
    await rm(half, { force: true })
    await pipeline(createReadStream(join(from, storedFile(name))), newFile(half), { signal })
    await rename(half, join(to, name))
  }
}
