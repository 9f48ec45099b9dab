import { maxHeaderSize } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/index.ts'
import { watchTexts } from '../rules/text-input/characters-read.ts'
import { type Part, partsOf, requestOf, takenAndSomeRefused } from './testing/access/examples.ts'
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

// Characters of the longest text that is sent; no address longer than a head comes in, each of its characters a byte or more.
const longest = { query: maxHeaderSize, body: 100_000 }
const units = [
  ' ',
  '\n',
  '\t',
  'a',
  '1',
  '-',
  '<',
  '(',
  ',',
  '@',
  '.',
  '/',
  '_',
  '"',
  '\u0301',
  'a@a.',
  'a ',
  '1 x ',
  '\r\n',
  'ä😀',
]

/** Between other words, as what is only trimmed away shows nothing. */
const textOf = (unit: string, most: number) => {
  const [before, after] = most < 20 ? ['', ''] : ['CF259X', 'TN2420']
  const room = most - before.length - after.length
  return `${before}${unit.repeat(Math.ceil(room / unit.length)).slice(0, room)}${after}`.toWellFormed()
}

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  maxLength?: number
}
type StoreText = (text: string) => unknown

/** For each text of an input: how long it may be, and the input with another one in its place. */
function* textsIn(
  schema: Schema,
  good: unknown,
  put: (value: unknown) => unknown,
  length: number,
): Generator<{ most: number; put: StoreText }> {
  const { properties = {}, items = {}, maxLength = length } = schema.anyOf?.[0] ?? schema
  if (typeof good === 'string') yield { most: Math.min(maxLength, length), put }
  else if (Array.isArray(good)) yield* textsIn(items, good[0], (inner) => put([inner]), length)
  else if (typeof good === 'object' && good !== null) {
    for (const [name, field] of Object.entries(good)) {
      yield* textsIn(properties[name] ?? {}, field, (inner) => put({ ...good, [name]: inner }), length)
    }
  }
}

/** Every text field with every kind of text: as long as it may be, and longer than anybody means it. */
function* requests(spec: Endpoint): Generator<{ what: string; parts: Part }> {
  const good = partsOf(spec)
  for (const part of ['query', 'body'] as const) {
    const length = longest[part]
    for (const field of textsIn((spec[part] ?? {}) as Schema, good[part], (value) => value, length)) {
      // A short text holds nobody up, whatever it is of; a longer one is not taken for it, and any shows that.
      const isShort = field.most < 1_000
      for (const unit of isShort ? ['a'] : units) {
        for (const most of isShort ? [length] : new Set([field.most, length])) {
          const parts = { ...good, [part]: field.put(textOf(unit, most)) }
          yield {
            what: `${most} of ${JSON.stringify(unit)} in ${part} ${JSON.stringify(parts[part])?.slice(0, 80)}`,
            parts,
          }
        }
      }
    }
  }
}

const toRequest = (spec: Endpoint, parts: Part) =>
  requestOf(spec, parts, spec.access.startsWith('staff') ? staffToken : token)

/** The characters of texts that this process goes through for an answer, with those of its statements and its reply. */
async function countRead(spec: Endpoint, parts: Part): Promise<number> {
  const request = toRequest(spec, parts)
  const watch = watchTexts()
  const answer = await world.app.inject(request).finally(watch.stop)
  expect(answer.statusCode).toBeLessThan(500)
  // Else nothing of the call but its door would be tried.
  expect([401, 403]).not.toContain(answer.statusCode)
  return watch.stop()
}

// Measured: up to 1.8 million, eighteen times the longest text. Of one that is read again at each of its places there are billions.
const most = 4_000_000

// Signing out would end the session that the others need; a text that is read as orders would make some.
const testedCalls = Object.entries(endpoints).filter(([name]) => name !== 'signOut')

test('most endpoints take texts', () => {
  expect(testedCalls.filter(([, spec]) => !requests(spec).next().done).length).toBeGreaterThan(40)
})

test('no address that is longer than a head comes in', async () => {
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const statusOf = async (length: number) => (await fetch(`${origin}/?keyword=${'a'.repeat(length)}`)).status
  expect(await statusOf(longest.query / 2)).not.toBe(431)
  expect(await statusOf(longest.query)).toBe(431)
})

test.each(testedCalls.filter(([, spec]) => !requests(spec).next().done))(
  '%s holds nobody up, whatever fills its texts',
  async (_, spec) => {
    // What only the first request of all loads and compiles.
    await world.app.inject(toRequest(spec, partsOf(spec)))
    for (const { what, parts } of takenAndSomeRefused(spec, requests(spec))) {
      expect(await countRead(spec, parts), what).toBeLessThan(most)
    }
  },
)
