import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { connect, type Db } from './db/database.ts'
import { freePort } from './db/embedded.ts'
import { queueMail } from './mail/outbox.ts'
import { freshDatabase } from './testing/database.ts'
import { lineTo } from './testing/order/line.ts'
import { startForTest } from './testing/shop-process.ts'

const root = mkdtempSync(join(tmpdir(), 'aster-faults-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folder = () => mkdtempSync(join(root, 'data-'))

// With `t` it is computed each time.
const banners = '/dev-api/system/banner/freedom/query?orgId=1&t=1'

async function ask(url: string) {
  const answer = await fetch(url)
  return { status: answer.status, after: answer.headers.get('retry-after'), text: await answer.text() }
}

test.each(['cut', 'freeze'] as const)(
  'while the database is away (%s) pages and calls say 503, and the shop lives',
  async (how) => {
    const { url, drop } = await freshDatabase()
    const line = await lineTo(url)
    const { shop, said, exit, address } = startForTest({
      DATABASE_URL: line.url,
      DATA_DIR: folder(),
      LOG_LEVEL: 'silent',
    })
    const shopUrl = await address()
    expect((await ask(`${shopUrl}/help/faq?x=1`)).status).toBe(200)

    line[how]()
    // Each waits for itself where nothing answers.
    const paths = ['/help/faq?x=2', banners, '/pd/product?sku_id=1', '/list/toner', '/sitemap.xml']
    for (const path of paths.slice(0, how === 'cut' ? paths.length : 2)) {
      const answer = await ask(shopUrl + path)
      expect([path, answer.status, answer.after]).toEqual([path, 503, '5'])
      if (!path.startsWith('/dev-api') && !path.endsWith('xml')) expect(answer.text).toContain('<html')
    }
    // The operator is warned before anybody who waits for the database.
    const order: string[] = []
    const waiting = ask(`${shopUrl}${banners}&t=2`).then(() => order.push('call'))
    const ready = await ask(`${shopUrl}/health/ready`).finally(() => order.push('ready'))
    await waiting
    if (how === 'freeze') expect(order).toEqual(['ready', 'call'])
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      503,
      { ready: false, because: 'the database does not answer' },
    ])

    line.mend()
    await expect.poll(async () => (await ask(shopUrl + banners)).status).toBe(200)
    shop.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(said.err).toBe('')
    await line.close()
    await drop()
  },
)

const pidOf = (data: string) =>
  processIn(Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]))

async function backendOf(db: Db) {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = 'aster' and pid <> pg_backend_pid() limit 1`.execute(db)
  return processIn(rows[0]?.pid)
}

/** The number of a process; none would mean the whole group of the tests to whoever is asked to end it. */
function processIn(pid: number | undefined) {
  if (!pid || pid < 2) throw new Error('There is no such process yet')
  return pid
}

test('a crash of a process of PostgreSQL and of all of it end no shop', async () => {
  const data = folder()
  const { shop, exit, address } = startForTest({ DATA_DIR: data, LOG_LEVEL: 'silent' })
  const shopUrl = await address()
  const secrets = JSON.parse(readFileSync(join(data, 'postgres.json'), 'utf8'))
  const works = () => expect.poll(async () => (await ask(shopUrl + banners)).status).toBe(200)
  await works()

  for (let round = 0; round < 3; round++) {
    const db = connect(`postgres://aster:${secrets.password}@127.0.0.1:${secrets.port}/aster`, { connections: 1 })
    // The server may still be busy with the crash before.
    process.kill(await vi.waitFor(() => backendOf(db)), 'SIGKILL')
    await db.destroy()
    await works()
  }
  const before = pidOf(data)
  process.kill(before, 'SIGKILL')
  await expect
    .poll(() => fetch(`${shopUrl}/health/ready`).then((answer) => answer.text()))
    .toContain('is started again')
  await expect.poll(() => pidOf(data)).not.toBe(before)
  await works()
  const pid = pidOf(data)
  shop.kill('SIGTERM')

  expect(await exit).toBe(0)
  expect(() => process.kill(pid, 0)).toThrow()
})

/** The processes that work in a folder or below it. */
const processesIn = (path: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(path)
    } catch {
      // It has ended, or is nobody of ours.
      return false
    }
  })

test.skipIf(!existsSync('/proc/self/cwd')).each([
  ['before it has written its lock', 'server.log'],
  ['while it gets ready', 'postmaster.pid'],
])('a start that is stopped leaves no PostgreSQL behind: %s', async (_, sign) => {
  const data = folder()
  const { shop, exit } = startForTest({ DATA_DIR: data, LOG_LEVEL: 'silent' })
  while (!existsSync(join(data, 'postgres', sign))) await nextTurn()
  shop.kill('SIGTERM')
  expect(await exit).toBe(0)
  await expect.poll(() => processesIn(data)).toEqual([])
})

test('a start that waits says for what within ten seconds', async () => {
  const { url, drop } = await freshDatabase()
  const line = await lineTo(url)
  line.freeze()
  const { said, exit } = startForTest({ DATABASE_URL: line.url, DATA_DIR: folder() })
  await expect.poll(() => said.out).toContain('Still waiting: the database has to answer')
  expect(await exit).toBe(1)
  expect(said.err).toContain('The database does not answer')
  await line.close()
  await drop()
})

test('a mail server that is silent does not hold the stop', async () => {
  const { url, drop } = await freshDatabase()
  const request = Promise.withResolvers<void>()
  const silent = createServer((socket) => {
    socket.on('error', () => {})
    request.resolve()
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const db = connect(url)
  const mail = {
    orgId: 1,
    recipient: 'a@example.com',
    language: 'en',
    subject: 'x',
    parts: ['x'],
    cause: 'a test',
  } as const
  await db.transaction().execute((tx) => queueMail(tx, mail, new Date()))
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const { shop, exit, address } = startForTest({
    DATABASE_URL: url,
    DATA_DIR: folder(),
    SMTP_URL: smtpUrl,
    LOG_LEVEL: 'silent',
  })
  await address()
  await request.promise

  shop.kill('SIGTERM')
  expect(await exit).toBe(0)
  await db.destroy()
  silent.close()
  await drop()
})

test.skipIf(!existsSync('/dev/full'))('a log that cannot be written ends no shop', async () => {
  const { url, drop } = await freshDatabase()
  const port = await freePort()
  const full = openSync('/dev/full', 'w')
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder(), PORT: String(port), DEMO: 'false' }
  const shop = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', full, full] })
  onTestFinished(() => void shop.kill('SIGKILL'))
  const status = () => fetch(`http://127.0.0.1:${port}${banners}`).then((answer) => answer.status)
  await expect.poll(status).toBe(200)
  expect(await status()).toBe(200)

  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  await drop()
})
