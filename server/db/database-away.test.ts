import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../contract/endpoint.ts'
import { queryBanners } from '../../contract/site/content.ts'
import { buildApp } from '../app.ts'
import { filesIn } from '../files/files.ts'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { type Line, lineTo } from '../testing/orders/line.ts'
import { Unavailable } from '../unavailable.ts'
import { connect, type Db } from './database.ts'

const answersWithin = 1_500

let database: FreshDatabase
let line: Line
let db: Db
let app: FastifyInstance
beforeAll(async () => {
  database = await freshDatabase()
  line = await lineTo(database.url)
  db = connect(line.url, { answersWithin, connections: 4 })
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

/** Asks so many times at once; answers the codes and how long the slowest took. */
async function askAtOnce(times: number) {
  const start = performance.now()
  const answers = await Promise.all(Array.from({ length: times }, ask))
  return { answers, codes: new Set(answers.map(({ statusCode }) => statusCode)), took: performance.now() - start }
}

test.each(['cut', 'freeze'] as const)(
  'calls are answered with 503 after a %s, and with 200 once it is over',
  async (how) => {
    expect((await askAtOnce(8)).codes).toEqual(new Set([200]))
    line[how]()
    for (let round = 0; round < 3; round++) {
      const { answers, codes, took } = await askAtOnce(20)
      expect(codes).toEqual(new Set([503]))
      expect(answers[0]?.headers['retry-after']).toBe('5')
      expect(answers[0]?.json()).toMatchObject({ code: 503, data: { reason: 'server.unavailable' } })
      expect(took).toBeLessThan(answersWithin + 1_000)
    }
    line.mend()
    await expect.poll(async () => (await ask()).statusCode, { timeout: 5_000 }).toBe(200)
  },
)

test('no call fails otherwise while connections break at every point of it', async () => {
  const codes = new Set<number>()
  let going = true
  const use = async () => {
    while (going) codes.add((await ask()).statusCode)
  }
  const users = Array.from({ length: 6 }, use)
  for (let round = 0; round < 40; round++) {
    await sleep(15)
    line.cut()
    line.mend()
  }
  going = false
  await Promise.all(users)

  expect([...codes].sort()).toEqual([200, 503])
})

test('a transaction whose connection hangs is given up once, not again for its end', async () => {
  const start = performance.now()
  const work = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    line.freeze()
    await sql`select 2`.execute(tx)
  })

  await expect(work).rejects.toThrow(Unavailable)
  expect(performance.now() - start).toBeLessThan(answersWithin + 700)
})

test('a statement that takes too long is ended by the server and keeps its connection', async () => {
  const single = connect(database.url, { answersWithin, connections: 1 })
  const pid = () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(single).then(({ rows }) => rows[0]?.pid)
  const before = await pid()
  await expect(sql`select pg_sleep(10)`.execute(single)).rejects.toThrow('statement timeout')

  expect(await pid()).toBe(before)
  await single.destroy()
})

test('an answer that came while this process was busy counts', async () => {
  const beside = connect(database.url, { connections: 1 })
  const atWork = () =>
    sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity where state = 'active' and query like 'select pg_sleep(0.2)%'
    `
      .execute(beside)
      .then(({ rows }) => rows[0]?.count)
  const busy = sql<{ one: number }>`select pg_sleep(0.2), 1 as one`.execute(db)
  await expect.poll(atWork, { interval: 5 }).toBe(1)
  const end = Date.now() + answersWithin + 500
  while (Date.now() < end);

  expect((await busy).rows).toMatchObject([{ one: 1 }])
  await beside.destroy()
})

test('what is wrong for another reason is not called away', async () => {
  await expect(sql`select nothing`.execute(db)).rejects.toThrow('column "nothing" does not exist')
  const { statusCode } = await ask()
  expect(statusCode).toBe(200)
})
