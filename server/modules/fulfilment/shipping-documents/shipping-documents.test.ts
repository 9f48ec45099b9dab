import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPrintableShipments } from '../../../../contract/fulfilment/shipping-document.ts'
import { shipmentNumber } from '../../../../rules/fulfilment/shipment/shipment.ts'
import { languages } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { scanBarcodes } from '../../../testing/files/barcode.ts'
import { archiveFaults } from '../../../testing/files/pdf-archive.ts'
import { pdfText } from '../../../testing/files/pdf-text.ts'
import { fileOf, ownPdf, sendOrder } from '../../../testing/order/sent-order.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Buyer = Awaited<ReturnType<World['signedIn']>>
type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let buyer: Buyer
let clerk: Staff
let skus: { id: number; number: string }[]
beforeAll(async () => {
  world = await buildWorld()
  buyer = await world.signedIn()
  clerk = await world.staff('warehouse', [1])
  skus = []
  for (let at = 0; at < 3; at++) skus.push(await world.sku({ stock: { NL: 1_000 }, oemCode: `TN-242${at}` }))
})
afterAll(() => world.close())

const linesOf = (...pieces: number[]) =>
  pieces.flatMap((qty, at) => (qty > 0 ? [{ number: skus[at]?.number ?? '', qty }] : []))

const print = (id: number, query: string, by: { token: string } = clerk, language?: string) =>
  fileOf(world, by, `/staff/shipment/${id}/document?${query}`, language)
const printAll = (ids: readonly number[], kind: string, by: { token: string } = clerk) =>
  fileOf(world, by, `/staff/shipment/documents?kind=${kind}&${ids.map((id) => `ids=${id}`).join('&')}`)
const words = async (answer: ReturnType<typeof print>) => pdfText((await answer).rawPayload)

test.each(languages)('a packing list names sender, recipient and pieces in %s', async (language) => {
  const lines = [{ ...linesOf(7)[0], custNumber: 'Größe ł' } as { number: string; qty: number; custNumber: string }]
  const parcels = [{ trackingNumber: `T-77-${language}`, weightGrams: 1_250 }]
  const { orderno, shipmentId } = await sendOrder(world, buyer, { lines, poNumber: 'PO <7>', parcels })
  const answer = await print(shipmentId, `kind=packinglist&language=${language}`)
  const number = shipmentNumber(shipmentId)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`attachment; filename="packing-list-${number}.pdf"`),
  })
  expect(archiveFaults(answer.rawPayload)).toEqual([])
  const text = pdfText(answer.rawPayload)
  for (const word of [
    'Aster Voorbeeld B.V.',
    'Teststraat 1',
    orderno,
    'PO <7>',
    `T-77-${language}`,
    'TN-2420',
    'Größe ł',
    number,
  ])
    expect(text).toContain(word)
  expect(text).toContain(say(language, 'shipping_document.packing_list', { number }))
  expect(text).toContain(say(language, 'shipping_document.signature'))
})

test('without a language a packing list is in that of the customer, a pick list in that of its reader', async () => {
  const german = await world.signedIn()
  await world.db.updateTable('accounts').set({ language: 'de' }).where('id', '=', german.accountId).execute()
  const { shipmentId } = await sendOrder(world, german, { lines: linesOf(1) })
  const title = async (query: string) => (await words(print(shipmentId, query, clerk, 'pl'))).includes('Lieferschein')
  expect(await title('kind=packinglist')).toBe(true)
  expect(await title('kind=packinglist&language=fr')).toBe(false)
  expect(await words(print(shipmentId, 'kind=picklist', clerk, 'pl'))).toContain('Lista kompletacji')
  expect((await print(shipmentId, 'kind=packinglist&language=xx')).statusCode).toBe(400)
  expect((await print(shipmentId, 'kind=poem')).statusCode).toBe(400)
})

test('a label for each parcel has the address, the weight and the shipment as a barcode', async () => {
  const parcels = [{ trackingNumber: '', weightGrams: 1_250 }, { trackingNumber: '' }]
  const { shipmentId } = await sendOrder(world, buyer, { lines: linesOf(1), parcels, stays: true })
  const answer = await print(shipmentId, 'kind=label&language=en')
  const number = shipmentNumber(shipmentId)
  expect(archiveFaults(answer.rawPayload)).toEqual([])
  expect(scanBarcodes(answer.rawPayload)).toEqual([number, number])
  const text = pdfText(answer.rawPayload)
  for (const word of [
    'Aster Voorbeeld B.V.',
    'Teststraat 1',
    'Utrecht',
    'Standard parcel',
    '1.25 kg',
    '1 of 2',
    '2 of 2',
    number,
  ])
    expect(text).toContain(word)
  expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  const unpacked = await sendOrder(world, buyer, { lines: linesOf(1), parcels: [], stays: true })
  expect(scanBarcodes((await print(unpacked.shipmentId, 'kind=label')).rawPayload)).toHaveLength(1)
})

test('a pick list adds up what several shipments need, in the order of the bins', async () => {
  const at = async (sku: number, bin: string) =>
    world.db
      .updateTable('stock')
      .set({ bin })
      .where('sku_id', '=', skus[sku]?.id ?? 0)
      .where('warehouse', '=', 'NL')
      .execute()
  await at(0, 'A-10')
  await at(1, 'A-2')
  const [one, other] = [
    await sendOrder(world, buyer, { lines: linesOf(3, 1, 0), stays: true }),
    await sendOrder(world, buyer, { lines: linesOf(4, 0, 5), stays: true }),
  ]
  const answer = await printAll([one.shipmentId, other.shipmentId], 'picklist')
  expect(archiveFaults(answer.rawPayload)).toEqual([])
  const rows = pdfText(answer.rawPayload).split('\n')
  const numbers = [skus[1], skus[0], skus[2]].map((sku) => rows.indexOf(sku?.number ?? ''))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(numbers).not.toContain(-1)
  const shares = `${shipmentNumber(one.shipmentId)}: 3 · ${shipmentNumber(other.shipmentId)}: 4`
  expect(rows).toContain(shares)
  expect(rows[rows.indexOf(shares) + 1]).toBe('7')
  expect(rows).toEqual(expect.arrayContaining([one.orderno, other.orderno, '–']))
})

test('shipments of several carriers are picked in one walk; each names who fetches it', async () => {
  const [one, other] = [
    await sendOrder(world, buyer, { lines: linesOf(1), stays: true }),
    await sendOrder(world, buyer, { lines: linesOf(2), stays: true }),
  ]
  await world.db.insertInto('carriers').values({ code: 'WALK', name: 'Walk Express' }).execute()
  await world.db.updateTable('shipments').set({ carrier: 'WALK' }).where('id', '=', other.shipmentId).execute()
  const answer = await printAll([one.shipmentId, other.shipmentId], 'picklist')
  const rows = pdfText(answer.rawPayload).split('\n')
  expect(rows.filter((row) => row === 'Pick list Netherlands')).toHaveLength(1)
  expect(rows.filter((row) => row === skus[0]?.number)).toHaveLength(1)
  expect(rows).toContain('Walk Express')
})

test("a customer's own packing list and carrier label take the place of ours, as they are", async () => {
  const files = { packingList: 'Größe ł.pdf', carrierLabel: 'étiquette 7.pdf' }
  const { shipmentId, orderno } = await sendOrder(world, buyer, { lines: linesOf(1), orderType: 'CPDROP', files })
  for (const [kind, name] of [
    ['packinglist', 'Größe ł.pdf'],
    ['label', 'étiquette 7.pdf'],
  ]) {
    const answer = await print(shipmentId, `kind=${kind}`)
    expect(answer.body).toBe(ownPdf)
    expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(name ?? '')}`)
  }
  const regular = await sendOrder(world, buyer, { lines: linesOf(1) })
  const all = await printAll([shipmentId, regular.shipmentId], 'packinglist')
  const text = pdfText(all.rawPayload)
  expect(archiveFaults(all.rawPayload)).toEqual([])
  expect(text.replaceAll('\n', '')).toContain(say('en', 'shipping_document.own_file', { orderno, name: 'Größe ł.pdf' }))
  expect(text).toContain(regular.orderno)
})

test('documents of several shipments are one PDF, each with pages of its own in the language of its customer', async () => {
  const polish = await world.signedIn()
  await world.db.updateTable('accounts').set({ language: 'pl' }).where('id', '=', polish.accountId).execute()
  const [one, other] = [
    await sendOrder(world, buyer, { lines: linesOf(1) }),
    await sendOrder(world, polish, { lines: linesOf(2) }),
  ]
  const answer = await printAll([other.shipmentId, one.shipmentId], 'packinglist')
  expect(answer.headers['content-disposition']).toContain('filename="packing-lists.pdf"')
  expect(archiveFaults(answer.rawPayload)).toEqual([])
  const rows = pdfText(answer.rawPayload).split('\n')
  const [first, second] = [
    `Dokument dostawy (WZ) ${shipmentNumber(other.shipmentId)}`,
    `Packing list ${shipmentNumber(one.shipmentId)}`,
  ]
  expect(rows).toEqual(expect.arrayContaining([first, second, `${shipmentNumber(one.shipmentId)} · page 1 of 1`]))
  expect(rows.indexOf(first)).toBeLessThan(rows.indexOf(second))
  const latin = answer.rawPayload.toString('latin1')
  expect(latin).toContain('/Lang (pl)')
  expect(latin).toContain('/Lang (en)')
})

test('shipments of other sites are not found, alone or among others; customers print none', async () => {
  const german = await world.staff('warehouse', [5])
  const { shipmentId } = await sendOrder(world, buyer, { lines: linesOf(1) })
  expect((await print(shipmentId, 'kind=packinglist', german)).statusCode).toBe(404)
  expect((await print(9_999_999, 'kind=packinglist')).statusCode).toBe(404)
  expect((await printAll([shipmentId, 9_999_999], 'label')).statusCode).toBe(404)
  expect((await printAll([shipmentId], 'label', german)).statusCode).toBe(404)
  expect((await printAll([shipmentId], 'label')).statusCode).toBe(200)
  expect((await print(shipmentId, 'kind=packinglist', buyer)).statusCode).toBe(403)
  expect((await print(shipmentId, 'kind=packinglist', await world.staff('content', [1]))).statusCode).toBe(403)
})

test('no more shipments are printed at once than fifty', async () => {
  const { shipmentId } = await sendOrder(world, buyer, { lines: linesOf(1) })
  const ids = Array.from({ length: 51 }, (_, at) => shipmentId + at)
  expect((await printAll(ids, 'label')).statusCode).toBe(400)
})

test('documents take the same few queries however many shipments there are', async () => {
  const shipments: number[] = []
  for (let at = 0; at < 4; at++) shipments.push((await sendOrder(world, buyer, { lines: linesOf(1, 1) })).shipmentId)
  const one = await world.queriesOf(() => printAll(shipments.slice(0, 1), 'packinglist'))
  const four = await world.queriesOf(() => printAll(shipments, 'packinglist'))
  expect(four.length).toBe(one.length)
})

test('the documents of orders are those of their shipments, in the order in which they are named; one without has none', async () => {
  const several = await sendOrder(world, buyer, { lines: linesOf(2), parcels: [] })
  const packed = await sendOrder(world, buyer, { lines: linesOf(1), stays: true })
  const ended = await sendOrder(world, buyer, { lines: linesOf(1), stays: true })
  await world.db.updateTable('shipments').set({ status: 'cancelled' }).where('id', '=', ended.shipmentId).execute()
  const orderIds = [ended.orderId, packed.orderId, several.orderId]
  const printable = (by: Staff | Buyer, ids: readonly number[]) =>
    by.call(listPrintableShipments, { query: { orderIds: [...ids] } })
  expect((await printable(clerk, orderIds)).data).toEqual([
    { orderId: ended.orderId, shipmentIds: [] },
    { orderId: packed.orderId, shipmentIds: [packed.shipmentId] },
    { orderId: several.orderId, shipmentIds: [several.shipmentId] },
  ])
  const german = await world.staff('warehouse', [5])
  expect((await printable(german, orderIds)).status).toBe(404)
  expect((await printable(clerk, [...orderIds, 9_999_999])).status).toBe(404)
  expect((await printable(buyer, orderIds)).status).toBe(403)
  const all = await world.queriesOf(() => printable(clerk, orderIds))
  expect((await world.queriesOf(() => printable(clerk, orderIds.slice(0, 1)))).length).toBe(all.length)
})
