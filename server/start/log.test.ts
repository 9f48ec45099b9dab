import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { connect, type Db } from '../db/database.ts'
import { filesIn } from '../files/files.ts'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { openLog } from './log.ts'

let database: FreshDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = connect(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const password = 'Very2secret-password'
const token = 'a-token-that-nobody-may-read-in-a-log'

test('no password and no token reaches the log, whichever way they are sent', async () => {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => lines.push(line) })
  const app = await buildApp({ db, now: () => new Date(), files: filesIn('/nowhere'), trustedProxies: [], log })
  const body = new URLSearchParams({ username: 'somebody', password, grant_type: 'password' }).toString()
  const url = '/dev-api/clientauth/oauth/token'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  await app.inject({ method: 'POST', url, headers: form, payload: body })
  await app.inject({ method: 'POST', url: `${url}?${body}` })
  await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: `{"password":"${password}"`,
  })
  const headers = { authorization: `Bearer ${token}`, cookie: `token=${token}` }
  await app.inject({ method: 'GET', url: '/dev-api/clientsystem/account/getInfo', headers })
  log.error({ password, user: { token }, request: { headers } }, 'an entry that was made by mistake')
  await app.close()

  const output = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(5)
  expect(output).toContain('/dev-api/clientauth/oauth/token')
  expect(output).not.toContain(password)
  expect(output).not.toContain(token)
})

test('a row that the database refuses does not reach the log', async () => {
  const lines: string[] = []
  const log = openLog('error', { write: (line) => lines.push(line) })
  const row = { user_name: '', email: 'noor@example.com', name: 'Noor', role: 'admin', password_hash: password }
  const refused = await db
    .insertInto('accounts')
    .values(row)
    .execute()
    .catch((error: unknown) => error)
  expect(JSON.stringify(refused)).toContain(password)
  log.error({ err: refused }, 'request failed')
  expect(lines.join('')).toContain('accounts_user_name_check')
  expect(lines.join('')).not.toMatch(new RegExp(`${password}|noor@example`))
})

test('what fails for our fault is logged with its reason, what a client did wrong is not an error', async () => {
  const lines: string[] = []
  const log = openLog('error', { write: (line) => lines.push(line) })
  await sql`alter table skus rename to lost`.execute(db)
  const app = await buildApp({ db, now: () => new Date(), files: filesIn('/nowhere'), trustedProxies: [], log })
  const answer = await app.inject({ method: 'GET', url: '/dev-api/goods/sku/freedom/1' })
  await app.inject({ method: 'GET', url: '/dev-api/goods/sku/freedom/none' })
  await app.close()

  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('skus')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('relation \\"skus\\" does not exist')
})
