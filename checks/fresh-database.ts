import { rmSync } from 'node:fs'
import { startEmbedded } from '../server/db/embedded.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Starts a PostgreSQL that is gone after `stop`: every setting stays as in the shop. */
export async function startTemporary() {
  const folder = temporaryFolder('test')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const { url, stop } = await startEmbedded(folder)
    return { url, stop: () => stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
