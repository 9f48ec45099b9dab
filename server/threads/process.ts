import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { makeTurns } from './turns.ts'

type Work = {
  /** The module whose default export does it. */
  task: URL
  /** Whose share it takes: an account, or a job. */
  callerId: string
  /** Milliseconds after which it is given up. */
  timeLimit?: number
}

const longest = 20_000
// Seconds after which there is room again.
const retryAfter = 5
const take = makeTurns({ atOnce: 1, waiting: 8, waitingOfOne: 2, retryAfter })

const host = fileURLToPath(new URL('process-host.ts', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))
// Neither `.env` nor the data beside the code.
const readable = ['server/*', 'node_modules/*', 'package.json'].map((place) => `--allow-fs-read=${root}${place}`)

/** The process ended before it answered: it took too much memory or time, or its task failed. */
export class ProcessEnded extends Error {}

/**
 * Does work on files of strangers by a library that bounds neither memory nor time, in a process of its own: it has no environment,
 * reads nothing but the code of the shop, writes nothing, and is ended where it takes too much. What goes in and comes out is copied.
 * Throws `ProcessEnded` where it did not answer, and refuses with 429 or 503 where too many wait.
 */
export const runInProcess = (input: unknown, { task, callerId, timeLimit = longest }: Work): Promise<unknown> =>
  take({ callerId }, async () => {
    const child = fork(host, [String(task), String(process.pid)], {
      serialization: 'advanced',
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--permission', ...readable, '--allow-worker', '--max-old-space-size=256'],
    })
    const limit = setTimeout(() => child.kill('SIGKILL'), timeLimit)
    try {
      return await toAnswer(child, input)
    } finally {
      clearTimeout(limit)
      child.kill('SIGKILL')
    }
  })

const toAnswer = (child: ChildProcess, input: unknown) =>
  new Promise<unknown>((resolve, reject) => {
    const end = () => reject(new ProcessEnded('the process ended before it answered'))
    child.once('message', resolve).once('exit', end).once('error', reject)
    child.send({ input }, (error) => error && end())
  })
