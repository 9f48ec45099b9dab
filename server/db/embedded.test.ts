import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assertDurable, connect, type Db } from './database.ts'
import { type Embedded, joinEmbedded, startEmbedded } from './embedded.ts'

const root = mkdtempSync(join(tmpdir(), 'aster-embedded-'))
const dataDir = join(root, 'data')
const lockFile = join(dataDir, 'postgres/postmaster.pid')

let postgres: Embedded
let db: Db
beforeAll(async () => {
  postgres = await startEmbedded(dataDir)
  db = connect(postgres.url)
  await sql`create table kept (id integer)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

const readKept = () => sql`select * from kept`.execute(db)
/** Never 0: that would mean the whole group of the tests to whoever is asked to end it. */
function pidOf() {
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0])
  if (!(pid > 1)) throw new Error('PostgreSQL has not said its number yet')
  return pid
}

/** Starts again on the same folder, the way a process would whose predecessor is gone. */
async function startAgain() {
  postgres = await startEmbedded(dataDir)
}

/** Ends the connection that holds the owner's lock, as the death of the shop would. */
const loseOwner = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aster owner'`.execute(db)

test('the password is readable for its owner alone, and the server listens on this machine alone', async () => {
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)
  const { rows } = await sql`select current_setting('listen_addresses') as address`.execute(db)
  expect(rows).toEqual([{ address: '127.0.0.1' }])
  const wrong = connect(postgres.url.replace(/:[^:@]+@/, ':wrong@'))
  await expect(sql`select 1`.execute(wrong)).rejects.toThrow('password authentication failed')
})

test('letters of every alphabet have upper and lower case', async () => {
  const { rows } = await sql`select upper('grösse żółć') as loud`.execute(db)
  expect(rows).toEqual([{ loud: 'GRÖSSE ŻÓŁĆ' }])
})

test('a second start on the same data is refused', async () => {
  await expect(startEmbedded(dataDir)).rejects.toThrow('A shop already runs on the data')
})

test('a command joins the running server and leaves it running', async () => {
  const joined = await joinEmbedded(dataDir)
  expect(joined.url).toBe(postgres.url)
  await joined.stop()
  await readKept()
})

test('the pool survives a restart of the server in the middle of its use', async () => {
  const counts = { read: 0, failed: 0 }
  let going = true
  const count = (what: keyof typeof counts) => () => {
    counts[what] += 1
  }
  const use = async () => {
    while (going) await readKept().then(count('read'), count('failed'))
  }
  const users = [use(), use(), use()]
  await expect.poll(() => counts.read).toBeGreaterThan(0)
  await postgres.stop()
  await expect.poll(() => counts.failed).toBeGreaterThan(0)
  await startAgain()
  counts.read = 0
  await expect.poll(() => counts.read).toBeGreaterThan(30)
  going = false
  await Promise.all(users)

  await Promise.all([readKept(), readKept(), readKept(), readKept()])
})

/** A shop of its own on the data, that has no time to stop its server. */
async function killedShop() {
  await postgres.stop()
  const started = `import('./server/db/embedded.ts').then(async (m) => { await m.startEmbedded(process.argv[1]); console.log('up') })`
  const shop = spawn(process.execPath, ['-e', started, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(shop.stdout, 'data')
  shop.kill('SIGKILL')
  await once(shop, 'exit')
}

test.each(['SIGCONT', 'SIGSTOP'] as const)(
  'a server that a killed shop left behind is taken over (%s)',
  async (state) => {
    await killedShop()
    const before = pidOf()
    process.kill(before, state)
    const logged: string[] = []
    const kill = vi.spyOn(process, 'kill')
    postgres = await startEmbedded(dataDir, { say: (what) => logged.push(what) })

    expect(pidOf()).not.toBe(before)
    expect(logged.join()).toContain('left by a shop that was killed')
    // A frozen one hears of it as well, before it is forced.
    expect(kill.mock.calls.filter(([, signal]) => signal !== 0)).toEqual([
      [before, 'SIGINT'],
      [before, 'SIGCONT'],
    ])
    await readKept().catch(() => {})
    await readKept()
  },
)

test('a server that was killed is started again, and reported', async () => {
  const logged: string[] = []
  await postgres.stop()
  const note = (what: unknown) => void logged.push(String(what))
  postgres = await startEmbedded(dataDir, { log: { warn: note, error: note } })
  process.kill(pidOf(), 'SIGKILL')

  await expect.poll(() => postgres.isUp()).toBe(false)
  await expect.poll(() => postgres.isUp()).toBe(true)
  expect(logged).toEqual(['PostgreSQL has ended and is started again', 'PostgreSQL answers again'])
  await readKept().catch(() => {})
  await readKept()
  await expect(startEmbedded(dataDir)).rejects.toThrow('A shop already runs on the data')
})

test("the server stays its shop's own after it has lost all connections", async () => {
  await loseOwner()
  await expect(startEmbedded(dataDir)).rejects.toThrow('A shop already runs on the data')
  await readKept().catch(() => {})
  await readKept()
})

test('a lock file that names a process of another user is no obstacle', async () => {
  await postgres.stop()
  const stranger = String(process.pid)
  writeFileSync(lockFile, `${stranger}\n${dataDir}/postgres\n0\n5432\n\n127.0.0.1\n`)
  await startAgain()

  await readKept().catch(() => {})
  await readKept()
})

test('stop leaves no process and no lock behind', async () => {
  const pid = pidOf()
  await postgres.stop()

  expect(existsSync(lockFile)).toBe(false)
  expect(() => process.kill(pid, 0)).toThrow()
  await startAgain()
})

test.skipIf(process.getuid?.() !== 0)('started as root, the server and its files belong to another user', async () => {
  expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0)
  expect(statSync(`/proc/${pidOf()}`).uid).not.toBe(0)
})

test.skipIf(process.getuid?.() !== 0)('data below a folder that only root may enter works', async () => {
  const closed = mkdtempSync(join(root, 'closed-'))
  const inside = await startEmbedded(join(closed, 'data'))
  const other = connect(inside.url)
  await sql`create table written (id integer)`.execute(other)
  await other.destroy()
  await inside.stop()
  const again = await startEmbedded(join(closed, 'data'))
  const still = connect(again.url)
  expect((await sql`select * from written`.execute(still)).rows).toEqual([])
  await still.destroy()
  await again.stop()
})

test('a durable database is accepted', async () => {
  await assertDurable(db)
})

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'a database with %s off is refused by name',
  async (name) => {
    await sql.raw(`alter system set ${name} = off`).execute(db)
    await sql`select pg_reload_conf()`.execute(db)
    await expect.poll(() => assertDurable(db).then(String, String)).toContain(`${name}=off`)
    await sql.raw(`alter system reset ${name}`).execute(db)
    await sql`select pg_reload_conf()`.execute(db)
    await expect.poll(() => assertDurable(db).then(String, String)).toBe('undefined')
  },
)
