import { afterAll, beforeAll, expect, test } from 'vitest'
import * as profile from '../../../../contract/me/profile.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import type { CodePurpose } from '../../../../rules/identity/verification.ts'
import { languages } from '../../../../texts/index.ts'
import { password } from '../../../testing/builders.ts'
import { fulfilmentOf } from '../../../testing/order/fulfil.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { storeEmail } from './profile.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

const emailOf = ({ userName }: { userName: string }) => `${userName}@example.com`
const freshEmail = () => `new_${Math.random().toString(36).slice(2)}@example.com`

/** The code of the last mail to an address. */
async function codeFor(email: string) {
  const mail = (await world.mailsTo(email)).at(-1)
  return /^ {4}(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? ''
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

async function asked(person: Person, purpose: CodePurpose, email: string) {
  if (purpose === 'password') await person.call(profile.sendPasswordCode, {})
  if (purpose === 'email') await person.call(profile.sendBindEmailRequest, { query: { email } })
  if (purpose === 'confirm') await person.call(profile.sendVerificationCode, { query: { email } })
  return codeFor(email)
}

const changed = (person: Person, oldPassword: string, newPassword: string, emailVerificationCode: string) =>
  person.call(profile.changePassword, { query: {}, body: { oldPassword, newPassword, emailVerificationCode } })

const tokenFor = (username: string, given: string) =>
  world.call(signIn, { query: {}, body: { username, password: given, grant_type: 'password' } })

const eventsOf = ({ accountId }: Person) =>
  world.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject', '=', `account ${accountId}`)
    .orderBy('position')
    .execute()

test('an account sees its profile, and how its company stands only where it may see finances', async () => {
  const main = await world.signedIn()
  const { number } = await world.sku({ unitPrice: 10_000 })
  const lines = [{ number, qty: 1 }]
  const { revision, totals } = (await main.call(previewOrder, { body: { lines } })).data
  await main.call(placeOrder, { body: { lines, revision } })

  const { data } = await main.call(profile.getProfile, {})
  expect(data).toMatchObject({ userName: main.userName, email: emailOf(main), confirmed: true, language: 'en' })
  expect(data.creditStatus).toMatchObject({
    company: 'Test Company',
    termsNetDays: 30,
    creditLimit: 100_000,
    overdueDays: 0,
    openBalance: totals.total,
    creditBalance: 100_000 - totals.total,
    accountManager: '',
  })
  const manager = await world.staff('manager', [1])
  const canAccessSite = { account_manager_id: manager.accountId }
  await world.db.updateTable('customers').set(canAccessSite).where('id', '=', main.customerId).execute()
  expect((await main.call(profile.getProfile, {})).data.creditStatus?.accountManager).toBe('Test Person')
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  expect((await buyer.call(profile.getProfile, {})).data.creditStatus).toBeNull()
  expect((await (await world.staff('admin')).call(profile.getProfile, {})).data.creditStatus).toBeNull()
})

test('days overdue are counted from the oldest order that is not paid for', async () => {
  const main = await world.signedIn()
  const { number } = await world.sku()
  const lines = [{ number, qty: 1 }]
  const { revision } = (await main.call(previewOrder, { body: { lines } })).data
  const { data } = await main.call(placeOrder, { body: { lines, revision } })
  const now = world.now()
  world.setNow(new Date(now.getTime() - 42 * 86_400_000).toISOString())
  const shop = fulfilmentOf(world)
  await shop.release(data.orderId ?? 0)
  await shop.ship(data.orderId ?? 0)
  world.setNow(now.toISOString())
  expect((await main.call(profile.getProfile, {})).data.creditStatus?.overdueDays).toBe(12)
})

test('name, language and preferences are kept, and what is not sent stays', async () => {
  const main = await world.signedIn()
  const preferences = { size: 'large', colour: 'teal', pageSize: 40, view: 'cards' } as const
  await main.call(profile.changeProfile, { body: { preferences, language: 'pl' } })
  await main.call(profile.changeProfile, { body: { name: '  Nora  ' } })
  const { user } = (await main.call(getInfo, {})).data
  expect(user).toMatchObject({ name: 'Nora', language: 'pl', preferences })

  for (const body of [{ name: ' ' }, { language: 'xx' }, { preferences: { ...preferences, size: 'huge' } }]) {
    expect((await main.call(profile.changeProfile, { body: body as object })).status).toBe(400)
  }
})

test('a new password ends every other session at once and keeps this one', async () => {
  const main = await world.signedIn()
  const other = (await tokenFor(main.userName, password)).data.access_token
  const code = await asked(main, 'password', emailOf(main))
  expect((await changed(main, password, 'Another3horse', code)).code).toBe(200)

  expect((await world.call(getInfo, {}, { token: other })).status).toBe(401)
  expect((await main.call(getInfo, {})).code).toBe(200)
  expect((await tokenFor(main.userName, password)).code).toBe(10_001)
  expect((await tokenFor(main.userName, 'Another3horse')).code).toBe(200)
  expect((await world.mailsTo(emailOf(main))).at(-1)?.subject).toBe('Your password was changed')
  const event = (await eventsOf(main)).find(({ action }) => action === 'password.changed')
  expect(event).toMatchObject({ account_id: main.accountId, before: null, after: null })
})

test('a change of password needs the old one, a good new one and the code', async () => {
  const main = await world.signedIn()
  const code = await asked(main, 'password', emailOf(main))
  const refused = async (...given: [string, string, string]) => (await changed(main, ...given)).failure
  expect(await refused('wrong', 'Another3horse', code)).toMatchObject({
    reason: 'profile.old_password_wrong',
    fields: ['oldPassword'],
  })
  expect(await refused(password, 'short1', code)).toMatchObject({
    reason: 'password.too_short',
    fields: ['newPassword'],
  })
  expect(await refused(password, 'onlyletters', code)).toMatchObject({ reason: 'password.no_digit' })
  expect(await refused(password, `${main.userName}1`, code)).toMatchObject({ reason: 'password.common' })
  expect(await refused(password, 'Another3horse', wrongFor(code))).toMatchObject({ reason: 'verification.code_wrong' })
  expect((await main.call(profile.changePassword, { query: {}, body: { oldPassword: 'a' } })).failure).toMatchObject({
    reason: 'request.invalid',
    fields: ['newPassword'],
  })
  // Nothing of this has used the code up.
  expect((await changed(main, password, 'Another3horse', code)).code).toBe(200)
  expect((await changed(main, 'Another3horse', 'Third4horses', code)).failure.reason).toBe('verification.code_over')
})

test('the query is taken without a body, too, as the specification writes it, and says what lacks', async () => {
  const main = await world.signedIn()
  const emailVerificationCode = await asked(main, 'password', emailOf(main))
  const query = { oldPassword: password, newPassword: 'Another3horse', emailVerificationCode }
  const put = async (given: Record<string, string>) => {
    const url = '/dev-api/clientsystem/account/updatePwd'
    const headers = { authorization: `Bearer ${main.token}` }
    return (await world.app.inject({ method: 'PUT', url, query: given, headers })).json()
  }
  const { emailVerificationCode: _, ...asWritten } = query
  expect(await put(asWritten)).toMatchObject({ code: 400, data: { fields: ['emailVerificationCode'] } })
  expect(await put(query)).toMatchObject({ code: 200 })
})

test('an address is kept once it is proved; the old one is notified', async () => {
  const main = await world.signedIn()
  const email = freshEmail()
  const code = await asked(main, 'email', email)
  const change = (emailVerificationCode: string) =>
    main.call(profile.changeEmail, { body: { email, emailVerificationCode } })
  expect((await change(wrongFor(code))).failure.reason).toBe('verification.code_wrong')
  expect((await change(code)).code).toBe(200)
  expect((await main.call(getInfo, {})).data.user.email).toBe(email)
  expect((await world.mailsTo(emailOf(main))).at(-1)?.text).toContain(email)
  expect((await eventsOf(main)).at(-1)).toMatchObject({
    action: 'email.changed',
    before: { email: emailOf(main) },
    after: { email },
  })
  expect((await change(code)).failure.reason).toBe('verification.code_over')
})

test('that an address is occupied is said only to who has proved it', async () => {
  const owner = await world.signedIn()
  const other = await world.signedIn()
  const occupiedEmail = emailOf(owner).toUpperCase()
  const free = freshEmail()
  const answers = [occupiedEmail, free].map((email) => other.call(profile.sendBindEmailRequest, { query: { email } }))
  expect(new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer))).size).toBe(1)

  const code = await codeFor(occupiedEmail)
  const change = (emailVerificationCode: string) =>
    other.call(profile.changeEmail, { body: { email: occupiedEmail, emailVerificationCode } })
  expect((await change(wrongFor(code))).failure.reason).toBe('verification.code_wrong')
  expect((await change(code)).failure).toMatchObject({ reason: 'email.occupied', fields: ['email'] })
  expect((await other.call(getInfo, {})).data.user.email).toBe(emailOf(other))
})

test('taking an address while another account is taking it is refused as occupied', async () => {
  const [one, other] = [await world.signedIn(), await world.signedIn()]
  const email = freshEmail()
  const emailVerificationCode = await asked(other, 'confirm', email)
  const second = await world.db.transaction().execute(async (tx) => {
    expect(await storeEmail(tx, one.accountId, email, world.now())).toBe(true)
    const answer = other.call(profile.checkCodeAndConfirm, { query: { email, emailVerificationCode } })
    await expect.poll(() => world.waiting()).toBe(1)
    return { answer }
  })
  expect((await second.answer).failure).toMatchObject({ reason: 'email.occupied', fields: ['email'] })
})

test('the first sign-in is confirmed by the code alone, and its address is kept', async () => {
  const main = await world.signedIn()
  await world.db.updateTable('accounts').set({ confirmed: false }).where('id', '=', main.accountId).execute()
  const email = freshEmail()
  const code = await asked(main, 'confirm', email)
  const confirm = (emailVerificationCode: string) =>
    main.call(profile.checkCodeAndConfirm, { query: { email, emailVerificationCode } })
  expect((await confirm(wrongFor(code))).failure.reason).toBe('verification.code_wrong')
  expect((await main.call(getInfo, {})).data.user.confirmed).toBe(false)
  // As it is copied from a mail.
  expect((await confirm(` ${code.slice(0, 3)} ${code.slice(3)} `)).code).toBe(200)
  expect((await main.call(getInfo, {})).data.user).toMatchObject({ confirmed: true, email })
})

test.each(['a', 'a@b', 'a@example.shop', 'a b@example.com', 'ü@example.com', '.a@example.com'])(
  'the dialog of the first sign-in takes no %j',
  async (email) => {
    const main = await world.signedIn()
    const answer = await main.call(profile.sendVerificationCode, { query: { email } })
    expect(answer.failure).toMatchObject({ reason: 'request.invalid', fields: ['email'] })
  },
)

test.each(['first-last@mail.example.info', 'Buying+Aster@company.shop'])(
  'the dialog takes %s where it is the address of the account, and of nobody else',
  async (email) => {
    const [main, other] = [await world.signedIn(), await world.signedIn()]
    await world.db.updateTable('accounts').set({ confirmed: false, email }).where('id', '=', main.accountId).execute()
    expect((await other.call(profile.sendVerificationCode, { query: { email } })).failure.fields).toEqual(['email'])
    const emailVerificationCode = await asked(main, 'confirm', email.toLowerCase())
    const query = { email: email.toLowerCase(), emailVerificationCode }
    expect((await main.call(profile.checkCodeAndConfirm, { query })).code).toBe(200)
  },
)

test('a code for one purpose, or of another account, opens nothing', async () => {
  const [one, other] = [await world.signedIn(), await world.signedIn()]
  const email = freshEmail()
  const code = await asked(one, 'email', email)
  const confirm = await one.call(profile.checkCodeAndConfirm, { query: { email, emailVerificationCode: code } })
  expect(confirm.failure.reason).toBe('verification.code_over')
  expect((await changed(other, password, 'Another3horse', code)).failure.reason).toBe('verification.code_over')
})

test.each(languages)('the mails of a change are all in %s', async (language) => {
  const main = await world.signedIn()
  const headers = { 'accept-language': language }
  const email = freshEmail()
  await main.call(profile.sendBindEmailRequest, { query: { email } }, { headers })
  const body = { email, emailVerificationCode: await codeFor(email) }
  await main.call(profile.changeEmail, { body }, { headers })
  const mails = [...(await world.mailsTo(email)), ...(await world.mailsTo(emailOf(main)))]
  expect(mails.map((mail) => mail.language)).toEqual([language, language])
  for (const { text, html } of mails) expect(`${text}${html}`).not.toMatch(/undefined|profile\.|verification\./)
})
