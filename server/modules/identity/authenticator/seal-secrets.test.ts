import { randomBytes } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmAuthenticator, startAuthenticator } from '../../../../contract/identity/authenticator.ts'
import { signIn } from '../../../../contract/me/session.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { replaceSecret } from './authenticator.queries.ts'
import { refuseLostKeys, sealSecretsBy } from './seal-secrets.ts'
import { makeVault } from './secret-vault.ts'

const [old, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

let world: World
beforeAll(async () => {
  world = await buildWorld({ vault: makeVault([next, old]) })
})
afterAll(() => world.close())

const storedOf = async (accountId: number) =>
  (
    await world.db
      .selectFrom('authenticators')
      .select('secret')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).secret

const codeOf = (ofApp: string, ahead = 0) =>
  new TOTP({ secret: ofApp }).generate({ timestamp: world.now().getTime() + ahead * 30_000 })

async function enters(userName: string, otp: string) {
  const body = { username: userName, password, grant_type: 'password' as const, otp }
  return (await world.call(signIn, { query: {}, body })).code
}

/** A staff user whose app was set up by an older version, or with another key. */
async function withStored(seal: (accountId: number) => string) {
  const staff = await world.staff('desk', [1])
  const { accountId } = staff
  await world.db
    .insertInto('authenticators')
    .values({ account_id: accountId, secret: seal(accountId), created_at: world.now(), confirmed_at: world.now() })
    .execute()
  return staff
}

test('what is sealed opens for its account alone, with any of the keys, and never reads the same', () => {
  const [before, now] = [makeVault([old]), makeVault([next, old])]
  const sealed = before.seal(7, secret)
  expect(sealed).not.toContain(secret)
  expect(before.seal(7, secret)).not.toBe(sealed)
  expect([before.open(7, sealed), now.open(7, sealed)]).toEqual([secret, secret])
  expect(() => now.open(8, sealed)).toThrow()
  expect(() => makeVault([next]).open(7, sealed)).toThrow(/SECRETS_KEY lacks/)
  expect(() => before.open(7, `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'Q' : 'A'}`)).toThrow()
  expect(makeVault([]).seal(7, secret)).toBe(secret)
  expect(now.open(7, secret)).toBe(secret)
})

test('an app that is set up is stored sealed, and its codes let in', async () => {
  const staff = await world.staff('desk', [1])
  const { secret: told } = (await staff.call(startAuthenticator, {})).data
  expect(await storedOf(staff.accountId)).toMatch(/^sealed:/)
  expect((await staff.call(confirmAuthenticator, { body: { code: codeOf(told, -1) } })).code).toBe(200)
  expect(await enters(staff.userName, codeOf(told))).toBe(200)
})

test('secrets of before, plain or under an older key, work on, and are sealed with the first key', async () => {
  const plain = await withStored(() => secret)
  const older = await withStored((accountId) => makeVault([old]).seal(accountId, secret))
  expect(await enters(plain.userName, codeOf(secret, -1))).toBe(200)
  expect(await enters(older.userName, codeOf(secret, -1))).toBe(200)

  const vault = makeVault([next, old])
  await sealSecretsBy(world.db, makeVault([]))()
  expect(await storedOf(plain.accountId)).toBe(secret)
  await sealSecretsBy(world.db, vault)()
  for (const { accountId, userName } of [plain, older]) {
    expect(await storedOf(accountId)).toMatch(new RegExp(`^${vault.prefix}`))
    expect(await enters(userName, codeOf(secret))).toBe(200)
  }
  const sealedOnce = await storedOf(plain.accountId)
  await sealSecretsBy(world.db, vault)()
  expect(await storedOf(plain.accountId)).toBe(sealedOnce)
})

test('an app that is set up while secrets are sealed stays', async () => {
  const { accountId } = await withStored(() => secret)
  await replaceSecret(world.db, accountId, { was: 'another', is: makeVault([next]).seal(accountId, 'another') })
  expect(await storedOf(accountId)).toBe(secret)
})

test('a start without a key that is in use is refused, and says which', async () => {
  const lost = makeVault([randomBytes(32)])
  await withStored((accountId) => lost.seal(accountId, secret))
  await expect(refuseLostKeys(world.db, makeVault([next, old]))).rejects.toThrow(lost.keyIds[0])
  await world.db.deleteFrom('authenticators').where('secret', 'like', `${lost.prefix}%`).execute()
  await refuseLostKeys(world.db, makeVault([next, old]))
})
