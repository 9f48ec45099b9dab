import { expect, test } from 'vitest'
import { type DateMove, dateMove, overallMove, toUpdateChoice, toUpdateKind } from './order-update.ts'

const [soon, late] = ['2026-11-27', '2026-12-04']

test.each<[string | null, string | null, DateMove]>([
  [soon, late, 'later'],
  [late, soon, 'sooner'],
  ['2026-12-31', '2027-01-01', 'later'],
  [null, soon, 'known'],
  [soon, null, 'unknown'],
])('from %s to %s is %s', (before, now, move) => {
  expect(dateMove(before, now)).toBe(move)
})

test.each<[DateMove[], DateMove]>([
  [['later'], 'later'],
  [['sooner'], 'sooner'],
  [['known'], 'known'],
  [['unknown'], 'unknown'],
  [['sooner', 'known'], 'sooner'],
  [['sooner', 'later'], 'later'],
  [['known', 'unknown'], 'later'],
  [['unknown', 'later'], 'later'],
])('%j together are %s', (moves, overall) => {
  expect(overallMove(moves)).toBe(overall)
})

test.each([
  ['pay', 'submitted', 'resumed', 'released'],
  ['pay', 'onHold', undefined, undefined],
  ['unhold', 'released', 'resumed', 'released'],
  ['changeDelivery', 'onHold', 'redirected', 'delayed'],
  ['ship', 'partlyShipped', 'shipped', 'shipped'],
  ['hold', 'onHold', 'held', 'delayed'],
  ['changeLines', 'onHold', undefined, undefined],
] as const)('%s that leaves an order %s is an update %s, by the choice %s', (action, status, kind, choice) => {
  const found = toUpdateKind({ action, status })
  expect(found).toBe(kind)
  expect(found && toUpdateChoice(found)).toBe(choice)
})
