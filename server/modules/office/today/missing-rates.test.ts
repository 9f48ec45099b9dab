import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getToday } from '../../../../contract/office/today.ts'
import type { StaffRole } from '../../../../rules/identity/permissions.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { storeExchangeRates } from '../../invoice/exchange-rate/exchange-rates.queries.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.setNow('2026-11-18T09:00:00Z')
  await sql`delete from exchange_rates`.execute(world.db)
  await world.db.updateTable('orgs').set({ takes_orders: true }).execute()
})

const publish = (...rates: [currency: string, day: string][]) =>
  world.db.transaction().execute((tx) =>
    storeExchangeRates(
      tx,
      rates.map(([currency, day]) => ({ currency, day, rate: '1.5' })),
      'file',
      world.now(),
    ),
  )

async function missing(role: StaffRole = 'admin') {
  const { data } = await (await world.staff(role)).call(getToday, {})
  return data.missingRates
}

test('what is sold from a warehouse whose country has another currency needs rates', async () => {
  expect(await missing()).toEqual([
    { currency: 'GBP', lastDay: null },
    { currency: 'PLN', lastDay: null },
  ])
})

test('a rate is good for three working days; one that is still to come is none', async () => {
  await publish(['GBP', '2026-11-13'], ['PLN', '2026-11-12'], ['PLN', '2026-11-19'], ['USD', '2026-11-02'])
  expect(await missing()).toEqual([{ currency: 'PLN', lastDay: '2026-11-12' }])
})

test('sites that take no orders need none, nor do warehouses from which no carrier goes in the currency', async () => {
  const close = (currencies: string[]) =>
    world.db.updateTable('orgs').set({ takes_orders: false }).where('currency', 'in', currencies).execute()
  await close(['GBP', 'PLN'])
  // In euro, from Great Britain and Poland.
  expect(await missing()).toHaveLength(2)
  await sql`delete from shipping_rates where warehouse = 'UK' and currency = 'EUR'`.execute(world.db)
  expect(await missing()).toEqual([{ currency: 'PLN', lastDay: null }])
  await close(['EUR'])
  // What is left sells in dollars, in the United States.
  expect(await missing()).toEqual([])
})

test('staff without sites are not notified', async () => {
  expect(await missing('warehouse')).toBeNull()
})
