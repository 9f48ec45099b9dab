import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { say } from '../../../../texts/say.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
/** What the numbers of this test's products are called in an answer. */
const called = new Map<string, string>()

beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
  const named = (sku_id: number, kind: 'short' | 'replaces' | 'ean', raw: string) =>
    world.db
      .insertInto('part_numbers')
      .values({ sku_id, kind, raw, ...numberKeys(raw) })
      .execute()
  const ids = new Map<string, number>()
  for (const oemCode of ['WQ2070A', 'WQ2071A', 'CQ259A', 'CQ259X', 'TQ-2420', 'DQ-2400', '842595', 'CLQ-551BK']) {
    const { id, number } = await numberedSku(world, { oemCode })
    ids.set(oemCode, id)
    called.set(number, oemCode)
  }
  const idOf = (oemCode: string) => ids.get(oemCode) ?? 0
  const own = await numberedSku(world, { oemCode: 'AQ-1', number: 'AS-777001' })
  called.set(own.number, 'own')
  await named(own.id, 'replaces', 'TQ-2420')
  for (const code of ['WQ2070A', 'WQ2071A']) await named(idOf(code), 'short', '117Q')
  await named(idOf('CQ259A'), 'short', '59Q')
  await named(idOf('CQ259X'), 'short', '59X')
  await named(idOf('DQ-2400'), 'short', '7718')
  await named(idOf('WQ2070A'), 'ean', '4012345678901')
  await named(idOf('TQ-2420'), 'ean', '4012345678918')
  await named(idOf('DQ-2400'), 'ean', '012345678905')
  await sql`
    with kept as (insert into series (brand_id, name) select id, 'Laser' from brands limit 1 returning id, brand_id)
    insert into models (brand_id, series_id, name, normalised, technology, colour)
    select brand_id, id, 'Testbrand Laser ' || word, 'TESTBRANDLASER' || upper(word), 'laser', 'mono'
      from kept, unnest(array['Q404dn', '150nw']) as word
  `.execute(world.db)
})
afterAll(() => world.close())

const several = ['ask', 'two_products'] as const
const table: [string, (string | number | null)[]][] = [
  // Two products, of which one or both are known.
  ['WQ2070A x3 WQ2071A', [...several, 3, 'WQ2070A', 'WQ2071A']],
  ['WQ2070A x3 ZZ999Z', [...several, 3, 'WQ2070A']],
  ['ZZ999Z x3 WQ2071A', [...several, 3, 'WQ2071A']],
  ['ZZ999Z WQ2071A 3', [...several, 3, 'WQ2071A']],
  ['AS-777001 WQ2071A 3', [...several, 3, 'WQ2071A', 'own']],
  ['CLQ 551BK und DQ-2400, 3 Stk', [...several, 3, 'CLQ-551BK', 'DQ-2400']],
  ['WQ2070A;WQ2071A;3', [...several, 3, 'WQ2070A', 'WQ2071A']],
  ['WQ2070A;ZZ999Z;3', [...several, 3, 'WQ2070A']],
  ['WQ2O70Z;ZZ999Z;3', ['reject', 'two_products', 3]],
  ['WQ2070;ZZ999Z;3', [...several, 3, 'WQ2070A']],
  ['ZZ998Z;ZZ999Z;3', ['reject', 'two_products', 3]],
  ['WQ2070A;4012345678918;3', [...several, 3, 'TQ-2420', 'WQ2070A']],
  // A barcode as scanners and spreadsheets give it.
  ['0012345678905;3', ['ok', null, 3, 'DQ-2400']],
  ['00012345678905', ['ok', null, 1, 'DQ-2400']],
  ['12345678905;3', ['ok', null, 3, 'DQ-2400']],
  ['04012345678918 3 pcs', ['ok', null, 3, 'TQ-2420']],
  ['WQ2070A 3 Stk B12', [...several, 3, 'WQ2070A']],
  ['WQ2070A 3 pcs 46508777', [...several, 3, 'WQ2070A']],
  ['WQ2070A;Regal 7 7;3', ['ask', 'two_quantities', null, 'WQ2070A']],
  ['CLQ-551 BK C M 2', [...several, 2, 'CLQ-551BK']],
  // Behind the words for a printer.
  ['3 WQ2070A for WQ2071A', [...several, 3, 'WQ2070A', 'WQ2071A']],
  ['WQ2070A;for WQ2071A;3', [...several, 3, 'WQ2070A', 'WQ2071A']],
  ['Toner für WQ2071A;3', ['ok', null, 3, 'WQ2071A']],
  ['Testbrand Q404dn toner;for WQ2071A;3', ['ok', null, 3, 'WQ2071A']],
  ['ZZ999Z;for WQ2071A;3', [...several, 3, 'WQ2071A']],
  // One product by several names, and what is certainly none.
  ['WQ2070A HP toner for Q404dn', ['ok', null, 1, 'WQ2070A']],
  ['WQ2070A Q404dn 3', ['ok', null, 3, 'WQ2070A']],
  ['WQ2070A Laser 150nw 3', ['ok', null, 3, 'WQ2070A']],
  ['WQ2070A;Q404dn;3', ['ok', null, 3, 'WQ2070A']],
  ['CQ259A (59Q)', ['ok', null, 1, 'CQ259A']],
  ['TQ-2420 TQ2420', ['ok', null, 1, 'TQ-2420']],
  ['CLQ 551BK CLQ551BK 3', ['ok', null, 3, 'CLQ-551BK']],
  ['WQ2070A 4012345678901 3', ['ok', null, 3, 'WQ2070A']],
  ['WQ2070A 4099999999999 3', ['ok', null, 3, 'WQ2070A']],
  ['WQ2070A;HP 117Q;3', ['ok', null, 3, 'WQ2070A']],
  ['HP 117Q;WQ2070A;3', ['ok', null, 3, 'WQ2070A']],
  ['HP59Q CQ259A 3', ['ok', null, 3, 'CQ259A']],
  ['hp-CQ259A 3', ['ok', null, 3, 'CQ259A']],
  ['CQ259A 3 pcs quote Q12345', [...several, 3, 'CQ259A']],
  ['HP 117Q WQ2070A 3', ['ok', null, 3, 'WQ2070A']],
  ['CQ259X;59Q;3', [...several, 3, 'CQ259A', 'CQ259X']],
  ['AS-777001;compatible with TQ-2420;3', ['ok', null, 3, 'own']],
  ['10023 WQ2070A 3 Stk', ['ok', null, 3, 'WQ2070A']],
  ['MAT-4711 WQ2070A 3', ['ok', null, 3, 'WQ2070A']],
  ['WQ2070A 3 pcs PO 4500123456', ['ok', null, 3, 'WQ2070A']],
  ['WQ2070A 3 Stk Raum B12', ['ok', null, 3, 'WQ2070A']],
  ['10023;WQ2070A;3', [...several, 3, 'WQ2070A']],
  ['WQ2070A;Laser 7718 black;3', ['ok', null, 3, 'WQ2070A']],
  ['842595 Q404dn 2', ['ok', null, 2, '842595']],
  ['WQ2070A Toner black 2.5k pages A4 12ml 3000S. 2', ['ok', null, 2, 'WQ2070A']],
  // What may be the pieces.
  ['WQ2070A 12bags', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A 5-fach', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A 5/Monat', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A n°3', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A ST2', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ207OA 12bags', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A</td><td>3', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A a5§3', ['ask', 'quantity', null, 'WQ2070A']],
  ['TQ-2420/2', ['ask', 'quantity', null, 'TQ-2420']],
  ['TQ-2420-2', ['ask', 'quantity', null, 'TQ-2420']],
  ['2TQ-2420', ['ask', 'quantity', null, 'TQ-2420']],
  ['CQ259X2', ['ask', 'quantity', null, 'CQ259X']],
  // What the line's own shape does not tell: the product is known, its pieces are asked.
  ['HP CQ259X high yield foo 4', ['ask', 'no_quantity', null, 'CQ259X']],
  ['TQ-2420 5 (by Friday)', ['ask', 'two_quantities', null, 'TQ-2420']],
  ['1 WQ2070A 2', ['ask', 'two_quantities', null, 'WQ2070A']],
  ['WQ2070A 10000 pcs', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A -5', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A 0', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A 1,5', ['ask', 'quantity', null, 'WQ2070A']],
  ['please cancel 3 WQ2070A', ['ask', 'no_quantity', null, 'WQ2070A']],
  ['WQ2070A x3 WQ2071A x2', [...several, null, 'WQ2070A', 'WQ2071A']],
  ['upstairs 7718 x2 x3', ['reject', 'two_quantities', null]],
  ['ZZ999Z 5 (by Friday)', ['reject', 'two_quantities', null]],
  ['Article;Qty\nWQ2070A;', ['ask', 'no_quantity', null, 'WQ2070A']],
  ['Article;Qty\nWQ2070A;soon', ['ask', 'quantity', null, 'WQ2070A']],
  ['WQ2070A+WQ2071A 3', [...several, 3, 'WQ2070A', 'WQ2071A']],
  ['WQ2070A-WQ2071A 3', [...several, 3, 'WQ2070A', 'WQ2071A']],
  ['HP 59X', ['ok', null, 1, 'CQ259X']],
  ['HP 59X CQ259X', ['ok', null, 1, 'CQ259X']],
  // Two columns that name the product.
  ['Article;OEM number;Qty\nWQ2070A;WQ2071A;3', [...several, 3, 'WQ2070A', 'WQ2071A']],
  ['Article;OEM number;Qty\nWQ2070A;K-1023;3', ['ok', null, 3, 'WQ2070A']],
  ['Article;Qty\nWQ2070A WQ2071A;3', [...several, 3, 'WQ2070A', 'WQ2071A']],
  ['Article;Qty\nWQ2070A K-1023;3', [...several, 3, 'WQ2070A']],
]

test.each(table)('%s', async (text, expected) => {
  const { data } = await main.call(readQuickOrder, { body: { text } })
  const answers = data.lines.map(({ outcome, qty, candidates, reason, msg }) => [
    ...[outcome, reason, msg, qty],
    ...candidates.map(({ number }) => called.get(number)).sort(),
  ])
  const [outcome, why, ...rest] = expected
  const key = `quick_order.line_${why}` as 'quick_order.line_two_products'
  expect(answers).toEqual([[outcome, why && key, why && say('en', key), ...rest]])
})

test('a line whose pieces are asked keeps the article number of its column', async () => {
  const text = 'Article;Qty;Your number\nWQ2070A;soon;SHELF-1\nWQ2071A;20000;SHELF-2'
  const { data } = await main.call(readQuickOrder, { body: { text } })
  expect(data.lines.map(({ outcome, qty, custNumber }) => [outcome, qty, custNumber])).toEqual([
    ['ask', null, 'SHELF-1'],
    ['ask', null, 'SHELF-2'],
  ])
})

test('lines that name several things take as many queries as lines that name one', async () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `WQ2070A x3 ZY${at}Z for Q${at}dn;TQ-2420/${1 + (at % 9)};QX-${at}`)
  const few = await world.queriesOf(() => main.call(readQuickOrder, { body: { text: lines(2).join('\n') } }))
  const many = await world.queriesOf(() => main.call(readQuickOrder, { body: { text: lines(400).join('\n') } }))
  expect(many).toHaveLength(few.length)
})

test('a line that names two products is two lines, each with the whole beside it; two numbers of one product are one', async () => {
  const items = async (text: string) => {
    const { data } = await main.call(readQuickOrder, { body: { text } })
    return data.lines.map(({ row, whole, outcome, qty, candidates }) => [
      ...[row, whole ?? null, outcome, qty],
      ...candidates.map(({ oemCode }) => oemCode),
    ])
  }
  const both = 'please send us 3x TQ-2420 und auch 2 DQ-2400'
  expect(await items(`Hallo\n${both}`)).toEqual([
    [1, null, 'reject', null],
    [2, both, 'ok', 3, 'TQ-2420'],
    [2, both, 'ok', 2, 'DQ-2400'],
  ])
  const open = '2x TQ-2420, DQ-2400'
  expect(await items(open)).toEqual([
    [1, open, 'ok', 2, 'TQ-2420'],
    [1, open, 'ask', null, 'DQ-2400'],
  ])
  expect(await items('TQ-2420 und 4012345678918')).toEqual([[1, null, 'ok', 1, 'TQ-2420']])
})
