import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { WaitingPool } from './waiting-pool.ts'

// How long a job may go on once a stop was asked for, before its `abortSignal` aborts it.
const longestFarewell = 2_000
const longestStop = 15_000
const beforeNextTry = 500

type JobRunner = Awaited<ReturnType<typeof openRunner>>

const pause = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false })

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
  const state = { lost: false, stopping: false }
  const pool = new WaitingPool(url, () => {
    if (state.lost || state.stopping) return
    state.lost = true
    log.warn('the worker has lost the database')
    // Not at once: the worker has yet to notice.
    setImmediate(() => current?.stop())
  })
  const open = () => openRunner(pool, tasks, crontab, log)

  let current: JobRunner | undefined
  current = await open()
  void keepRunning(current)
  return async () => {
    state.stopping = true
    await Promise.race([current?.stop(), pause(longestStop)])
    await Promise.race([pool.end(), pause(longestFarewell)])
  }

  /**
   * A worker that has lost the database may have been given a job that it never heard of, which no other worker would do for
   * hours. So it is started again, and what it held is free: a job may run twice, which each of them has to tolerate.
   */
  async function keepRunning(last: JobRunner) {
    await last.ended
    if (state.stopping) return
    try {
      await pool.query('select graphile_worker.force_unlock_workers($1)', [[last.name]])
      state.lost = false
      current = await open()
      log.warn('the worker is at work again')
    } catch (error) {
      log.error({ err: error }, 'the worker cannot start')
      await pause(beforeNextTry)
    }
    if (state.lost || state.stopping) void current?.stop()
    void keepRunning(current ?? last)
  }
}

async function openRunner(pool: WaitingPool, tasks: TaskList, crontab: string, log: FastifyBaseLogger) {
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    crontab,
    events,
    concurrency: 2,
    // The shop stops its worker itself, after its last request.
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: longestFarewell,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ job: message }, 'worker')
      else if (level === 'warning') log.warn({ job: message }, 'worker')
    }),
  })
  return {
    name,
    ended: runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker has failed')),
    stop: () => runner.stop().catch(() => {}),
  }
}
