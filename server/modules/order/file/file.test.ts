import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getQuickOrder } from '../../../../contract/basket/quick-order.ts'
import { apiPrefix } from '../../../../contract/endpoint.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { addOrderFile, getOrderFile, removeOrderFile } from '../../../../contract/order/file.ts'
import { getOrder } from '../../../../contract/order/order.ts'
import { largestOrderFile, type OrderFileKind } from '../../../../rules/order/file.ts'
import { say } from '../../../../texts/say.ts'
import { forgetOrderFiles } from '../../../jobs/cleanup.ts'
import { brandedFile, formOf, picture } from '../../../testing/files/pictures.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
let number: string
beforeAll(async () => {
  world = await buildWorld()
  number = (await world.sku({ unitPrice: 10_000, stock: { NL: 1_000 } })).number
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['signedIn']>>
type Attachment = { name?: string; bytes?: Buffer | string }

const pdf = '%PDF-1.7\n1 0 obj\n%%EOF\n'

async function send({ token }: Person, kind: OrderFileKind, ...attachments: Attachment[]) {
  const form = formOf(...attachments.map(({ name = 'list.pdf', bytes = pdf }) => ({ name, bytes, type: 'text/html' })))
  const response = await world.app.inject({
    method: 'POST',
    url: `${apiPrefix}${addOrderFile.path}?kind=${kind}`,
    ...form,
    headers: { ...form.headers, authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  return { status: response.statusCode, ...response.json() }
}

const uploadFile = async (
  person: Person,
  kind: OrderFileKind = 'packingList',
  attachment: Attachment = {},
): Promise<number> => (await send(person, kind, attachment)).data.fileId

const file = ({ token }: Person, fileId: number) =>
  world.app.inject({
    url: `${apiPrefix}${getOrderFile.path.replace(':fileId', String(fileId))}`,
    headers: { authorization: `Bearer ${token}` },
  })

const filesKept = () => readdirSync(world.folder).length
const wanted = (more: object = {}) => ({ lines: [{ number, qty: 1 }], orderType: 'CPDROP' as const, ...more })

const preview = async (person: Person, more: object = {}) =>
  (await person.call(previewOrder, { body: wanted(more) })).data

async function order(person: Person, more: object = {}) {
  const { revision } = await preview(person, more)
  return person.call(placeOrder, { body: { ...wanted(more), revision } })
}

test('an order goes with its packing list and label, which the company downloads from its details', async () => {
  const buyer = await world.signedIn()
  const png = await picture({ format: 'png' })
  const packingListId = await uploadFile(buyer, 'packingList', { name: '../Größe ł.pdf' })
  const carrierLabelId = await uploadFile(buyer, 'carrierLabel', { name: 'label.exe', bytes: png })
  const files = [
    {
      fileId: packingListId,
      kind: 'packingList',
      name: 'Größe ł.pdf',
      mediaType: 'application/pdf',
      bytes: pdf.length,
    },
    { fileId: carrierLabelId, kind: 'carrierLabel', name: 'label.exe.png', mediaType: 'image/png', bytes: png.length },
  ]
  expect(await preview(buyer, { packingListId, carrierLabelId })).toMatchObject({ files, faults: [] })
  const { data } = await order(buyer, { packingListId, carrierLabelId })

  const colleague = await world.signedIn({ customerId: buyer.customerId, role: 'buyer' })
  expect((await colleague.call(getOrder, { params: { orderno: data.orderno } })).data.files).toEqual(files)
  const got = await file(colleague, carrierLabelId)
  expect(got.rawPayload.equals(png)).toBe(true)
  expect(got.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringContaining('attachment; filename="label.exe.png"'),
    'x-content-type-options': 'nosniff',
  })
})

test('without its packing list an order is previewed and says so; placing it is refused', async () => {
  const buyer = await world.signedIn()
  const missing = { field: 'packingListId', reason: 'order_file.missing', msg: expect.stringContaining('packing list') }
  expect((await preview(buyer)).faults).toEqual([missing])
  expect(await order(buyer)).toMatchObject({ code: 30_201, failure: { fields: ['packingListId'] } })
  const carrierLabelId = await uploadFile(buyer, 'carrierLabel')
  expect((await order(buyer, { carrierLabelId })).code).toBe(30_201)
})

test.each(['REG', 'DROP'] as const)('%s takes no file', async (orderType) => {
  const buyer = await world.signedIn()
  const more = { orderType, packingListId: await uploadFile(buyer) }
  expect(await order(buyer, more)).toMatchObject({ code: 30_203, failure: { fields: ['packingListId'] } })
  expect((await order(buyer, { orderType })).code).toBe(200)
})

test("another's file, one of another kind, one that was ordered with and one that never was are gone", async () => {
  const [buyer, stranger] = [await world.signedIn(), await world.signedIn()]
  const used = await uploadFile(buyer)
  await order(buyer, { packingListId: used })
  const foreign = await uploadFile(stranger)
  for (const packingListId of [used, foreign, await uploadFile(buyer, 'carrierLabel'), 2_000_000_000]) {
    const shownPreview = await preview(buyer, { packingListId })
    expect(shownPreview).toMatchObject({ files: [], faults: [{ field: 'packingListId', reason: 'order_file.gone' }] })
    expect((await order(buyer, { packingListId })).code).toBe(30_202)
  }
  expect((await file(buyer, foreign)).statusCode).toBe(404)
  expect((await buyer.call(removeOrderFile, { params: { fileId: foreign } })).status).toBe(404)
  expect((await file(stranger, foreign)).statusCode).toBe(200)
})

test('of orders that are placed at once with one file, one gets it', async () => {
  const buyer = await world.signedIn()
  const packingListId = await uploadFile(buyer)
  const { revision } = await preview(buyer, { packingListId })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => buyer.call(placeOrder, { body: { ...wanted({ packingListId }), revision } })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 30_202, 30_202, 30_202, 30_202])
})

test('a file that came after the preview has to be confirmed', async () => {
  const buyer = await world.signedIn()
  const { revision } = await preview(buyer, { packingListId: await uploadFile(buyer) })
  const body = { ...wanted({ packingListId: await uploadFile(buyer) }), revision }
  expect((await buyer.call(placeOrder, { body })).code).toBe(30_001)
})

test.each<[string, () => Promise<Attachment[]> | Attachment[], number]>([
  ['nothing', () => [{ bytes: '' }], 50_111],
  ['2 MB and a byte', () => [{ bytes: Buffer.alloc(largestOrderFile + 1, pdf) }], 50_112],
  ['a page', () => [{ name: 'list.pdf', bytes: '<script>alert(1)</script>' }], 50_113],
  ['a drawing', () => [{ name: 'label.png', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' }], 50_113],
  ['half a PDF', () => [{ bytes: '%PDF-1.7\n1 0 obj' }], 50_114],
  ['half a picture', async () => [{ bytes: (await picture()).subarray(0, 400) }], 50_114],
  ['two at a time', () => [{}, {}], 50_115],
])('%s is refused and nothing is kept', async (_, attachments, code) => {
  const before = filesKept()
  const answer = await send(await world.signedIn(), 'packingList', ...(await attachments()))
  expect(answer).toMatchObject({ status: 200, code, data: { fields: ['file'] } })
  expect(answer.msg).not.toMatch(/500|\d+ files/)
  expect(filesKept()).toBe(before)
})

test('of a WebP the JPEG is kept that a printer can read; a HEIC is refused with what to set on the telephone', async () => {
  const buyer = await world.signedIn()
  const { data } = await send(buyer, 'packingList', { name: 'list.webp', bytes: await picture({ format: 'webp' }) })
  expect(data).toMatchObject({ name: 'list.webp.jpg', mediaType: 'image/jpeg' })
  const kept = (await file(buyer, data.fileId)).rawPayload
  expect([kept.subarray(0, 3).toString('hex'), kept.length]).toEqual(['ffd8ff', data.bytes])
  const { msg, code } = await send(buyer, 'packingList', { name: 'list.heic', bytes: brandedFile('heic', 'mif1') })
  expect([msg, code]).toEqual([say('en', 'file.heic'), 50_109])
  expect(msg).toContain('Settings > Camera > Formats > “Most Compatible”')
})

test('exactly 2 MB are taken, and no other kind', async () => {
  const buyer = await world.signedIn()
  const whole = Buffer.concat([Buffer.alloc(largestOrderFile - 6, pdf), Buffer.from('%%EOF\n')])
  expect((await send(buyer, 'carrierLabel', { bytes: whole })).data.bytes).toBe(2_097_152)
  expect((await send(buyer, 'invoice' as OrderFileKind, {})).status).toBe(400)
})

test('a file is taken back until it was ordered with', async () => {
  const buyer = await world.signedIn()
  const [kept, taken] = [await uploadFile(buyer), await uploadFile(buyer)]
  const before = filesKept()
  const remove = (fileId: number) => buyer.call(removeOrderFile, { params: { fileId } })
  expect((await remove(taken)).code).toBe(200)
  expect((await remove(taken)).status).toBe(404)
  expect(filesKept()).toBe(before - 1)
  await order(buyer, { packingListId: kept })
  expect((await remove(kept)).status).toBe(404)
  expect((await file(buyer, kept)).statusCode).toBe(200)
})

test('an order over the limit waits with its files; what nobody orders with is forgotten after a week', async () => {
  const buyer = await world.signedIn({ role: 'buyer' })
  await world.db.updateTable('accounts').set({ order_limit: 1 }).where('id', '=', buyer.accountId).execute()
  const main = await world.signedIn({ customerId: buyer.customerId })
  const [packingListId, forgotten] = [await uploadFile(buyer), await uploadFile(buyer)]
  const quickOrderId = (await order(buyer, { packingListId })).data.quickOrderId ?? 0
  const placed = (await order(main, { packingListId: await uploadFile(main) })).data

  const start = world.now()
  world.setNow(new Date(start.getTime() + 7 * 86_400_000).toISOString())
  await forgetOrderFiles(world.db, world.files, world.now)()
  const there = await world.db
    .selectFrom('order_files')
    .select('id')
    .where('customer_id', '=', buyer.customerId)
    .execute()
  expect(there.map(({ id }) => id)).not.toContain(forgotten)
  expect((await file(main, packingListId)).statusCode).toBe(200)
  world.setNow(start.toISOString())

  const { checkoutOptions } = (await main.call(getQuickOrder, { params: { id: quickOrderId } })).data
  expect(checkoutOptions).toEqual({ orderType: 'CPDROP', packingListId })
  expect((await order(main, { quickOrderId, ...checkoutOptions })).data).toMatchObject({
    status: 'submitted',
    quickOrderId,
  })
  expect((await main.call(getOrder, { params: { orderno: placed.orderno } })).data.files).toHaveLength(1)
})
