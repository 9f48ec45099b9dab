import { EventEmitter, once } from 'node:events'
import { Logger, run, type WorkerEvents } from 'graphile-worker'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { lineTo } from '../testing/order/line.ts'
import { WaitingPool } from './waiting-pool.ts'

// That nothing fails where nobody catches it is seen here, too: it fails the run.
test('a worker that is stopped before it listens gives its broken connection back once', async () => {
  const database = await freshDatabase()
  const line = await lineTo(database.url)
  const pool = new WaitingPool(line.url, () => {})
  onTestFinished(async () => {
    await pool.end()
    await line.close()
    await database.drop()
  })
  const events: WorkerEvents = new EventEmitter()
  const beforeItListens = once(events, 'pool:listen:success').then(() => line.freeze())
  const logger = new Logger(() => () => {})
  const runner = await run({ pgPool: pool, taskList: { none: () => {} }, events, noHandleSignals: true, logger })
  await beforeItListens

  const stopped = runner.stop().catch(() => {})
  setImmediate(() => {
    line.cut()
    line.mend()
  })
  await stopped

  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
})
