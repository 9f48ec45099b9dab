import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorld, type World } from '../../../testing/world.ts'
import { stillCanSignIn } from '../session/session.queries.ts'
import { keyOfDevice, rememberPlaces } from './known-place.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const day = 86_400_000

test('who signs in at several places at once does so at all of them, also where old places give way', async () => {
  const { accountId } = await world.signedIn()
  const account = await world.db
    .selectFrom('accounts')
    .select(['id', 'password_hash as passwordHash'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const devices = Array.from({ length: 30 }, (_, at) => `device ${at}`)
  const signIn = (device: string) =>
    world.db.transaction().execute(async (tx) => {
      expect(await stillCanSignIn(tx, account)).toBe(true)
      await rememberPlaces(tx, accountId, { device, network: '198.51.100.0' }, world.now())
    })
  for (let round = 0; round < 5; round++) {
    await world.db.deleteFrom('known_places').where('account_id', '=', accountId).execute()
    // The first ones are the oldest: they give way during a sign-in with them.
    const places = devices.slice(0, 20).map((device, at) => ({
      account_id: accountId,
      place: keyOfDevice(device),
      seen_at: new Date(world.now().getTime() - (30 - at) * day),
    }))
    await world.db.insertInto('known_places').values(places).execute()
    await Promise.all([...devices.slice(0, 6), ...devices.slice(20, 26)].map(signIn))
    const { length } = await world.db
      .selectFrom('known_places')
      .select('place')
      .where('account_id', '=', accountId)
      .execute()
    expect(length).toBe(20)
  }
})
