import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEmailAndAccount, checkRegisterAccount } from '../../../../contract/customer/registration.ts'
import { companyLengths } from '../../../../rules/customer/registration.ts'
import { usesPerCode } from '../../../../rules/identity/verification.ts'
import { applicantsOf } from '../../../testing/applicant.ts'
import { inBrowser } from '../../../testing/verification.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let people: ReturnType<typeof applicantsOf>
beforeAll(async () => {
  world = await buildWorld()
  people = applicantsOf(world)
})
afterAll(() => world.close())

type Applicant = Awaited<ReturnType<typeof people.applicant>>

test('what is taken is said to who has proved their address, and to nobody else', async () => {
  const main = await world.signedIn()
  const email = `${main.userName}@example.com`
  const applicant = await people.applicant({ email, userName: main.userName })
  const stranger = await people.applicant()
  const query = ({ userName, email, emailVerificationCode }: typeof applicant) => ({
    query: { userName, email, emailVerificationCode },
  })

  const guess = applicant.emailVerificationCode === '000000' ? '000001' : '000000'
  const guessed = { ...applicant, emailVerificationCode: guess }
  for (const spec of [checkEmailAndAccount, checkRegisterAccount]) {
    const input = { ...query(guessed), body: guessed }
    expect((await world.call(spec, input, inBrowser)).failure).toMatchObject({ reason: 'verification.code_wrong' })
  }
  expect((await world.call(checkEmailAndAccount, query(applicant), inBrowser)).failure).toEqual({
    reason: 'email.occupied',
    fields: ['email'],
  })
  const named = { ...stranger, userName: main.userName.toUpperCase() }
  expect((await world.call(checkEmailAndAccount, query(named), inBrowser)).failure).toEqual({
    reason: 'user_name.taken',
    fields: ['userName'],
  })
  expect((await world.call(checkEmailAndAccount, query(stranger), inBrowser)).code).toBe(200)
  expect((await world.call(checkRegisterAccount, { body: applicant }, inBrowser)).failure.reason).toBe('email.occupied')
  expect((await world.call(checkRegisterAccount, { body: stranger }, inBrowser)).code).toBe(200)
})

test('beginning uses up the code and the captcha', async () => {
  const person = await people.applicant()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => world.call(checkRegisterAccount, { body: person }, inBrowser)),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.find(({ code }) => code === 200)?.data.expiresAt).toBe(
    new Date(world.now().getTime() + 7 * 86_400_000).toISOString(),
  )
})

test('of those who begin at once with one code, each with a captcha of their own, one does', async () => {
  const person = await people.applicant()
  const others = await Promise.all([people.applicant(), people.applicant(), people.applicant()])
  const bodies = [person, ...others].map(({ uuid, code }) => ({ ...person, uuid, code }))
  const answers = await Promise.all(bodies.map((body) => world.call(checkRegisterAccount, { body }, inBrowser)))
  const refused = answers.filter(({ code }) => code !== 200)
  expect(refused.map(({ failure }) => failure.reason)).toEqual(Array(3).fill('verification.code_over'))
})

test('of those who begin at once with one captcha one does; the others keep their code', async () => {
  const [one, other] = [await people.applicant(), await people.applicant()]
  const body = { ...other, uuid: one.uuid, code: one.code }
  const answers = await Promise.all(
    [one, body].map((given) => world.call(checkRegisterAccount, { body: given }, inBrowser)),
  )
  const reasons = answers.map(({ code, failure }) => (code === 200 ? code : failure.reason))
  expect(reasons.sort()).toEqual([200, 'verification.captcha_wrong'])
  if (answers[0]?.code === 200)
    expect((await world.call(checkRegisterAccount, { body: other }, inBrowser)).code).toBe(200)
})

test.each<[Partial<Applicant>, string]>([
  [{ userName: 'ab' }, 'user_name.too_short'],
  [{ userName: 'аdmin' }, 'user_name.other_letters'],
  [{ email: 'noor' }, 'request.invalid'],
  [{ password: 'short1', repeatPassword: 'short1' }, 'password.too_short'],
  [{ password: 'Aster2026', repeatPassword: 'Aster2026' }, 'password.common'],
  [{ userName: 'winkel-aan-zee', password: 'WinkelAanZee1', repeatPassword: 'WinkelAanZee1' }, 'password.common'],
  [{ repeatPassword: 'Correct2hors' }, 'password.no_match'],
  [{ emailVerificationCode: 'x' }, 'verification.code_wrong'],
  [{ code: 'x' }, 'verification.captcha_wrong'],
  [{ uuid: 'x' }, 'verification.captcha_wrong'],
])('%j begins nothing: %s', async (given, reason) => {
  const before = await world.db.selectFrom('registration_drafts').select('id').execute()
  expect(
    (await world.call(checkRegisterAccount, { body: { ...(await people.applicant()), ...given } }, inBrowser)).failure
      .reason,
  ).toBe(reason)
  expect(await world.db.selectFrom('registration_drafts').select('id').execute()).toEqual(before)
})

test('one code shows of so many names whether they are taken, however they are asked', async () => {
  const { email, emailVerificationCode } = await people.applicant()
  const taken = (await world.signedIn()).userName
  const check = (at: number) =>
    world.call(
      checkEmailAndAccount,
      { query: { userName: at % 2 ? taken : `free.${at}`, email, emailVerificationCode } },
      inBrowser,
    )
  const answers = []
  for (let at = 0; at < usesPerCode + 3; at += 3) answers.push(...(await Promise.all([at, at + 1, at + 2].map(check))))
  const told = answers.filter(({ code, failure }) => code === 200 || failure.reason === 'user_name.taken')
  expect(told).toHaveLength(usesPerCode)
  expect(answers.slice(-3).map(({ failure }) => failure.reason)).toEqual(Array(3).fill('verification.code_over'))
})

const texts = ['firstName', 'lastName', 'company', 'address1', 'city'] as const
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('naughty strings are stored as they are, in one line, or refused by their field', {
  timeout: 300_000,
}, async () => {
  expect(naughty.length).toBeGreaterThan(400)
  for (let at = 0; at < naughty.length; at += texts.length) {
    const fields = Object.fromEntries(texts.map((field, place) => [field, naughty[at + place] ?? 'a']))
    const wrong = texts.filter(
      (field) => inOneLine(fields[field] ?? '') === '' || inOneLine(fields[field] ?? '').length > companyLengths[field],
    )
    const { token, email } = await people.begun()
    const { code, failure } = await people.send(token, fields)
    if (code === 200) expect(await storedOf(email)).toEqual(Object.values(fields).map(inOneLine))
    else expect([fields, wrong]).toEqual([fields, expect.arrayContaining([...failure.fields])])
    expect(code === 200).toBe(wrong.length === 0)
  }
})

async function storedOf(email: string) {
  const address = await world.db.selectFrom('addresses').selectAll().where('email', '=', email).executeTakeFirst()
  return [address?.first_name, address?.last_name, address?.company, address?.address1, address?.city]
}
