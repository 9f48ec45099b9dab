import { spawnSync } from 'node:child_process'
import { compiled } from './shop-process.ts'

const parts = ['app', 'db/embedded', 'jobs/worker', 'mail/send-mail', 'pages/mount-pages', 'start/first-load']

/**
 * Loads the server once in a process that ends by itself, which keeps its compiled code. Most shops of these tests are killed, and
 * what is killed keeps nothing: each of them would compile all of it again, for ten seconds where other tests run beside it.
 */
export default function compileServer() {
  const load = parts.map((part) => `await import('./server/${part}.ts')`).join('\n')
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', load], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The server cannot be loaded: ${stderr}`)
}
