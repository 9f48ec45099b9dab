import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { getReturnImportTemplate, readReturnImport } from '../../../../contract/return/import.ts'
import { mostImportChoices } from '../../../../rules/return/return-import.ts'
import { formOf } from '../../../testing/files/pictures.ts'
import { returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>

let world: World
let returns: ReturnType<typeof returnsOf>
let buyer: Buyer
let number: string
let orderno: string
beforeAll(async () => {
  world = await buildWorld()
  world.setNow('2026-11-18T09:00:00Z')
  returns = returnsOf(world)
  buyer = await world.signedIn()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 100 } })).number
  orderno = (await returns.delivered(buyer, number)).orderno
})
afterAll(() => world.close())

function send(csv: string | Buffer, { type = 'quality', as = buyer, language = 'en' } = {}) {
  const { headers, payload } = formOf({ name: 'return.csv', bytes: Buffer.from(csv), type: 'text/csv' })
  return world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${readReturnImport.path}?type=${type}`,
    headers: { ...headers, authorization: `Bearer ${as.token}`, 'accept-language': language },
    payload,
  })
}
const rowsOf = async (...args: Parameters<typeof send>) => (await send(...args)).json().data.rows
const heading = 'Order number,Product number,Pieces,Batch number,Reason,Description\n'

test('a row says which line it means, its batch and its reason, in any language and by our words for columns', async () => {
  const [row] = await rowsOf(`${heading}${orderno},${number},2,B-1,Leaking,All over`)
  expect(row).toMatchObject({
    ...{ row: 2, orderno, number, qty: 2, batchNumber: 'B-1', reason: 'leaking', otherReason: 'All over' },
    ...{ answer: 'ok', msg: null, choices: [{ orderno, position: 1, returnable: 3 }] },
  })
  const [scanned] = await rowsOf(`${heading}${orderno},${number},1,(01)04006381333931(17)281231(10)B-3(21)7,Leaking,`)
  expect(scanned).toMatchObject({ answer: 'ok', batchNumber: 'B-3' })
  const [german] = await rowsOf(`Chargennummer;Artikelnummer;Stück;Grund\nB-2;${number};1;Läuft aus`, {
    language: 'de',
  })
  expect(german).toMatchObject({ answer: 'ok', batchNumber: 'B-2', reason: 'leaking', choices: [{ orderno }] })
  const [own] = await rowsOf(`${heading},${number.toLowerCase()},1,,It smells,`)
  expect(own).toMatchObject({ answer: 'ok', reason: 'other', otherReason: 'It smells' })
})

test('a PO number finds its order; a product of several orders is asked about; what cannot come back says why', async () => {
  const second = (await returns.delivered(buyer, number)).orderno
  const rows = await rowsOf(
    [
      heading.trim(),
      `,${number},1,B,Noise,`,
      `PO-RMA,${number},1,B,Noise,`,
      `${second.toLowerCase()},${number},4,B,Noise,`,
      `${second},${number},x,B,Noise,`,
      `${second},NOTHING-9,1,B,Noise,`,
      `${second},${number},2,${'B'.repeat(41)},Noise,`,
    ].join('\n'),
  )
  expect(rows.map(({ answer, msg }: { answer: string; msg: string }) => msg ?? answer)).toEqual([
    'ask',
    'ask',
    'That is more than can still be returned',
    'Enter a whole number of pieces',
    'Choose a product from one of your delivered orders',
    'The batch number or the description is too long',
  ])
  expect(rows[0].choices.map((choice: { orderno: string }) => choice.orderno)).toEqual([second, orderno])
})

test('blanks around what is typed are none of it, and a row that cannot be read takes no pieces', async () => {
  const { number: own } = await world.sku({ unitPrice: 1_000, stock: { NL: 10 } })
  const { orderno: ordered } = await returns.delivered(buyer, own)
  const rows = await rowsOf(
    [heading.trim(), `${ordered},${own},3,${'B'.repeat(41)},Noise,`, ` ${ordered} , ${own} , 3 , B , Noise , `].join(
      '\n',
    ),
  )
  expect(rows.map(({ answer }: { answer: string }) => answer)).toEqual(['refused', 'ok'])
  expect(rows[1]).toMatchObject({ orderno: ordered, batchNumber: 'B', reason: 'noise', otherReason: '' })
})

test('what is left of an old order is found, though many newer ones are on their way', async () => {
  const { number: weekly } = await world.sku({ unitPrice: 1_000, stock: { NL: 100 } })
  const { orderno: oldest } = await returns.delivered(buyer, weekly)
  for (let week = 0; week < mostImportChoices; week++) await returns.shipped(buyer, weekly, 1)
  const [row] = await rowsOf(`${heading},${weekly},1,B,Noise,`)
  expect(row).toMatchObject({ answer: 'ok', choices: [{ orderno: oldest }] })
})

test('lines of another customer are not found, and only who may return reads a file', async () => {
  const stranger = await world.signedIn()
  const [row] = await rowsOf(`${heading}${orderno},${number},1,B,Noise,`, { as: stranger })
  expect(row).toMatchObject({ answer: 'refused', choices: [] })
  const clerk = await world.signedIn({ customerId: buyer.customerId, role: 'salesrep' })
  expect((await send(heading, { as: clerk })).statusCode).toBe(403)
})

test('a file that is none, that lacks a column, that is empty or too long is refused with a sentence', async () => {
  const refused = async (content: string | Buffer) => (await send(content)).json().data.reason
  expect(await refused(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBe('order_sheet.unreadable')
  expect(await refused('Order number,Pieces\nX,1')).toBe('order_sheet.columns')
  expect(await refused(heading)).toBe('order_sheet.empty')
  expect(await refused(heading + `,${number},1,B,Noise,\n`.repeat(201))).toBe('return.too_many_rows')
  const rows = await rowsOf(heading + `,${number},1,B,Noise,\n`.repeat(200))
  expect(rows).toHaveLength(200)
})

test('without a file it is said that one is needed', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${readReturnImport.path}`,
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  })
  expect(answer.json().data.reason).toBe('return.file_required')
})

test('the template has the columns in the language of the call', async () => {
  const { payload } = await world.app.inject({
    url: `${apiPrefix}${getReturnImportTemplate.path}?format=csv`,
    headers: { authorization: `Bearer ${buyer.token}`, 'accept-language': 'pl', cookie: 'language_account=pl' },
  })
  expect(payload).toContain('Numer partii')
})
