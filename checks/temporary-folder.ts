import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
// Containers often have 64 MB of it, and every test file clones a database.
const enough = 2 ** 31

/** A new empty folder, in memory where Linux offers enough of it: databases for tests are made faster there. */
export const temporaryFolder = (name: string) => mkdtempSync(join(hasMemory() ? inMemory : tmpdir(), `aster-${name}-`))

function hasMemory(): boolean {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize >= enough
}
