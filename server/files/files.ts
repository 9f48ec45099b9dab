import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Unavailable } from '../unavailable.ts'

/** Where uploaded files are kept. A name is random and given here, so nothing of a sender becomes a path. */
export type Files = {
  /** Writes a file whole or not at all, and answers its name when it would survive a crash. */
  storeFile: (bytes: Uint8Array) => Promise<string>
  get: (name: string) => Promise<Buffer>
  /** Does nothing where there is no such file. */
  remove: (name: string) => Promise<void>
}

/** Files in a folder, which is made where it is missing and is readable for its owner alone. */
export function filesIn(folder: string): Files {
  return {
    storeFile: (bytes) => writeNewFile(folder, bytes).catch(throwUnavailable),
    get: (name) => readFile(filePath(folder, name)).catch(throwUnavailable),
    remove: (name) => rm(filePath(folder, name), { force: true }).catch(throwUnavailable),
  }
}

// The disk is full, read-only or broken, or the folder is not ours to use: nothing that a sender could mend.
const away = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE'])

function throwUnavailable(error: NodeJS.ErrnoException): never {
  if (away.has(error.code ?? '')) throw new Unavailable(`The folder for files: ${error.message}`, { cause: error })
  throw error
}

async function writeNewFile(folder: string, bytes: Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = randomBytes(16).toString('hex')
  const unfinished = join(folder, `${name}.tmp`)
  try {
    await writeThrough(unfinished, bytes)
    await rename(unfinished, join(folder, name))
  } catch (error) {
    // On a disk that has become read-only this fails, too; the first failure is reported.
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
  await syncFolder(folder)
  return name
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function filePath(folder: string, name: string) {
  if (!/^[0-9a-f]{32}$/.test(name)) throw new Error('No file has such a name')
  return join(folder, name)
}
