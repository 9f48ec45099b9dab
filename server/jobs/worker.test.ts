import fc from 'fast-check'
import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connect, type Db } from '../db/database.ts'
import { openLog } from '../start/log.ts'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { type Line, lineTo } from '../testing/order/line.ts'
import { startWorker } from './worker.ts'

let database: FreshDatabase
let line: Line
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  line = await lineTo(database.url)
  db = connect(database.url)
})
afterAll(async () => {
  await line.close()
  await db.destroy()
  await database.drop()
})

const queue = (task: string) => sql`select graphile_worker.add_job(${task})`.execute(db)

const jobsLeft = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from graphile_worker.jobs`.execute(db)
  return rows[0]?.count
}

async function running(tasks: TaskList) {
  const stop = await startWorker(line.url, tasks, '', openLog('silent'))
  onTestFinished(stop)
}

// That a lost connection ends no process is seen here, too: an error that nobody catches fails the run.
test.each(['succeeds', 'fails'])('a job that %s while the database is away is done after that', async (how) => {
  let tries = 0
  await running({
    broken: async () => {
      tries += 1
      if (tries > 1) return
      line.cut()
      if (how === 'fails') throw new Error('no')
    },
  })
  await queue('broken')

  await expect.poll(() => tries).toBe(1)
  await expect.poll(() => line.turnedAway()).toBeGreaterThan(0)
  line.mend()
  await expect.poll(jobsLeft).toBe(0)
})

/** After how many pieces on the line it breaks: some of twenty, others in each run, as the worker needs two seconds after each. */
const breaks = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 6, maxLength: 6 })

test.each(fc.sample(breaks, 1))(
  'jobs are done after their connections broke after %i, %i, %i, %i, %i and %i pieces',
  async (...places) => {
    let done = 0
    await running({
      count: async () => {
        done += 1
      },
    })
    for (const pieces of places) {
      line.breakAfter(pieces)
      for (let more = 0; more < 5; more++) await queue('count')
      await expect.poll(() => line.isToBreak(), { interval: 5 }).toBe(false)
    }

    await expect.poll(jobsLeft).toBe(0)
    expect(done).toBeGreaterThanOrEqual(5 * places.length)
  },
)
