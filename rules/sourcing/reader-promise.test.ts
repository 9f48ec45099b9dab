import { expect, test } from 'vitest'
import { promiseToReader } from './reader-promise.ts'

const way = { workingDays: 1, price: 5, freeFrom: null, closedDays: [] }
const facts = {
  country: 'GB',
  sourcing: 'fewestParcels',
  waitsFor: null,
  closedThere: [],
  ways: [
    { ...way, warehouse: 'UK', own: true, timeZone: 'Europe/London' },
    { ...way, warehouse: 'IT', own: false, timeZone: 'Europe/Rome' },
  ],
} as const

const cutOff = (now: string, pieces: number) => {
  const byWarehouse = [
    { warehouse: 'UK', pieces: 2 },
    { warehouse: 'IT', pieces: 2 },
  ]
  const promise = promiseToReader(facts, { status: 'active', stock: { byWarehouse } }, { pieces, now: new Date(now) })
  return promise?.cutOff && [promise.parcels.length, promise.cutOff.at.toISOString(), promise.cutOff.today]
}

test.each([
  ['2026-11-18T12:00:00Z', 2, [1, '2026-11-18T16:30:00.000Z', true]],
  ['2026-11-18T12:00:00Z', 4, [2, '2026-11-18T15:30:00.000Z', true]],
  // Rome is closed, London is not: the hour to keep is that of London, and not all of it leaves today.
  ['2026-11-18T16:00:00Z', 4, [2, '2026-11-18T16:30:00.000Z', false]],
])('at %s the day of %i pieces holds until the first of their warehouses closes', (now, pieces, until) => {
  expect(cutOff(now, pieces)).toEqual(until)
})
