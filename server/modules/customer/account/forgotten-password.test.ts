import type { JobHelpers } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForPassword, setPassword } from '../../../../contract/identity/password.ts'
import { getCaptcha } from '../../../../contract/identity/verification.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { passwordRequestsPerAddress, passwordRequestsPerName } from '../../../../rules/identity/session.ts'
import { password } from '../../../testing/builders.ts'
import { knowDigits } from '../../../testing/verification.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { mailPasswordLinkBy } from './forgotten-password.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const next = 'Another3horse'
let lastAddress = 0

const requestLink = (userName: string, address = `203.0.113.${++lastAddress}`) =>
  world.app.inject({
    method: 'POST',
    url: '/dev-api/clientsystem/account/freedom/forgotPwd',
    remoteAddress: address,
    payload: { userName },
  })

/** Does the jobs that requests have queued. */
async function mailed() {
  const { rows } = await sql<{ payload: unknown }>`
    with done as (delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
                   where t.id = j.task_id and t.identifier = 'mailPasswordLink' returning j.payload)
    select payload from done
  `.execute(world.db)
  // The task reads its payload alone.
  for (const { payload } of rows) await mailPasswordLinkBy(world.db, world.now)(payload, {} as JobHelpers)
}

async function linkFor({ userName }: { userName: string }) {
  await requestLink(userName)
  await mailed()
  const mail = (await world.mailsTo(`${userName}@example.com`)).at(-1)
  return /\/my\/password#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const set = (token: string, newPassword = next) => world.call(setPassword, { body: { token, newPassword } })

const tokenFor = (username: string, given: string) =>
  world.call(signIn, { query: {}, body: { username, password: given, grant_type: 'password' } })

test('a mailed link gives a new password once, and ends every session and every failed try', async () => {
  const main = await world.signedIn()
  await tokenFor(main.userName, 'wrong')
  const token = await linkFor(main)
  expect((await set(token)).code).toBe(200)

  expect((await main.call(getInfo, {})).status).toBe(401)
  expect((await tokenFor(main.userName, password)).code).toBe(10_001)
  expect((await tokenFor(main.userName, next)).code).toBe(200)
  expect((await set(token, 'Third4horses')).failure.reason).toBe('account.link_over')
  const events = await world.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', '=', `account ${main.accountId}`)
    .execute()
  expect(events.map(({ action }) => action)).toContain('password.chosen')
})

test('a password that is easy to guess is refused, to staff, too, and leaves the link good', async () => {
  const [main, admin] = [await world.signedIn(), await world.staff('admin')]
  for (const person of [main, admin]) {
    const token = await linkFor(person)
    for (const guessed of ['password1', 'Aster2026', `${person.userName}1`, 'TestPerson1']) {
      const { failure } = await set(token, guessed)
      expect(failure).toMatchObject({ reason: 'password.common', fields: ['newPassword'] })
    }
    expect((await set(token)).code).toBe(200)
  }
  expect((await set(await linkFor(main), 'Testcompany26')).failure.reason).toBe('password.common')
})

test('a name that nobody has is answered by the same bytes and gets no mail; so is one that is suspended', async () => {
  const main = await world.signedIn()
  const suspended = await world.signedIn()
  await world.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', suspended.accountId).execute()
  const answers = await Promise.all([main.userName, 'nobody-here', suspended.userName].map((name) => requestLink(name)))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  await mailed()
  expect(await world.mailsTo(`${main.userName}@example.com`)).toHaveLength(1)
  expect(await world.mailsTo(`${suspended.userName}@example.com`)).toEqual([])
})

test('the same is done before the answer, whoever has the name', async () => {
  const main = await world.signedIn()
  const known = await world.queriesOf(() => requestLink(main.userName))
  const unknown = await world.queriesOf(() => requestLink('nobody-there'))
  expect(unknown).toEqual(known)
})

/** A request that was answered: with a captcha, where there is one. */
async function request(userName: string, captcha: { uuid?: string; code?: string } = {}, address?: string) {
  const from = { address: address ?? `203.0.113.${++lastAddress}` }
  return world.call(askForPassword, { body: { userName, ...captcha } }, from)
}

async function answeredCaptcha() {
  const { uuid } = (await world.call(getCaptcha, {})).data
  return { uuid, code: await knowDigits(world.db, uuid) }
}

test('requests of strangers keep nobody from a new password: a captcha leads on, and a link that came stays good', async () => {
  const main = await world.signedIn()
  const asked = await Promise.all(Array.from({ length: passwordRequestsPerName + 2 }, () => request(main.userName)))
  expect(asked.filter(({ code }) => code === 200)).toHaveLength(passwordRequestsPerName)
  const refused = await request(main.userName)
  expect(refused.failure).toMatchObject({ reason: 'verification.captcha_needed', fields: ['code'] })
  const wrong = { ...(await answeredCaptcha()), code: 'x' }
  expect((await request(main.userName, wrong)).failure.reason).toBe('verification.captcha_wrong')
  expect((await request(main.userName, await answeredCaptcha())).code).toBe(200)

  await mailed()
  const links = (await world.mailsTo(`${main.userName}@example.com`)).map(
    ({ text }) => /token=([\w-]+)/.exec(text)?.[1],
  )
  expect(new Set(links).size).toBe(passwordRequestsPerName + 1)
  // Any of them is good, and one that is used ends the others.
  expect((await set(links[2] ?? '')).code).toBe(200)
  for (const link of links) expect((await set(link ?? '')).failure.reason).toBe('account.link_over')
})

test('requests are limited by name at one place, captcha or not, and by address', async () => {
  const main = await world.signedIn()
  const here = '198.51.100.8'
  for (let time = 0; time < passwordRequestsPerName; time++) await request(main.userName, {}, here)
  expect((await request(main.userName, await answeredCaptcha(), here)).status).toBe(429)
  const byAddress = await Promise.all(
    Array.from({ length: passwordRequestsPerAddress + 1 }, (_, index) =>
      requestLink(`somebody-${index}`, '198.51.100.9'),
    ),
  )
  expect(byAddress.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
})

test('the name may be written in any case, with spaces around', async () => {
  const main = await world.signedIn()
  await requestLink(` ${main.userName.toUpperCase()} `)
  await mailed()
  expect(await world.mailsTo(`${main.userName}@example.com`)).toHaveLength(1)
})

test('requests of strangers use up none of those of a place that is known', async () => {
  const main = await world.signedIn()
  const home = '198.51.100.77'
  await world.app.inject({
    method: 'POST',
    url: '/dev-api/clientauth/oauth/token',
    remoteAddress: home,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: main.userName, password, grant_type: 'password' }).toString(),
  })
  for (let time = 0; time < passwordRequestsPerName; time++) await requestLink(main.userName)
  expect((await request(main.userName)).failure.reason).toBe('verification.captcha_needed')
  expect((await request(main.userName, {}, home)).code).toBe(200)
})
