import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuickOrderFile } from '../../contract/basket/quick-order.ts'
import { importAccountPrices, listAccountPrices } from '../../contract/catalogue/account-price.ts'
import { importAddressFile, listAddresses } from '../../contract/customer/address.ts'
import { apiPrefix, type Endpoint } from '../../contract/endpoint.ts'
import { readTrackingSheet } from '../../contract/fulfilment/tracking.ts'
import { endpoints } from '../../contract/index.ts'
import { readBulkOrder } from '../../contract/order/bulk-order.ts'
import { readReturnImport } from '../../contract/return/import.ts'
import { encode } from '../testing/files/encode.ts'
import { formOf } from '../testing/files/pictures.ts'
import { sheetsOf, zipOf } from '../testing/files/zip.ts'
import { numberedSku } from '../testing/numbered.ts'
import { buildWorld, type World } from '../testing/world.ts'

let world: World
let sku: Awaited<ReturnType<typeof numberedSku>>
let tokens: { customer: string; packer: string }
let buyer: Awaited<ReturnType<World['signedIn']>>
beforeAll(async () => {
  world = await buildWorld()
  sku = await numberedSku(world, {})
  buyer = await world.signedIn()
  tokens = { customer: buyer.token, packer: (await world.staff('warehouse', [1])).token }
})
afterAll(() => world.close())

type Door = {
  name: string
  spec: Endpoint
  columns: string[]
  /** What a row says whose words are these. */
  row: (words: string) => string[]
  as?: keyof typeof tokens
  /** What it reads it stores. */
  isStored?: boolean
  /** Shows each cell of a row with it. */
  hasNoColumns?: boolean
}

const doors: Door[] = [
  {
    ...{ name: 'account prices', spec: importAccountPrices, isStored: true },
    ...{ columns: ['number', 'price', 'product'], row: (words) => [sku.number, '12.50', words] },
  },
  {
    ...{ name: 'address book', spec: importAddressFile, isStored: true },
    columns: ['address1', 'postcode', 'country', 'company', 'city'],
    row: (words) => ['ul. 1', '80-001', 'PL', 'A', words],
  },
  {
    ...{ name: 'orders in bulk', spec: readBulkOrder },
    columns: ['Reference', 'Company', 'Street and number', 'Postcode', 'Country', 'Product number', 'Quantity', 'Town'],
    row: (words) => ['R1', 'A', 'ul. 1', '80-001', 'PL', sku.number, '1', words],
  },
  {
    ...{ name: 'quick order', spec: readQuickOrderFile, hasNoColumns: true },
    ...{ columns: ['Number', 'Quantity', 'Product'], row: (words) => [sku.number, '2', words] },
  },
  {
    ...{ name: 'tracking numbers', spec: readTrackingSheet, as: 'packer' },
    ...{ columns: ['Shipment', 'Tracking number', 'Carrier'], row: (words) => ['S00000012', '3SNUMBER', words] },
  },
  {
    ...{ name: 'returns', spec: readReturnImport },
    columns: ['Order number', 'Product number', 'Pieces', 'Reason', 'Description'],
    row: (words) => ['ONL1', sku.number, '1', 'Leaking', words],
  },
]

async function send({ spec, as = 'customer' }: Door, bytes: Buffer, query: Record<string, string> = {}) {
  const { headers, payload } = formOf({ name: 'table', bytes })
  const answer = await world.app.inject({
    ...{ method: 'POST', url: `${apiPrefix}${spec.path}`, query, payload },
    headers: { ...headers, authorization: `Bearer ${tokens[as]}`, 'accept-language': 'en' },
  })
  return answer.json()
}

const workbook = ({ columns, row }: Door, ...names: string[]) =>
  zipOf(
    sheetsOf([
      { name: 'Hidden', lines: [columns, row('a')], isHidden: true },
      { name: 'Notes', lines: [['Call them on Monday']] },
      ...names.map((name) => ({ name, lines: [columns, row(name)] })),
    ]),
  )

test('every endpoint that takes a table says what of it was read, and takes the choice', () => {
  const takesTable = Object.values(endpoints).filter(
    ({ upload, reply }: Endpoint) => upload && 'properties' in reply && 'table' in Object(reply.properties),
  )
  expect(takesTable.map(({ path }) => path).sort()).toEqual(doors.map(({ spec }) => spec.path).sort())
})

test.each(doors)(
  '$name: of several sheets the one that was read is said, and another is read where it is named',
  async (door) => {
    const bytes = workbook(door, 'Orders', 'Old')
    const first = await send(door, bytes)
    if (door.isStored) {
      expect(first).toMatchObject({ code: 50_126, data: { details: { sheets: ['Orders', 'Old'] } } })
    } else expect(first.data.table).toMatchObject({ sheet: 'Orders', otherSheets: ['Old'] })
    const other = await send(door, bytes, { sheet: 'Old' })
    expect(other).toMatchObject({ code: 200, data: { table: { sheet: 'Old', otherSheets: ['Orders'] } } })
    expect(await send(door, bytes, { sheet: 'Older' })).toMatchObject({
      code: 50_125,
      msg: 'This file has no sheet “Older”. Its sheets are Notes, Orders, Old',
    })
    expect(await send(door, bytes, { sheet: 'Hidden' })).toMatchObject({ code: 50_125 })
    const alone = await send(door, workbook(door, 'Orders'))
    expect(alone.data.table).toMatchObject({ sheet: 'Orders', otherSheets: [], cellsBeside: 0, firstBeside: null })
  },
)

test('nothing is stored of several sheets before one is named', async () => {
  const [prices, addresses] = doors
  if (!prices || !addresses) throw new Error('There are doors that store')
  const stored = async () => [
    (await buyer.call(listAccountPrices, { query: {} })).data.rows.length,
    (await buyer.call(listAddresses, { query: {} })).data.rows.length,
  ]
  const before = await stored()
  await send(prices, workbook(prices, 'Orders', 'Other'))
  await send(addresses, workbook(addresses, 'Orders', 'Other'))
  expect(await stored()).toEqual(before)
})

const csv = ({ columns, row }: Door, words: string) => [columns, row(words)].map((line) => line.join(';')).join('\r\n')
const polish = (door: Door) => encode(csv(door, 'Gdańsk'), 'windows-1250') ?? Buffer.alloc(0)

test.each(doors)(
  '$name: letters that nothing decides are asked, and read as was chosen of what was offered',
  async (door) => {
    const unclear = await send(door, polish(door))
    expect(unclear).toMatchObject({ code: 50_121, msg: expect.stringContaining('Gdańsk') })
    const shown = ({ parts }: { parts: { text: string; differs: boolean }[] }) =>
      parts.filter(({ differs }) => differs).map(({ text }) => text)
    expect(
      unclear.data.details.readings.map(({ encoding, lines }: { encoding: string; lines: [] }) => [
        encoding,
        lines.flatMap(shown),
      ]),
    ).toEqual([
      ['windows-1252', ['Gdañsk']],
      ['windows-1250', ['Gdańsk']],
    ])
    expect((await send(door, polish(door), { encoding: 'windows-1250' })).code).toBe(200)
    expect((await send(door, polish(door), { encoding: 'macintosh' })).code).toBe(50_121)
    expect((await send(door, polish(door), { encoding: 'utf-7' })).code).not.toBe(200)
    const sure = Buffer.from(csv(door, 'Gdańsk'))
    expect((await send(door, sure, { encoding: 'windows-1252' })).code).toBe(50_124)
    expect((await send(door, Buffer.from(csv(door, 'Delft')), { encoding: 'windows-1252' })).code).toBe(200)
  },
)

test('what is chosen is what is read', async () => {
  const [, addresses] = doors
  if (!addresses) throw new Error('There is an address book')
  await send(addresses, polish(addresses), { encoding: 'windows-1252' })
  await send(addresses, polish(addresses), { encoding: 'iso-8859-2' })
  const { rows } = (await buyer.call(listAddresses, { query: {} })).data
  const cities = rows.map(({ city }) => city)
  expect(cities).toEqual(expect.arrayContaining(['Gdañsk', 'Gdańsk']))
})

const besides = doors.filter(({ hasNoColumns }) => !hasNoColumns)

test.each(besides)(
  '$name: cells beside the columns are left out and counted; one between them is refused by its row',
  async (door) => {
    const lines = [
      ['', ...door.columns, ''],
      ['', ...door.row('Delft'), 'seen', 'by Anna'],
      ['1', ...door.row('Delft')],
      ['', ...door.columns.map(() => ''), '', 'total'],
    ]
    const beside = zipOf(sheetsOf([{ name: 'a', lines }]))
    const column = String.fromCharCode('A'.charCodeAt(0) + door.columns.length + 1)
    const answer = await send(door, beside)
    expect(answer.data.table).toMatchObject({ cellsBeside: 4, firstBeside: `${column}2` })
    expect(JSON.stringify(answer.data)).not.toContain('under no heading')

    const last = door.columns.length - 1
    const gap = [door.columns.toSpliced(last, 0, ''), door.row('Delft').toSpliced(last, 0, 'x')]
    const name = `${String.fromCharCode('A'.charCodeAt(0) + last)}2`
    for (const bytes of [
      zipOf(sheetsOf([{ name: 'a', lines: gap }])),
      Buffer.from(gap.map((line) => line.join(';')).join('\n')),
    ]) {
      const refused = await send(door, bytes)
      expect(JSON.stringify(refused.data)).toContain(`${name}: a value under no heading`)
    }
  },
)
