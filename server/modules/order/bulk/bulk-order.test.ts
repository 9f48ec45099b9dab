import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { addFavourites } from '../../../../contract/basket/favourites.ts'
import { apiPrefix, type Reply } from '../../../../contract/endpoint.ts'
import { getBulkOrderTemplate, readBulkOrder } from '../../../../contract/order/bulk-order.ts'
import { placeOrder } from '../../../../contract/order/checkout.ts'
import { mostBulkOrders, mostBulkRows } from '../../../../rules/order/bulk-order.ts'
import { say } from '../../../../texts/say.ts'
import { formOf } from '../../../testing/files/pictures.ts'
import { sheetOf, zipOf } from '../../../testing/files/zip.ts'
import { numberedSku } from '../../../testing/numbered.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const sku = (given: Parameters<World['sku']>[0] = {}) => numberedSku(world, given)

type Person = Awaited<ReturnType<World['signedIn']>>
type BulkOrderFile = Reply<typeof readBulkOrder>

async function read(person: Person, file: Buffer | string, language = 'en', query = '') {
  const { headers, payload } = formOf({ name: 'orders.csv', bytes: Buffer.from(file) })
  const answer = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${readBulkOrder.path}${query}`,
    headers: { ...headers, authorization: `Bearer ${person.token}`, 'accept-language': language },
    payload,
  })
  const { code, msg, data } = answer.json()
  return { code, msg, data: data as BulkOrderFile }
}

const heading = 'Reference;Company;Name;Street and number;Postcode;Town;Country;Phone;E-mail;Product number;Quantity'
const kade = 'A B.V.;;Kade 1;3000 AA;Rotterdam;NL;;'
const csv = (...rows: string[]) => [heading, ...rows].join('\r\n')

const place = (person: Person, order: BulkOrderFile['orders'][number]) => {
  const { reference: poNumber, orderType, oneOffAddress, lines, preview } = order
  const body = { poNumber, orderType, oneOffAddress, lines, revision: preview?.revision ?? 'none' }
  return person.call(placeOrder, { body })
}

test('a product is found by what the customer calls it, and by nobody else', async () => {
  const [person, other] = [await world.signedIn(), await world.signedIn()]
  const { number } = await sku()
  await person.call(addFavourites, { body: [{ number, custNumber: 'Regal 7-B' }] })
  const file = csv(`R1;${kade};REGAL-7B;2`)
  expect((await read(person, file)).data.orders[0]?.lines).toEqual([{ number, qty: 2 }])
  expect((await read(other, file)).data.orders[0]?.lines).toEqual([])
})

test('each row is good or has a reason; the rows of a reference are one order; a mistake keeps its order back', async () => {
  const person = await world.signedIn()
  const [one, two] = [await sku({ unitPrice: 1000 }), await sku({ unitPrice: 500 })]
  const { data } = await read(
    person,
    csv(
      `R1;${kade};${one.number};2`,
      `R1;;;;;;;;;${two.number};1`,
      `R2;;Vera Voorbeeld;Weg 2;10115;Berlin;Deutschland;;;${one.number};3`,
      `R3;${kade};${one.number};1`,
      `R3;${kade};NIX-0815;1`,
      `;${kade};${one.number};1`,
      `R4;B.V.;;Kade 2;x;Rotterdam;NL;;;${one.number};1`,
      `R5;${kade};${one.number};0`,
      `R6;${kade};;`,
      `R7;${kade};${one.number};1;too much`,
    ),
  )
  expect(data.rows.map(({ row, msg }) => [row, msg])).toEqual([
    ...[2, 3, 4, 5].map((row) => [row, null]),
    [6, 'We do not know this number'],
    [7, 'Enter a reference'],
    [8, null],
    [9, 'Enter a whole number from 1 to 9,999'],
    [10, 'There is no product number in this line'],
    [11, 'This line has more or fewer columns than the first'],
  ])
  const short = data.orders.map(({ reference, msg, preview }) => [reference, msg, preview?.totals.subtotal ?? null])
  expect(short).toEqual([
    ['R1', null, 25],
    ['R2', null, 30],
    ['R3', 'One of its rows has an error', null],
    ['R4', 'This postcode does not fit the country', null],
    ['R5', 'One of its rows has an error', null],
    ['R6', 'One of its rows has an error', null],
  ])
  expect(data.orders[1]?.oneOffAddress).toMatchObject({ lastName: 'Vera Voorbeeld', country: 'DE' })

  for (const order of data.orders.slice(0, 2)) expect((await place(person, order)).code).toBe(200)
  const orders = await world.db
    .selectFrom('orders')
    .select(['po_number', 'ship_to'])
    .where('customer_id', '=', person.customerId)
    .orderBy('id')
    .execute()
  expect(orders).toMatchObject([
    { po_number: 'R1', ship_to: { address1: 'Kade 1' } },
    { po_number: 'R2', ship_to: { address1: 'Weg 2', country: 'DE' } },
  ])
  const again = (await read(person, csv(`r1;${kade};${one.number};2`))).data
  expect(again.orders).toMatchObject([{ isKnown: true, msg: null }])
  const other = (await read(await world.signedIn(), csv(`R1;${kade};${one.number};2`))).data
  expect(other.orders).toMatchObject([{ isKnown: false }])
})

test('an order knows what those before it take: each is placed as it was shown', async () => {
  const person = await world.signedIn()
  const { id, number } = await sku({ stock: { NL: 5 } })
  await sql`insert into expected_arrivals values (${id}, 'NL', '2026-12-01', 3), (${id}, 'NL', '2026-12-14', 1)`.execute(
    world.db,
  )
  const rows = ['R1', 'R2', 'R3', 'R4'].map((reference) => `${reference};${kade};${number};3`)
  const { data } = await read(person, csv(...rows))
  expect(data.orders.map(({ preview }) => preview?.waits)).toEqual([0, 1, 3, 3])
  // The first pieces of the second leave at once; what the third waits for is there after the 14th, the fourth's never.
  expect(data.orders.map(({ preview }) => preview?.promisedOn)).toEqual([
    ...['2026-11-19', '2026-11-19'],
    ...['2026-12-15', null],
  ])
  for (const order of data.orders) expect((await place(person, order)).code).toBe(200)
})

test('an order knows what those before it leave of the limits: what waits for the main account takes nothing', async () => {
  const person = await world.signedIn({ role: 'buyer' })
  const { number } = await sku({ unitPrice: 100_00, stock: { NL: 6 } })
  const rows = [2, 3, 4, 1, 5, 1].map((pieces, at) => `R${at};${kade};${number};${pieces}`)
  const totals = (await read(person, csv(...rows))).data.orders.map(({ preview }) => preview?.totals.total ?? 0)
  const [two = 0, three = 0, , one = 0] = totals.map((total) => Math.round(total * 100))
  await world.db
    .updateTable('accounts')
    .set({ month_limit: two + three + one, order_limit: null })
    .where('id', '=', person.accountId)
    .execute()
  const { data } = await read(person, csv(...rows))
  const over = [false, false, true, false, true, true]
  expect(data.orders.map(({ preview }) => preview?.overLimit)).toEqual(over)
  expect(data.orders.map(({ preview }) => preview?.waits)).toEqual([0, 0, 3, 0, 5, 1])
  const answers: unknown[] = []
  for (const order of data.orders) answers.push((await place(person, order)).data.status)
  expect(answers).toEqual(over.map((waits) => (waits ? 'waiting' : 'submitted')))
})

test('an order knows what those before it leave of the credit: it is held as it was shown', async () => {
  const person = await world.signedIn()
  const { number } = await sku({ unitPrice: 100_00, stock: { NL: 9 } })
  await world.db
    .updateTable('customers')
    .set({ terms_net_days: 30, credit_limit: 400_00 })
    .where('id', '=', person.customerId)
    .execute()
  const { data } = await read(person, csv(...['R1', 'R2', 'R3'].map((reference) => `${reference};${kade};${number};2`)))
  const answers: unknown[] = []
  for (const order of data.orders) answers.push((await place(person, order)).data.status)
  expect(answers).toEqual(['submitted', 'onHold', 'onHold'])
})

test('where another buyer was faster, that order alone has to be confirmed again', async () => {
  const [person, other] = [await world.signedIn(), await world.signedIn()]
  const [one, two] = [await sku({ stock: { NL: 3 } }), await sku()]
  const { data } = await read(person, csv(`R1;${kade};${one.number};3`, `R2;${kade};${two.number};1`))
  await place(other, (await read(other, csv(`X;${kade};${one.number};1`))).data.orders[0] as never)
  const answers = await Promise.all(data.orders.map((order) => place(person, order)))
  expect(answers.map(({ code }) => code)).toEqual([30_001, 200])
})

test('what cannot be ordered says why; drop shipment is an option of all', async () => {
  const person = await world.signedIn()
  const { number } = await sku({ unitPrice: null })
  const sold = await sku()
  const states = `R2;${kade.replace('NL', 'US').replace('3000 AA', '19103')};${sold.number};1`
  const { data } = await read(
    person,
    csv(`R1;${kade};${number};1`, states, `R3;${kade};${sold.number};1`),
    'en',
    '?orderType=DROP',
  )
  expect(data.orders.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^You have no price for TN-\w+ yet\. Order without it/),
    'Choose the state',
    null,
  ])
  const placed = await place(person, data.orders[2] as never)
  const row = await world.db
    .selectFrom('orders')
    .select('order_type')
    .where('order_number', '=', placed.data.orderno)
    .executeTakeFirstOrThrow()
  expect(row.order_type).toBe('DROP')
})

test('a site that takes no orders for a while says so at each', async () => {
  const person = await world.signedIn({ orgId: 8 })
  const { number } = await sku()
  const takeOrders = (takes_orders: boolean) =>
    world.db.updateTable('orgs').set({ takes_orders }).where('id', '=', 8).execute()
  await takeOrders(false)
  const { orders } = (await read(person, csv(`R1;${kade};${number};1`))).data
  await takeOrders(true)
  expect(orders).toMatchObject([{ msg: say('en', 'order.site_closed'), preview: null }])
})

test.each(['en', 'de', 'it', 'fr', 'pl'])(
  'the template in %s is read again, as CSV and as a sheet',
  async (language) => {
    const person = await world.signedIn()
    const { number } = await sku()
    const { headers, body } = await world.app.inject({
      url: `${apiPrefix}${getBulkOrderTemplate.path}?format=csv`,
      headers: { authorization: `Bearer ${person.token}`, 'accept-language': language },
    })
    expect(headers['content-disposition']).toContain('orders-template.csv')
    const columns = body.replace('\ufeff', '').trim()
    const row = `R1;${kade};${number};1`
    const cells = (line: string) => line.split(';').map((value) => ({ value, type: String }))
    const sheet = await writeXlsxFile([cells(columns), cells(row)]).toBuffer()
    const windows = Buffer.from(`${columns}\r\n${row}\r\n`, 'latin1')
    for (const file of [Buffer.from(`${body}${row}`), sheet, ...(language === 'de' ? [windows] : [])]) {
      expect((await read(person, file)).data.orders).toMatchObject([{ reference: 'R1', msg: null }])
    }
  },
)

const filled = (orders: number, rows: number, number: string) =>
  csv(...Array.from({ length: rows }, (_, at) => `R${at % orders};${kade};${number};1`))

test.each([
  'Bestellung;Firma;Straße;PLZ;Stadt;Land;ArtNr;Stk',
  'PO number;Company name;Address 1;ZIP code;City;Country code;SKU;Qty',
  'Commande;Société;Adresse;CP;Ville;Pays;Référence article;Qté',
  'Numero ordine;Ragione sociale;Indirizzo;CAP;Comune;Paese;Codice;Pezzi',
  'Nr zamówienia;Firma;Adres;Kod pocztowy;Miasto;Kraj;Indeks;Szt.',
])('columns are known by what other programs call them: %s', async (columns) => {
  const person = await world.signedIn()
  const { number } = await sku()
  const { data } = await read(person, `${columns}\r\nR1;A B.V.;Kade 1;3000 AA;Rotterdam;NL;${number};2`)
  expect(data.orders).toMatchObject([
    { reference: 'R1', oneOffAddress: { company: 'A B.V.', city: 'Rotterdam' }, lines: [{ number, qty: 2 }] },
  ])
})

test('a file that is no table, lacks columns, is empty or too long is refused with what to do', async () => {
  const person = await world.signedIn()
  const { number } = await sku({ stock: { NL: 5000 } })
  const codes = async (file: Buffer | string) => (await read(person, file)).code
  expect(await codes(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBe(30_042)
  const lacking = await read(person, 'Reference;Quantity;PLZ;Ort;Land;Artikelnummer\r\nR1;1;1;A;NL;X', 'de')
  expect(lacking).toMatchObject({ code: 30_043, data: { fields: ['address'] } })
  expect(lacking.msg).toContain('Straße und Hausnummer')
  expect(await codes(heading)).toBe(30_044)
  const bare = await writeXlsxFile([[{ value: '', type: String }]]).toBuffer()
  for (const nothing of ['', '\ufeff', ' \r\n\r\n', ';;;\r\n', bare]) expect(await codes(nothing)).toBe(30_044)
  expect(await codes(filled(10, mostBulkRows + 1, number))).toBe(30_045)
  expect(await codes(filled(mostBulkOrders + 1, mostBulkOrders + 1, number))).toBe(30_046)
})

test('a sheet of so many rows that it cannot be opened is refused with the limit', async () => {
  const person = await world.signedIn()
  const rows = (count: number) =>
    sheetOf([heading.split(';'), ...Array.from({ length: count }, () => ['R1', 'A B.V.'])])
  expect((await read(person, zipOf(rows(100_000)))).msg).toContain('2,000')
  const claimed = (count: number) => zipOf(rows(count).map((part) => ({ ...part, claimed: 11_000_000 })))
  expect((await read(person, claimed(mostBulkRows + 1))).code).toBe(30_045)
  expect((await read(person, claimed(mostBulkRows))).code).toBe(30_042)
})

test('the largest file is read with few queries for its rows and a few for each order', async () => {
  const person = await world.signedIn()
  const { number } = await sku({ stock: { NL: 5000 } })
  const queries = await world.queriesOf(async () => {
    const { data } = await read(person, filled(mostBulkOrders, mostBulkRows, number))
    expect(data.orders.map(({ preview }) => preview?.pieces)).toEqual(Array(mostBulkOrders).fill(20))
  })
  expect(queries.length).toBeLessThan(mostBulkOrders * 16)
})
