import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix, type Reply } from '../../../../contract/endpoint.ts'
import { bookTracking, getTrackingTemplate, readTrackingSheet } from '../../../../contract/fulfilment/tracking.ts'
import { mostTrackingRows } from '../../../../rules/fulfilment/shipment/tracking-rows.ts'
import { formOf } from '../../../testing/files/pictures.ts'
import { fileOf } from '../../../testing/order/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let packer: Awaited<ReturnType<World['staff']>>
beforeAll(async () => {
  world = await buildWorld()
  packer = await world.staff('warehouse', [1])
})
afterAll(() => world.close())

async function read(file: string | Buffer, who: { token: string } = packer, language = 'en') {
  const { headers, payload } = formOf({ name: 'numbers.csv', bytes: Buffer.from(file) })
  const response = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${readTrackingSheet.path}`,
    headers: { ...headers, authorization: `Bearer ${who.token}`, 'accept-language': language },
    payload,
  })
  const { code, msg, data } = response.json()
  return { status: response.statusCode, code, msg, data: data as Reply<typeof readTrackingSheet> }
}

test('a file is read by its columns in any language, as carriers write them; what cannot be read says so by its row', async () => {
  const file = [
    'Kundenreferenz;Sendungsnummer;Paket;Gewicht (kg);Spediteur;Datum',
    'S00000012;3SFILE1;2;4,25 kg;DHL;26.11.2026',
    'ONL999912;3SFILE2;;;;',
    'ONL999913;3SFILE3;zwei;;;',
    'ONL999914;3SFILE4;;schwer;;',
    'ONL999915;3SFILE5;;;;;;too much',
    `=HYPERLINK("https://evil.example");${'x'.repeat(300)};;;;`,
  ].join('\r\n')
  const { data } = await read(file, packer, 'de')
  expect(data.rows).toEqual([
    {
      row: 2,
      shipment: 'S00000012',
      order: '',
      parcel: 2,
      trackingNumber: '3SFILE1',
      carrier: 'DHL',
      weightGrams: 4250,
    },
    {
      row: 3,
      shipment: '',
      order: 'ONL999912',
      parcel: null,
      trackingNumber: '3SFILE2',
      carrier: '',
      weightGrams: null,
    },
    expect.objectContaining({ row: 7, trackingNumber: 'x'.repeat(100) }),
  ])
  expect(data.bad).toEqual([
    { row: 4, msg: 'Geben Sie das Paket als ganze Zahl an, 1 für das erste' },
    { row: 5, msg: 'Geben Sie das Gewicht in Kilogramm an, etwa 4,25' },
    { row: 6, msg: 'Die Zeile hat mehr oder weniger Spalten als die erste' },
  ])
  const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const { refused } = (await packer.call(bookTracking, { body: { rows: data.rows } }, key)).data
  expect(refused.map((one) => one.row)).toEqual([2, 3, 7])
})

test.each<[string, string | Buffer, number, string]>([
  ['no table', Buffer.from([0, 1, 2, 3, 0]), 60_045, 'This file cannot be read as CSV or Excel (XLSX)'],
  [
    'no number',
    'Shipment;Parcel\r\n1;1',
    60_046,
    'Missing columns: Tracking number. The template has all of them in its first row',
  ],
  [
    'nothing named',
    'Tracking number;Parcel\r\n1;1',
    60_046,
    'Missing columns: Shipment. The template has all of them in its first row',
  ],
  ['no rows', 'Shipment;Tracking number\r\n', 60_047, 'There are no rows below the column names'],
  [
    'too many',
    `Shipment;Tracking number\r\n${'1;3S1\r\n'.repeat(mostTrackingRows + 1)}`,
    60_048,
    'At most 500 rows at once. Please split the file',
  ],
])('a file with %s is refused with a sentence', async (_, file, code, msg) => {
  expect(await read(file)).toMatchObject({ code, msg })
})

test('the template is read as it is, in every language', async () => {
  for (const language of ['en', 'de', 'fr', 'it', 'pl']) {
    const { body } = await fileOf(world, packer, `${getTrackingTemplate.path}?format=csv`, language)
    const [heading = ''] = body.replace('\ufeff', '').split('\r\n')
    const separator = heading.includes(';') ? ';' : ','
    const line = ['S00000001', '', '1', '3S1', '', '4'].join(separator)
    const { data } = await read(`${heading}\r\n${line}`)
    expect(data.rows).toMatchObject([{ shipment: 'S00000001', parcel: 1, trackingNumber: '3S1', weightGrams: 4000 }])
  }
})

test('nobody but who works in the warehouse reads a file or has the template', async () => {
  const others = [await world.staff('content', [1]), await world.staff('finance', [1]), await world.signedIn()]
  for (const other of others) {
    expect((await read('Shipment;Tracking number\r\n1;3SNOT', other)).status).toBe(403)
    expect((await fileOf(world, other, `${getTrackingTemplate.path}?format=csv`)).statusCode).toBe(403)
  }
})
