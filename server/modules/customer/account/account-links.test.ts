import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOutdated } from '../../../jobs/cleanup.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { inviteLink, resetLink, takeLink } from './account-links.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const newAccount = async () => (await world.account({ customerId: await world.customer() })).accountId
const open = async (link: typeof inviteLink, accountId: number) =>
  (await world.db.transaction().execute((tx) => link(tx, accountId, world.now()))).split('token=')[1] ?? ''
const take = (token: string, now = world.now()) => world.db.transaction().execute((tx) => takeLink(tx, token, now))
const after = (minutes: number) => new Date(world.now().getTime() + minutes * 60_000)

test('a link is good once, however many use it at once', async () => {
  const accountId = await newAccount()
  const token = await open(resetLink, accountId)
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => take(token)))
  const good = results.filter(({ status }) => status === 'fulfilled')
  expect(good).toMatchObject([{ value: { accountId, purpose: 'reset' } }])
  await expect(take(token)).rejects.toThrow('account.link_over')
})

test.each([
  ['a reset', resetLink, 30],
  ['an invitation', inviteLink, 7 * 24 * 60],
] as const)('%s is good for its time', async (_, link, minutes) => {
  const [one, other] = [await newAccount(), await newAccount()]
  await expect(take(await open(link, one), after(minutes))).rejects.toThrow('account.link_over')
  expect(await take(await open(link, other), after(minutes - 1))).toMatchObject({ accountId: other })
})

test('a new link ends the older ones of the account, not those of others', async () => {
  const [accountId, other] = [await newAccount(), await newAccount()]
  const [older, kept] = [await open(inviteLink, accountId), await open(resetLink, other)]
  const newer = await open(resetLink, accountId)
  await expect(take(older)).rejects.toThrow('account.link_over')
  expect(await take(newer)).toMatchObject({ accountId, purpose: 'reset' })
  expect(await take(kept)).toMatchObject({ accountId: other })
})

test('who is suspended uses no link, and a token that nobody has sent opens nothing', async () => {
  const accountId = await newAccount()
  const token = await open(resetLink, accountId)
  await world.db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', accountId).execute()
  await expect(take(token)).rejects.toThrow('account.link_over')
  await expect(take('')).rejects.toThrow('account.link_over')
})

test('the database knows no token, and forgets links that ran out unused', async () => {
  const accountId = await newAccount()
  const token = await open(resetLink, accountId)
  const stored = await world.db.selectFrom('account_links').selectAll().where('account_id', '=', accountId).execute()
  expect(stored).toHaveLength(1)
  expect(stored[0]?.token_hash.toString('base64url')).not.toBe(token)
  await forgetOutdated(world.db, () => after(8 * 24 * 60))()
  expect(await world.db.selectFrom('account_links').where('account_id', '=', accountId).selectAll().execute()).toEqual(
    [],
  )
})
