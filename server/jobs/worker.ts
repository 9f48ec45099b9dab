import type { FastifyBaseLogger } from 'fastify'
import { Logger, run, type TaskList } from 'graphile-worker'

/** Runs the jobs that were queued in the transactions of what causes them. Answers how to stop; jobs at work finish first. */
export async function startWorker(
  url: string,
  tasks: TaskList,
  crontab: string,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const runner = await run({
    connectionString: url,
    taskList: tasks,
    crontab,
    concurrency: 2,
    maxPoolSize: 4,
    // The shop stops its worker itself, after its last request.
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ job: message }, 'worker')
      else if (level === 'warning') log.warn({ job: message }, 'worker')
    }),
  })
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the worker has ended'))
  return () => runner.stop()
}
