import { spawn } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setPassword } from '../contract/identity/password.ts'
import { getInfo, signIn } from '../contract/me/session.ts'
import { buildWorld, type World } from './testing/world.ts'

let world: World
beforeEach(async () => {
  world = await buildWorld({ now: new Date() })
})
afterEach(() => world.close())

/** `npm run admin -- …` on the database of the world; what is piped in, if anything. */
async function admin(args: readonly string[], input = '') {
  const command = spawn(process.execPath, ['server/commands/admin.ts', ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: world.databaseUrl, PUBLIC_URL: 'https://shop.example' },
  })
  let printed = ''
  for (const output of [command.stdout, command.stderr]) output.on('data', (chunk: Buffer) => (printed += chunk))
  command.stdin.end(input)
  const code = await new Promise((resolve) => command.on('close', resolve))
  return { code, said: printed.trim() }
}

const enter = async (username: string, password: string) =>
  (await world.call(signIn, { query: {}, body: { username, password, grant_type: 'password' } })).data?.access_token

test('the first admin chooses a password by the link that is printed, and may do everything', async () => {
  const { code, said } = await admin(['olga.admin', 'olga@example.com'])
  expect([code, said]).toEqual([0, expect.stringMatching(/https:\/\/shop\.example\/my\/password#token=[\w-]+$/)])
  const token = said.split('token=')[1] ?? ''
  const body = { token, newPassword: 'Correct2horse', repeatPassword: 'Correct2horse' }
  expect((await world.call(setPassword, { body } as never)).code).toBe(200)
  const access = await enter('olga.admin', 'Correct2horse')
  expect((await world.call(getInfo, {}, { token: access })).data.permissions).toEqual(['*:*:*'])
  const events = await world.db.selectFrom('audit_events').select(['action', 'account_id', 'after']).execute()
  expect(events[0]).toEqual({
    action: 'account.added',
    account_id: null,
    after: { userName: 'olga.admin', email: 'olga@example.com', role: 'admin' },
  })
})

test('a password that is piped in is good at once; a weak one is refused', async () => {
  expect(await admin(['olga', 'olga@example.com', '--password'], 'Correct2horse\n')).toEqual({
    code: 0,
    said: 'olga can sign in at https://shop.example/login',
  })
  expect(await enter('olga', 'Correct2horse')).toBeTruthy()
  const weak = await admin(['other', 'other@example.com', '--password', '--force'], 'short\n')
  expect([weak.code, weak.said]).toEqual([1, expect.stringMatching(/8 characters/i)])
})

test('a second admin asks for --force', async () => {
  expect((await admin(['one', 'one@example.com'])).code).toBe(0)
  const again = await admin(['three', 'three@example.com'])
  expect(again).toEqual({ code: 1, said: 'The shop already has an administrator: --force makes another' })
  expect((await admin(['three', 'three@example.com', '--force'])).code).toBe(0)
})

test('an admin who is locked out is let in again; the old password and sessions end', async () => {
  await admin(['olga', 'olga@example.com', '--password'], 'Correct2horse\n')
  const before = await enter('olga', 'Correct2horse')
  await world.db.updateTable('accounts').set({ status: 'suspended' }).where('user_name', '=', 'olga').execute()
  const { code, said } = await admin(['--reset', 'OLGA'])
  expect(code).toBe(0)
  expect((await world.call(getInfo, {}, { token: before })).status).toBe(401)
  expect(await enter('olga', 'Correct2horse')).toBeUndefined()
  const token = said.split('token=')[1] ?? ''
  await world.call(setPassword, { body: { token, newPassword: 'Battery3staple' } } as never)
  expect(await enter('olga', 'Battery3staple')).toBeTruthy()
  const { accountId } = await world.account({ customerId: await world.customer(), role: 'main' })
  const { user_name } = await world.db
    .selectFrom('accounts')
    .select('user_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  expect(await admin(['--reset', user_name])).toEqual({ code: 1, said: 'No admin has this name' })
})

test.each([
  [[], 'Usage'],
  [['olga'], 'Usage'],
  [['olga', 'olga@example.com', 'more'], 'Usage'],
  [['olga', 'olga@example.com', '--unknown'], 'Usage'],
  [['--reset', 'olga', 'olga@example.com'], 'Usage'],
  [['olga', 'nobody'], 'The e-mail address is none that mail can be sent to'],
  [['ölga', 'olga@example.com'], 'letters'],
])('what cannot be is said: %j', async (args, words) => {
  const { code, said } = await admin(args)
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
})

test('a name or an address that is taken is refused', async () => {
  await admin(['olga', 'olga@example.com'])
  const name = await admin(['Olga', 'new@example.com', '--force'])
  const address = await admin(['new', 'OLGA@example.com', '--force'])
  expect([name.said, address.said]).toEqual([expect.stringMatching(/name/i), expect.stringMatching(/occupied/i)])
})
