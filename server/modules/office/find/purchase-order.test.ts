import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPurchaseOrder, changePurchaseOrder } from '../../../../contract/fulfilment/purchase-order.ts'
import { addSupplier } from '../../../../contract/fulfilment/supplier.ts'
import { findRecords } from '../../../../contract/office/find.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

test('a purchase order is found by its number, the number and a part of the name of its supplier, where it may be opened', async () => {
  const packer = await world.staff('warehouse', [1])
  const supplier = { name: 'Kopieerhuis Visser', email: '', note: '', currency: 'EUR', leadDays: 14 }
  const { supplierId } = (await packer.call(addSupplier, { body: supplier }, key())).data
  const draft = { warehouse: 'NL', supplierId, lines: [] }
  const { purchaseOrderId: id, number } = (await packer.call(addPurchaseOrder, { body: draft }, key())).data
  const body = { version: 1, supplierReference: 'kv 2026/7', lines: [] }
  await packer.call(changePurchaseOrder, { params: { id }, body }, key())

  const find = async (keyword: string, who = packer) => (await who.call(findRecords, { query: { keyword } })).data
  const meant = [{ kind: 'purchaseOrder', page: 'purchase-orders', id, number, name: supplier.name, entry: null }]
  for (const keyword of [number, number.toLowerCase(), 'KV 2026/7', 'huis vis'])
    expect(await find(keyword)).toEqual(meant)
  expect(await find('KV 2026')).toEqual([])
  const others = [await world.staff('warehouse', [2]), await world.staff('desk', [1])]
  for (const who of others)
    for (const keyword of [number, 'KV 2026/7', 'huis vis']) expect(await find(keyword, who)).toEqual([])
})
