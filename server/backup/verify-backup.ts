import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createZstdDecompress } from 'node:zlib'
import { StartError } from '../start/start-error.ts'
import { drain, HashingStream, sha256Of } from './hashed.ts'
import { listFiles, type Manifest, manifestFile, readManifest, sumsFile, tableFile } from './manifest.ts'

/** Called with how much of the work is done, from 0 to 1. */
export type Progress = (done: number) => void

/**
 * Reads a whole backup and answers what it holds. Refuses one that is not finished, that lacks a file or has one more, or
 * in which a byte is another than the one that was written. Nothing is written.
 */
export async function verifyBackup(folder: string, progress: Progress = () => {}): Promise<Manifest> {
  const sums = await readSums(folder)
  const damaged = (what: string): never => {
    throw new StartError(`The backup ${folder} is damaged: ${what}. Take another one.`)
  }
  if ((await sha256Of(join(folder, manifestFile)).catch(() => '')) !== sums.get(manifestFile))
    damaged(`${manifestFile} is not what was written`)
  const manifest = readManifest(await readFile(join(folder, manifestFile), 'utf8'))
  const files = listFiles(manifest)
  const strange = [...sums.keys()].find((file) => !files.includes(file))
  if (strange) damaged(`nothing is known of ${strange}`)

  for (const [at, file] of files.entries()) {
    const sha256 = await sha256Of(join(folder, file)).catch(() => damaged(`${file} cannot be read`))
    if (sha256 !== sums.get(file)) damaged(`${file} is not what was written`)
    progress((at + 1) / (files.length + manifest.tables.length))
  }
  for (const [at, { name, sha256 }] of manifest.tables.entries()) {
    const passed = new HashingStream()
    const unpacked = createReadStream(join(folder, tableFile(name))).pipe(createZstdDecompress())
    await drain(unpacked, passed).catch(() => damaged(`${tableFile(name)} cannot be unpacked`))
    if (passed.sha256() !== sha256) damaged(`${tableFile(name)} holds other rows than were written`)
    progress((files.length + at + 1) / (files.length + manifest.tables.length))
  }
  return manifest
}

async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, sumsFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      error.code === 'ENOENT'
        ? `${folder} is no finished backup: it has no ${sumsFile}`
        : `${folder} cannot be read: ${error.message}`,
    )
  })
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}
