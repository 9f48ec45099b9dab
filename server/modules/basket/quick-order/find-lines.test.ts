import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { largestListFile, readQuickOrder, readQuickOrderFile } from '../../../../contract/basket/quick-order.ts'
import { importAccountPrices, largestPriceFile } from '../../../../contract/catalogue/account-price.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { readBulkOrder } from '../../../../contract/order/bulk-order.ts'
import { mostReadLines } from '../../../../rules/basket/quick-order.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { largestBulkFile } from '../../../../rules/order/bulk-order.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { formOf } from '../../../testing/files/pictures.ts'
import { sheetOf, sheetWith, zipOf } from '../../../testing/files/zip.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let main: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  main = await world.signedIn()
})
afterAll(() => world.close())

type Lines = Awaited<ReturnType<typeof read>>['data']['lines']

const read = (text: string, person = main) => person.call(readQuickOrder, { body: { text } })
const linesOf = async (text: string) => (await read(text)).data.lines
const short = (lines: Lines) =>
  lines.map(({ outcome, qty, candidates, msg }) => [outcome, qty, candidates.map(({ number }) => number).sort(), msg])

const named = (skuId: number, kind: 'oem' | 'short' | 'replaces', raw: string) =>
  world.db
    .insertInto('part_numbers')
    .values({ sku_id: skuId, kind, raw, ...numberKeys(raw) })
    .execute()

test('one product is meant, several are asked back, none is rejected', async () => {
  const original = await numberedSku(world, { oemCode: 'QZ-7310', unitPrice: 12_34, stock: { NL: 7 } })
  const own = await numberedSku(world, { oemCode: 'QZ-0001' })
  await named(own.id, 'replaces', 'QZ-7310')
  const [black, cyan] = [
    await numberedSku(world, { oemCode: 'QZ-8000K' }),
    await numberedSku(world, { oemCode: 'QZ-8000C' }),
  ]
  await named(black.id, 'short', '80X9')
  await named(cyan.id, 'short', '80X9')
  const disabledSku = await numberedSku(world, { oemCode: 'QZ-6666', status: 'disabled' })
  const replaced = await numberedSku(world, { oemCode: 'QZ-5555', status: 'disabled' })
  await named(own.id, 'replaces', 'QZ-5555')

  const text = (key: 'ask' | 'unknown' | 'disabled' | 'two_quantities') => say('en', `quick_order.line_${key}`)
  const found = await linesOf(
    [
      '3x QZ7310',
      `${own.number};2`,
      'Testbrand QZ 7310 toner - 4 pcs',
      '5 Stk 80X9',
      `${replaced.oemCode} 2`,
      'QZ-73 2',
      'QZ-731O 1',
      'QZ-7301 6',
      `${disabledSku.oemCode} 7`,
      'XX-NOTHING-99 8',
      '1 QZ-7310 2',
    ].join('\n'),
  )
  expect(short(found)).toEqual([
    ['ok', 3, [original.number], null],
    ['ok', 2, [own.number], null],
    ['ok', 4, [original.number], null],
    ['ask', 5, [black.number, cyan.number].sort(), text('ask')],
    ['ask', 2, [own.number], text('ask')],
    ['ask', 2, [original.number, own.number].sort(), text('ask')],
    ['ask', 1, [original.number, own.number].sort(), text('ask')],
    ['ask', 6, [original.number, own.number].sort(), text('ask')],
    ['reject', 7, [], text('disabled')],
    ['reject', 8, [], text('unknown')],
    ['ask', null, [original.number], text('two_quantities')],
  ])
  expect(found[0]?.candidates).toMatchObject([{ unitPrice: 12.34, discountPrice: null, pieces: 7, oemCode: 'QZ-7310' }])
  expect(found.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('what is sold no more is asked with what is sold instead', async () => {
  const next = await numberedSku(world, { oemCode: 'QZ-9901', stock: { NL: 5 }, unitPrice: 10_00 })
  const disabledSku = await numberedSku(world, { oemCode: 'QZ-9900', status: 'disabled' })
  await world.db.updateTable('skus').set({ replaced_by: next.id }).where('id', '=', disabledSku.id).execute()
  expect(short(await linesOf('3x QZ-9900'))).toEqual([
    ['ask', 3, [next.number], say('en', 'quick_order.line_disabled')],
  ])
})

test('digits that stand beside words are asked back, because they may be anything', async () => {
  const sku = await numberedSku(world, { oemCode: 'QY-1' })
  await named(sku.id, 'short', '7718')
  expect(short(await linesOf('in the room 7718 upstairs; 3'))).toEqual([
    ['ask', 3, [sku.number], say('en', 'quick_order.line_ask')],
  ])
  expect(short(await linesOf('7718; 3'))).toEqual([['ok', 3, [sku.number], null]])
})

test('2,000 lines take as many queries as two; one more is refused with the limit', async () => {
  const skus = await Promise.all(
    Array.from({ length: 40 }, (_, at) => numberedSku(world, { oemCode: `ZB-${5000 + at}` })),
  )
  const line = (at: number) =>
    at % 10 === 9 ? `NO-SUCH-${at} 1` : `${1 + (at % 7)}x Testbrand ${skus[at % skus.length]?.oemCode} toner black`
  const text = (lines: number) => Array.from({ length: lines }, (_, at) => line(at)).join('\n')
  const few = await world.queriesOf(() => read(`${text(8)}\nNO-SUCH-1 1`))
  const many = await world.queriesOf(() => read(text(mostReadLines)))
  expect(many).toHaveLength(few.length)

  const { data } = await read(text(mostReadLines))
  expect(data.lines.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1_800)
  const quantities = Array.from({ length: mostReadLines }, (_, at) => (at % 10 === 9 ? 1 : 1 + (at % 7)))
  expect(data.lines.map(({ qty }) => qty)).toEqual(quantities)

  const more = await read(text(mostReadLines + 1))
  expect([more.code, more.msg]).toEqual([30_104, expect.stringContaining('2,000')])
})

test('a text that is too long is refused with the limit', async () => {
  const long = await read('x '.repeat(200_001))
  expect([long.code, long.msg]).toEqual([30_105, expect.stringContaining('400,000')])
  const large = await read('x'.repeat(5_000_000))
  expect([large.status, large.msg]).toEqual([413, expect.stringMatching(/at most 1 MB.*split/)])
})

type Given = Parameters<typeof formOf>

async function uploaded(path: string, language: Language, ...given: Given) {
  const { headers, payload } = formOf(...given)
  const answer = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${path}`,
    headers: { ...headers, authorization: `Bearer ${main.token}`, 'accept-language': language },
    payload,
  })
  return answer.json()
}

const file = (bytes: Buffer | string) => ({ name: 'list.csv', bytes, type: 'application/octet-stream' })
const uploadList = (bytes: Buffer | string, language: Language = 'en') =>
  uploaded(readQuickOrderFile.path, language, file(bytes))

test.each<[string, number, string]>([
  [readQuickOrderFile.path, largestListFile, '1,000 kB'],
  [readBulkOrder.path, largestBulkFile, '1,000 kB'],
  [importAccountPrices.path, largestPriceFile, '800 kB'],
])('%s says what it takes at most: one file of %d bytes', async (path, most, said) => {
  for (const bytes of [most + 1, most + 100_000]) {
    const large = await uploaded(path, 'en', file(Buffer.alloc(bytes, 'a')))
    expect(large).toMatchObject({ code: 50_102, msg: expect.stringContaining(said), data: { details: { most } } })
  }
  const two = await uploaded(path, 'en', file('a;1'), file('b;1'))
  expect(two).toMatchObject({ code: 50_106, msg: 'One file at a time, please', data: { details: { most: 1 } } })
})

test('a form that holds anything beside its file is refused', async () => {
  const { headers, payload } = formOf(file('a;1'))
  const field = '------form\r\nContent-Disposition: form-data; name="text"\r\n\r\nb;1\r\n'
  const answer = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${readQuickOrderFile.path}`,
    headers: { ...headers, authorization: `Bearer ${main.token}` },
    payload: Buffer.concat([Buffer.from(field), payload]),
  })
  expect(answer.json()).toMatchObject({ code: 400, data: { fields: ['file'] } })
})

test.each<[Language, string, string, string, string]>([
  ['en', '1,000 kB', 'One file', 'no product', 'cannot be read as a list'],
  ['de', '1.000 kB', 'nur eine Datei', 'keine Produkte', 'als Liste'],
  ['it', '1000 kB', 'Un file', 'nessun prodotto', 'non è un elenco'],
  ['fr', '1\u202f000 ko', 'Un seul fichier', 'aucun produit', 'comme liste'],
  ['pl', '1000 kB', 'po jednym pliku', 'żadnego produktu', 'ani listą'],
])('what is wrong with a file is said in %s', async (language, large, one, none, unreadable) => {
  const two = uploaded(readQuickOrderFile.path, language, file('a;1'), file('b;1'))
  const answers = [
    await uploadList(Buffer.alloc(largestListFile + 1, 'a'), language),
    await two,
    await uploadList('', language),
    await uploadList(Buffer.from([0, 1]), language),
  ]
  expect(answers.map(({ msg }) => msg)).toEqual(
    [large, one, none, unreadable].map((said) => expect.stringContaining(said)),
  )
})

test('a text or a file without a line is refused with what to write', async () => {
  const answers = [
    await uploadList(''),
    await uploadList(' \r\n;;\r\n'),
    await uploadList('Number;Qty'),
    await read(' \n '),
  ]
  for (const { code, msg } of answers) expect([code, msg]).toEqual([30_108, expect.stringContaining('3x TN2420')])
})

test('files of every coding are read, and what is no list is refused', async () => {
  const sku = await numberedSku(world, { oemCode: 'QX-4711' })
  const csv = 'Artikelnummer;Stückzahl;Menge\r\nQX-4711;schön;3\r\nnichts;;1\r\n'
  const sheet = await writeXlsxFile([
    [{ value: 'Number' }, { value: 'Qty' }],
    [{ value: 'QX-4711' }, { value: 3, type: Number }],
    [{ value: 'nichts' }, { value: 1, type: Number }],
  ]).toBuffer()
  const utf16 = Buffer.from(`\ufeff${csv}`, 'utf16le')
  for (const bytes of [
    Buffer.from(csv),
    Buffer.from(`\ufeff${csv}`),
    utf16,
    Buffer.from(utf16).swap16(),
    Buffer.from(csv, 'latin1'),
    sheet,
  ]) {
    const { data } = await uploadList(bytes)
    expect(data.heading).toBe(1)
    expect(short(data.lines)).toEqual([
      ['ok', 3, [sku.number], null],
      ['reject', null, [], say('en', 'quick_order.line_no_number')],
    ])
  }
  expect((await uploadList(Buffer.from([0, 1, 2, 0, 3]))).code).toBe(30_106)
  expect((await uploadList(Buffer.concat([sheet.subarray(0, 200), Buffer.alloc(50)]))).code).toBe(30_106)
  expect((await uploadList(Buffer.alloc(largestListFile + 1, 'a'))).code).toBe(50_102)
  expect((await uploadList('QX-4711;1\n'.repeat(90_000))).code).toBe(30_104)
})

test('a sheet of so many rows that it cannot be opened is refused with the limit of lines', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => [`QX-${at % 500}`, '1'])
  const sheet = zipOf(sheetOf(rows(100_000)))
  expect(sheet.length).toBeLessThan(largestListFile)
  expect(await uploadList(sheet)).toMatchObject({ code: 30_104, msg: expect.stringContaining('2,000') })
  const claimed = (count: number) => zipOf(sheetOf(rows(count)).map((part) => ({ ...part, claimed: 11_000_000 })))
  expect((await uploadList(claimed(mostReadLines + 2))).code).toBe(30_104)
  expect((await uploadList(claimed(10))).code).toBe(30_106)
  expect((await uploadList(zipOf(sheetWith('<row></row>'.repeat(1_000_000))))).code).toBe(30_106)
})

test('each role gets the prices that it may see', async () => {
  const sku = await numberedSku(world, { oemCode: 'QW-1234', unitPrice: 50_00 })
  const rep = await world.signedIn({ customerId: main.customerId, role: 'salesrep' })
  const [seen] = (await read('QW-1234', rep)).data.lines
  expect(seen?.candidates).toMatchObject([{ number: sku.number, unitPrice: null, discountPrice: null }])
})

test('the lines of an order form that nobody filled in are counted, and no lines', async () => {
  const sku = await numberedSku(world, { oemCode: 'QZ-4400' })
  const rows = Array.from({ length: 30 }, (_, at) => `${at === 7 ? sku.number : `AS-9${at}`}\t${at === 7 ? 2 : ''}`)
  const { data } = await read(['Number\tQuantity', ...rows].join('\n'))
  expect(data).toMatchObject({ leftOut: 29, lines: [{ row: 9, outcome: 'ok', qty: 2 }] })
})

test('titles, sums and remarks around the lines of a form are counted, unless they name a product', async () => {
  const sku = await numberedSku(world, { oemCode: 'QZ-4500' })
  const known = await numberedSku(world, { oemCode: '99887' })
  const form = [
    'Order form;;',
    'Customer: Muster GmbH;;Order no.: PO-2026-118',
    'Article;Quantity;Total',
    `${sku.number};2;91.00`,
    'Total;2;91.00',
    'As always without the 99887 please;;',
    'As always without the 99886543 please;;',
  ]
  const { data } = await read(form.join('\n'))
  expect(data).toMatchObject({ leftOut: 0, otherRows: 4, heading: 3 })
  expect(data.lines).toMatchObject([
    { row: 4, outcome: 'ok', qty: 2, candidates: [{ number: sku.number }] },
    { row: 6, outcome: 'ask', qty: null, candidates: [{ number: known.number }] },
  ])
})

test('a file of nothing but titles is answered as it is', async () => {
  const { data } = await read('Order form\nArticle;Quantity\nTotal;2')
  expect(data).toMatchObject({
    otherRows: 0,
    lines: [
      { row: 1, outcome: 'reject' },
      { row: 3, outcome: 'reject' },
    ],
  })
})
