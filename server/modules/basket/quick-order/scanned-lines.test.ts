import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuickOrder, readQuickOrderFile } from '../../../../contract/basket/quick-order.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { makeBarcode } from '../../../../rules/catalogue/product/barcode.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { say } from '../../../../texts/say.ts'
import { formOf } from '../../../testing/files/pictures.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const ean = makeBarcode('400638133393')

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
let number: string
let skuId: number
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  const sku = await numberedSku(world, { oemCode: 'QZ-71Y' })
  number = sku.number
  skuId = sku.id
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

test('a carton that is known is its pieces, where nothing else says how many', async () => {
  const carton = (raw: string, pieces: number) => ({
    sku_id: skuId,
    kind: 'ean' as const,
    raw,
    ...numberKeys(raw),
    pieces,
  })
  await world.db
    .insertInto('part_numbers')
    .values([carton('54006381333936', 6), carton('64006381333933', 24)])
    .execute()
  const unclear = say('en', 'quick_order.line_no_quantity')
  const expected = [
    ['54006381333936', 'ok', 6],
    ['64006381333933', 'ok', 24],
    [']C10154006381333936', 'ok', 6],
    ['(01)54006381333936(10)AB', 'ok', 6],
    ['https://any.host/01/54006381333936', 'ok', 6],
    ['54006381333936 toner', 'ok', 6],
    // Cartons or pieces: nobody can tell.
    ['54006381333936 2', 'ask', null],
    ['2x 54006381333936', 'ask', null],
    ['(02)54006381333936(37)3', 'ask', null],
    ['(02)54006381333936', 'ask', null],
  ] as const
  expect(await read(expected.map(([line]) => line).join('\n'))).toEqual(
    expected.map(([, outcome, qty]) => [outcome, qty, [number], outcome === 'ok' ? null : unclear]),
  )
  expect(await read('3 of each:\n54006381333936')).toEqual([['ask', null, [number], unclear]])

  const list = { name: 'list.csv', bytes: '54006381333936\n64006381333933\n', type: 'text/csv' }
  const { headers, payload } = formOf(list)
  const answer = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${readQuickOrderFile.path}`,
    headers: { ...headers, authorization: `Bearer ${main.token}` },
    payload,
  })
  expect(answer.json().data.lines).toMatchObject([
    { outcome: 'ok', qty: 6 },
    { outcome: 'ok', qty: 24 },
  ])
})

test('a carton beside another product is asked, and so is one whose piece is another product', async () => {
  const one = await numberedSku(world, { oemCode: 'QZ-89' })
  const raw = '74006381333930'
  await world.db
    .insertInto('part_numbers')
    .values({ sku_id: one.id, kind: 'ean', raw, ...numberKeys(raw), pieces: 6 })
    .execute()
  const [beside] = await read(`${raw} for QZ-71Y`)
  expect(beside?.slice(0, 2)).toEqual(['ask', null])
  const [inside] = await read(raw)
  expect(inside?.slice(0, 2)).toEqual(['ask', null])
})

test('two keyboards that mean two products are asked', async () => {
  const other = await numberedSku(world, { oemCode: 'QY-71Z' })
  const [line] = await read('QY-71Z 2')
  expect(line).toEqual(['ask', 2, [other.number, number], say('en', 'quick_order.line_ask')])
})
