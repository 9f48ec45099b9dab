import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSession, listSessions, signOutEverywhere } from '../../../../contract/identity/session-list.ts'
import { getInfo, signIn, webClient } from '../../../../contract/me/session.ts'
import { password } from '../../../testing/builders.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function signedInWith(userName: string, userAgent: string, address = '203.0.113.5') {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/dev-api/clientauth/oauth/token',
    remoteAddress: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
    payload: new URLSearchParams({ username: userName, password, grant_type: 'password' }).toString(),
  })
  return String(answer.json().access_token)
}

test('an account sees where it is signed in, by what and from where, and which one this is', async () => {
  const main = await world.signedIn()
  await signedInWith(main.userName, firefox, '62.250.1.1')
  const { data } = await main.call(listSessions, {})
  expect(data).toHaveLength(2)
  expect(data.filter(({ current }) => current)).toHaveLength(1)
  expect(data.find(({ current }) => !current)).toMatchObject({
    browser: 'Firefox',
    system: 'Windows',
    countryIso2: 'NL',
    address: '62.250.1.1',
    signedInAt: world.now().toISOString(),
    lastSeenAt: world.now().toISOString(),
  })
})

test.each(['', 'x'.repeat(5000), '<script>alert(1)</script>', '\u{1f5a8}'])(
  'a browser that calls itself %.20j signs in like any other',
  async (userAgent) => {
    const main = await world.signedIn()
    const token = await signedInWith(main.userName, encodeURIComponent(userAgent))
    expect((await world.call(listSessions, {}, { token })).data).toHaveLength(2)
  },
)

test('one session is ended, and only one of their own', async () => {
  const [main, other] = [await world.signedIn(), await world.signedIn()]
  const token = await signedInWith(main.userName, firefox)
  const session = (await main.call(listSessions, {})).data.find(({ current }) => !current)
  const params = { id: session?.sessionId ?? 0 }
  expect((await other.call(endSession, { params })).status).toBe(404)
  expect((await world.call(getInfo, {}, { token })).code).toBe(200)
  expect((await main.call(endSession, { params })).code).toBe(200)
  expect((await world.call(getInfo, {}, { token })).status).toBe(401)
  expect((await main.call(endSession, { params })).status).toBe(404)
})

test('signing out everywhere ends all of their sessions and nobody else is touched', async () => {
  const [main, other] = [await world.signedIn(), await world.signedIn()]
  const token = await signedInWith(main.userName, firefox)
  expect((await main.call(signOutEverywhere, {})).code).toBe(200)
  for (const ended of [token, main.token]) expect((await world.call(getInfo, {}, { token: ended })).status).toBe(401)
  expect((await other.call(getInfo, {})).code).toBe(200)
})

test('signing in is noted with its place, and so is a refusal for a name that exists', async () => {
  const main = await world.signedIn()
  await signedInWith(main.userName, firefox)
  await world.call(signIn, { query: {}, body: { username: main.userName, password: 'x', grant_type: 'password' } })
  const events = await world.db
    .selectFrom('audit_events')
    .select(['action', 'account_id', 'customer_id', 'address', 'after'])
    .where('subject', '=', `account ${main.accountId}`)
    .orderBy('position')
    .execute()
  expect(events).toMatchObject([
    { action: 'session.opened', account_id: main.accountId, customer_id: main.customerId, address: '203.0.113.5' },
    { action: 'session.refused', account_id: null, customer_id: main.customerId },
  ])
  expect(JSON.stringify(events)).not.toContain(password)
})

test('an ordinary OAuth client gets a token over HTTP that opens a protected call', async () => {
  const main = await world.signedIn()
  const issuer = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const server = { issuer, token_endpoint: `${issuer}/dev-api/clientauth/oauth/token` }
  const client = { client_id: webClient.client_id }
  const insecure = { [oauth.allowInsecureRequests]: true }
  const response = await oauth.genericTokenEndpointRequest(
    ...([server, client, oauth.ClientSecretPost(webClient.client_secret), 'password'] as const),
    ...([{ username: main.userName, password }, insecure] as const),
  )
  const token = await oauth.processGenericTokenEndpointResponse(server, client, response)
  expect(token).toMatchObject({ token_type: 'bearer', expires_in: 30 * 86_400 })

  const info = new URL(`${issuer}/dev-api/clientsystem/account/getInfo`)
  const answer = await oauth.protectedResourceRequest(
    ...([token.access_token, 'GET', info, new Headers(), null, insecure] as const),
  )
  expect((await answer.json()).data.user.userName).toBe(main.userName)
})
