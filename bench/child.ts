import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import project from '../package.json' with { type: 'json' }
import { freePort } from '../server/db/embedded.ts'

export type Server = {
  url: string
  pid: number
  memory: () => Promise<number>
  stop: () => Promise<void>
  /** Ends it at once, whatever it is doing. */
  kill: () => Promise<void>
}

// The memory settings that `npm start` gives V8 and the C library, so that what is measured is what runs.
const execArgv = project.scripts.start.match(/--max-\S+/g) ?? []
const MALLOC_ARENA_MAX = /MALLOC_ARENA_MAX=(\d+)/.exec(project.scripts.start)?.[1]

/** Starts a server of bench/serve.ts in its own process; what it logs is dropped. */
export async function startServer(
  what: 'shop' | 'forgetful shop' | 'constant' | 'prepared',
  given: string,
  /** That of another version, where it is measured. */
  script = new URL('serve.ts', import.meta.url),
): Promise<Server> {
  const child = fork(script, [what, given], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv,
    env: { ...process.env, MALLOC_ARENA_MAX },
  })
  const { port } = await awaitAnswer<{ port: number }>(child)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    memory: async () => {
      child.send('memory')
      return (await awaitAnswer<{ memory: number }>(child)).memory
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function awaitAnswer<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A server of the benchmark ended with ${code}`)
  })
  const [answer] = await Promise.race([once(child, 'message'), ended])
  return answer as T
}

/** The whole shop with its jobs, as `npm start` runs it, in a process of its own. */
export async function startWholeShop(databaseUrl: string, more: Record<string, string> = {}) {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    ...more,
  }
  // The script ends in `exec`: the child is the shop itself. Settings of one's own change no measurement.
  const script = project.scripts.start.replace('--import=./server/start/env-file.ts ', '')
  const child = spawn('sh', ['-c', script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries++) {
    if (tries === 200) throw new Error('The shop does not start')
    await sleep(100)
  }
  return {
    url,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Resident MB. */
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
