import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listSessions } from '../../../../contract/identity/session-list.ts'
import { getInfo, signIn } from '../../../../contract/me/session.ts'
import { staySignedInScope } from '../../../../rules/identity/session.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let start: number
beforeAll(async () => {
  world = await buildWorld()
  start = world.now().getTime()
})
beforeEach(() => after(0))
afterAll(() => world.close())

const after = (hours: number) => world.setNow(new Date(start + hours * 3_600_000).toISOString())

async function tokenBy(userName: string, scope?: string) {
  const query = { username: userName, password, grant_type: 'password' as const, ...(scope && { scope }) }
  return (await world.call(signIn, { query, body: {} })).data.access_token
}
const codeOf = async (token: string) => (await world.call(getInfo, {}, { token })).code
const customer = async () => world.account({ customerId: await world.customer(), role: 'main' })

test('a customer who stays signed in is so for thirty days, however seldom they come', async () => {
  const { userName } = await customer()
  const token = await tokenBy(userName, `openid ${staySignedInScope}`)
  after(29 * 24)
  expect(await codeOf(token)).toBe(200)
  expect((await world.call(listSessions, {}, { token })).data).toHaveLength(1)
  after(31 * 24)
  expect(await codeOf(token)).toBe(401)
})

test.each([undefined, 'server', 'not_offline_access'])(
  'who asks by the scope %s is signed out for half a day',
  async (scope) => {
    const { userName } = await customer()
    const token = await tokenBy(userName, scope)
    after(13)
    expect(await codeOf(token)).toBe(401)
  },
)

test('a staff user does not stay signed in', async () => {
  const { userName } = await world.account({ customerId: null, role: 'admin' })
  const token = await tokenBy(userName, staySignedInScope)
  after(13)
  expect(await codeOf(token)).toBe(401)
})
