import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { StartError } from '../start/start-error.ts'

const builder = new URL('../../web/build/build.ts', import.meta.url)

/**
 * Builds the pages where their sources have changed, while the database starts. In a process of its own: what a build
 * takes of memory goes with it.
 */
export function buildPages(script = builder) {
  const child = spawn(process.execPath, [fileURLToPath(script)], { stdio: 'inherit' })
  const built = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new StartError('The pages could not be built; what is above says why')
  })
  // Asked for only when the database is ready.
  built.catch(() => {})
  return {
    built,
    stop: () => {
      child.kill()
    },
  }
}
