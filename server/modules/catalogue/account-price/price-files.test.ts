import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportAccountPrices,
  importAccountPrices,
  largestPriceFile,
  listAccountPrices,
  setAccountPrice,
} from '../../../../contract/catalogue/account-price.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { mostAccountPrices } from '../../../../rules/catalogue/price/account-price.ts'
import { say } from '../../../../texts/say.ts'
import { formOf, picture } from '../../../testing/files/pictures.ts'
import { valuesIn } from '../../../testing/files/written-sheet.ts'
import { sheetOf, sheetWith, zipOf } from '../../../testing/files/zip.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>

async function company() {
  const main = await world.signedIn()
  return { main, rep: await world.signedIn({ customerId: main.customerId, role: 'salesrep' }) }
}
const product = (given: Parameters<World['sku']>[0] = {}) => numberedSku(world, given)
const set = (main: Person, number: string, price: number, accountId: number | null = null) =>
  main.call(setAccountPrice, { body: { number, accountId, price } })

const uploadPrices = (main: Person, bytes: string | Buffer, name = 'prices.csv') =>
  sentForm(main, formOf({ name, bytes, type: 'application/octet-stream' }))

async function sentForm(main: Person, { headers, payload }: ReturnType<typeof formOf>) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${importAccountPrices.path}`,
    headers: { ...headers, authorization: `Bearer ${main.token}` },
    payload,
  })
  return { status: answer.statusCode, ...answer.json() }
}
const imported = async (main: Person, bytes: string | Buffer, name?: string) =>
  (await uploadPrices(main, bytes, name)).data

test('a file sets the good lines and says what is wrong with each other one', async () => {
  const { main, rep } = await company()
  const [one, two] = [await product(), await product()]
  const lines = [
    'Number;Account;Price',
    `${one.number};;12,50`,
    `${two.oemCode};${rep.userName.toUpperCase()};9.99`,
    'NO-SUCH;;1',
    `${one.number};nobody;1`,
    `${one.number};;free`,
    `${one.number};;€ 1.013,00`,
    `${one.number};;14;too much`,
    `${one.number};;1.013`,
  ]
  const answer = await imported(main, lines.join('\n'))
  expect(answer).toMatchObject({ added: 2, known: 1 })
  expect(answer.bad).toEqual([
    { line: 4, msg: say('en', 'account_price.unknown_number') },
    { line: 5, msg: say('en', 'account_price.unknown_account') },
    { line: 6, msg: say('en', 'account_price.invalid_price') },
    { line: 8, msg: say('en', 'account.import_columns') },
    { line: 9, msg: say('en', 'account_price.invalid_price') },
  ])
  expect(
    (await main.call(listAccountPrices, { query: {} })).data.rows.map(({ price }) => price).sort((a, b) => a - b),
  ).toEqual([9.99, 1013])
  expect((await imported(main, 'number,product\nx,y')).bad[0]?.msg).toContain('price')
})

const exported = (main: Person, format: 'csv' | 'xlsx') =>
  world.app.inject({
    url: `${apiPrefix}${exportAccountPrices.path}?format=${format}`,
    headers: { authorization: `Bearer ${main.token}` },
  })

test.each([
  ['Artikelnummer;Bezeichnung;Einzelpreis', 'German'],
  ['Numer katalogowy;Nazwa;Cena', 'Polish'],
  ['Référence;Désignation;Prix unitaire', 'French'],
  ['Codice articolo;Descrizione;Prezzo', 'Italian'],
])('columns are known by what others call them: %s', async (head) => {
  const { main } = await company()
  const { number } = await product()
  expect(await imported(main, `Preise 2026;;\n${head}\n${number};Toner;1.234,50`)).toMatchObject({ added: 1, bad: [] })
})

test('of two columns that may be the price neither is taken; the one that is named so is', async () => {
  const { main } = await company()
  const { number } = await product()
  const missing = say('en', 'account.import_needs', { columns: 'price' })
  const file = (head: string) => `${head}\n${number};10;20`
  expect(await imported(main, file('number;Einzelpreis;Nettopreis'))).toMatchObject({
    bad: [{ line: 1, msg: missing }],
  })
  expect(await imported(main, file('number;Einzelpreis;price'))).toMatchObject({ added: 1 })
  const { rows } = (await main.call(listAccountPrices, { query: {} })).data
  expect(rows).toMatchObject([{ price: 20 }])
})

test('what is exported is a file that a spreadsheet opens, without formulas, and can be imported again', async () => {
  const { main, rep } = await company()
  const danger = await product({ name: '=cmd|calc', oemCode: '@SUM(A1)' })
  await world.db
    .updateTable('skus')
    .set({ number: `-${danger.number}` })
    .where('id', '=', danger.id)
    .execute()
  await set(main, danger.oemCode, 12.5, rep.accountId)
  const plain = await product()
  await set(main, plain.number, 3)

  const csv = await exported(main, 'csv')
  expect(csv.headers['content-disposition']).toContain('account-prices.csv')
  expect(csv.headers['cache-control']).toBe('private, no-store')
  const rows = csv.body.replace('\ufeff', '').trim().split('\r\n')
  expect(rows[0]).toBe('number;oem_number;product;account;price')
  for (const cell of rows.flatMap((row) => row.split(';'))) expect(cell).not.toMatch(/^"?[=+\-@\t]/)
  expect(rows).toContain(`'-${danger.number};'@SUM(A1);'=cmd|calc;${rep.userName};12.50`)
  expect(await imported(main, csv.body)).toMatchObject({ added: 0, known: 2, bad: [] })

  const xlsx = await exported(main, 'xlsx')
  const sheet = valuesIn(xlsx.rawPayload)
  expect(sheet[0]).toEqual(['number', 'oem_number', 'product', 'account', 'price'])
  expect(
    sheet
      .slice(1)
      .map((row) => row[4])
      .sort(),
  ).toEqual([12.5, 3])
  for (const cell of sheet.flat()) expect(String(cell)).not.toMatch(/^[=+\-@\t]/)
  expect(await imported(main, xlsx.rawPayload, 'account-prices.xlsx')).toMatchObject({ added: 0, known: 2, bad: [] })
})

test('a spreadsheet does the same as a text, line by line', async () => {
  const { main, rep } = await company()
  const [one, two] = [await product(), await product()]
  const lines = [
    ['Number', 'Account', 'Price'],
    [one.number, '', '12.5'],
    ['', '', ''],
    [two.oemCode, rep.userName, '9,99'],
    ['NO-SUCH', '', '1'],
    [`${one.number}_x0000_`, '_xD800_', '1'],
  ]
  const answer = await imported(main, zipOf(sheetOf(lines)), 'prices.xlsx')
  expect(answer).toMatchObject({ added: 2, known: 0 })
  expect(answer.bad).toEqual([
    { line: 5, msg: say('en', 'account_price.unknown_number') },
    { line: 6, msg: say('en', 'account_price.unknown_account') },
  ])
})

const unreadable = { added: 0, known: 0, bad: [{ line: 1, msg: say('en', 'table.unreadable') }] }
const good = async () =>
  sheetOf([
    ['number', 'price'],
    [(await product()).number, '5'],
  ])
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000)
const withLargePart = async () => zipOf([...(await good()), { name: 'xl/a.xml', content: zeros(50) }])

test.each<[string, () => Promise<Buffer>]>([
  ['a picture', picture],
  ['the beginning of a ZIP file', async () => Buffer.from('PK\u0003\u0004 and so on, and so on')],
  ['a ZIP file without a sheet', async () => zipOf([{ name: 'a.xml', content: '<a/>' }])],
  ['a spreadsheet that breaks off', async () => zipOf(await good()).subarray(0, -30)],
  ['a part that becomes 50 MB', withLargePart],
  ['the same before a byte more', async () => Buffer.concat([await withLargePart(), Buffer.from(' ')])],
  [
    'a part that becomes 50 MB and says that it does not',
    async () => zipOf([...sheetWith(''), { name: 'xl/worksheets/sheet1.xml', content: zeros(50), claimed: 100 }]),
  ],
  [
    'a spreadsheet with a cell where no sheet has one',
    async () => zipOf(sheetWith('<row r="1"><c r="ZZZZZZ99999999" t="inlineStr"><is><t>a</t></is></c></row>')),
  ],
  [
    'a cell in the farthest corner',
    async () => zipOf(sheetWith('<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>a</t></is></c></row>')),
  ],
])('%s is a refusal, not a failure', async (_, bytes) => {
  const { main } = await company()
  const file = await bytes()
  expect(file.length).toBeLessThan(largestPriceFile)
  expect(await imported(main, file, 'prices.xlsx')).toMatchObject(unreadable)
})

test('the sheet behind a part of 50 MB would have been read', async () => {
  const { main } = await company()
  expect(await imported(main, zipOf(await good()))).toMatchObject({ added: 1, bad: [] })
})

test('a file has so many bytes, and is one', async () => {
  const { main, rep } = await company()
  expect((await uploadPrices(main, Buffer.alloc(largestPriceFile + 1, 'x'))).data.reason).toBe('file.too_large')
  const two = formOf({ name: 'a.csv', bytes: 'number,price' }, { name: 'b.csv', bytes: 'number,price' })
  expect((await sentForm(main, two)).data.reason).toBe('file.too_many')
  expect((await uploadPrices(rep, 'number,price')).status).toBe(403)
  expect((await uploadPrices(main, '')).data.bad[0].msg).toContain('number, price')
})

test.each(['csv', 'xlsx'])('of a long file the first lines are looked at: %s', async (format) => {
  const { main } = await company()
  const lines = [['number', 'price'], ...Array.from({ length: 5_002 }, () => ['NO-SUCH', '1'])]
  const file = format === 'csv' ? lines.map((line) => line.join(';')).join('\n') : zipOf(sheetOf(lines))
  const { bad } = await imported(main, file)
  expect(bad).toHaveLength(5_001)
  expect(bad.at(-1)).toEqual({ line: 5_002, msg: say('en', 'account.import_too_many') })
})

test('a sheet of so many lines that it cannot be opened is refused with the limit', async () => {
  const { main } = await company()
  const lines = (count: number) => sheetOf(Array.from({ length: count }, () => ['NO-SUCH', '1']))
  expect(await imported(main, zipOf(lines(100_000)), 'prices.xlsx')).toMatchObject({
    added: 0,
    known: 0,
    bad: [{ line: 1, msg: say('en', 'account_price.too_many_lines') }],
  })
  const few = lines(5_001).map((part) => ({ ...part, claimed: 11_000_000 }))
  expect(await imported(main, zipOf(few), 'prices.xlsx'), 'the heading is no line').toMatchObject(unreadable)
})

test('who has as many prices as they may have still changes them', async () => {
  const { main, rep } = await company()
  const [known, fresh] = [await product(), await product()]
  await sql`
    with people as (
      insert into accounts (customer_id, user_name, email, name, role, password_hash)
      select ${main.customerId}::integer, 'full.' || n, 'full' || n || '@example.com', 'Full', 'salesrep', 'none'
        from generate_series(1, 100) n
      returning id
    ), products as (
      insert into skus (number, class_id, brand_id, oem_code, name)
      select 'AS-FULL' || n, s.class_id, s.brand_id, 'FULL' || n, 'Full' from skus s, generate_series(1, 200) n
       where s.id = ${known.id}
      returning id
    )
    insert into account_prices (customer_id, account_id, sku_id, unit_price)
    (select ${main.customerId}::integer, p.id, s.id, 100 from people p, products s limit ${mostAccountPrices - 1})
    union all select ${main.customerId}, ${rep.accountId}, ${known.id}, 100
  `.execute(world.db)
  expect((await set(main, fresh.number, 2)).failure.reason).toBe('account_price.full')
  expect((await set(main, known.number, 2, rep.accountId)).code).toBe(200)
  const lines = ['number;account;price', `${fresh.number};;3`, `${known.number};${rep.userName};4`]
  expect(await imported(main, lines.join('\n'))).toMatchObject({
    added: 1,
    known: 0,
    bad: [{ line: 2, msg: say('en', 'account_price.full') }],
  })
})
