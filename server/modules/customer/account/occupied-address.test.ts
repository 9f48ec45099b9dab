import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addAccount, changeAccount } from '../../../../contract/customer/account.ts'
import { setPassword } from '../../../../contract/identity/password.ts'
import {
  changeEmail,
  checkCodeAndConfirm,
  sendBindEmailRequest,
  sendVerificationCode,
} from '../../../../contract/me/profile.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { password } from '../../../testing/builders.ts'
import { codeMailedTo } from '../../../testing/verification.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

/** Who writes an e-mail address down for a colleague does not learn whether an account of another company has it. */

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

const addressOf = ({ userName }: { userName: string }) => `${userName}@example.com`
const freshAddress = () => `${randomUUID().slice(0, 8)}@example.com`
const formOf = (email: string) => ({ name: 'Vera Voorbeeld', role: 'buyer' as const, language: 'en', email })

async function add(main: Person, email: string) {
  const userName = `new.${randomUUID().slice(0, 8)}`
  return { userName, answer: await main.call(addAccount, { body: { userName, ...formOf(email) } }) }
}

/** Follows the link of the mail, and signs in with the password that was chosen. */
async function enter(email: string, username: string) {
  const mail = (await world.mailsTo(email)).at(-1)
  const token = /\/my\/password#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await world.call(setPassword, { body: { token, newPassword: password } })
  const body = { username, password, grant_type: 'password' as const }
  return (await world.call(signIn, { query: {}, body })).data.access_token
}

async function confirm(token: string, email: string) {
  await world.call(sendVerificationCode, { query: { email } }, { token })
  const emailVerificationCode = await codeMailedTo(world.db, email.toLowerCase())
  return world.call(checkCodeAndConfirm, { query: { email, emailVerificationCode } }, { token })
}

/** What an answer says, without what is the new account's own. */
const shapeOf = ({ status, code, msg, data }: Awaited<ReturnType<typeof add>>['answer']) => ({
  status,
  code,
  msg,
  data: { ...data, accountId: 0, userName: '', email: '' },
})

test('an account is created alike with a free address and with one of another company, and the mail goes out', async () => {
  const [main, owner] = [await world.signedIn(), await world.signedIn()]
  const [free, occupied] = [freshAddress(), addressOf(owner).toUpperCase()]
  const answers = [await add(main, free), await add(main, occupied)].map(({ answer }) => shapeOf(answer))
  expect(answers[0]).toMatchObject({ code: 200 })
  expect(answers[1]).toEqual(answers[0])
  for (const address of [free, occupied]) expect(await world.mailsTo(address)).toHaveLength(1)
})

test('an address is changed alike to a free one and to one of another company, and is to be proved again', async () => {
  const [main, owner] = [await world.signedIn(), await world.signedIn()]
  const buyer = await world.signedIn({ customerId: main.customerId, role: 'buyer' })
  const change = (email: string) =>
    main.call(changeAccount, { params: { accountId: buyer.accountId }, body: formOf(email) })
  expect(shapeOf(await change(addressOf(owner)))).toEqual(shapeOf(await change(freshAddress())))
  expect((await buyer.call(getInfo, {})).data.user.confirmed).toBe(false)
  expect((await owner.call(getInfo, {})).data.user).toMatchObject({ confirmed: true, email: addressOf(owner) })
})

test('colleagues have addresses of their own, which their main account knows', async () => {
  const main = await world.signedIn()
  const taken = { code: 10_131, failure: { fields: ['email'] } }
  expect((await add(main, addressOf(main).toUpperCase())).answer).toMatchObject(taken)
  const email = freshAddress()
  const answers = await Promise.all([add(main, email), add(main, email)])
  expect(answers.map(({ answer }) => answer.code).sort()).toEqual([10_131, 200])
  const { data } = (await add(main, freshAddress())).answer
  const body = formOf(email.toUpperCase())
  expect(await main.call(changeAccount, { params: { accountId: data.accountId }, body })).toMatchObject(taken)
})

test('who was invited at an occupied address learns it when they have proved it, and takes another', async () => {
  const [main, owner, email] = [await world.signedIn(), await world.signedIn(), freshAddress()]
  await world.db.updateTable('accounts').set({ email }).where('id', '=', owner.accountId).execute()
  const token = await enter(email, (await add(main, email)).userName)
  expect((await confirm(token, email)).failure).toEqual({ reason: 'email.occupied', fields: ['email'] })
  expect((await confirm(token, freshAddress())).code).toBe(200)
})

test('of two who were invited at one address the first to prove it has it', async () => {
  const [one, other, email] = [await world.signedIn(), await world.signedIn(), freshAddress()]
  const first = await enter(email, (await add(one, email)).userName)
  const second = await enter(email, (await add(other, email)).userName)
  expect((await confirm(first, email)).code).toBe(200)
  // Another code may be asked for after a minute.
  world.setNow(new Date(world.now().getTime() + 61_000).toISOString())
  expect((await confirm(second, email)).failure.reason).toBe('email.occupied')
})

test('of two who prove one address at the same moment one has it, the other is refused', async () => {
  const [one, other, email] = [await world.signedIn(), await world.signedIn(), freshAddress()]
  await one.call(sendVerificationCode, { query: { email } })
  await other.call(sendBindEmailRequest, { query: { email } })
  const [first = '', second = ''] = (await world.mailsTo(email)).map(({ text }) => /\d{6}/.exec(text)?.[0])
  const asked = await world.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', [one.accountId, other.accountId])
      .forUpdate()
      .execute()
    const both = [
      one.call(checkCodeAndConfirm, { query: { email, emailVerificationCode: first } }),
      other.call(changeEmail, { body: { email, emailVerificationCode: second } }),
    ]
    await vi.waitFor(async () => expect(await world.waiting()).toBe(2), { interval: 10 })
    return { both }
  })
  expect((await Promise.all(asked.both)).map(({ code }) => code).sort()).toEqual([10_131, 200])
})

test('the database lets one account prove an address, and confirms no account without one', async () => {
  const [one, other] = [await world.signedIn(), await world.signedIn()]
  const set = (row: object) => world.db.updateTable('accounts').set(row).where('id', '=', other.accountId).execute()
  await expect(set({ email: addressOf(one).toUpperCase() })).rejects.toThrow('accounts_email')
  await expect(set({ email_proved_at: null })).rejects.toThrow('accounts_check')
})
