import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEmailAndAccount } from '../../../../contract/customer/registration.ts'
import { getCaptcha, sendMailboxVerificationCode } from '../../../../contract/identity/verification.ts'
import { changeEmail, sendBindEmailRequest } from '../../../../contract/me/profile.ts'
import {
  codeDigits,
  codesPerEmail,
  codesPerNetwork,
  longCodeDigits,
  triesPerCode,
} from '../../../../rules/identity/verification.ts'
import { codeMailedTo, knowDigits } from '../../../testing/verification.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const later = (minutes: number) => world.setNow(new Date(world.now().getTime() + minutes * 60_000).toISOString())
const ownEmail = () => `${randomUUID().slice(0, 8)}@example.com`
let lastNetwork = 0
const elsewhere = () => `203.0.${++lastNetwork % 250}.${Math.ceil(lastNetwork / 250)}`

type Options = { from?: string; cookie?: string }

/** A call of a browser; answers the cookie that it keeps from then on, too. */
async function requestCode(path: string, query: Record<string, string>, { from = elsewhere(), cookie }: Options) {
  const answer = await world.app.inject({
    method: 'GET',
    url: `/dev-api${path}?${new URLSearchParams(query)}`,
    remoteAddress: '10.1.1.1',
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  })
  const newCookie = String(answer.headers['set-cookie'] ?? '').split(';')[0]
  return {
    reason: answer.json().code === 200 ? 'good' : answer.json().data.reason,
    ...answer.json(),
    cookie: newCookie,
  }
}

const send = (email: string, { captcha, ...options }: Options & { captcha?: { uuid: string; code: string } } = {}) =>
  requestCode(sendMailboxVerificationCode.path, { email, orgId: '1', ...captcha }, options)

const tryCode = async (email: string, emailVerificationCode: string, options: Options) =>
  (
    await requestCode(
      checkEmailAndAccount.path,
      { userName: `u.${email.slice(0, 8)}`, email, emailVerificationCode },
      options,
    )
  ).reason

const notThat = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1)

async function solved() {
  const { uuid } = (await world.call(getCaptcha, {}, { address: elsewhere() })).data
  return { uuid, code: await knowDigits(world.db, uuid) }
}

test('wrong codes of others use up no code, and the right one is right in the browser alone that asked for it', async () => {
  const email = ownEmail()
  const { cookie } = await send(email)
  expect(cookie).toMatch(/^aster_browser=/)
  const code = await codeMailedTo(world.db, email)
  const stranger = { cookie: `aster_browser=${'s'.repeat(43)}` }
  for (const options of [{}, stranger, { from: '198.51.100.9' }]) {
    for (let time = 0; time <= triesPerCode; time++) {
      expect(await tryCode(email, notThat(code), options)).toBe('verification.code_over')
    }
    expect(await tryCode(email, code, options)).toBe('verification.code_over')
  }
  expect(await tryCode(email, code, { cookie: cookie ?? '' })).toBe('good')
})

test('a browser keeps what it has, of which the hash alone is stored', async () => {
  const email = ownEmail()
  const { cookie = '' } = await send(email)
  later(1)
  expect((await send(email, { cookie })).cookie).toBe(cookie)
  const secret = cookie.split('=')[1] ?? ''
  const stored = await world.db.selectFrom('email_codes').select('asker').where('email', '=', email).execute()
  expect(stored).toEqual([{ asker: `browser ${createHash('sha256').update(secret).digest('hex')}` }])
})

test('a code that others ask for ends nobody else’s, and nobody waits for it', async () => {
  const email = ownEmail()
  const { cookie = '' } = await send(email)
  const code = await codeMailedTo(world.db, email)
  const other = await send(email)
  expect(other.reason).toBe('good')
  expect(await tryCode(email, await codeMailedTo(world.db, email), { cookie })).toBe('verification.code_wrong')
  expect(await tryCode(email, code, { cookie })).toBe('good')
})

test('one network is mailed few codes for an address, and others still are', async () => {
  const email = ownEmail()
  const from = elsewhere()
  for (let time = 0; time < codesPerNetwork; time++) expect((await send(email, { from })).reason).toBe('good')
  expect((await send(email, { from })).reason).toBe('request.too_many')
  expect((await send(email, { from, captcha: await solved() })).reason).toBe('request.too_many')
  expect((await send(email)).reason).toBe('good')
  later(60)
  expect((await send(email, { from })).reason).toBe('good')
})

test('where many networks have asked, a captcha leads past them, each time a new one, to a code that nobody guesses', async () => {
  const email = ownEmail()
  for (let time = 0; time < codesPerEmail; time++) expect((await send(email)).data.digits).toBe(codeDigits)
  const refused = await send(email)
  expect(refused).toMatchObject({ reason: 'verification.captcha_needed', data: { fields: ['code'] } })
  const captcha = await solved()
  const { reason, data, cookie = '' } = await send(email.toUpperCase(), { captcha })
  expect([reason, data.digits]).toEqual(['good', longCodeDigits])
  const code = await codeMailedTo(world.db, email.toUpperCase())
  expect(code).toMatch(new RegExp(`^\\d{${longCodeDigits}}$`))
  expect(await tryCode(email, code, { cookie })).toBe('good')
  expect((await send(email, { captcha })).reason, 'answered once').toBe('verification.captcha_wrong')
  expect((await send(email)).reason).toBe('verification.captcha_needed')
  later(60)
  expect((await send(email)).data.digits, 'an hour later').toBe(codeDigits)
})

test('whoever asks, six digits are mailed to an address a few times within the hour, so they are guessed as seldom', async () => {
  const email = ownEmail()
  const bind = async () => {
    const person = await world.signedIn()
    return (await person.call(sendBindEmailRequest, { query: { email } })).data.digits
  }
  for (let time = 0; time < codesPerEmail - 1; time++) await bind()
  expect((await send(email)).data.digits).toBe(codeDigits)
  expect(await bind()).toBe(longCodeDigits)
})

test('an account that binds the same address uses up nothing of the other', async () => {
  const email = ownEmail()
  const [one, other] = [await world.signedIn(), await world.signedIn()]
  await one.call(sendBindEmailRequest, { query: { email } })
  const emailVerificationCode = await codeMailedTo(world.db, email)
  const wrong = { email, emailVerificationCode: notThat(emailVerificationCode) }
  expect((await other.call(changeEmail, { body: wrong })).failure.reason).toBe('verification.code_over')
  expect((await other.call(sendBindEmailRequest, { query: { email } })).code, 'without waiting').toBe(200)
  for (let time = 0; time < triesPerCode; time++) await other.call(changeEmail, { body: wrong })
  expect((await other.call(changeEmail, { body: { email, emailVerificationCode } })).code).not.toBe(200)
  expect((await one.call(changeEmail, { body: { email, emailVerificationCode } })).code).toBe(200)
})
