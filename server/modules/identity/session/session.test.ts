import { createHook } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketStat } from '../../../../contract/basket/basket.ts'
import { listAddresses } from '../../../../contract/customer/address.ts'
import { getCaptcha } from '../../../../contract/identity/verification.ts'
import { getInfo, mayUserSignIn, signIn, signOut } from '../../../../contract/me/session.ts'
import type { Role } from '../../../../rules/identity/permissions.ts'
import { rolePermissions } from '../../../../rules/identity/roles.ts'
import { triesBeforeCaptcha, triesPerAddress, triesPerName } from '../../../../rules/identity/session.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const person = async (role: Role = 'main') => world.account({ customerId: await world.customer(), role })

type Captcha = { uuid: string; code: string }

const tokenCall = (username: string, given = password, headers: Record<string, string> = {}, captcha?: Captcha) =>
  world.call(
    signIn,
    { query: {}, body: { username, password: given, grant_type: 'password', ...captcha } },
    { headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } },
  )

// A test that fails tries comes from an address of its own, so that it does not use up another's.
let lastAddress = 0
const ownAddress = () => ({ 'x-forwarded-for': `203.0.113.${++lastAddress}` })

const through = (
  proxy: string,
  headers: Record<string, string>,
  username: string,
  captcha?: Captcha,
  given = 'wrong',
) =>
  world.app.inject({
    method: 'POST',
    url: '/dev-api/clientauth/oauth/token',
    remoteAddress: proxy,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ username, password: given, grant_type: 'password', ...captcha }).toString(),
  })

test('a name and a password give a token, also at top level as ordinary OAuth clients expect', async () => {
  const { userName } = await person()
  const response = await world.app.inject({
    method: 'POST',
    url: '/dev-api/clientauth/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: userName, password, grant_type: 'password' }).toString(),
  })
  const answer = response.json()
  expect(answer).toMatchObject({ code: 200, token_type: 'Bearer', expires_in: 30 * 86_400 })
  expect(answer.access_token).toBe(answer.data.access_token)
})

test('the token call takes its parameters from the query, too', async () => {
  const { userName } = await person()
  const answer = await world.call(signIn, { query: { username: userName, password, grant_type: 'password' }, body: {} })
  expect(answer.data.access_token).toBeTruthy()
})

test('the name may be typed with spaces around and in any case', async () => {
  const { userName } = await person()
  expect((await tokenCall(` ${userName.toUpperCase()} `)).code).toBe(200)
})

test('getInfo says who is calling', async () => {
  const main = await world.signedIn()
  const { data } = await main.call(getInfo, {})
  expect(data.user).toMatchObject({ userName: main.userName, custId: main.customerId, orgId: 1 })
  expect(data.roles).toEqual(['main'])
  expect(data.permissions).toEqual(rolePermissions.main)
  expect(data.cust?.company).toBe('Test Company')
  expect(data.currency).toBe('EUR')
})

test('unknown name, wrong password and suspended account are answered with the same bytes', async () => {
  const { userName } = await person()
  const suspended = await person()
  await world.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', suspended.accountId).execute()

  const answers = await Promise.all([
    tokenCall(userName, 'wrong'),
    tokenCall('nobody-at-all', 'wrong'),
    tokenCall(suspended.userName),
  ])
  expect(answers[0]).toMatchObject({ status: 200, code: 10_001 })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('the same is done for a name that nobody has as for a wrong password', async () => {
  const { userName } = await person()
  const queriesOfKnown = await world.queriesOf(() => tokenCall(userName, 'wrong', ownAddress()))
  const unknown = await world.queriesOf(() => tokenCall('nobody-there', 'wrong', ownAddress()))
  expect(unknown).toEqual(queriesOfKnown)
})

/** How much a library hands to threads meanwhile: of a sign-in that is the hash of the password alone. */
async function countHashes(action: () => Promise<unknown>) {
  let count = 0
  const init = (_: number, type: string) => {
    // The library gives its work no name.
    if (type === 'undefined') count += 1
  }
  const hook = createHook({ init }).enable()
  await action().finally(() => hook.disable())
  return count
}

test('a name that nobody has costs a hash, too', async () => {
  const { userName } = await person()
  expect(await countHashes(() => tokenCall(userName, 'wrong', ownAddress()))).toBe(1)
  expect(await countHashes(() => tokenCall(`not-${userName}`, 'wrong', ownAddress()))).toBe(1)
})

test.each(['suspended', 'rejected'])('nobody of a customer who is %s signs in or goes on', async (status) => {
  const main = await world.signedIn()
  const because = { [`${status}_because`]: 'No reseller' }
  await world.db
    .updateTable('customers')
    .set({ status, ...because })
    .where('id', '=', main.customerId)
    .execute()
  expect((await main.call(getInfo, {})).status).toBe(401)
  expect((await tokenCall(main.userName)).code).toBe(10_001)
})

test('who waits for approval signs in and holds nothing', async () => {
  const none = await world.signedIn({ role: 'none' })
  await world.db.updateTable('customers').set({ status: 'pending' }).where('id', '=', none.customerId).execute()
  expect((await tokenCall(none.userName)).code).toBe(200)
  expect((await none.call(getInfo, {})).data).toMatchObject({ roles: ['ROLE_DEFAULT'], permissions: [] })
})

test('whether a name exists or is suspended is never disclosed', async () => {
  const [known, suspended] = [await person(), await person()]
  await world.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', suspended.accountId).execute()
  for (const userName of [known.userName, suspended.userName, 'nobody-at-all']) {
    expect((await world.call(mayUserSignIn, { query: { userName } })).data).toBe(200)
  }
})

/** A captcha whose digits are known. */
async function solved() {
  const { uuid } = (await world.call(getCaptcha, {})).data
  const code = '12345'
  const digits_hash = createHash('sha256').update(`${uuid} ${code}`).digest()
  await world.db.updateTable('captchas').set({ digits_hash }).where('uuid', '=', uuid).execute()
  return { uuid, code }
}

test('after some failures a user has to prove that they are human, whether the name exists or not', async () => {
  const { userName } = await person()
  for (const name of [userName, 'nobody-here']) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => through('10.1.1.1', ownAddress(), name)))
    expect(answers.filter((answer) => answer.json().code === 10_001)).toHaveLength(triesBeforeCaptcha)
    const captchaAnswers = answers.filter((answer) => answer.json().data.reason === 'session.captcha_needed')
    expect(captchaAnswers).toHaveLength(12 - triesBeforeCaptcha)
  }
  expect((await tokenCall(userName)).failure, 'also with the right password').toMatchObject({
    reason: 'session.captcha_needed',
    fields: ['code'],
  })
  const once = await solved()
  for (const answer of [{ ...once, code: '54321' }, once]) {
    expect((await tokenCall(userName, password, {}, answer)).failure.reason).toBe('verification.captcha_wrong')
  }
  expect((await tokenCall(userName, password, {}, await solved())).code).toBe(200)
  expect((await tokenCall(userName)).code).toBe(200)
})

test('however many wrong tries come at once from one place, no more than allowed are looked at', async () => {
  const { userName } = await person()
  const here = ownAddress()
  await Promise.all(Array.from({ length: triesBeforeCaptcha }, () => through('10.1.1.1', here, userName)))
  const captchas = await Promise.all(Array.from({ length: 12 }, solved))
  const answers = await Promise.all(captchas.map((captcha) => through('10.1.1.1', here, userName, captcha)))
  const triesLeft = triesPerName - triesBeforeCaptcha
  expect(answers.filter((answer) => answer.json().code === 10_001)).toHaveLength(triesLeft)
  const refused = answers.filter((answer) => answer.statusCode === 429)
  expect(refused).toHaveLength(12 - triesLeft)
  expect(refused.every((answer) => Number(answer.headers['retry-after']) === 900)).toBe(true)

  const right = await through('10.1.1.1', here, userName, await solved(), password)
  expect(right.statusCode, 'the right password has to wait there, too').toBe(429)
  world.setNow(new Date(world.now().getTime() + 16 * 60_000).toISOString())
  expect((await through('10.1.1.1', here, userName, undefined, password)).json().code).toBe(200)
})

test('an address may not try many names; a header that no trusted proxy set gains nothing', async () => {
  const outside = '198.51.100.7'
  const tries = Array.from({ length: triesPerAddress + 1 }, (_, index) => index)
  const statuses: number[] = []
  for (const index of tries) {
    const answer = await through(outside, { 'x-forwarded-for': `203.0.113.${200 + (index % 50)}` }, `guess-${index}`)
    statuses.push(answer.statusCode)
  }
  expect(statuses.slice(0, triesPerAddress)).toEqual(Array(triesPerAddress).fill(200))
  expect(statuses.at(-1)).toBe(429)
  expect((await through('10.1.1.1', ownAddress(), 'guess-from-elsewhere')).statusCode).toBe(200)
})

test('signing out ends the token; it is then unknown', async () => {
  const main = await world.signedIn()
  expect((await main.call(signOut, {})).code).toBe(200)
  expect(await main.call(getInfo, {})).toMatchObject({ status: 401, code: 401 })
})

test('a suspension ends the session at once', async () => {
  const main = await world.signedIn()
  await world.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', main.accountId).execute()
  expect((await main.call(getInfo, {})).status).toBe(401)
})

test('a token that was not used for twelve hours has expired; one that is used lives on', async () => {
  const idle = await world.signedIn()
  const busy = await world.signedIn()
  const start = world.now().getTime()
  const after = (hours: number) => world.setNow(new Date(start + hours * 3_600_000).toISOString())

  after(11)
  expect((await busy.call(getInfo, {})).code).toBe(200)
  after(13)
  expect(await idle.call(getInfo, {})).toMatchObject({ status: 200, code: 401, failure: { reason: 'session.expired' } })
  expect((await busy.call(getInfo, {})).code).toBe(200)
})

test.each([
  ['none', 401, {}],
  ['forged', 401, { authorization: 'Bearer forged' }],
  ['malformed', 401, { authorization: 'Basic abc' }],
])('a token that is %s is answered %i', async (_, status, headers) => {
  expect((await world.call(getInfo, {}, { headers })).status).toBe(status)
})

test('the cookie alone signs nobody in', async () => {
  const main = await world.signedIn()
  expect((await world.call(getInfo, {}, { headers: { cookie: `token=${main.token}` } })).status).toBe(401)
})

test('a role without the right is refused; staff have no basket', async () => {
  const requester = await world.signedIn({ role: 'requester' })
  expect(await requester.call(basketStat, {})).toMatchObject({ status: 403, code: 403 })
  const none = await world.signedIn({ role: 'none' })
  expect((await none.call(listAddresses, { query: {} })).status).toBe(403)
  expect((await none.call(getInfo, {})).data.roles).toEqual(['ROLE_DEFAULT'])
})

test.each([
  [{ username: 'a', password: 'b' }, ['grant_type']],
  [{ password: 'b', grant_type: 'password' }, ['username']],
  [{ username: 'a'.repeat(101), password: 'b', grant_type: 'password' }, ['username']],
  [{ username: 'a\u0000b', password: 'b', grant_type: 'password' }, ['username']],
  [{ username: 'a', password: 'x'.repeat(1001), grant_type: 'password' }, ['password']],
  [{ username: 'a', password: 'b', grant_type: 'client_credentials' }, ['grant_type']],
])('a token call with wrong fields names them: %j', async (body, fields) => {
  const answer = await world.call(signIn, { query: {}, body: body as { username: string } })
  expect(answer).toMatchObject({ status: 400, code: 400, failure: { fields } })
})

test('a body of two megabytes is refused by its size', async () => {
  expect((await tokenCall('a', 'x'.repeat(2_000_000))).status).toBe(413)
})
