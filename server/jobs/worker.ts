import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'

// How long a job may go on once a stop was asked for, before its `abortSignal` tells it.
const longestFarewell = 2_000
const pauses = { first: 250, longest: 5_000 }

/**
 * Runs the jobs that were queued in the transactions of what causes them, also after the database was away. Answers how
 * to stop; jobs at work finish first, or see their `abortSignal`.
 */
export async function startWorker(
  url: string,
  tasks: TaskList,
  crontab: string,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const pool = poolOf(url)
  const open = () => openRunner(pool, tasks, crontab, log)
  const stopping = new AbortController()
  let current = await open()

  const kept = keepRunning()
  return async () => {
    stopping.abort()
    await current.runner.stop().catch(() => {})
    await kept
    await pool.end()
  }

  async function keepRunning() {
    for (;;) {
      await current.runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker has failed'))
      if (stopping.signal.aborted) return
      log.warn('the worker has lost the database and is started again')
      const next = await openAgain(current.name)
      if (!next) return
      current = next
    }
  }

  /** What the lost worker holds nobody else would do for hours; a job may run twice, as each has to bear. */
  async function openAgain(lost: string) {
    for (let pause = pauses.first; !stopping.signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      try {
        await pool.query('select graphile_worker.force_unlock_workers($1)', [[lost]])
        return await open()
      } catch (error) {
        log.warn({ err: error }, 'the worker waits for the database')
      }
    }
    return undefined
  }
}

/** A pool of our own: the worker's would be left behind with open connections when the database stops after it. */
function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function openRunner(pool: pg.Pool, tasks: TaskList, crontab: string, log: FastifyBaseLogger) {
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  const runner: Runner = await run({
    pgPool: pool,
    taskList: tasks,
    crontab,
    events,
    concurrency: 2,
    // The shop stops its worker itself, after its last request.
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: longestFarewell,
    // Noting that a job is done may fail like any statement. At once, as it is without batches, nobody catches that.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ job: message }, 'worker')
      else if (level === 'warning') log.warn({ job: message }, 'worker')
    }),
  })
  // It may have been given a job that it has not heard of. A moment later: an idle worker stops without an error.
  events.on('worker:getJob:error', () => setImmediate(() => runner.stop().catch(() => {})))
  return { runner, name }
}
