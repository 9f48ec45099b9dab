import pg from 'pg'
import { Piscina } from 'piscina'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { getInfo } from '../../../../contract/me/session.ts'
import { mostReadLines } from '../../../../rules/basket/quick-order.ts'
import { mostInATurn, withTurns } from '../../../testing/growth/event-turns.ts'
import { watchThreads } from '../../../testing/growth/thread-tasks.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import readInThread from './list-thread.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
  for (let at = 0; at < 40; at++) await numberedSku(world, { oemCode: `ZC-${5000 + at}` })
})
afterAll(() => world.close())

const send = async (token: string, text: string) => {
  const { statusCode, headers } = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${readQuickOrder.path}`,
    payload: JSON.stringify({ text }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  return { status: statusCode, retryAfter: headers['retry-after'] }
}
const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.signedIn()))

const mail = (at: number) =>
  `${1 + (at % 7)}x Testbrand ZC-${5000 + (at % 40)} Toner black for HL-L2310D, please send it to the branch in Hamburg and not ` +
  `to us, thank you very much, as soon as you can, Peter (${at}) and the rest of the team of the house`
const listOf = (lines: number) => Array.from({ length: lines }, (_, at) => mail(at)).join('\n')
/** Longer than what is read at once. */
const long = listOf(40)

test('a list of 120,000 characters is read in a thread, and its lines come back some hundreds in a turn', async () => {
  const [person] = await people(1)
  const threads = watchThreads()
  const unpacking: { turn: number; lines: number }[] = []
  await withTurns(async (turn) => {
    const parse = JSON.parse
    vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
      const value = parse(text)
      if (text.startsWith('[{"row"')) unpacking.push({ turn: turn(), lines: value.length })
      return value
    })
    expect(await send(person?.token ?? '', listOf(600))).toEqual({ status: 200, retryAfter: undefined })
  })
  expect(threads.tasks().map(({ task }) => task)).toEqual(['list-thread.ts'])
  expect(unpacking.reduce((sum, { lines }) => sum + lines, 0)).toBe(600)
  expect(Math.max(...unpacking.map(({ lines }) => lines))).toBeLessThanOrEqual(200)
  expect(mostInATurn(unpacking.map(({ turn }) => turn))).toBe(1)
})

test('a thousand prices are read in a thread, though they are short; a few lines are not', async () => {
  const [person] = await people(1)
  const threads = watchThreads()
  expect((await send(person?.token ?? '', '1,5\n'.repeat(999))).status).toBe(200)
  expect(threads.tasks()).toHaveLength(1)
  expect((await send(person?.token ?? '', '2x TN-2420\n'.repeat(70))).status).toBe(200)
  expect(threads.tasks()).toHaveLength(1)
})

test('what each of 2,000 lines means is decided for some hundreds in a turn', async () => {
  const [person] = await people(1)
  const lines = Array.from(
    { length: mostReadLines },
    (_, at) => `${1 + (at % 7)}x Testbrand ZC-${5000 + (at % 40)} toner`,
  )
  // The turns between the end of a statement and the beginning of the next one: what is done there waits for nobody.
  const pauses: { text: string; turns: number }[] = []
  await withTurns(async (turn) => {
    let endedIn = turn()
    const query = pg.Client.prototype.query as (...given: unknown[]) => Promise<unknown>
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...given: unknown[]) {
      const [{ text }] = given as [{ text: string }]
      pauses.push({ text, turns: turn() - endedIn })
      const answer = await query.apply(this, given)
      endedIn = turn()
      return answer
    } as typeof pg.Client.prototype.query)
    expect((await send(person?.token ?? '', lines.join('\n'))).status).toBe(200)
  })
  const looksUp = pauses.findIndex(({ text }) => text.includes('part_numbers'))
  const deciding = pauses.slice(looksUp + 1).map(({ turns }) => turns)
  expect(Math.max(...deciding)).toBeGreaterThanOrEqual(mostReadLines / 200 - 1)
})

test('long lists that are read at the same time are answered one after the other', async () => {
  const all = await people(2)
  const known = new Set(await world.queriesOf(() => world.call(getInfo, {}, { token: all[0]?.token })))
  const statements = async (work: () => Promise<unknown>) =>
    (await world.queriesOf(work)).filter((text) => !known.has(text))
  const one = await statements(() => send(all[0]?.token ?? '', long))
  expect(new Set(one).size).toBeGreaterThan(2)
  const { promise: bothRead, resolve: readBoth } = Promise.withResolvers<void>()
  let readings = 0
  const run = Piscina.prototype.run as (...given: unknown[]) => Promise<unknown>
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(async function (this: Piscina, ...given: unknown[]) {
    const answer = await run.apply(this, given)
    if (++readings === all.length) readBoth()
    await bothRead
    return answer
  })
  const together = await statements(() => Promise.all(all.map(({ token }) => send(token, long))))
  expect(together).toEqual([...one, ...one])
})

test('of one caller so many are read at once, and the rest is refused with a time', async () => {
  const [person, other] = await people(2)
  const { promise: threadsWork, resolve: letThreadsWork } = Promise.withResolvers<void>()
  onTestFinished(() => letThreadsWork())
  const run = Piscina.prototype.run as (...given: unknown[]) => Promise<unknown>
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(async function (this: Piscina, ...given: unknown[]) {
    await threadsWork
    return await run.apply(this, given)
  })
  const refused: unknown[] = []
  const answers = Array.from({ length: 8 }, async () => {
    const answer = await send(person?.token ?? '', long)
    if (answer.status !== 200) refused.push(answer)
    return answer.status
  })
  const meanwhile = send(other?.token ?? '', long)
  // Two threads, and four that wait for them.
  const told = { status: 429, retryAfter: '5' }
  await expect.poll(() => refused).toEqual([told, told])
  letThreadsWork()
  expect((await meanwhile).status).toBe(200)
  expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(6)
  expect(refused).toHaveLength(2)
})

const signs = [
  ...' \t\n.,;:-"\'€1aXx·@()=',
  '1 ',
  '1,',
  'a1',
  'TN2420 ',
  'bestellen ',
  'hätte gern ',
  'urgent ',
  ' 000',
  '\u00a0',
]
test.each(signs)('of 20,000 times %j a thread makes little to be looked at', (sign) => {
  const many = sign.repeat(Math.floor(20_000 / sign.length))
  for (const text of [many, `a1${many}`, `${many}3`, `TN2420${many}2x`]) {
    const { parts, spellings } = readInThread({ text })
    expect(parts.join().length).toBeLessThan(1_000)
    expect(spellings.length).toBeLessThan(1_000)
  }
})
