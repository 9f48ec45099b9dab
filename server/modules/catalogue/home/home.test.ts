import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDispatch, getMakeComparison } from '../../../../contract/catalogue/home.ts'
import { numberKeys } from '../../../../rules/catalogue/product/part-number.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())

test('the pair says what ours saves, and no price', async () => {
  const ask = (orgId: number) => world.call(getMakeComparison, { query: { orgId } })
  expect((await ask(1)).data).toBeNull()
  const original = await world.sku({ unitPrice: 62_39, stock: { NL: 4 } })
  const compatible = await world.sku({ unitPrice: 29_35, stock: { NL: 9 } })
  const same = { class_id: 102, colour: 'K', yield_pages: 3000 }
  await world.db
    .updateTable('skus')
    .set({ ...same, own_make: false })
    .where('id', '=', original.id)
    .execute()
  await world.db
    .updateTable('skus')
    .set({ ...same, own_make: true })
    .where('id', '=', compatible.id)
    .execute()
  const named = [
    { sku_id: original.id, kind: 'oem' },
    { sku_id: compatible.id, kind: 'replaces' },
  ]
  await world.db
    .insertInto('part_numbers')
    .values(named.map((name) => ({ ...name, raw: 'TN-2420', ...numberKeys('TN-2420') })))
    .execute()

  const { data } = await ask(1)
  expect(data).toMatchObject({
    original: { id: original.id, yieldPages: 3000 },
    compatible: { id: compatible.id, yieldPages: 3000 },
    savingPercent: 52,
  })
  expect(JSON.stringify(data)).not.toMatch(/price/i)
  const buyer = await world.signedIn()
  expect(JSON.stringify((await buyer.call(getMakeComparison, { query: {} })).data)).not.toMatch(/price/i)

  await world.db.updateTable('stock').set({ on_hand: 0 }).where('sku_id', '=', original.id).execute()
  expect((await ask(2)).data).toBeNull()
})

test('a site says from where it sends, and when that warehouse works', async () => {
  const { data } = await world.call(getDispatch, { query: { orgId: 1 } })
  expect(data).toMatchObject({ warehouse: 'NL', timeZone: 'Europe/Amsterdam' })
  expect(data?.closedDays).toContain('2026-12-25')
  expect(data?.workingDays).toBeGreaterThan(0)
})
