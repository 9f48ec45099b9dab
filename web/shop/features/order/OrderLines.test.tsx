import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { placedLine, preview } from '../../../testing/order.ts'
import { answering, buyer, show } from '../../../testing/show.tsx'
import { OrderLines } from './OrderLines.tsx'
import type { OrderDetail } from './queries.ts'

type Line = OrderDetail['lines'][number]
const [first] = preview('', 10).lines
if (!first) throw new Error('no line')
const noDay = { expectedOn: null, expectedWhenPlaced: null }
const placed: Line = { ...placedLine(first), ...noDay, qty: 6, waiting: 0, waitingSince: null }

async function cells(
  lines: readonly (Line | NonNullable<typeof first>)[],
  more: { hasLeft?: boolean; today?: string; waits?: boolean } = {},
) {
  answering({})
  const rows = lines.map((line, at) => ({ ...line, position: at + 1 }))
  await show(<OrderLines lines={rows} currency="EUR" together={false} {...more} />, { session: buyer })
  const [head, ...shown] = screen.getAllByRole('row')
  if (!head) throw new Error('no head')
  const texts = shown.map((row) => within(row).getAllByRole('cell')[2]?.textContent)
  return [within(head).getAllByRole('columnheader')[2]?.textContent, ...texts]
}

test('what is not placed yet says what ships now, and what later', async () => {
  expect(await cells([first])).toEqual(['Ships now', '21 back-ordered, expected in stock 1 Dec 2026'])
})

test('nothing ships now of an order that waits for a payment, a release or an approval', async () => {
  expect((await cells([first], { waits: true }))[0]).toBe('In stock')
})

test('before anything has left it says what is promised, what waits and since when, and what was cancelled', async () => {
  const waits = { waiting: 2, waitingSince: '2026-11-18' }
  expect(
    await cells([
      placed,
      { ...placed, ...waits, expectedOn: '2026-12-01' },
      { ...placed, ...waits, cancelled: 3 },
      { ...placed, cancelled: 6 },
    ]),
  ).toEqual([
    'Ships now',
    '6',
    '42 waiting since 18 Nov 2026expected in stock 1 Dec 2026',
    '12 waiting since 18 Nov 2026no date yet3 cancelled',
    '06 cancelled',
  ])
})

const [before, now] = ['2026-11-27', '2026-12-04']

test.each([
  ['later', { expectedWhenPlaced: before, expectedOn: now }, 'now expected in stock 4 Dec 2026, before 27 Nov 2026'],
  ['away', { expectedWhenPlaced: before, expectedOn: null }, 'no date at the moment, before 27 Nov 2026'],
  ['back to where it was', { expectedWhenPlaced: before, expectedOn: before }, 'expected in stock 27 Nov 2026'],
  ['from nowhere', { expectedWhenPlaced: null, expectedOn: now }, 'expected in stock 4 Dec 2026'],
  [
    'to a day that is past',
    { expectedWhenPlaced: before, expectedOn: '2026-11-18' },
    'was expected in stock 18 Nov 2026',
  ],
])('a date that moved %s is shown as it is', async (_, days, words) => {
  const waits = { waiting: 2, waitingSince: '2026-11-02', ...days }
  const shown = await cells([{ ...placed, ...waits }], { today: '2026-11-20' })
  expect(shown[1]).toBe(`42 waiting since 2 Nov 2026${words}`)
})

test('once something has left, it says what has, what is still to come, and what waits', async () => {
  const waits = { shipped: 2, waiting: 3, waitingSince: '2026-11-18', expectedOn: '2026-12-01' }
  expect(
    await cells([{ ...placed, shipped: 6 }, placed, { ...placed, ...waits }], {
      hasLeft: true,
      today: '2026-12-02',
    }),
  ).toEqual([
    'Shipped',
    '6',
    '06 still to come',
    '21 still to come3 waiting since 18 Nov 2026was expected in stock 1 Dec 2026',
  ])
})
