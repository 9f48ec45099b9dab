import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../../contract/return/return.ts'
import { picture } from '../../../testing/files/pictures.ts'
import { approve, returnsOf } from '../../../testing/return/returns.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
  world.setNow('2026-11-18T09:00:00Z')
})
afterAll(() => world.close())

// Specification section 3.
test('a return says its number, time, way back, costs, address, carrier, notes, files, lines and operating record', async () => {
  const returns = returnsOf(world)
  const buyer = await world.signedIn()
  const { number } = await world.sku({ unitPrice: 10_000, stock: { NL: 10 } })
  const { orderno } = await returns.delivered(buyer, number)
  const line = { orderno, qty: 2, reason: 'other', otherReason: 'It smells', batchNumber: 'LOT-7' } as const
  const by = { deliveryMode: 'customerCourier', forwarder: 'others', otherForwarder: 'Kuipers' } as const
  const { fileId } = (await returns.upload(buyer, await picture(), 'leak.jpg')).data
  const { returnId } = (await returns.submit(buyer, [line], { ...by, fileIds: [fileId] })).data
  const params = { id: returnId }
  await approve(world, returnId)
  await buyer.call(contract.setReturnTracking, { params, body: { trackingNumber: '3S1' } })

  const { data } = await buyer.call(contract.getReturn, { params })
  expect(data).toMatchObject({
    ...{ returnId, createdAt: '2026-11-18T09:00:00.000Z', type: 'quality', status: 'sent' },
    ...by,
    trackingNumber: '3S1',
    address: { address1: expect.any(String) },
    note: 'It leaks.',
    files: [{ name: 'leak.jpg' }],
    sums: { amount: 200, shipping: 0, vat: 42, total: 242 },
    lines: [{ number, qty: 2, batchNumber: 'LOT-7', net: 200, reason: 'other', otherReason: 'It smells' }],
  })
  expect(data.rmaNumber).toMatch(/^RNL\d{6}$/)
  expect(data.events.map(({ action }) => action)).toEqual(['submit', 'approve', 'send'])
})
