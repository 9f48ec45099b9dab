import { expect, test } from 'vitest'
import { proveBalances } from './balance-steps.ts'
import type { ColumnRole, TableLayout, TableRow } from './layout.ts'
import { readTable } from './read-table.ts'
import { makeLayout, owner, toRows } from './testing/table-rows.ts'

const roles = ['bookedOn', 'amount', 'words'] as const
const read = (text: string, over: Partial<TableLayout> = {}) =>
  readTable(toRows(text), makeLayout({ roles, ...over }), owner)
const days = (text: string, over: Partial<TableLayout> = {}) => {
  const { entries, unclear, faults } = read(text, over)
  return [entries.map(({ bookedOn }) => bookedOn.slice(5)).join(' '), ...unclear, ...faults.map(({ reason }) => reason)]
}
const lines = (...written: string[]) => written.map((day) => `${day};1,00;x`).join('\n')

test.each([
  ['a day over 12', lines('01/02/2026', '13/02/2026'), {}, ['02-01 02-13']],
  ['a month that cannot be one', lines('02/01/2026', '02/13/2026'), {}, ['02-01 02-13']],
  ['a day that would be in the future', lines('12/11/2026', '03/11/2026'), {}, ['11-12 11-03']],
  [
    'days that stand in order',
    lines('05/02/2026', '01/03/2026', '02/03/2026', '03/03/2026', '04/04/2026'),
    {},
    ['02-05 03-01 03-02 03-03 04-04'],
  ],
  ['too few in order to be no chance', lines('05/02/2026', '01/03/2026', '02/03/2026'), {}, ['', 'dayOrder']],
  ['nothing that tells', lines('01/02/2026', '02/02/2026'), {}, ['', 'dayOrder']],
  ['what staff said', lines('01/02/2026', '02/02/2026'), { dayOrder: 'mdy' }, ['01-02 02-02']],
  ['what staff said, which is wrong', lines('01/02/2026', '13/02/2026'), { dayOrder: 'mdy' }, ['01-02', 'day']],
  ['what staff said, which would be in the future', lines('12/11/2026'), { dayOrder: 'mdy' }, ['', 'future']],
  ['an ISO date with a time', lines('2026-02-01T10:11:12', '2026-02-13 08:00'), {}, ['02-01 02-13']],
  [
    'the year in two digits, and names of months',
    lines('13.02.26', '3 Mar 2026', 'Apr 05, 2026'),
    {},
    ['02-13 03-03 04-05'],
  ],
  ['the 31st of a month that has none', lines('31.04.2026'), {}, ['', 'day']],
] as const)('the order of days is proven or asked: %s', (_, text, over, expected) => {
  expect(days(text, over)).toEqual(expected)
})

const cents = (written: readonly string[], over: Partial<TableLayout> = {}) => {
  const { entries, unclear, faults } = read(written.map((amount) => `2026-02-01;${amount};x`).join('\n'), over)
  return [
    entries.map((entry) => entry.cents).join(' '),
    ...unclear,
    ...faults.map(({ line, reason }) => `${line} ${reason}`),
  ]
}

test.each([
  ['a comma', ['1.234,50', '1.000'], {}, ['123450 100000']],
  ['a point', ['1,234.50', '1,000'], {}, ['123450 100000']],
  ['nothing that tells', ['1.000', '5'], {}, ['', 'decimal']],
  ['what staff said', ['1.000', '5'], { decimal: ',' }, ['100000 500']],
  ['the cells, whatever was said before', ['1.50'], { decimal: ',' }, ['150']],
  ['the same in both ways', ['5', '7'], {}, ['500 700']],
  ['the minus before, behind, and as another sign', ['-1,50', '1,50-', '−1,50', '+1,50'], {}, ['-150 -150 -150 150']],
  ['parentheses, CR and DR', ['(1,50)', '1,50 DR', '1,50 CR'], {}, ['-150 -150 150']],
  ['thin spaces and apostrophes', ['1\u202f234,50', "1'234,50", '1 234,50'], {}, ['123450 123450 123450']],
  ['its own currency', ['€ 1,50', '1,50 EUR', '-1,50 €'], {}, ['150 150 -150']],
  ['another currency', ['1,50', '1,50 USD'], {}, ['150', '2 currency']],
  ['decimals that are not zero', ['1,50', '1,505'], {}, ['150', '2 amount']],
  ['both signs at once', ['1,50', '1.50'], {}, ['150', '2 amount']],
  ['two signs of one amount', ['1,50', '-1,50-'], {}, ['150', '2 amount']],
  ['a gap where an amount stands', ['1,50', '', '2,50'], {}, ['150 250', '2 amount']],
] as const)('amounts are proven or asked: %s', (_, written, over, expected) => {
  expect(cents(written, over)).toEqual(expected)
})

test.each<[string, readonly ColumnRole[], string, Partial<TableLayout>, unknown]>([
  ['in and out', ['bookedOn', 'amountIn', 'amountOut'], '1,00;|;2,00|0,00;3,00', {}, [100, -200, -300]],
  ['out with a minus', ['bookedOn', 'amountIn', 'amountOut'], '1,00;|;-2,00', {}, [100, -200]],
  ['in and out at once', ['bookedOn', 'amountIn', 'amountOut'], '1,00;2,00', {}, ['1 both']],
  ['neither', ['bookedOn', 'amountIn', 'amountOut'], '1,00;|;|2,00;', {}, [100, '2 amount', 200]],
  ['out with both signs', ['bookedOn', 'amountIn', 'amountOut'], ';2,00|;-2,00|;3,00', {}, [-200, '2 sign', -300]],
  ['money in that is none', ['bookedOn', 'amountIn', 'amountOut'], '-2,00;', {}, ['1 sign']],
  [
    'words',
    ['bookedOn', 'amount', 'side'],
    '1,00;Bij|2,00;af',
    { creditWords: ['Bij'], debitWords: ['Af'] },
    [100, -200],
  ],
  ['a word that nobody explained', ['bookedOn', 'amount', 'side'], '1,00;Storno', { creditWords: ['Bij'] }, ['1 side']],
  [
    'booked or not',
    ['bookedOn', 'amount', 'status'],
    '1,00;ok|2,00;wait',
    { bookedWords: ['OK'], pendingWords: ['wait'] },
    [100],
  ],
  [
    'a state that nobody explained',
    ['bookedOn', 'amount', 'status'],
    '1,00;ok',
    { pendingWords: ['wait'] },
    ['1 status'],
  ],
  ['an empty state', ['bookedOn', 'amount', 'status'], '1,00;', { bookedWords: [''] }, [100]],
  ['another currency', ['bookedOn', 'amount', 'currency'], '1,00;EUR|1,00;USD', {}, [100, '2 currency']],
  [
    'another account',
    ['bookedOn', 'amount', 'account'],
    '1,00;NL91 ABNA 0417 1643 00|1,00;NL1',
    {},
    [100, '2 account'],
  ],
  ['a cell beyond the columns', ['bookedOn', 'amount', 'none'], '1,00;x;|1,00;x;y', {}, [100, '2 columns']],
])('%s', (_, used, text, over, expected) => {
  const rows = toRows(text.replaceAll(/(^|\|)/g, '$12026-02-01;').replaceAll('|', '\n'))
  const { entries, faults } = readTable(rows, makeLayout({ roles: used, ...over }), owner)
  const found = [
    ...entries.map(({ line, cents: moved }) => [line, moved]),
    ...faults.map(({ line, reason }) => [line, `${line} ${reason}`]),
  ]
  expect(found.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, what]) => what)).toEqual(expected)
})

test('what a spreadsheet made of a cell is a fault where it is used, but for a day where one belongs', () => {
  const row = (faults: NonNullable<TableRow['faults']>) => ({ line: 1, cells: ['2026-02-01', '1.00', 'x'], faults })
  const reasons = (faults: NonNullable<TableRow['faults']>, used: readonly ColumnRole[] = roles) =>
    readTable([row(faults)], makeLayout({ roles: used }), owner).faults.map(({ reason, column }) => [reason, column])
  expect(reasons({ 0: 'day' })).toEqual([])
  expect(reasons({ 1: 'day' })).toEqual([['cell', 1]])
  expect(reasons({ 2: 'digits' })).toEqual([['cell', 2]])
  expect(reasons({ 2: 'digits' }, ['bookedOn', 'amount', 'none'])).toEqual([])
})

test('only what is surely no entry is left out, and only above and below the entries', () => {
  const entry = '2026-02-01;1,00;x'
  const { leftOut, faults, entries } = read(
    ['Printed for Aster;;', 'Total;1,00;', entry, ';;a second line of words', entry, 'Total;2,00;', ';9,00;'].join(
      '\n',
    ),
  )
  expect(leftOut).toEqual([1, 2])
  expect(entries).toHaveLength(2)
  // A sum that stands above what may be an entry without its day is not at the end.
  expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'day'],
    [6, 'day'],
    [7, 'day'],
  ])
})

const balanceLines = (...steps: [cents: number, balance: number | null, day?: number][]) =>
  steps.map(([moved, balance, day = 1], at) => ({ line: at + 1, bookedOn: `2026-02-0${day}`, cents: moved, balance }))

test.each([
  [
    'oldest first',
    balanceLines([100, 1_100, 1], [-50, 1_050, 2]),
    { opening: 1_000, closing: 1_050, isNewestFirst: false },
  ],
  [
    'newest first',
    balanceLines([-50, 1_050, 2], [100, 1_100, 1]),
    { opening: 1_000, closing: 1_050, isNewestFirst: true },
  ],
  [
    'newest first on one day',
    balanceLines([-50, 1_050], [100, 1_100]),
    { opening: 1_000, closing: 1_050, isNewestFirst: true },
  ],
  [
    'one balance a day',
    balanceLines([100, null, 1], [5, 1_105, 1], [-50, null, 2], [1, 1_056, 2]),
    { opening: 1_000, closing: 1_056, isNewestFirst: false },
  ],
  [
    'a line that is missing',
    balanceLines([100, 1_100, 1], [-50, 1_040, 2]),
    { line: 2, expected: 1_050, closing: 1_040 },
  ],
  ['none', balanceLines([100, null]), null],
  ['one of several of a day', balanceLines([100, 1_100], [7, null]), null],
])('each step of the balances is checked: %s', (_, given, expected) => {
  expect(proveBalances(given)).toEqual(expected)
})

const pendingRoles = ['bookedOn', 'amount', 'words', 'status', 'currency'] as const
const pendingLayout = { roles: pendingRoles, bookedWords: ['Booked'], pendingWords: ['Pending'] }

test('what is not booked is read, with the day on which it is to be or without one', () => {
  const text = ['2026-11-26;5,00;a;Booked;EUR', '2027-01-05;-1,50;b;Pending;EUR', 'Pending;2,00;c;Pending;EUR'].join(
    '\n',
  )
  const { entries, pending, faults } = read(text, pendingLayout)
  expect([entries.map(({ words }) => words), faults]).toEqual([['a'], []])
  expect(pending.map(({ bookedOn, cents, words }) => [bookedOn, cents, words])).toEqual([
    ['2027-01-05', -150, 'b'],
    [null, 200, 'c'],
  ])
})

test('what is not booked and cannot be read refuses the file by its line', () => {
  const text = ['Pending;?;a;Pending;EUR', '2026-11-26;5,00;b;Booked;EUR', 'Pending;2,00;c;Pending;USD'].join('\n')
  const { faults } = read(text, pendingLayout)
  expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'amount'],
    [3, 'currency'],
  ])
})
