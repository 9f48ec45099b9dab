import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const inMemory = '/dev/shm'
// Containers often have 64 MB of it, and every test file clones a database.
const enough = 2 ** 31

/**
 * A new empty folder: that of the run it belongs to has it inside, else it is in memory where Linux offers enough of it.
 * Databases for tests are made faster there.
 */
export const temporaryFolder = (name: string) => mkdtempSync(join(parentFolder(), `aster-${name}-`))

const parentFolder = () => process.env.RUN_FOLDER ?? (hasMemory() ? inMemory : tmpdir())

function hasMemory(): boolean {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize >= enough
}
