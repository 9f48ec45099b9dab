import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import project from '../../package.json' with { type: 'json' }
import { StartError } from '../start/start-error.ts'
import { type CopiedFiles, copyFiles, filesNamed } from './copy-files.ts'
import { HashingStream, newFile } from './hashed.ts'
import { type Manifest, manifestFile, storedFile, sumsFile, type TableCopy, tableFile, toRows } from './manifest.ts'
import { copyStatement, inSession, type Table } from './session.ts'
import { beginSnapshot, readSequences, type Snapshot } from './snapshot.ts'
import type { Progress } from './verify-backup.ts'

export type BackupRequest = {
  url: string
  filesDir: string
  /** The folder in which the backup gets one of its own. */
  into: string
  signal: AbortSignal
  progress?: Progress
}

// A file may go with its row between the snapshot and its copy; not three times in a row.
const tries = 3

/**
 * Takes a backup of a shop that may run: all tables at one instant, and every file that a row of that instant names.
 * Answers its folder, which has its name only once it is whole; what fails leaves nothing behind that looks like one.
 */
export async function takeBackup({ url, filesDir, into, signal, progress = () => {} }: BackupRequest) {
  await mkdir(into, { recursive: true, mode: 0o700 })
  await removeInterrupted(into)
  const name = nameAt(new Date())
  const folder = join(into, `.${name}.unfinished`)
  await mkdir(folder, { mode: 0o700 })
  try {
    for (const part of ['tables', 'files']) await mkdir(join(folder, part), { mode: 0o700 })
    const written = await inSession(url, (client) => writeBackup(client, { folder, filesDir, signal, progress }))
    for (const part of ['tables', 'files', '.']) await syncFolder(join(folder, part))
    await rename(folder, join(into, name))
    await syncFolder(into)
    await noteBackup(url, written)
    return { folder: join(into, name), ...written }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

// Milliseconds after which nobody works on it any longer.
const longestBackup = 86_400_000

/** What was left by one that was killed would fill the disk in time. */
async function removeInterrupted(into: string) {
  for (const name of await readdir(into)) {
    const folder = join(into, name)
    if (!/^[.]aster-.*[.]unfinished$/.test(name) || Date.now() - (await stat(folder)).mtimeMs < longestBackup) continue
    await rm(folder, { recursive: true, force: true })
  }
}

/** The name of a backup, which sorts by its age. */
const nameAt = (at: Date) => `aster-${at.toISOString().replaceAll(/[-:]/g, '')}`

type BackupContext = { folder: string; filesDir: string; signal: AbortSignal; progress: Progress }

async function writeBackup(client: pg.Client, { folder, filesDir, signal, progress }: BackupContext) {
  const way = { from: filesDir, to: folder, signal }
  // Before the snapshot what is there now, after it what came meanwhile: a file that goes with its row is copied by then.
  const before = await copyFiles(way, await filesNamed(client))
  const { snapshot, copied } = await wholeSnapshot(client, way, before)
  const sums = new Map<string, string>()
  for (const [name, { sha256 }] of copied) sums.set(storedFile(name), sha256)

  const all = snapshot.tables.reduce((sum, { bytes }) => sum + bytes, 1)
  const tables: TableCopy[] = []
  let done = 0
  let packed = 0
  for (const table of snapshot.tables) {
    const { file, ...copy } = await writeTable(client, table, folder, signal)
    tables.push(copy)
    sums.set(tableFile(table.name), file.sha256)
    packed += file.bytes
    done += table.bytes
    progress(done / all)
  }
  const manifest: Manifest = {
    format: 1,
    takenAt: snapshot.takenAt.toISOString(),
    shop: project.version,
    postgres: snapshot.postgres,
    migrations: snapshot.migrations,
    tables,
    sequences: await readSequences(client),
    files: [...copied].map(([name, { bytes }]) => ({ name, bytes })),
  }
  await client.query('commit')
  signal.throwIfAborted()
  sums.set(manifestFile, await writeText(join(folder, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`))
  const lines = [...sums].map(([file, sha256]) => `${sha256}  ${file}\n`)
  await writeText(join(folder, sumsFile), lines.join(''))
  return { manifest, bytes: packed + manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** A snapshot of which every file is copied, and no other. */
async function wholeSnapshot(client: pg.Client, way: Parameters<typeof copyFiles>[0], before: CopiedFiles) {
  for (let tried = 1; ; tried++) {
    const snapshot = await beginSnapshot(client)
    const copied = await copyFiles(way, snapshot.files, before)
    const missing = snapshot.files.find((name) => !copied.has(name))
    if (!missing) return { snapshot, copied: await onlyNamed(way.to, snapshot, copied) }
    await client.query('rollback')
    if (tried < tries) continue
    throw new StartError(
      `The file ${missing}, which the database names, is not in ${way.from}: nothing was backed up. Is FILES_URL right? Else look for the file in an older backup.`,
    )
  }
}

async function onlyNamed(folder: string, snapshot: Snapshot, copied: CopiedFiles): Promise<CopiedFiles> {
  const named = new Set(snapshot.files)
  for (const name of copied.keys()) {
    if (named.has(name)) continue
    await rm(join(folder, storedFile(name)))
    copied.delete(name)
  }
  return copied
}

async function writeTable(client: pg.Client, table: Table, folder: string, signal: AbortSignal) {
  const [text, file] = [new HashingStream(), new HashingStream()]
  const copy = client.query(copyTo(`${copyStatement(table)} to stdout`))
  const path = join(folder, tableFile(table.name))
  await pipeline(copy, text.through, createZstdCompress(), file.through, newFile(path), { signal })
  return {
    name: table.name,
    columns: table.columns,
    rows: copy.rowCount,
    sha256: text.sha256(),
    file: { sha256: file.sha256(), bytes: file.bytes },
  }
}

async function writeText(path: string, text: string): Promise<string> {
  const passed = new HashingStream()
  await pipeline(Readable.from([Buffer.from(text)]), passed.through, newFile(path))
  return passed.sha256()
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Notes a backup for those who watch the shop, where its version knows of that. */
const noteBackup = (url: string, { manifest, bytes }: { manifest: Manifest; bytes: number }) =>
  inSession(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('public.backups') is not null as there`)
    if (!rows[0]?.there) return
    const values = [manifest.takenAt, toRows(manifest), manifest.files.length, bytes]
    await client.query(
      'insert into backups (taken_at, finished_at, rows, files, bytes) values ($1, clock_timestamp(), $2, $3, $4)',
      values,
    )
  })
