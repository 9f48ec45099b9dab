import { expect, test } from 'vitest'
import { addPromises, keptShare, noPromises, promisedOrders, promiseOutcome } from './promise-outcome.ts'

const promisedOn = '2026-02-27'
const today = '2026-03-02'

test.each([
  ['before its day', { deliveredOn: '2026-02-20' }, 'onTime'],
  ['on its day', { deliveredOn: '2026-02-27' }, 'onTime'],
  ['a day later', { deliveredOn: '2026-02-28' }, 'lateOneDay'],
  ['two days later, in the next month', { deliveredOn: '2026-03-01' }, 'lateFewDays'],
  ['three days later', { deliveredOn: '2026-03-02' }, 'lateFewDays'],
  ['four days later', { deliveredOn: '2026-03-03' }, 'lateManyDays'],
  ['on a day that nobody noted', { deliveredOn: null }, 'dayUnknown'],
  ['not yet, after its day', { isDelivered: false, deliveredOn: null }, 'overdue'],
  ['not yet, on its day', { isDelivered: false, deliveredOn: null, today: promisedOn }, 'notDue'],
  ['without a promise', { promisedOn: null, deliveredOn: '2026-02-27' }, 'unpromised'],
] as const)('delivered %s', (_, order, outcome) => {
  expect(promiseOutcome({ promisedOn, isDelivered: true, today, ...order })).toBe(outcome)
})

test('what is late now is broken, and what is open or unknown is neither kept nor broken', () => {
  const open = { notDue: 9, dayUnknown: 9, unpromised: 9 }
  expect(keptShare({ ...noPromises, ...open })).toBeNull()
  expect(keptShare({ ...noPromises, ...open, overdue: 9 })).toBeNull()
  expect(keptShare({ ...noPromises, ...open, onTime: 1 })).toBe(100)
  expect(keptShare({ ...noPromises, ...open, onTime: 2, overdue: 1 })).toBe(66.6)
  expect(keptShare({ ...noPromises, onTime: 9_999, lateOneDay: 1 })).toBe(99.9)
  const sum = addPromises([
    { ...noPromises, ...open, onTime: 2, lateManyDays: 1 },
    { ...noPromises, onTime: 1 },
  ])
  expect(sum).toEqual({ ...noPromises, ...open, onTime: 3, lateManyDays: 1 })
  expect(promisedOrders(sum)).toBe(22)
})
