import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { JobHelpers } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWorld, type World } from '../../../testing/world.ts'
import { fetchExchangeRatesBy } from './fetch-rates.ts'

let world: World
let server: Server
let url: string
let answer: (response: ServerResponse) => void
beforeAll(async () => {
  world = await buildWorld()
  server = createServer((_request, response) => answer(response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates.xml`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await world.close()
})

const day = '2019-11-20'
const file = (rate: string) =>
  `<e:Envelope xmlns:e="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube><Cube time="${day}"><Cube currency="PLN" rate="${rate}"/></Cube></Cube></e:Envelope>`

const toOther = (response: ServerResponse) => response.writeHead(302, { location: '/other.xml' }).end()

/** Runs the job; answers what it warned of. */
async function run(at: string | undefined = url, stop = new AbortController()) {
  const warnings: unknown[] = []
  const log = { warn: (...said: unknown[]) => void warnings.push(said) }
  const job = fetchExchangeRatesBy({ db: world.db, now: world.now, log, url: at })
  await job({}, { abortSignal: stop.signal } as JobHelpers)
  return warnings
}

const stored = async () => {
  const { rows } = await sql<{ rate: string }>`
    select currency || ' ' || rate || ' ' || source as rate from exchange_rates where day = ${day}`.execute(world.db)
  return rows.map(({ rate }) => rate)
}

test('what the bank publishes is stored, and what it corrects is replaced', async () => {
  answer = (response) => response.end(file('4.2901'))
  expect(await run()).toEqual([])
  expect(await stored()).toEqual(['PLN 4.2901 service'])
  answer = (response) => response.end(file('4.2902'))
  await run()
  expect(await stored()).toEqual(['PLN 4.2902 service'])
})

test.each<[string, (response: ServerResponse) => void, string]>([
  ['an error', (response) => response.writeHead(503).end(), 'no_answer'],
  [
    'another place',
    (response) => (response.req.url === '/other.xml' ? response.end(file('9')) : toOther(response)),
    'no_answer',
  ],
  ['a broken connection', (response) => response.destroy(), 'no_answer'],
  ['half an answer', (response) => response.writeHead(200, { 'content-length': 999 }).end('<a>'), 'no_answer'],
  ['a page', (response) => response.end('<html></html>'), 'not_rates'],
  ['a document type', (response) => response.end('<!DOCTYPE a><a/>'), 'doctype'],
  ['a wrong rate', (response) => response.end(file('0')), 'not_rates'],
])('%s is said once, and nothing is stored', async (_, said, reason) => {
  answer = said
  const before = await stored()
  expect(await run()).toEqual([[expect.objectContaining({ reason }), 'the exchange rates cannot be had']])
  expect(await stored()).toEqual(before)
})

test('an answer without an end is read for a megabyte', async () => {
  const part = Buffer.alloc(65_536, 32)
  let parts = 0
  answer = (response) => {
    const more = () => {
      while (!response.destroyed && response.write(part)) parts++
    }
    response.on('drain', more)
    more()
  }
  expect(await run()).toEqual([[expect.objectContaining({ reason: 'too_large' }), expect.anything()]])
  expect(parts).toBeLessThan(500)
})

test('nobody is asked where no address is set, or where the shop stops', async () => {
  let requests = 0
  answer = () => {
    requests++
  }
  const off = fetchExchangeRatesBy({ db: world.db, now: world.now, log: { warn: () => {} }, url: undefined })
  await off({}, {} as JobHelpers)
  expect(requests).toBe(0)
  const stop = new AbortController()
  answer = () => stop.abort()
  expect(await run(url, stop)).toEqual([[expect.objectContaining({ reason: 'no_answer' }), expect.anything()]])
})

test.each([
  ["'PLN', '2019-11-21', 0", 'rate_check'],
  ["'PLN', '2019-11-21', -1", 'rate_check'],
  ["'PLN', '2019-11-21', 'NaN'", 'rate_check'],
  ["'PLN', '2019-11-21', 'Infinity'", 'rate_check'],
  ["'PLN', '2019-11-21', 0.12345678901", 'rate_check'],
  ["'EUR', '2019-11-21', 1", 'currency_check'],
  ["'pln', '2019-11-21', 1", 'currency_check'],
  [`'PLN', '${day}', 1`, 'pkey'],
])('the database refuses %s', async (values, constraint) => {
  const insert = `insert into exchange_rates (currency, day, rate, source, stored_at) values (${values}, 'file', now())`
  await expect(sql.raw(insert).execute(world.db)).rejects.toThrow(constraint)
})
