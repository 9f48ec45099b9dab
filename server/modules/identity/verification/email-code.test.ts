import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEmailAndAccount } from '../../../../contract/customer/registration.ts'
import { sendMailboxVerificationCode } from '../../../../contract/identity/verification.ts'
import { sendBindEmailRequest } from '../../../../contract/me/profile.ts'
import { codesPerAddress, codesPerEmail, triesPerCode } from '../../../../rules/identity/verification.ts'
import { forgetOutdated } from '../../../jobs/cleanup.ts'
import { codeMailedTo, inBrowser } from '../../../testing/verification.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { proveEmail, sendCode, spendProof } from './email-code.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

// A test asks from an address of its own, so that it does not use up another's.
let lastAddress = 0
const ownAddress = () => `203.0.113.${++lastAddress}`
const ownEmail = () => `${randomUUID().slice(0, 8)}@example.com`

async function ask(email: string, { address = ownAddress(), language = 'en', orgId = 1 } = {}) {
  const response = await world.app.inject({
    method: 'GET',
    url: `/dev-api${sendMailboxVerificationCode.path}?${new URLSearchParams({ email, orgId: String(orgId) })}`,
    remoteAddress: '10.1.1.1',
    headers: { 'x-forwarded-for': address, 'accept-language': language, ...inBrowser.headers },
  })
  return { status: response.statusCode, ...response.json() }
}

const mailsTo = (email: string) =>
  world.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id', 'desc').execute()

const codeOf = (email: string) => codeMailedTo(world.db, email)

const asker = { device: 'b'.repeat(43) }
const prove = (email: string, code: string) =>
  proveEmail(world.db, { purpose: 'register', email, code, asker }, world.now())
const spend = (proof: Awaited<ReturnType<typeof prove>>) =>
  world.db.transaction().execute((tx) => spendProof(tx, proof, world.now()))
const later = (minutes: number) => world.setNow(new Date(world.now().getTime() + minutes * 60_000).toISOString())

const over = { code: 'verification.code_over', fields: ['emailVerificationCode'] }
const wrong = { code: 'verification.code_wrong', fields: ['emailVerificationCode'] }

test('a code of six digits is mailed by the site in the language of the call', async () => {
  const email = ownEmail()
  expect(await ask(email, { orgId: 3, language: 'it' })).toMatchObject({
    code: 200,
    data: { minutes: 20, seconds: 60 },
  })
  expect(await mailsTo(email)).toMatchObject([{ org_id: 3, language: 'it', subject: 'Il Suo codice', sent_at: null }])
  expect(JSON.stringify(await mailsTo(email))).toContain('20 minuti')
  expect(await codeOf(email)).toMatch(/^\d{6}$/)
})

test('the code itself is not stored', async () => {
  const email = ownEmail()
  await ask(email)
  const stored = await world.db.selectFrom('email_codes').selectAll().where('email', '=', email).execute()
  expect(JSON.stringify(stored)).not.toContain(await codeOf(email))
})

test('a code proves its address once, however it is written and with spaces in it', async () => {
  const email = ownEmail()
  await ask(email)
  const code = await codeOf(email)
  const proof = await prove(` ${email.toUpperCase()} `, ` ${code.slice(0, 3)} ${code.slice(3)}\n`)
  await spend(proof)
  await expect(spend(proof)).rejects.toMatchObject(over)
  await expect(prove(email, code)).rejects.toMatchObject(over)
})

test('however many use a code at once, one does', async () => {
  const email = ownEmail()
  await ask(email)
  const proof = await prove(email, await codeOf(email))
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => spend(proof)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('what fails after a code was used leaves it usable', async () => {
  const email = ownEmail()
  await ask(email)
  const proof = await prove(email, await codeOf(email))
  const failed = world.db.transaction().execute(async (tx) => {
    await spendProof(tx, proof, world.now())
    throw new Error('the name was taken')
  })
  await expect(failed).rejects.toThrow('the name was taken')
  await spend(proof)
})

test('a code is valid for twenty minutes', async () => {
  const email = ownEmail()
  await ask(email)
  const code = await codeOf(email)
  later(19)
  await prove(email, code)
  later(1)
  await expect(prove(email, code)).rejects.toMatchObject(over)
})

test('a new code ends the old one', async () => {
  const email = ownEmail()
  await ask(email)
  const old = await codeOf(email)
  const proof = await prove(email, old)
  later(1)
  await ask(email)
  const code = await codeOf(email)
  // One in a million is the same again.
  expect(code).not.toBe(old)
  await expect(prove(email, old)).rejects.toMatchObject(wrong)
  await expect(spend(proof)).rejects.toMatchObject(over)
  await spend(await prove(email, code))
})

test('a code proves nothing for another purpose or another address', async () => {
  const [email, other] = [ownEmail(), ownEmail()]
  await ask(email)
  await ask(other)
  const code = await codeOf(email)
  await expect(proveEmail(world.db, { purpose: 'password', email, code, asker }, world.now())).rejects.toMatchObject(
    over,
  )
  await expect(prove(other, code)).rejects.toMatchObject(wrong)
})

test('however many guesses come at once, five are looked at, and then not even the code itself', async () => {
  const email = ownEmail()
  await ask(email)
  const code = await codeOf(email)
  const guess = code === '000000' ? '000001' : '000000'
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => prove(email, guess)))
  const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'proved'))
  expect(reasons.filter((reason) => reason === wrong.code)).toHaveLength(triesPerCode)
  expect(reasons.filter((reason) => reason === over.code)).toHaveLength(30 - triesPerCode)
  await expect(prove(email, code)).rejects.toMatchObject(over)
})

test('who knows the code may look as often as they like; their slips count', async () => {
  const email = ownEmail()
  await ask(email)
  const code = await codeOf(email)
  for (let time = 0; time < triesPerCode + 2; time++) await prove(email, code)
  for (let time = 0; time < triesPerCode - 1; time++) await expect(prove(email, 'x')).rejects.toMatchObject(wrong)
  await prove(email, code)
})

test('one code a minute for a browser, however often it asks at once; another purpose has its own', async () => {
  const email = ownEmail()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email)))
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 429, 429, 429, 429])
  expect(await mailsTo(email)).toHaveLength(1)
  later(0.5)
  expect(await ask(email)).toMatchObject({
    status: 429,
    data: { reason: 'verification.wait', details: { seconds: 30 } },
  })
  const request = { purpose: 'password', email, orgId: 1, language: 'en', address: ownAddress(), asker } as const
  await world.db.transaction().execute((tx) => sendCode(tx, request, world.now()))
  later(0.5)
  expect((await ask(email)).code).toBe(200)
})

test('an address of the network asks for no more than a few codes within the hour', async () => {
  const address = ownAddress()
  const answers = await Promise.all(Array.from({ length: codesPerAddress + 3 }, () => ask(ownEmail(), { address })))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(codesPerAddress)
  expect(answers.filter(({ data }) => data.reason === 'request.too_many')).toHaveLength(3)
  expect((await ask(ownEmail())).code, 'another address').toBe(200)
  later(60)
  expect((await ask(ownEmail(), { address })).code, 'an hour later').toBe(200)
})

test('an e-mail address gets no more than a few codes within the hour without a captcha, wherever the request comes from', async () => {
  const email = ownEmail()
  for (let time = 0; time < codesPerEmail; time++) {
    expect((await ask(email)).code).toBe(200)
    later(1)
  }
  expect((await ask(email.toUpperCase())).data.reason).toBe('verification.captcha_needed')
})

test.each([
  '',
  ' ',
  'noor',
  'noor@example',
  'a@b.example, c@d.example',
  'a@b.example\nBcc: c@d.example',
  `${'a'.repeat(250)}@b.example`,
])('no code goes to %j', async (email) => {
  const mails = () => world.db.selectFrom('mails').select('id').execute()
  const before = (await mails()).length
  expect(await ask(email)).toMatchObject({ status: 400, data: { fields: ['email'] } })
  expect(await mails()).toHaveLength(before)
})

test('codes and counted tries are forgotten after a day', async () => {
  await ask(ownEmail())
  await forgetOutdated(world.db, () => new Date(world.now().getTime() + 25 * 60 * 60_000))()
  expect(await world.db.selectFrom('email_codes').selectAll().execute()).toEqual([])
  expect(await world.db.selectFrom('limited_tries').selectAll().execute()).toEqual([])
})

test('what visitors ask for in the name of a customer uses up none of their codes, nor does the network they share', async () => {
  const main = await world.signedIn()
  const { email } = await world.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', main.accountId)
    .executeTakeFirstOrThrow()
  const office = ownAddress()
  for (let time = 0; time < codesPerEmail; time++) {
    expect((await ask(email)).code).toBe(200)
    later(1)
  }
  expect((await ask(email)).data.reason).toBe('verification.captcha_needed')
  await Promise.all(Array.from({ length: codesPerAddress }, () => ask(ownEmail(), { address: office })))
  const requestCode = () => main.call(sendBindEmailRequest, { query: { email } }, { address: office })
  expect((await requestCode()).code).toBe(200)
  for (let time = 1; time < codesPerEmail; time++) {
    later(1)
    expect((await requestCode()).code).toBe(200)
  }
  later(1)
  expect((await requestCode()).failure.reason, 'their own are limited, too').toBe('request.too_many')
})

test('a registration looks up the same, whoever has the name, with a right code and a wrong one', async () => {
  const main = await world.signedIn()
  const email = ownEmail()
  await ask(email)
  for (const emailVerificationCode of ['1', await codeOf(email)]) {
    const queriesFor = (userName: string) =>
      world.queriesOf(() =>
        world.call(checkEmailAndAccount, { query: { userName, email, emailVerificationCode } }, inBrowser),
      )
    expect(await queriesFor('nobody.at.all')).toEqual(await queriesFor(main.userName))
  }
})
