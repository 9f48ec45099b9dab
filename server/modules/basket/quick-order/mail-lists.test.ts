import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { languages, mailOf } from '../../../testing/mail/mails.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
const wanted = [
  'TN-2420',
  'DR-2400',
  'CF259X',
  'W2070A',
  '106R03620',
  'MLT-D111S',
  'LC-3219XL',
  'C13T07114010',
  'Q2612A',
]
/** Products that are called as what stands around the items: an order, a customer, a house. */
const lures = ['842095', '4500842095', '302', '718', '12', '10023', '12345', '2026', '183', '75010', '842095302']

beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  for (const oemCode of wanted) await numberedSku(world, { oemCode })
  for (const raw of lures) {
    const { id } = await numberedSku(world, { oemCode: `LURE-${raw}` })
    await world.db
      .insertInto('part_numbers')
      .values({ sku_id: id, kind: 'short', raw, ...numberKeys(raw) })
      .execute()
  }
})
afterAll(() => world.close())

const runs = { seed: 20_261_122, numRuns: 60 }
test.each(Object.keys(languages))('items in are lines out, and nothing else: %s', async (language) => {
  const outcomes = { right: 0, asked: 0 }
  await fc.assert(
    fc.asyncProperty(mailOf(language, wanted), async ({ text, items }) => {
      const { data } = await main.call(readQuickOrder, { body: { text } })
      for (const { product, pieces } of items) {
        const mine = data.lines.filter(({ candidates }) => candidates.some(({ oemCode }) => oemCode === product))
        expect(
          mine.map(({ typed }) => typed),
          `${product} once in ${text}`,
        ).toHaveLength(1)
        const [line] = mine
        const isSure = line?.outcome === 'ok'
        if (isSure) expect(line?.qty, `${product} of ${text}`).toBe(pieces)
        outcomes[isSure ? 'right' : 'asked']++
      }
      const products = new Set(items.map(({ product }) => product))
      const silent = data.lines.filter(
        ({ outcome, candidates }) => outcome === 'ok' && !products.has(candidates[0]?.oemCode ?? ''),
      )
      expect(
        silent.map(({ typed }) => typed),
        text,
      ).toEqual([])
    }),
    runs,
  )
  // Most are read: to ask for all would be right, and no help.
  expect(outcomes.right / (outcomes.right + outcomes.asked)).toBeGreaterThan(0.8)
})
