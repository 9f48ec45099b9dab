import { Piscina } from 'piscina'
import { turnsOf } from './turns.ts'

type Turn = {
  /** Whose share it takes: an account, or a job. */
  person: string
  signal?: AbortSignal
}

// As many as the smallest machine has cores; who answers has one more thread of its own.
const threads = 2
const take = turnsOf({ atOnce: threads, waiting: 24, waitingOfOne: 4, retryAfter: 5 })

/** Threads come when there is work for them and go some seconds after it: each holds some 60 MB. */
const pool = new Piscina({
  minThreads: 0,
  maxThreads: threads,
  idleTimeout: 5_000,
  concurrentTasksPerWorker: 1,
  // What is made here is bounded by what it is made of; a thread for which there is no memory ends the process.
  resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 },
  execArgv: [],
})

/**
 * Does long work away from the thread that answers everybody. `task` is the module whose default export does it; what
 * goes in and comes out is copied. Beyond so many that wait it is refused with 429 or 503 and `Retry-After`.
 */
export const runInThread = (task: URL | string, input: unknown, { person, signal }: Turn): Promise<unknown> =>
  take({ person, signal }, () => pool.run(input, { filename: String(task), ...(signal && { signal }) }))
