import { expect, test } from 'vitest'
import { linesOfCells, linesOfText } from './lines.ts'
import { withoutUnfilled } from './order-form.ts'

/** A form of so many products, some of which have a quantity. */
const form = (
  rows: number,
  filled: Record<number, string>,
  heading = ['Article', 'Description', 'Price', 'Quantity'],
) => [
  heading,
  ...Array.from({ length: rows }, (_, at) => [`AS-${101_000 + at}`, 'toner', '12.5', filled[at + 1] ?? '']),
]
const read = (rows: readonly (readonly string[])[]) => {
  const { lines, leftOut } = withoutUnfilled(linesOfCells(rows.map((cells, at) => ({ row: at + 1, cells }))))
  const outcome = (line: (typeof lines)[number]) => ('fault' in line ? line.fault : line.quantity)
  return { leftOut, lines: lines.map((line) => [line.row, line.isAside ? 'aside' : outcome(line)]) }
}

test('an order form is an order of what is filled in', () => {
  const twoOfThirty = form(30, { 5: '2', 8: '3' })
  const order = {
    leftOut: 28,
    lines: [
      [6, 2],
      [9, 3],
    ],
  }
  expect(read(twoOfThirty)).toEqual(order)
  const pasted = withoutUnfilled(linesOfText(twoOfThirty.map((cells) => cells.join('\t')).join('\n')))
  expect(pasted).toMatchObject({ leftOut: 28, lines: [{ quantity: 2 }, { quantity: 3 }] })
})

test('a form of numbers and quantities alone, with headings between them, is one as well', () => {
  const rows = form(12, { 3: '4' }, ['MPN', 'Menge']).map(([number = '', , , quantity = '']) => [number, quantity])
  rows[0] = ['MPN', 'Menge']
  const { leftOut, lines } = read([...rows.slice(0, 6), ['Brother', ''], ...rows.slice(6)])
  expect({ leftOut, lines }).toEqual({
    leftOut: 11,
    lines: [
      [4, 4],
      [7, 'aside'],
    ],
  })
})

test('what is filled in and cannot be read stays asked', () => {
  const { leftOut, lines } = read(form(30, { 5: '2', 8: '0', 9: '1 box', 10: '?' }))
  expect(leftOut).toBe(26)
  expect(lines.map(([, quantity]) => quantity)).toEqual([2, 'quantity', 'quantity', 'quantity'])
})

test('a row that says beside its columns how many stays', () => {
  const rows = form(30, { 5: '2' })
  rows[10] = ['2 boxes TN2420', '', '', '']
  rows[11] = ['plus 3x TN2420', '', '', '']
  rows[12] = ['AS-101012 x3 of 4', 'toner', '12.5', '']
  expect(read(rows)).toEqual({
    leftOut: 26,
    lines: [
      [6, 2],
      [11, 'no_quantity'],
      [12, 3],
      [13, 'no_quantity'],
    ],
  })
})

test.each<[string, string[][]]>([
  ['of a list in which few have no quantity', form(10, { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7' })],
  ['of a list in which half have one', form(10, { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' })],
  ['of a short list', form(5, { 1: '3' })],
  ['of a form that nobody filled in', form(30, {})],
  ['of a list without a column of quantities', form(30, { 5: '2' }, ['Article', 'Description', 'Price', 'Stock'])],
])('lines without a quantity %s are asked', (_, rows) => {
  const { leftOut, lines } = read(rows)
  expect(leftOut).toBe(0)
  expect(lines).toHaveLength(rows.length - 1)
  const isEmpty = (at: unknown) => rows[Number(at) - 1]?.[3] === ''
  expect(lines.filter(([row]) => isEmpty(row)).every(([, fault]) => fault === 'no_quantity')).toBe(true)
})
