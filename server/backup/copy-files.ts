import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { HashingStream, newFile } from './hashed.ts'
import { storedFile } from './manifest.ts'
import { fileColumns } from './session.ts'

type CopiedFile = { bytes: number; sha256: string }
export type CopiedFiles = Map<string, CopiedFile>

/** Names of the files that rows name, as `client` sees them. */
export async function filesNamed(client: pg.Client): Promise<string[]> {
  const columns = await fileColumns(client)
  const each = columns.map(({ table, column }) => `select ${column} as name from ${table} where ${column} is not null`)
  if (each.length === 0) return []
  const { rows } = await client.query<{ name: string }>(`${each.join(' union ')} order by name`)
  return rows.map(({ name }) => name)
}

/** Copies files into a backup, those that are there; answers what is copied by now, `copied` included. */
export async function copyFiles(
  { from, to, signal }: { from: string; to: string; signal: AbortSignal },
  names: readonly string[],
  copied: CopiedFiles = new Map(),
): Promise<CopiedFiles> {
  for (const name of names) {
    if (copied.has(name)) continue
    const passed = new HashingStream()
    const target = join(to, storedFile(name))
    try {
      await pipeline(createReadStream(join(from, name)), passed.through, newFile(target), { signal })
    } catch (error) {
      await rm(target, { force: true })
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    copied.set(name, { bytes: passed.bytes, sha256: passed.sha256() })
  }
  return copied
}
