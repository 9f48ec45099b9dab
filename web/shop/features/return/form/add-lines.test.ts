import { expect, test } from 'vitest'
import { mostReturnLines } from '../../../../../rules/return/return.ts'
import { addLines } from './add-lines.ts'
import { type LineDraft, newLine } from './return-draft.ts'

const line = (more: Partial<LineDraft> = {}) => ({ ...newLine('ONL1', 1, 2), batchNumber: 'B-1', ...more })

test('a line that says the same gets the pieces of the new one and keeps what was typed', () => {
  const there = line({ cameInstead: 'TN-2' })
  expect(addLines([there], [line({ qty: '5' })]).lines).toEqual([{ ...there, qty: '5' }])
})

test.each<Partial<LineDraft>>([
  { orderno: 'ONL2' },
  { position: 2 },
  { batchNumber: 'B-2' },
  { reason: 'noise' },
  { otherReason: 'Bent' },
])('a line of another %o stands beside', (other) => {
  expect(addLines([line()], [line(other)]).lines).toEqual([line(), line(other)])
})

test('equal rows of one file stand beside each other, also once the file is chosen again', () => {
  const rows = [line(), line({ qty: '1' })]
  const once = addLines([], rows).lines
  expect(once).toEqual(rows)
  expect(addLines(once, rows).lines).toEqual(rows)
  expect(addLines([line()], [line({ qty: '1' })], [line()]).lines).toEqual(rows)
})

test('what a return has no room for is not taken; what is there already is', () => {
  const full = Array.from({ length: mostReturnLines - 1 }, (_, at) => line({ position: at + 1 }))
  const more = [line({ orderno: 'ONL2' }), line({ orderno: 'ONL3' }), line({ qty: '9' })]
  const { lines, taken } = addLines(full, more)
  expect(taken).toEqual([more[0], more[2]])
  expect(lines).toHaveLength(mostReturnLines)
  expect(lines[0]).toEqual(more[2])
})
