import { afterAll, beforeAll, expect, test } from 'vitest'
import { countSkus, findSkus, suggest } from '../../../../contract/catalogue/catalogue.ts'
import { makeBarcode } from '../../../../rules/catalogue/product/barcode.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { languages } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

const ean = makeBarcode('400638133393')

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  const sku = await numberedSku(world, { oemCode: 'QZ-71Y' })
  number = sku.number
  await world.db
    .insertInto('part_numbers')
    .values({ sku_id: sku.id, kind: 'ean', raw: ean, ...numberKeys(ean) })
    .execute()
})
afterAll(() => world.close())

const find = async (keyword: string) => (await world.call(findSkus, { query: { keyword } })).data

test.each([
  ean,
  `0${ean}`,
  '14006381333938',
  `]E0${ean}`,
  `]C1010${ean}10AB-12\u001d3712`,
  `(01)0${ean}(17)281231(10)AB-12`,
  `https://any.host/shop/01/0${ean}/10/AB-12?17=281231`,
  `'àà-"_&"""ç"&`,
  'qy-71z',
  ']C0qz-71y',
])('%s is found, counted and suggested', async (keyword) => {
  const query = { keyword }
  const { rows, total, fault } = await find(keyword)
  expect([rows[0]?.number, rows[0]?.match, total, fault]).toEqual([number, 'exact', 1, undefined])
  expect((await world.call(countSkus, { query })).data.total).toBe(1)
  expect((await world.call(suggest, { query })).data.numbers.map((one) => one.number)).toEqual([number])
})

test.each([
  ['4006381333932', 'check_digit'],
  ['(01)04006381333932(10)AB', 'check_digit'],
  ['94006381333934', 'variable_measure'],
  ['(00)340123450000000017', 'no_product'],
] as const)('%s finds nothing near it, and what is wrong is said', async (keyword, fault) => {
  for (const language of languages) {
    const { data } = await world.call(findSkus, { query: { keyword } }, { headers: { 'accept-language': language } })
    expect(data).toMatchObject({ rows: [], total: 0, fault: say(language, `scan.${fault}`) })
  }
  expect((await world.call(countSkus, { query: { keyword } })).data.total).toBe(0)
})

test('a barcode that nothing has is not found, and nothing is wrong with it', async () => {
  const data = await find(`(01)0${makeBarcode('400000000000')}`)
  expect([data.total, 'fault' in data]).toEqual([0, false])
})

test('two keyboards that mean two products show both', async () => {
  const other = await numberedSku(world, { oemCode: 'QY-71Z' })
  expect((await find('QY-71Z')).rows.map((row) => [row.number, row.match]).sort()).toEqual(
    [other.number, number].sort().map((one) => [one, 'exact']),
  )
})
