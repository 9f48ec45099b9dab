import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedAccounts } from '../../../../seed/index.ts'
import { sheetWith, zipOf } from '../../../testing/files/zip.ts'
import { importing } from '../../../testing/importing.ts'

const { db, load } = importing()

beforeAll(async () => {
  await db()
    .transaction()
    .execute((tx) => seedAccounts(tx, 'nobody signs in'))
  await load('printers.csv', printers)
})

const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db())).rows
const listFaults = ({ bad }: { bad: { line: number; reason: string }[] }) =>
  bad.map(({ line, reason }) => `${line}: ${reason}`)

const printers = `brand,series,model,technology,colour
Testo,One,Testo One 100,laser,mono
Testo,One,Testo One 200dn,laser,colour
`
const header = 'brand,series,class_id,oem_number,alt_numbers,colour,yield_pages,yield_standard,compatible_printers'
const good = `${header}
Testo,One,102,TT-100A,10A;TT100 twin pack,K,1000,ISO/IEC 19752,Testo One 100;Testo One 200dn
Testo,One,105,TD-100,,K,9000,,Testo One 100
Testo,,111,CHAIR-1,,,,,
`

test('a catalogue is stored with its numbers, printers and counts', async () => {
  expect(await load('good.csv', good)).toMatchObject({ kind: 'catalogue', lines: 3, added: 3, badCount: 0 })
  expect(
    await rowsOf(sql`select oem_code, short_name, printers, printer_count, in_stock from skus order by number`),
  ).toEqual([
    {
      oem_code: 'TT-100A',
      short_name: '10A',
      printers: ['Testo One 100', 'Testo One 200dn'],
      printer_count: 2,
      in_stock: false,
    },
    { oem_code: 'TD-100', short_name: '', printers: ['Testo One 100'], printer_count: 1, in_stock: false },
    { oem_code: 'CHAIR-1', short_name: '', printers: [], printer_count: 0, in_stock: false },
  ])
  expect(await rowsOf(sql`select kind, raw from part_numbers where kind not in ('own') order by kind, raw`)).toEqual([
    { kind: 'oem', raw: 'CHAIR-1' },
    { kind: 'oem', raw: 'TD-100' },
    { kind: 'oem', raw: 'TT-100A' },
    { kind: 'other', raw: 'TT100 twin pack' },
    { kind: 'short', raw: '10A' },
  ])
})

const everything = () =>
  rowsOf(sql`
    select (select json_agg(s order by s.id) from skus s) as skus, (select json_agg(p order by p.sku_id, p.kind, p.raw) from part_numbers p) as numbers,
           (select json_agg(c order by c.sku_id, c.model_id) from compatibilities c) as fits,
           (select json_agg(n order by n.suffix, n.sku_id) from number_suffixes n) as suffixes,
           (select sum(skus) from live_facets) as counted`)

test('importing the same file again changes nothing', async () => {
  await load('good.csv', good)
  const before = await everything()
  expect(await load('good.csv', good)).toMatchObject({ added: 0, changed: 0, same: 3 })
  expect(await everything()).toEqual(before)
})

test('a changed line changes its product and nothing else', async () => {
  await load('good.csv', good)
  const changed = good
    .replace('10A;TT100 twin pack', '11A')
    .replace('Testo One 100;Testo One 200dn', 'Testo One 200dn')
    .replace(',K,1000', ',C,1200')
  expect(await load('changed.csv', changed)).toMatchObject({ added: 0, changed: 1, same: 2 })
  const [row] = await rowsOf(sql`
    select s.short_name, s.colour, s.yield_pages, s.printers, (select count(*) from part_numbers p where p.sku_id = s.id) as numbers,
           (select count(*) from number_suffixes x where x.sku_id = s.id and x.suffix = '11A') as old
      from skus s where oem_code = 'TT-100A'`)
  expect(row).toEqual({
    short_name: '11A',
    colour: 'C',
    yield_pages: 1200,
    printers: ['Testo One 200dn'],
    numbers: 3,
    old: 0,
  })
})

test('every bad line is named with its reason, and the good ones are kept', async () => {
  const report = await load(
    'bad.csv',
    `${header}
Testo,One,102,GOOD-1,,K,100,,Testo One 100
,One,102,NO-BRAND,,K,,,
Testo,One,999,NO-CLASS,,K,,,
Testo,One,102,,,K,,,
Testo,One,102,YIELD-1,,K,many,,
Testo,One,102,GOOD-1,,K,100,,
Testo,One,102,LONG-LINE,,K,100,,,more
Testo,One,102,GOOD-2,,K,,,Testo One 999
Testo,One,102,NUL-\u0000,,K,,,
Testo,One,102,"QUOTE" x,,K,,,
Testo,One,102,${'9'.repeat(90)},,K,,,
Testo,One,102,GOOD-3,,K,,,
Testo,One,102,TURNED-\u202e1,,K,,,
`,
  )
  expect(listFaults(report)).toEqual([
    '3: brand is empty',
    '4: class_id is none of the 6 classes: 999',
    '5: oem_number is empty',
    '6: yield_pages is not a whole number: many',
    '7: the same as line 2',
    '8: has 10 columns where the header has 9',
    '9: unknown printer left out: Testo One 999',
    '10: oem_number holds the character U+0000',
    '11: cannot be read: its quotation marks do not match',
    '12: oem_number is longer than 80 characters',
    '14: oem_number holds an invisible sign that turns the direction of reading',
  ])
  expect(await rowsOf(sql`select oem_code from skus order by oem_code`)).toEqual(
    ['GOOD-1', 'GOOD-2', 'GOOD-3'].map((oem_code) => ({ oem_code })),
  )
})

test.each([
  ['a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['semicolons', (text: string) => Buffer.from(text.replaceAll(';', '|').replaceAll(',', ';').replaceAll('|', ','))],
  ['Windows line ends', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
])('a file with %s is read', async (_, write) => {
  const report = await load('other.csv', write(`${header}\nTesto,One,102,ÄÖ-100,,K,100,,Testo One 100\n`))
  expect(report).toMatchObject({ added: 1, badCount: 0 })
  expect(await rowsOf(sql`select oem_code, printer_count from skus`)).toEqual([
    { oem_code: 'ÄÖ-100', printer_count: 1 },
  ])
})

test('bytes that are letters of no encoding are refused line by line', async () => {
  const report = await load(
    'latin.csv',
    Buffer.from(`${header}\nTesto,One,102,\xff\xfe-100,,K,,,\nTesto,One,102,OK-1,,K,,,\n`, 'latin1'),
  )
  expect(listFaults(report)).toEqual(['2: oem_number is not UTF-8'])
  expect(report.added).toBe(1)
})

test('prices are stored for lists and customers; what is unknown is named', async () => {
  await load('good.csv', good)
  const report = await load(
    'prices.csv',
    `price_list,customer,number,unit_price
EUR,,TT-100A,12.50
EUR,,tt100a,"13,00"
,C10001,TD-100,7
,C99999,TD-100,7
EUR,C10001,TD-100,7
,,TD-100,7
Nowhere,,TD-100,7
EUR,,UNKNOWN-1,7
EUR,,TD-100,7.999
EUR,,TD-100,-1
`,
  )
  expect(listFaults(report)).toEqual([
    '5: unknown customer C99999',
    '6: needs either a price_list or a customer',
    '7: needs either a price_list or a customer',
    '8: unknown price_list Nowhere',
    '9: no single product has the number UNKNOWN-1',
    '10: unit_price is not an amount with at most two decimals: 7.999',
    '11: unit_price is not an amount with at most two decimals: -1',
  ])
  expect(await rowsOf(sql`select s.oem_code, p.unit_price from list_prices p join skus s on s.id = p.sku_id`)).toEqual([
    { oem_code: 'TT-100A', unit_price: 1300 },
  ])
  expect(
    await rowsOf(sql`select s.oem_code, p.unit_price from customer_prices p join skus s on s.id = p.sku_id`),
  ).toEqual([{ oem_code: 'TD-100', unit_price: 700 }])
})

test('stock is stored with its arrivals, as moves of the ledger, and twice the same', async () => {
  await load('good.csv', good)
  const [sku] = (await rowsOf(sql`select id, number from skus where oem_code = 'TT-100A'`)) as {
    id: number
    number: string
  }[]
  const file = `number,warehouse,on_hand,expected_on,expected_qty
${sku?.number},NL,12,,
${sku?.number},IT,0,2026-12-01,50
${sku?.number},XX,1,,
AS-0,NL,1,,
${sku?.number},FR,1,2026-13-01,5
${sku?.number},FR,1,0000-01-01,5
${sku?.number},PL,1,2026-12-01,
`
  const first = await load('stock.csv', file)
  expect(listFaults(first)).toEqual([
    '4: unknown warehouse XX',
    '5: no product has the number AS-0',
    '6: expected_on is not a day like 2026-11-20: 2026-13-01',
    '7: expected_on is not a day like 2026-11-20: 0000-01-01',
    '8: expected_on and expected_qty go together',
  ])
  expect(first).toMatchObject({ added: 2, changed: 0, same: 0 })
  expect(await load('stock.csv', file)).toMatchObject({ added: 0, changed: 0, same: 2 })
  expect(await rowsOf(sql`select in_stock from skus where id = ${sku?.id}`)).toEqual([{ in_stock: true }])
  await load('less.csv', `number,warehouse,on_hand\n${sku?.number},NL,4\n`)
  expect(await rowsOf(sql`select kind, pieces from stock_moves where sku_id = ${sku?.id} order by id`)).toEqual([
    { kind: 'count', pieces: 12 },
    { kind: 'count', pieces: -8 },
  ])

  const bins = `number,warehouse,on_hand,bin\n${sku?.number},NL,4, A-03-2 \n${sku?.number},FR,7,B-1\n`
  expect(await load('bins.csv', bins)).toMatchObject({ added: 1, changed: 1, same: 0 })
  expect(await load('bins.csv', bins)).toMatchObject({ added: 0, changed: 0, same: 2 })
  await load('again.csv', file)
  const shelves = sql`select warehouse, bin from stock where sku_id = ${sku?.id} and bin <> '' order by warehouse`
  expect(await rowsOf(shelves)).toEqual([
    { warehouse: 'FR', bin: 'B-1' },
    { warehouse: 'NL', bin: 'A-03-2' },
  ])
  await load('none.csv', `number,warehouse,on_hand,bin\n${sku?.number},NL,4,(clear)\n`)
  expect(await rowsOf(shelves)).toEqual([{ warehouse: 'FR', bin: 'B-1' }])
})

test.each([
  ['empty.csv', ''],
  ['other.csv', 'name,colour\nx,y\n'],
  ['no.xlsx', 'this is no spreadsheet'],
])('%s is refused as a whole', async (name, text) => {
  await expect(load(name, text)).rejects.toThrow(name)
})

test('a spreadsheet is read like a CSV file', async () => {
  const cell = (value: string, at: number, line: number) =>
    `<c r="${String.fromCharCode(65 + at)}${line}" t="inlineStr"><is><t>${value}</t></is></c>`
  const lines = good.trim().split('\n')
  const rows = lines.map((text, at) => {
    const cells = text.split(',').map((value, column) => cell(value, column, at + 1))
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  const report = await load('sheet.xlsx', zipOf(sheetWith(rows.join(''))))
  expect(report).toMatchObject({ kind: 'catalogue', lines: 3, added: 3, badCount: 0 })
  expect(await rowsOf(sql`select printer_count from skus where oem_code = 'TT-100A'`)).toEqual([{ printer_count: 2 }])
})
