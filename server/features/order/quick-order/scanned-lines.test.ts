import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuickOrder } from '../../../../contract/order/quick-order.ts'
import { makeBarcode } from '../../../../rules/product/barcode.ts'
import { numberKeys } from '../../../../rules/product/part-number.ts'
import { say } from '../../../../texts/say.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const ean = makeBarcode('400638133393')

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
let number: string
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  const sku = await numberedSku(world, { oemCode: 'QZ-71Y' })
  number = sku.number
  await world.db
    .insertInto('part_numbers')
    .values({ sku_id: sku.id, kind: 'ean', raw: ean, ...numberKeys(ean) })
    .execute()
})
afterAll(() => world.close())

async function read(text: string) {
  const { lines } = (await main.call(readQuickOrder, { body: { text } })).data
  return lines.map(({ outcome, qty, candidates, msg }) => [outcome, qty, candidates.map((one) => one.number), msg])
}

test('a list understands what scanners type, and orders the pieces that a label says', async () => {
  const typed = [
    [ean, 1],
    [`0${ean} 4`, 4],
    [`]E0${ean}`, 1],
    [`]C1020${ean}3712\u001d10AB-12`, 12],
    [`(01)0${ean}(17)281231(10)AB-12\t3`, 3],
    [`https://any.host/01/0${ean}/10/AB-12?17=281231;2`, 2],
    [`'àà-"_&"""ç"&\t5`, 5],
    ['qy-71z', 1],
    ['QYß71Z 6', 6],
    [']C0qz-71y', 1],
  ] as const
  expect(await read(typed.map(([line]) => line).join('\n'))).toEqual(
    typed.map(([, qty]) => ['ok', qty, [number], null]),
  )
})

test('a carton asks how many, what names no product is refused in words, and nothing near it is offered', async () => {
  const unclear = say('en', 'quick_order.line_no_quantity')
  const wrong = say('en', 'scan.check_digit')
  expect(
    await read(
      ['14006381333938', '14006381333938 2', '4006381333932', `(01)04006381333932(10)AB 3`, '94006381333934 2'].join(
        '\n',
      ),
    ),
  ).toEqual([
    ['ask', null, [number], unclear],
    ['ask', null, [number], unclear],
    ['reject', 1, [], wrong],
    ['reject', null, [], wrong],
    ['reject', null, [], say('en', 'scan.variable_measure')],
  ])
})

test('two keyboards that mean two products are asked', async () => {
  const other = await numberedSku(world, { oemCode: 'QY-71Z' })
  const [line] = await read('QY-71Z 2')
  expect(line).toEqual(['ask', 2, [other.number, number], say('en', 'quick_order.line_ask')])
})
