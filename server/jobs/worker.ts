import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, type TaskList } from 'graphile-worker'
import pg from 'pg'

/** Runs the jobs that were queued in the transactions of what causes them. Answers how to stop; jobs at work finish first. */
export async function startWorker(
  url: string,
  tasks: TaskList,
  crontab: string,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  // A pool of our own: the worker's would be left behind with open connections when the database stops after it.
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    crontab,
    concurrency: 2,
    // The shop stops its worker itself, after its last request.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ job: message }, 'worker')
      else if (level === 'warning') log.warn({ job: message }, 'worker')
    }),
  })
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker has ended'))
  return async () => {
    await runner.stop()
    await pool.end()
  }
}
