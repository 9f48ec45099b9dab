import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../server/db/embedded.ts'

/** Starts a PostgreSQL that is gone after `stop`, in memory where Linux offers it; every setting stays as in the shop. */
export async function startTemporary() {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'aster-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const { url, stop } = await startEmbedded(folder)
    return { url, stop: () => stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
