import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCaptcha } from '../../../../contract/identity/verification.ts'
import { webClient } from '../../../../contract/me/session.ts'
import { triesPerAddress, triesPerName } from '../../../../rules/identity/session.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const person = async () => world.account({ customerId: await world.customer(), role: 'main' })

type Attempt = { from: string; given?: string; captcha?: { uuid: string; code: string }; cookie?: string }

async function signIn(username: string, { from, given = password, captcha, cookie }: Attempt) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/dev-api/clientauth/oauth/token',
    remoteAddress: '10.1.1.1',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
    },
    payload: new URLSearchParams({ username, password: given, grant_type: 'password', ...captcha }).toString(),
  })
  return {
    status: answer.statusCode,
    reason: answer.json().data?.reason ?? 'signed in',
    retryAfter: answer.headers['retry-after'],
    setCookie: String(answer.headers['set-cookie'] ?? ''),
    cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '',
  }
}

let last = 0
const elsewhere = () => `198.51.${Math.floor(++last / 250)}.${last % 250}`

/** A captcha whose digits are known. */
async function solved() {
  const { uuid } = (await world.call(getCaptcha, {})).data
  const digits_hash = createHash('sha256').update(`${uuid} 12345`).digest()
  await world.db.updateTable('captchas').set({ digits_hash }).where('uuid', '=', uuid).execute()
  return { uuid, code: '12345' }
}

test('a token is asked for exactly as the specification writes it: by query, without a body, nothing typed as code', async () => {
  const { userName: username } = await person()
  const asWritten = {
    username,
    password,
    code: '',
    uuid: '',
    ...webClient,
    grant_type: 'password',
    scope: 'server',
  }
  const tokenOf = async (query: Record<string, string>) => {
    const answer = await world.app.inject({ method: 'POST', url: '/dev-api/clientauth/oauth/token', query })
    return answer.json()
  }
  expect(await tokenOf(asWritten)).toMatchObject({ code: 200, access_token: expect.any(String) })
  expect(await tokenOf({ ...asWritten, password: 'wrong' })).toMatchObject({
    data: { reason: 'session.wrong_credentials' },
  })
  expect(await tokenOf({ username })).toMatchObject({ code: 400, data: { fields: ['password', 'grant_type'] } })
})

/** Strangers who try until nobody looks any longer, each with a captcha. */
async function attacked(userName: string, tries = triesPerName + 2) {
  for (let time = 0; time < tries; time++) {
    await signIn(userName, { from: elsewhere(), given: 'wrong', captcha: await solved() })
  }
}

test('wrong passwords of strangers keep nobody out of the browser in which they signed in before, wherever they are', async () => {
  const { userName } = await person()
  const { cookie } = await signIn(userName, { from: elsewhere() })
  await attacked(userName)
  expect((await signIn(userName, { from: elsewhere() })).reason).toBe('session.captcha_needed')
  expect((await signIn(userName, { from: elsewhere(), cookie })).reason).toBe('signed in')
})

test('nor out of the network in which they signed in before, nor of a new one with a captcha', async () => {
  const { userName } = await person()
  const home = elsewhere()
  await signIn(userName, { from: home })
  await attacked(userName)
  expect((await signIn(userName, { from: home })).reason).toBe('signed in')
  const abroad = elsewhere()
  expect((await signIn(userName, { from: abroad })).reason).toBe('session.captcha_needed')
  expect((await signIn(userName, { from: abroad, captcha: await solved() })).reason).toBe('signed in')
})

test('a network that has used up its tries keeps nobody out of a browser that is known', async () => {
  const { userName } = await person()
  const office = elsewhere()
  const { cookie } = await signIn(userName, { from: office })
  for (let time = 0; time < triesPerAddress; time++) await signIn(`guess-${time}`, { from: office, given: 'wrong' })
  expect(await signIn(userName, { from: office })).toMatchObject({ status: 429, retryAfter: '900' })
  expect((await signIn(userName, { from: office, cookie })).reason).toBe('signed in')
})

test('a known browser has its own tries, and no more of them', async () => {
  const { userName } = await person()
  const { cookie } = await signIn(userName, { from: elsewhere() })
  const reasons: string[] = []
  for (let time = 0; time < triesPerName + 1; time++) {
    const captcha = time < 4 ? undefined : await solved()
    reasons.push(
      (await signIn(userName, { from: elsewhere(), cookie, given: 'wrong', ...(captcha && { captcha }) })).reason,
    )
  }
  expect(reasons).toEqual([
    ...Array(3).fill('session.wrong_credentials'),
    'session.captcha_needed',
    ...Array(2).fill('session.wrong_credentials'),
  ])
  const more = { from: elsewhere(), cookie, captcha: await solved() }
  expect((await signIn(userName, more)).reason).toBe('session.too_many_tries')
  expect((await signIn(userName, { from: elsewhere() })).reason, 'elsewhere').toBe('signed in')
})

test('what a browser keeps opens nothing, is known for its account alone, and is not stored as it is', async () => {
  const [one, other] = [await person(), await person()]
  const { setCookie, cookie } = await signIn(one.userName, { from: elsewhere() })
  expect(setCookie).toMatch(/^aster_browser=[\w-]{43}; Path=\/dev-api; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
  expect((await signIn(one.userName, { from: elsewhere(), cookie })).cookie).toBe(cookie)
  await attacked(other.userName)
  expect((await signIn(other.userName, { from: elsewhere(), cookie })).reason).toBe('session.captcha_needed')
  const places = await world.db.selectFrom('known_places').select('place').execute()
  expect(places.some(({ place }) => place.includes(cookie.split('=')[1] ?? ''))).toBe(false)
})

test('an IPv6 network is one, however many addresses it has', async () => {
  const { userName } = await person()
  for (let time = 0; time < triesPerAddress; time++) {
    await signIn(`guess6-${time}`, { from: `2001:db8:7:7::${time.toString(16)}`, given: 'wrong' })
  }
  expect((await signIn(userName, { from: '2001:db8:7:7:ffff::1' })).status).toBe(429)
  expect((await signIn(userName, { from: '2001:db8:7:8::1' })).reason).toBe('signed in')
  for (let time = 0; time < triesPerAddress; time++) {
    await signIn(`guess4-${time}`, { from: `::ffff:192.0.2.${time}`, given: 'wrong' })
  }
  expect((await signIn(userName, { from: '192.0.2.200' })).reason, 'IPv4 counts as it is').toBe('signed in')
})

test('of a flood of wrong tries some are refused with a time, and who is known goes before all others', async () => {
  const { userName } = await person()
  const { cookie } = await signIn(userName, { from: elsewhere() })
  const order: string[] = []
  const full = Promise.withResolvers<void>()
  const flood = Array.from({ length: 200 }, (_, at) =>
    signIn(`flood-${at}`, { from: elsewhere(), given: 'wrong' }).then((answer) => {
      if (answer.status === 200) order.push('stranger')
      if (answer.status === 503) full.resolve()
      return answer
    }),
  )
  await full.promise
  const signInAtKnownPlace = signIn(userName, { from: elsewhere(), cookie }).then(({ reason }) => order.push(reason))
  const answers = await Promise.all(flood)
  await signInAtKnownPlace
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(100)
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
  expect(order).toContain('signed in')
  const behind = order.slice(order.indexOf('signed in') + 1)
  expect(behind.length, 'strangers who wait longer').toBeGreaterThan(15)
})

test('a place is known for half a year after the last sign-in there', async () => {
  const { userName } = await person()
  const home = elsewhere()
  const { cookie } = await signIn(userName, { from: home })
  const before = world.now()
  for (const [days, reason] of [[182, 'signed in'] as const, [182 + 184, 'session.captcha_needed'] as const]) {
    world.setNow(new Date(before.getTime() + days * 86_400_000).toISOString())
    await attacked(userName)
    expect((await signIn(userName, { from: home, cookie })).reason).toBe(reason)
  }
  world.setNow(before.toISOString())
})
