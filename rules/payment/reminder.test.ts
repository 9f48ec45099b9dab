import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OverdueItem, planReminder, reminderPayments, reminderRuleFaults } from './reminder.ts'

const rules = { days: [7, 21, 35], pauseDays: 7 }
const item = (daysOverdue: number, lastLevel = 0): OverdueItem => ({ itemId: 1, open: 100, daysOverdue, lastLevel })

test.each([
  [6, 0, null],
  [7, 0, 1],
  [400, 0, 1],
  [20, 1, null],
  [21, 1, 2],
  [35, 2, 3],
  [400, 3, null],
])('%i days overdue after level %i is reminded of on level %s', (days, last, level) => {
  expect(planReminder([item(days, last)], rules, null)?.level ?? null).toBe(level)
})

test.each([
  [6, false],
  [7, true],
  [null, true],
])('%s days after the last letter another one is due: %s', (days, isDue) => {
  expect(planReminder([item(30, 1)], rules, days) !== null).toBe(isDue)
})

test('what has not reached its level is named and summed, but not reminded of', () => {
  const second = { ...item(3), itemId: 2, open: 50 }
  expect(planReminder([item(30, 1), second], rules, null)).toEqual({
    level: 2,
    amount: 150,
    items: [
      { itemId: 1, level: 2 },
      { itemId: 2, level: null },
    ],
  })
})

test.each([
  [[7], 7, {}],
  [[1, 2, 365], 90, {}],
  [[], 7, { days: 'count' }],
  [[1, 2, 3, 4], 7, { days: 'count' }],
  [[7, 7], 7, { 'days.1': 'order' }],
  [[21, 7, 6], 7, { 'days.1': 'order', 'days.2': 'order' }],
  [[0, 366], 7, { 'days.0': 'bounds', 'days.1': 'bounds' }],
  [[7, Number.NaN, 8], 7, { 'days.1': 'bounds' }],
  [[7.5], 0, { 'days.0': 'bounds', pauseDays: 'bounds' }],
  [[7], 91, { pauseDays: 'bounds' }],
])('levels after %j days with a pause of %i: %j', (days, pauseDays, faults) => {
  expect(reminderRuleFaults({ days, pauseDays })).toEqual(faults)
})

const anyItem = fc.record({
  itemId: fc.nat(),
  open: fc.integer({ min: 1, max: 10_000 }),
  daysOverdue: fc.integer({ min: 1, max: 500 }),
  lastLevel: fc.integer({ min: 0, max: 3 }),
})

test('an item is never reminded of on a level that it had, and levels are never left out', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 6 }), (items) => {
      const plan = planReminder(items, rules, null)
      for (const [at, { level }] of (plan?.items ?? []).entries())
        if (level !== null) expect(level).toBe((items[at]?.lastLevel ?? 9) + 1)
    }),
  )
})

describe('what is paid to whom', () => {
  const account = (holder: string) => ({ holder, bank: 'Bank', account: `${holder} 1`, bic: 'BIC' })
  const writer = { seller: 'Site', account: account('Site') }
  const item = (number: string, open: number, by: string | null) => ({
    ...{ number, open, seller: by },
    account: by === null ? null : account(by),
  })

  test('each company is paid what it invoiced, who writes what nobody invoiced', () => {
    const payments = reminderPayments([item('I1', 100, 'NL'), item('D2', 30, null), item('I3', 50, 'NL')], writer)
    expect(payments).toEqual([
      { seller: 'NL', amount: 150, numbers: ['I1', 'I3'], account: account('NL') },
      { seller: 'Site', amount: 30, numbers: ['D2'], account: account('Site') },
    ])
  })

  test('two accounts of one company are two payments', () => {
    const other = { ...item('I2', 5, 'NL'), account: account('other') }
    expect(reminderPayments([item('I1', 100, 'NL'), other], writer)).toHaveLength(2)
  })
})
