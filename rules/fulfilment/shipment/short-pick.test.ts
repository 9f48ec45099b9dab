import { expect, test } from 'vitest'
import { shortPickEffect } from './short-pick.ts'

test.each([
  ['missing', 'correction'],
  ['damaged', 'scrap'],
  ['misplaced', null],
] as const)('pieces that are %s are booked as %s', (reason, move) => {
  expect(shortPickEffect({ found: 4, reason, others: 0, leavesWhole: false })).toEqual({ move, endsShipment: false })
})

test.each([
  [0, 0, false, true],
  [0, 1, false, false],
  [1, 0, false, false],
  [4, 9, true, true],
])(
  '%i found of a line beside %i others, leaving whole %o: the shipment ends %o',
  (found, others, leavesWhole, ends) => {
    expect(shortPickEffect({ found, reason: 'missing', others, leavesWhole }).endsShipment).toBe(ends)
  },
)
