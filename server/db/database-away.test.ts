import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { queryBanners } from '../../contract/catalogue/content.ts'
import { apiPrefix } from '../../contract/endpoint.ts'
import { buildApp } from '../app.ts'
import { filesIn } from '../files/files.ts'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { type Line, lineTo } from '../testing/order/line.ts'
import { Unavailable } from '../unavailable.ts'
import { connect, type Db } from './database.ts'

const queryTimeout = 1_500

let database: FreshDatabase
let line: Line
let db: Db
let app: FastifyInstance
beforeAll(async () => {
  database = await freshDatabase()
  line = await lineTo(database.url)
  db = connect(line.url, { queryTimeout, connections: 4 })
  app = await buildApp({
    db,
    now: () => new Date(),
    files: filesIn(mkdtempSync(join(tmpdir(), 'aster-files-'))),
    trustedProxies: [],
  })
})
afterEach(() => line.mend())
afterAll(async () => {
  await app.close()
  await db.destroy()
  await line.close()
  await database.drop()
})

const url = `${apiPrefix}${queryBanners.path}?orgId=1`
const ask = () => app.inject({ method: 'GET', url })

/** Asks so many times at once; answers the codes. */
async function askAtOnce(times: number) {
  const answers = await Promise.all(Array.from({ length: times }, ask))
  return { answers, codes: new Set(answers.map(({ statusCode }) => statusCode)) }
}

/** From now on time passes when the test says so, for all that waits by it; the network and the database do not. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** So many milliseconds pass, in steps between which all goes on that can. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 50) {
    for (let turns = 0; turns < 20; turns++) await turn()
    await vi.advanceTimersByTimeAsync(Math.min(left, 50))
  }
}

test.each(['cut', 'freeze'] as const)(
  'calls are answered with 503 after a %s, and with 200 once it is over',
  async (how) => {
    expect((await askAtOnce(8)).codes).toEqual(new Set([200]))
    line[how]()
    stopClock()
    for (let round = 0; round < 3; round++) {
      const asked = askAtOnce(20)
      // No more time passes: each has its answer by then, whatever of it was spent on what.
      await pass(queryTimeout + 1_000)
      const { answers, codes } = await asked
      expect(codes).toEqual(new Set([503]))
      expect(answers[0]?.headers['retry-after']).toBe('5')
      expect(answers[0]?.json()).toMatchObject({ code: 503, data: { reason: 'server.unavailable' } })
    }
    vi.useRealTimers()
    line.mend()
    await expect.poll(async () => (await ask()).statusCode).toBe(200)
  },
)

test('no call fails otherwise while connections break at every point of it', async () => {
  const codes = new Set<number>()
  // Until so many pieces no longer come.
  let point = 0
  do {
    line.breakAfter(++point)
    for (const { statusCode } of await Promise.all(Array.from({ length: 6 }, ask))) codes.add(statusCode)
  } while (!line.isToBreak())

  line.breakAfter(Number.POSITIVE_INFINITY)
  expect(point).toBeGreaterThan(10)
  expect([...codes].sort()).toEqual([200, 503])
})

test('a transaction whose connection hangs is given up once, not again for its end', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const work = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    stopClock()
    line.freeze()
    const hangs = sql`select 2`.execute(tx)
    await Promise.allSettled([hangs, pass(queryTimeout + 500)])
    await hangs
  })

  await expect(work).rejects.toThrow(Unavailable)
  expect(query.mock.calls.map(([asked]) => (asked as unknown as { text: string }).text)).toEqual([
    'begin',
    'select 1',
    'select 2',
  ])
})

test('a statement that takes too long is ended by the server and keeps its connection', async () => {
  const single = connect(database.url, { queryTimeout, connections: 1 })
  const pid = () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(single).then(({ rows }) => rows[0]?.pid)
  const before = await pid()
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(1)`.execute(tx)
    await expect(sql`select pg_advisory_lock(1)`.execute(single)).rejects.toThrow('statement timeout')
  })

  expect(await pid()).toBe(before)
  await single.destroy()
})

test('an answer that comes while this process has been busy counts', async () => {
  await ask()
  stopClock()
  line.freeze()
  const busy = sql<{ one: number }>`select 1 as one`.execute(db)
  await pass(queryTimeout + 100)
  line.mend()

  expect((await busy).rows).toMatchObject([{ one: 1 }])
})

test('what is wrong for another reason is not called away', async () => {
  await expect(sql`select nothing`.execute(db)).rejects.toThrow('column "nothing" does not exist')
  const { statusCode } = await ask()
  expect(statusCode).toBe(200)
})
