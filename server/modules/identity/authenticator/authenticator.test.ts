import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import {
  confirmAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from '../../../../contract/identity/authenticator.ts'
import { endpoints } from '../../../../contract/index.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { getStaffUser, listStaffUsers, removeStaffUserAuthenticator } from '../../../../contract/office/staff-user.ts'
import { wrongCodeMinutes, wrongCodesAllowed } from '../../../../rules/identity/authenticator.ts'
import { triesBeforeCaptcha } from '../../../../rules/identity/session.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { resetAdmin } from '../../customer/account/make-admin.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let strict: World
beforeAll(async () => {
  ;[world, strict] = await Promise.all([buildWorld(), buildWorld({ authenticatorRequired: true })])
})
afterAll(() => Promise.all([world.close(), strict.close()]))

/** The code that the app of a secret shows some half minutes from now. */
const codeOf = (secret: string, ahead = 0, { now }: World = world) =>
  new TOTP({ secret }).generate({ timestamp: now().getTime() + ahead * 30_000 })

const wrongCodeOf = (secret: string) => (codeOf(secret) === '000000' ? '000001' : '000000')

/** A staff user with an app, set up with the code of the half minute before. */
async function withApp(given?: Staff) {
  const staff = given ?? (await world.staff('desk', [1]))
  const { secret } = (await staff.call(startAuthenticator, {})).data
  const confirmed = await staff.call(confirmAuthenticator, { body: { code: codeOf(secret, -1) } })
  return { ...staff, secret, recoveryCodes: confirmed.data.recoveryCodes }
}

// Beyond some a captcha is asked for.
const forgetTries = () => world.db.deleteFrom('sign_in_failures').execute()

let places = 0
type Entry = { given?: string; from?: string }
const elsewhere = () => `198.51.100.${++places % 250}`

async function entry(
  { userName }: { userName: string },
  otp?: string,
  { given = password, from = elsewhere() }: Entry = {},
) {
  const body = {
    username: userName,
    password: given,
    grant_type: 'password' as const,
    ...(otp !== undefined && { otp }),
  }
  const answer = await world.call(signIn, { query: {}, body }, { address: from })
  return answer.code === 200 ? 'in' : answer.failure.reason
}

const actionsOf = async ({ accountId }: { accountId: number }) => {
  const events = await world.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject', '=', `account ${accountId}`)
    .orderBy('position')
    .execute()
  return { actions: events.map(({ action }) => action), all: JSON.stringify(events) }
}

test('once its first code was typed, signing in asks for one, and other sessions have ended', async () => {
  const staff = await world.staff('desk', [1])
  expect(await entry(staff)).toBe('in')
  const { secret, uri } = (await staff.call(startAuthenticator, {})).data
  expect(uri).toContain(`secret=${secret}`)
  expect(await entry(staff)).toBe('in')
  const wrong = await staff.call(confirmAuthenticator, { body: { code: wrongCodeOf(secret) } })
  expect([wrong.failure.reason, wrong.failure.fields]).toEqual(['authenticator.code_wrong', ['code']])

  const { recoveryCodes } = (await staff.call(confirmAuthenticator, { body: { code: codeOf(secret, -1) } })).data
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await staff.call(getAuthenticator, {})).data).toMatchObject({ required: false, recoveryCodes: 10 })
  const sessions = await world.db
    .selectFrom('sessions')
    .where('account_id', '=', staff.accountId)
    .select('id')
    .execute()
  expect(sessions).toHaveLength(1)

  expect(await entry(staff)).toBe('authenticator.code_needed')
  expect(await entry(staff, wrongCodeOf(secret))).toBe('authenticator.code_wrong')
  expect(await entry(staff, codeOf(secret), { given: 'wrong' })).toBe('session.wrong_credentials')
  expect(await entry(staff, codeOf(secret))).toBe('in')
  const { actions, all } = await actionsOf(staff)
  expect(actions).toContain('authenticator.confirmed')
  for (const told of [secret, recoveryCodes[0] ?? '']) expect(all).not.toContain(told)
})

test('no code is taken twice, nor one from before it', async () => {
  const staff = await withApp()
  expect(await entry(staff, codeOf(staff.secret, -1))).toBe('authenticator.code_wrong')
  const code = codeOf(staff.secret)
  const both = await Promise.all([entry(staff, code), entry(staff, code)])
  expect(both.toSorted()).toEqual(['authenticator.code_wrong', 'in'])
  expect(await entry(staff, codeOf(staff.secret, -1))).toBe('authenticator.code_wrong')
  await forgetTries()
  expect(await entry(staff, codeOf(staff.secret, 1))).toBe('in')
})

test('each recovery code lets in once, however it is typed; new ones take their place', async () => {
  const staff = await withApp()
  const [first = '', second = '', third = ''] = staff.recoveryCodes
  expect(await entry(staff, first.toLowerCase().replaceAll('-', ' '))).toBe('in')
  expect(await entry(staff, first)).toBe('authenticator.code_wrong')
  const both = await Promise.all([entry(staff, second), entry(staff, second)])
  expect(both.toSorted()).toEqual(['authenticator.code_wrong', 'in'])
  expect((await staff.call(getAuthenticator, {})).data.recoveryCodes).toBe(8)
  expect((await actionsOf(staff)).actions.filter((one) => one === 'authenticator.recovery_used')).toHaveLength(2)

  const { data } = await staff.call(renewRecoveryCodes, { body: { code: codeOf(staff.secret) } })
  expect(data.recoveryCodes).toHaveLength(10)
  expect(await entry(staff, third)).toBe('authenticator.code_wrong')
  await forgetTries()
  expect(await entry(staff, data.recoveryCodes[0])).toBe('in')
})

test('to be asked for the code costs no try, a wrong one does', async () => {
  const staff = await withApp()
  const from = elsewhere()
  const at = (otp?: string) => entry(staff, otp, { from })
  for (let time = 0; time <= triesBeforeCaptcha; time++) expect(await at()).toBe('authenticator.code_needed')
  for (let time = 1; time < triesBeforeCaptcha; time++) await at(wrongCodeOf(staff.secret))
  // Nor does asking give back what wrong codes have cost.
  expect(await at()).toBe('authenticator.code_needed')
  expect(await at(wrongCodeOf(staff.secret))).toBe('authenticator.code_wrong')
  expect(await at()).toBe('session.captcha_needed')
})

test('after so many wrong codes, from wherever, even the right one waits', async () => {
  const staff = await withApp()
  const tries = Array.from({ length: wrongCodesAllowed + 2 }, () =>
    staff.call(renewRecoveryCodes, { body: { code: wrongCodeOf(staff.secret) } }),
  )
  const reasons = (await Promise.all(tries)).map(({ failure }) => failure.reason)
  expect(reasons.filter((reason) => reason === 'authenticator.code_wrong')).toHaveLength(wrongCodesAllowed)
  expect(await entry(staff, codeOf(staff.secret))).toBe('authenticator.too_many_codes')
  expect(await entry(staff, staff.recoveryCodes[0])).toBe('authenticator.too_many_codes')

  const before = world.now()
  world.setNow(new Date(before.getTime() + wrongCodeMinutes * 60_000).toISOString())
  expect(await entry(staff, codeOf(staff.secret))).toBe('in')
  world.setNow(before.toISOString())
})

test('who removes the app types a code of it, and can set up another', async () => {
  const staff = await withApp()
  expect((await staff.call(startAuthenticator, {})).failure.reason).toBe('authenticator.known')
  const refused = await staff.call(removeAuthenticator, { body: { code: wrongCodeOf(staff.secret) } })
  expect(refused.failure.reason).toBe('authenticator.code_wrong')
  expect((await staff.call(removeAuthenticator, { body: { code: codeOf(staff.secret) } })).code).toBe(200)
  expect(await entry(staff)).toBe('in')
  expect((await withApp(staff)).secret).not.toBe(staff.secret)
  const { failure } = await staff.call(confirmAuthenticator, { body: { code: codeOf(staff.secret) } })
  expect(failure.reason).toBe('authenticator.known')
})

test('without an app there is nothing to renew, remove or confirm', async () => {
  const staff = await world.staff('desk', [1])
  for (const endpoint of [confirmAuthenticator, renewRecoveryCodes, removeAuthenticator]) {
    const { failure } = await staff.call(endpoint, { body: { code: '123456' } })
    expect(failure.reason).toBe('authenticator.not_started')
  }
})

test('a sign-in that is under way when an app is set up is waited for, so its session ends, too', async () => {
  const staff = await world.staff('desk', [1])
  const underWay = await world.db.transaction().execute(async (tx) => {
    await sql`lock table audit_events in exclusive mode`.execute(tx)
    const entered = entry(staff)
    await vi.waitFor(async () => expect(await world.waiting()).toBe(1))
    const started = staff.call(startAuthenticator, {})
    await vi.waitFor(async () => expect(await world.waiting()).toBe(2))
    return { entered, started }
  })
  expect([await underWay.entered, (await underWay.started).code]).toEqual(['in', 200])
})

test('an admin resets it for a staff user, who is signed out; nobody for themselves', async () => {
  const admin = await world.staff('admin')
  const staff = await withApp()
  const params = { id: staff.accountId }
  expect((await admin.call(getStaffUser, { params })).data.hasAuthenticator).toBe(true)
  expect((await staff.call(removeStaffUserAuthenticator, { params })).status).toBe(403)
  expect((await admin.call(removeStaffUserAuthenticator, { params })).code).toBe(200)
  expect((await staff.call(getInfo, {})).status).toBe(401)
  expect(await entry(staff)).toBe('in')
  expect((await admin.call(getStaffUser, { params })).data.hasAuthenticator).toBe(false)
  const own = await admin.call(removeStaffUserAuthenticator, { params: { id: admin.accountId } })
  expect(own.failure.reason).toBe('colleague.self')
  const buyer = await world.signedIn()
  expect((await admin.call(removeStaffUserAuthenticator, { params: { id: buyer.accountId } })).status).toBe(404)
})

test('an admin who is locked out is let in again without it', async () => {
  const admin = await withApp(await world.staff('admin'))
  await resetAdmin(world.db, admin.userName, world.now())
  const left = await world.db
    .selectFrom('authenticators')
    .where('account_id', '=', admin.accountId)
    .select('secret')
    .execute()
  expect(left).toEqual([])
})

test('accounts of customers have none', async () => {
  const buyer = await world.signedIn()
  expect((await buyer.call(getAuthenticator, {})).status).toBe(403)
  expect((await buyer.call(startAuthenticator, {})).status).toBe(403)
})

test('where it is required, who has none may do nothing but set it up', async () => {
  const admin = await strict.staff('admin')
  const closed = Object.values(endpoints).filter((spec) => spec.access !== 'anyone' && !spec.beforeAuthenticator)
  expect(closed.length).toBeGreaterThan(100)
  for (const { method, path } of closed) {
    const url = apiPrefix + path.replaceAll(/:\w+/g, '1')
    const answer = await strict.app.inject({ method, url, headers: { authorization: `Bearer ${admin.token}` } })
    expect([path, answer.statusCode, answer.json().data.reason]).toEqual([path, 403, 'authenticator.missing'])
  }
  const { data } = await admin.call(getInfo, {})
  expect([data.user.lacksAuthenticator, data.permissions]).toEqual([true, []])
  expect((await admin.call(getAuthenticator, {})).data).toEqual({ required: true, confirmedAt: null, recoveryCodes: 0 })

  const { secret } = (await admin.call(startAuthenticator, {})).data
  const code = codeOf(secret, 0, strict)
  expect((await admin.call(confirmAuthenticator, { body: { code } })).data.recoveryCodes).toHaveLength(10)
  expect((await admin.call(listStaffUsers, { query: {} })).code).toBe(200)
  const after = (await admin.call(getInfo, {})).data
  expect([after.user.lacksAuthenticator, after.permissions]).toEqual([false, ['*:*:*']])
})

test('where it is required, customers sign in and buy as ever', async () => {
  const buyer = await strict.signedIn()
  const { data } = await buyer.call(getInfo, {})
  expect(data.user.lacksAuthenticator).toBe(false)
  expect(data.permissions.length).toBeGreaterThan(0)
})
