import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/index.ts'
import { type Part, partsOf, requestOf, takenAndSomeRefused, thinOut } from './testing/access/examples.ts'
import { buildWorld, type World } from './testing/world.ts'

let world: World
let token: string
let staffToken: string
beforeAll(async () => {
  world = await buildWorld()
  // The first of everything, which the requests name, is another account's: a new password would end one's own session.
  await world.signedIn()
  token = (await world.signedIn()).token
  staffToken = (await world.staff('admin')).token
})
afterAll(() => world.close())

const texts = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'x'.repeat(3000),
  '-1',
  '0',
  '1.5',
  '1e300',
  'NaN',
  "' or 1=1 --",
  '%',
  '_%\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '٣',
  '🖨️'.repeat(20),
]
const values: unknown[] = [null, true, -1, 0, 1.5, 1e300, 2 ** 53, [], {}, [[]], ...texts]
// As much as a body may hold, nearly. It comes as the whole of it and in one of its places.
const longest = 'x'.repeat(900_000)

/** The same input with each of its places taken by each hostile value, and with each field missing. */
function* spoiled(input: unknown, hostile: readonly unknown[]): Generator<unknown> {
  yield* hostile
  if (Array.isArray(input)) {
    for (const inner of spoiled(input[0], hostile)) yield [inner]
  } else if (typeof input === 'object' && input !== null) {
    for (const [name, field] of Object.entries(input)) {
      for (const inner of spoiled(field, hostile)) yield { ...input, [name]: inner }
      const { [name]: _, ...rest } = input as Record<string, unknown>
      yield rest
    }
  }
}

/** As JSON, also where a form is wanted, as a form has no values but texts. */
const send = ({ form: _form, ...spec }: Endpoint, parts: Part) =>
  world.app.inject(requestOf(spec, parts, spec.access.startsWith('staff') ? staffToken : token))

function* attacks(spec: Endpoint): Generator<{ parts: Part }> {
  const good = partsOf(spec)
  for (const part of ['params', 'query'] as const) {
    for (const name of Object.keys(good[part])) {
      for (const text of texts) yield { parts: { ...good, [part]: { ...good[part], [name]: text } } }
    }
  }
  if (!spec.body) return
  for (const body of spoiled(good.body, values)) yield { parts: { ...good, body } }
}

// No text with these two is stored: both are refused before anything else, in whatever place of whatever call they stand
// (`http/text-guard.test.ts`).
const unstorablePerSent = 5
const isUnstorable = ({ parts }: { parts: Part }) => /\\u(0000|d800)/.test(JSON.stringify(parts))

function* sent(spec: Endpoint) {
  yield* takenAndSomeRefused(spec, thinOut(attacks(spec), unstorablePerSent, isUnstorable))
  const good = partsOf(spec)
  if (spec.body) for (const body of [...spoiled(good.body, [longest])].slice(0, 2)) yield { parts: { ...good, body } }
}

/** Where several things are changed, each by itself, a key is kept of each that was. */
const isAllRefused = (data: { shipments?: unknown[]; refused?: unknown[] } | null) =>
  data?.shipments?.length === 0 && (data.refused?.length ?? 0) > 0

// Of each of these a key is kept, and of nothing else.
let doneOnceCount = 0

// Signing out would end the session that the others need; it takes no input.
const attacked = Object.entries(endpoints).filter(([name]) => name !== 'signOut')

test.each(attacked)('%s answers whatever is sent with an envelope, never with a failure', async (_, spec) => {
  for (const { parts } of sent(spec)) {
    const answer = await send(spec, parts)
    const report = `${answer.statusCode} ${JSON.stringify(parts).slice(0, 300)}: ${answer.body.slice(0, 200)}`
    expect(answer.statusCode, report).toBeLessThan(500)
    // Else nothing of the call but its door would be tried.
    expect([401, 403], report).not.toContain(answer.statusCode)
    expect(Number.isInteger(answer.json().code), report).toBe(true)
    if (spec.idempotent && answer.json().code === 200 && !isAllRefused(answer.json().data)) doneOnceCount++
    if (answer.statusCode === 400) expect(answer.json().data.fields, report).not.toEqual([])
  }
})

test('an address with a longer part than anything is called is not found', async () => {
  const answer = await world.app.inject({ url: `${apiPrefix}/clientsystem/order/${'x'.repeat(300)}` })
  expect([answer.statusCode, answer.json().data.reason]).toEqual([404, 'request.not_found'])
})

test('nothing was written by halves', async () => {
  // A code for one's own address and a link to one's own password are asked for without any input.
  const isExpectedCause = sql<boolean>`cause = 'e-mail code' or cause like 'account %'`
  await world.db.deleteFrom('mails').where(isExpectedCause).execute()
  for (const table of ['orders', 'order_lines', 'allocations', 'mails'] as const) {
    expect(await world.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  expect(await world.db.selectFrom('idempotency_keys').selectAll().execute()).toHaveLength(doneOnceCount)
})
