import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { readQuickOrder } from '../../../../contract/order/quick-order.ts'
import { mostReadLines } from '../../../../rules/order/quick-order.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { longestHold } from '../../../testing/tasks/longest-hold.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
  for (let at = 0; at < 40; at++) await numberedSku(world, { oemCode: `ZC-${5000 + at}` })
})
afterAll(() => world.close())

/** Sends a text and takes nothing of the answer apart: that would hold the others, too. */
const send = async (token: string, text: string) => sendBody(token, JSON.stringify({ text }))
const sendBody = async (token: string, payload: string) => {
  const { statusCode, headers } = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${readQuickOrder.path}`,
    payload,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  return { status: statusCode, retryAfter: headers['retry-after'] }
}
const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.signedIn()))

// Milliseconds for which a request may hold the others. What is collected of earlier tests may fall into one: the best counts.
const most = 50
const tries = 3
async function bestHold(action: () => Promise<unknown>, enough = most): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < tries && best >= enough; turn++) best = Math.min(best, await longestHold(action))
  return best
}

const mail = (at: number) =>
  `${1 + (at % 7)}x Testbrand ZC-${5000 + (at % 40)} Toner black for HL-L2310D, please send it to the branch in Hamburg and not ` +
  `to us, thank you very much, as soon as you can, Peter (${at}) and the rest of the team of the house`
const longest = Array.from({ length: 1_900 }, (_, at) => mail(at))
  .join('\n')
  .slice(0, 399_000)

test('2,000 lines are read in less than 2 s', async () => {
  const [person] = await people(1)
  const lines = Array.from({ length: mostReadLines }, (_, at) =>
    at % 10 === 9 ? `NO-SUCH-${at} 1` : `${1 + (at % 7)}x Testbrand ZC-${5000 + (at % 40)} toner black`,
  )
  await send(person?.token ?? '', lines.join('\n'))
  const started = performance.now()
  expect(await send(person?.token ?? '', lines.join('\n'))).toEqual({ status: 200, retryAfter: undefined })
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('a list of 400,000 characters holds nobody', async () => {
  const [person] = await people(1)
  const token = person?.token ?? ''
  expect(await send(token, longest)).toEqual({ status: 200, retryAfter: undefined })
  expect(await bestHold(() => send(token, longest))).toBeLessThan(most)
})

test('twenty such lists of twenty people hold nobody', async () => {
  const all = await people(20)
  await send(all[0]?.token ?? '', longest)
  const answers: { status: number }[] = []
  const body = JSON.stringify({ text: longest })
  const sendAll = async () => answers.push(...(await Promise.all(all.map(({ token }) => sendBody(token, body)))))
  // On a busy machine each step takes more of the processor: by the longest of some of these lists one after the other.
  const inOrder = async () => {
    for (const { token } of all.slice(0, 5)) await sendBody(token, body)
  }
  const bound = Math.max(most, 2 * (await longestHold(inOrder)))
  expect(await bestHold(sendAll, bound)).toBeLessThan(bound)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
}, 240_000)

test('of one person so many are read at once, and the rest is told when to come back', async () => {
  const [person, other] = await people(2)
  const answers = Promise.all(Array.from({ length: 8 }, () => send(person?.token ?? '', longest)))
  const meanwhile = await send(other?.token ?? '', longest)
  const replies = await answers
  expect(meanwhile.status).toBe(200)
  // Two threads, and four that wait for them.
  expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(6)
  expect(
    replies.filter(({ status, retryAfter }) => status === 429 && retryAfter === '5').length,
  ).toBeGreaterThanOrEqual(2)
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
test.each(signs)('100,000 times %j holds nobody', async (sign) => {
  const [person] = await people(1)
  const token = person?.token ?? ''
  const many = sign.repeat(Math.floor(100_000 / sign.length))
  const texts = [many, `a1${many}`, `${many}3`, `TN2420${many}2x`]
  for (const text of texts) expect(await bestHold(() => send(token, text)), text.slice(0, 20)).toBeLessThan(most)
})
