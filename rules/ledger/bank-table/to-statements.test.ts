import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { findTableGaps } from './table-gaps.ts'
import { makeLayout, owner, toRows } from './testing/table-rows.ts'
import { toStatements } from './to-statements.ts'

const roles = ['bookedOn', 'amount', 'balance', 'reference'] as const
const layout = makeLayout({ roles })

function read(lines: readonly string[], wholeDays = false) {
  const reading = readTable(toRows(lines.join('\n')), layout, owner)
  const statements = toStatements(reading, { wholeDays }, owner)
  return { gaps: findTableGaps(layout, reading), statements }
}
const days = ['2026-02-01;1,00;11,00;A', '2026-02-02;2,00;13,00;B', '2026-02-03;-3,00;10,00;C']

test('a reference that names two lines names none, and is not kept as one', () => {
  const names = (lines: string[]) =>
    read(lines, true).statements.flatMap(({ entries }) => entries.map((one) => one.reference))
  expect([names(days), read(days).gaps]).toEqual([['A', 'B', 'C'], []])
  const shared = days.map((line) => line.replace(/[BC]$/, 'A'))
  expect([names(shared), read(shared).gaps]).toEqual([['position 1', 'position 2', 'position 3'], ['reference']])
})

test('what may be cut says of no time; the rest says where it begins and ends', () => {
  const [cut, rest] = read(days).statements
  expect(cut).toMatchObject({ from: null, startsAt: null, endsAt: null, opening: 1_000, closing: 1_100 })
  expect(rest).toMatchObject({
    from: '2026-02-02',
    startsAt: '2026-02-02T00:00:00',
    endsAt: '2026-02-04T00:00:00',
    writtenAt: '2026-02-03T00:00:00',
    opening: 1_100,
    closing: 1_000,
  })
  expect(read(days, true).statements).toMatchObject([{ from: '2026-02-01', opening: 1_000, closing: 1_000 }])
})

test('balances of lines that stand in no order of days prove no start of a day', () => {
  const mixed = ['2026-02-01;1,00;11,00;A', '2026-02-03;-3,00;8,00;C', '2026-02-02;2,00;10,00;B']
  expect(read(mixed, true).statements).toMatchObject([{ opening: null, closing: null, doubt: null }])
})

test('a difference is a doubt of all that the table says, and no evidence', () => {
  const wrong = days.map((line) => line.replace('10,00', '9,00'))
  const doubt = { reason: 'balance', expected: 1_000, closing: 900 }
  expect(read(wrong).statements).toMatchObject([
    { doubt, opening: null, closing: null },
    { doubt, opening: null, closing: null },
  ])
})
