import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSku } from '../../../../contract/catalogue/catalogue.ts'
import { releaseOrder } from '../../../../contract/fulfilment/order-actions.ts'
import { createShipment, getShipment } from '../../../../contract/fulfilment/shipment.ts'
import { countShelves, findShelves, receiveGoods } from '../../../../contract/fulfilment/stock.ts'
import { placeOrder, previewOrder } from '../../../../contract/order/checkout.ts'
import { isBarcode, makeBarcode } from '../../../../rules/catalogue/product/barcode.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { readScan } from '../../../../rules/fulfilment/shipment/picking.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

type Staff = Awaited<ReturnType<World['staff']>>

let world: World
let packer: Staff
beforeAll(async () => {
  world = await buildWorld()
  packer = await world.staff('warehouse', [1])
})
afterAll(() => world.close())

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

/** Fourteen digits of something that holds a piece, by its first digit. */
function outer(indicator: number, ean: string) {
  const begun = `${indicator}${ean.slice(0, 12)}`
  return `${begun}${[...'0123456789'].find((digit) => isBarcode(begun + digit))}`
}

const named = (skuId: number, kind: 'ean' | 'oem', raw: string) =>
  world.db
    .insertInto('part_numbers')
    .values({ sku_id: skuId, kind, raw, ...numberKeys(raw) })
    .execute()

let made = 0
/** A product with a barcode, and that barcode in the forms in which it is scanned. */
async function scannable() {
  const product = await world.sku({ stock: { NL: 9 } })
  made += 1
  const ean = makeBarcode(`40063813${String(made).padStart(4, '0')}`)
  await named(product.id, 'ean', ean)
  const french = ean.replaceAll(/\d/g, (digit) => `à&é"'(-è_ç`[Number(digit)] ?? '')
  const forms = [
    ean,
    `0${ean}`,
    `]E0${ean}`,
    `]C1010${ean}10AB-12\u001d3712`,
    `(01)0${ean}(17)281231(10)AB-12`,
    `https://any.host/01/0${ean}/10/AB-12?17=281231`,
    french,
    product.number.toLowerCase(),
  ]
  return { ...product, ean, forms, wrong: ean.slice(0, 12) + ((Number(ean[12]) + 1) % 10) }
}

const find = (number: string) => packer.call(findShelves, { query: { number } })
const receive = (number: string, qty = 1) =>
  packer.call(
    receiveGoods,
    { body: { warehouse: 'NL', reference: crypto.randomUUID(), lines: [{ number, qty }] } },
    key(),
  )
const count = (number: string, qty: number) =>
  packer.call(countShelves, { body: { warehouse: 'NL', lines: [{ number, qty }] } }, key())

/** A shipment of an order of these pieces. */
async function beginShipment(number: string, qty: number) {
  const buyer = await world.signedIn()
  const body = { lines: [{ number, qty }] }
  const { revision } = (await buyer.call(previewOrder, { body })).data
  const id = (await buyer.call(placeOrder, { body: { ...body, revision } }, key())).data.orderId ?? 0
  const clerk = await world.staff('desk', [1])
  await clerk.call(releaseOrder, { params: { id } }, key())
  const { shipmentId } = (await packer.call(createShipment, { params: { id }, body: {} }, key())).data
  return (await packer.call(getShipment, { params: { id: shipmentId } })).data
}

test('a product is looked up, received and counted by its barcode in any form', async () => {
  const { number, forms, id: skuId } = await scannable()
  for (const form of forms) {
    expect([form, (await find(form)).data?.number]).toEqual([form, number])
    expect([form, (await receive(form)).data?.pieces]).toEqual([form, 1])
    expect([form, (await count(form, 9)).data?.differences]).toEqual([form, [{ number, pieces: -1 }]])
  }
  const together = forms.map((form) => ({ number: form, qty: 2 }))
  const body = { warehouse: 'NL', reference: crypto.randomUUID(), lines: together }
  expect((await packer.call(receiveGoods, { body }, key())).data).toMatchObject({ pieces: 2 * forms.length })
  const { on_hand } = await world.db
    .selectFrom('stock')
    .select('on_hand')
    .where('sku_id', '=', skuId)
    .where('warehouse', '=', 'NL')
    .executeTakeFirstOrThrow()
  expect(on_hand).toBe(9 + 2 * forms.length)
})

test('the carton of a piece is that product, whether its own number is known or not', async () => {
  const [one, other] = [await scannable(), await scannable()]
  const carton = outer(1, one.ean)
  expect((await find(carton)).data.number).toBe(one.number)
  expect((await receive(carton, 12)).data.pieces).toBe(12)
  await named(other.id, 'ean', outer(2, other.ean))
  expect((await find(outer(2, other.ean))).data.number).toBe(other.number)
  await named(other.id, 'ean', carton)
  expect((await find(carton)).failure.reason).toBe('stock.several_products')
})

test('a carton that is known says its pieces where it is looked up and picked; what is sent counts pieces all the same', async () => {
  const { ean, number, id: sku_id } = await scannable()
  const [small, large, unknown] = [outer(1, ean), outer(2, ean), outer(3, ean)]
  const carton = (raw: string, pieces: number) => ({ sku_id, kind: 'ean' as const, raw, ...numberKeys(raw), pieces })
  await world.db
    .insertInto('part_numbers')
    .values([carton(small, 3), carton(large, 24)])
    .execute()
  const codes = [
    ean,
    number,
    small,
    `(01)${large}(10)AB`,
    `(02)${large}(37)2`,
    `(02)0${ean}(37)5`,
    unknown,
    `(02)${small}`,
  ]
  const pieces = [1, 1, 3, 24, 48, 5, null, null]
  const found = await Promise.all(codes.map(async (code) => (await find(code)).data))
  expect(found.map((one) => [one.number, one.pieces])).toEqual(pieces.map((count) => [number, count]))
  expect((await receive(large, 24)).data.pieces).toBe(24)
  expect((await count(small, 33)).data.differences).toEqual([])

  const { lines } = await beginShipment(number, 4)
  expect(lines).toMatchObject([{ cartons: [small, large].map((barcode) => ({ barcode })) }])
  expect(readScan(lines, {}, small)).toMatchObject({ line: { number }, pieces: 3 })
  expect(readScan(lines, { 1: 2 }, small)).toMatchObject({ wrong: 'too_many', left: 2 })
  expect(readScan(lines, {}, large)).toMatchObject({ wrong: 'too_many', left: 4 })
  expect(readScan(lines, {}, unknown)).toMatchObject({ wrong: 'pieces' })

  const { numbers } = (await packer.call(getSku, { params: { id: sku_id }, query: {} })).data
  expect(numbers.map((one) => one.number)).toEqual([ean])
})

test('what names no product is said in words, and nothing is booked', async () => {
  const { ean, wrong, id: skuId } = await scannable()
  const moves = () => world.db.selectFrom('stock_moves').select('id').where('sku_id', '=', skuId).execute()
  const before = await moves()
  for (const [number, reason] of [
    [wrong, 'scan.check_digit'],
    [`(01)0${wrong}`, 'scan.check_digit'],
    ['(00)340123450000000017', 'scan.no_product'],
    [outer(9, ean), 'scan.variable_measure'],
    [`(01)${outer(9, ean)}(10)AB`, 'scan.variable_measure'],
    [makeBarcode('499999999999'), 'stock.unknown_number'],
  ] as const) {
    expect([number, (await receive(number)).failure]).toMatchObject([
      number,
      { reason, details: { numbers: [number] } },
    ])
    expect([number, (await count(number, 0)).failure]).toMatchObject([number, { reason }])
  }
  expect(await moves()).toEqual(before)
})

test('a keyboard is known by what it may mean: one product, or two that are asked', async () => {
  const [one, other] = [await scannable(), await scannable()]
  await named(one.id, 'oem', 'QZ-71Y')
  expect((await find('QY-71Z')).data.number).toBe(one.number)
  expect((await receive('QYß71Z')).data.pieces).toBe(1)
  await named(other.id, 'oem', 'QY-71Z')
  expect((await find('QY-71Z')).failure.reason).toBe('stock.several_products')
})

test('a shipment is picked by what a scanner reads', async () => {
  const { number, forms, wrong } = await scannable()
  const { lines } = await beginShipment(number, 4)
  for (const form of forms) {
    const counts = form.includes('\u001d')
    const expected = counts ? { wrong: 'too_many', left: 4 } : { line: { number }, pieces: 1 }
    expect([form, readScan(lines, {}, form)]).toMatchObject([form, expected])
  }
  expect(readScan(lines, {}, wrong)).toMatchObject({ wrong: 'check_digit' })
})
