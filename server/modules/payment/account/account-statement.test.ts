import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { exportStatement } from '../../../../contract/ledger/statement.ts'
import { exportAccountStatement } from '../../../../contract/payment/account.ts'
import { readParts } from '../../../files/zip-parts.ts'
import { paymentWorld } from '../../../testing/order/payment-world.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Person = { token: string }

let world: World
let money: Awaited<ReturnType<typeof paymentWorld>>
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  money = await paymentWorld(world)
  buyer = await world.signedIn()
  await money.invoice(buyer)
  const german = world.db.updateTable('accounts').set({ language: 'de', email_proved_at: world.now() })
  await german.where('id', '=', buyer.accountId).execute()
})
afterAll(() => world.close())

const days = { from: '2026-11-01', to: '2026-11-18' }

const ask = (path: string, query: Record<string, string>, { token }: Person, language = 'en') =>
  world.app.inject({
    url: `${apiPrefix}${path.replace(':id', String(buyer.customerId))}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language, cookie: `language_account=${language}` },
  })
const ofStaff = (query: Record<string, string>, who: Person = money.clerk) =>
  ask(exportAccountStatement.path, query, who)

const whole = (file: Buffer) => file
// Each part of a ZIP carries the wall clock, in steps of two seconds.
const partsOf = (file: Buffer) => {
  const parts = readParts(file) ?? []
  expect(parts).not.toEqual([])
  return parts
}

test.each([
  ['pdf', whole],
  ['xlsx', partsOf],
] as const)(
  'staff get a statement as %s that is to the byte the customer’s own, in their language',
  async (format, content) => {
    const own = await ask(exportStatement.path, { ...days, format }, buyer, 'de')
    const seen = await ofStaff({ ...days, format })
    expect([own.statusCode, seen.statusCode]).toEqual([200, 200])
    expect(content(seen.rawPayload)).toEqual(content(own.rawPayload))
    expect(seen.headers['content-disposition']).toMatch(/statement-[\w-]+-2026-11-01-2026-11-18/)
  },
)

test('that of a single day is had, and a wrong period is refused', async () => {
  const day = { from: '2026-11-18', to: '2026-11-18', format: 'xlsx' }
  expect((await ofStaff(day)).headers['content-type']).toContain('spreadsheetml')
  expect((await ofStaff({ ...day, to: '2026-11-17' })).json().code).toBe(30_073)
  expect((await ofStaff({ ...day, to: '2026-11-19' })).json().code).toBe(30_074)
})

test('that of a customer of another site is not found, and order management may not', async () => {
  const query = { ...days, format: 'xlsx' }
  const desk = await world.staff('desk', [1])
  const answers = [await ofStaff(query, money.stranger), await ofStaff(query, desk), await ofStaff(query, buyer)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 403, 403])
})
