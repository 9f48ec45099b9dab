import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, seedAccounts } from '../seed/index.ts'
import { connect } from './db/database.ts'
import { hashPassword } from './modules/identity/credential/password-hash.ts'
import { type FreshDatabase, freshDatabase } from './testing/database.ts'
import { secretsKey, startForTest } from './testing/shop-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'aster-demo-'))
let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  const db = connect(database.url)
  const hash = await hashPassword(demoPassword)
  await db.transaction().execute((tx) => seedAccounts(tx, hash))
  await db.destroy()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts on the database with the accounts of the demo; DEMO is not said unless given. */
const start = (env: Record<string, string>) =>
  startForTest({ DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '', ...env })

test.each([
  [{ NODE_ENV: 'production', SECRETS_KEY: secretsKey }, /start it once without NODE_ENV=production/],
  [{ HOST: '0.0.0.0' }, /others reach the shop \(HOST or PUBLIC_URL\).*DEMO=true\.$/s],
  [{ PUBLIC_URL: 'https://shop.example.com' }, /others reach the shop/],
  [{ PUBLIC_URL: 'https://shop.example.com', DEMO: 'false' }, /others reach the shop/],
])('the data of a demo is refused, and what to do is said: %j', async (env, wayOn) => {
  const { said, exit } = start(env)
  expect(await exit).toBe(1)
  expect(said.err).toMatch(/^This database is a demo: admin, .*DATA_DIR.*another password/s)
  expect(said.err.trim()).toMatch(wayOn)
})

test.each([{}, { PUBLIC_URL: 'http://localhost:3000' }, { PUBLIC_URL: 'https://shop.example.com', DEMO: 'true' }])(
  'the demo runs on this machine, and beyond it where that is said: %j',
  async (env) => {
    await start(env).address()
  },
)

test('with passwords of their own its accounts are welcome in production', async () => {
  const own = await freshDatabase()
  const db = connect(own.url)
  const hash = await hashPassword('a password of their own')
  await db.transaction().execute((tx) => seedAccounts(tx, hash))
  await db.destroy()
  const { shop, exit, address } = start({ DATABASE_URL: own.url, NODE_ENV: 'production', SECRETS_KEY: secretsKey })
  await address()
  shop.kill('SIGKILL')
  await exit
  await own.drop()
})

test('an empty database of a shop that others reach gets no demo, and the start says so', async () => {
  const env = { DATABASE_URL: '', PUBLIC_URL: 'https://shop.example.com' }
  const first = start(env)
  await first.address()
  expect(first.said.out).toContain('loading the reference data')
  expect(first.said.out).toMatch(/has no demo.*DEMO=true/)
  expect(first.said.out).not.toContain(demoPassword)
  first.shop.kill('SIGINT')
  expect(await first.exit).toBe(0)
})
