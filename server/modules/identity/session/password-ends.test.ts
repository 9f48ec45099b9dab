import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setPassword } from '../../../../contract/identity/password.ts'
import * as profile from '../../../../contract/me/profile.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import type { Tx } from '../../../db/database.ts'
import { password } from '../../../testing/builders.ts'
import { codeMailedTo } from '../../../testing/verification.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { insertLink } from '../../customer/account/account-links.queries.ts'
import { resetLink } from '../../customer/account/account-links.ts'
import { lockedAccount, storePassword } from '../credential/password.queries.ts'
import { tokenHash } from '../credential/token-hash.ts'

/** What a new password, another address or a suspension ends, also what is under way at that moment. */

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

const next = 'Another3horse'
const emailOf = ({ userName }: Person) => `${userName}@example.com`
const signInAs = ({ userName }: Person, given = password) =>
  world.call(signIn, { query: {}, body: { username: userName, password: given, grant_type: 'password' } })
const choose = (token: string) => world.call(setPassword, { body: { token, newPassword: next } })

async function linkOf({ accountId }: Person) {
  const path = await world.db.transaction().execute((tx) => resetLink(tx, accountId, world.now()))
  return path.split('token=')[1] ?? ''
}

async function changePassword(person: Person) {
  await person.call(profile.sendPasswordCode, {})
  const emailVerificationCode = await codeMailedTo(world.db, emailOf(person))
  const body = { oldPassword: password, newPassword: next, emailVerificationCode }
  return () => person.call(profile.changePassword, { query: {}, body })
}

/** Calls, and makes a change while the call waits for the row of the account: what it has read is no longer true. */
async function meanwhile<T>(accountId: number, ask: () => Promise<T>, change: (tx: Tx) => Promise<unknown>) {
  let request: Promise<T> | undefined
  await world.db.transaction().execute(async (tx) => {
    await lockedAccount(tx, accountId)
    request = ask()
    await vi.waitFor(async () => expect(await world.waiting()).toBe(1), { interval: 10 })
    await change(tx)
  })
  return request
}

test('a changed password ends the links that were mailed', async () => {
  const [main, other] = [await world.signedIn(), await world.signedIn()]
  const [link, kept] = [await linkOf(main), await linkOf(other)]
  expect((await (await changePassword(main))()).code).toBe(200)
  expect((await choose(link)).failure.reason).toBe('account.link_over')
  expect((await choose(kept)).code).toBe(200)
})

test('a link that is used ends the others, and lets its user try again at once', async () => {
  const main = await world.signedIn()
  const [link, hash] = [await linkOf(main), tokenHash('another')]
  const expiresAt = new Date(world.now().getTime() + 60_000)
  const another = { tokenHash: hash, accountId: main.accountId, purpose: 'reset', now: world.now(), expiresAt } as const
  await world.db.transaction().execute((tx) => insertLink(tx, another))
  for (let time = 0; time < 3; time++) await signInAs(main, 'wrong')
  expect((await signInAs(main)).failure.reason).toBe('session.captcha_needed')

  expect((await choose(link)).code).toBe(200)
  expect((await choose('another')).failure.reason).toBe('account.link_over')
  expect((await signInAs(main, next)).code).toBe(200)
})

test('another e-mail address ends the links that were mailed to the old one', async () => {
  const main = await world.signedIn()
  const link = await linkOf(main)
  const change = async (email: string) => {
    await main.call(profile.sendBindEmailRequest, { query: { email } })
    const emailVerificationCode = await codeMailedTo(world.db, email)
    return main.call(profile.changeEmail, { body: { email, emailVerificationCode } })
  }
  expect((await change(`new-${main.userName}@example.com`)).code).toBe(200)
  expect((await choose(link)).failure.reason).toBe('account.link_over')
})

test.each(['suspended', 'rejected'])('nobody of a customer who is %s uses a link', async (status) => {
  const main = await world.signedIn()
  const link = await linkOf(main)
  const because = { [`${status}_because`]: 'No reseller' }
  await world.db
    .updateTable('customers')
    .set({ status, ...because })
    .where('id', '=', main.customerId)
    .execute()
  expect((await choose(link)).failure.reason).toBe('account.link_over')
})

test('nothing dear is done for who has no link', async () => {
  const weak = { token: 'guessed', newPassword: 'weak' }
  expect((await world.call(setPassword, { body: weak })).failure.reason).toBe('account.link_over')
})

test.each<[string, (person: Person, tx: Tx) => Promise<unknown>]>([
  ['the password changes', ({ accountId }, tx) => storePassword(tx, accountId, 'another hash')],
  [
    'the person is suspended',
    ({ accountId }, tx) =>
      tx.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', accountId).execute(),
  ],
])('who signs in while %s gets no session', async (_, change) => {
  const main = await world.signedIn()
  const answer = await meanwhile(
    main.accountId,
    () => signInAs(main),
    (tx) => change(main, tx),
  )
  expect(answer?.failure.reason).toBe('session.wrong_credentials')
  const sessions = await world.db.selectFrom('sessions').where('account_id', '=', main.accountId).selectAll().execute()
  expect(sessions).toHaveLength(1)
})

test('of two changes of a password at once the later one is refused', async () => {
  const main = await world.signedIn()
  const answer = await meanwhile(main.accountId, await changePassword(main), (tx) =>
    storePassword(tx, main.accountId, 'another hash'),
  )
  expect(answer).toMatchObject({ status: 409, code: 409 })
  expect((await main.call(getInfo, {})).code).toBe(200)
})
