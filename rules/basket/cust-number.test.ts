import { expect, test } from 'vitest'
import { bothCustNumbers } from './cust-number.ts'

const long = 'x'.repeat(30)

test.each<[string, string, string | undefined]>([
  ['', '', ''],
  ['A-1', '', 'A-1'],
  ['', 'B-7', 'B-7'],
  ['A-1', 'B-7', 'A-1, B-7'],
  ['A-1', 'A-1', 'A-1'],
  ['A-1, B-7', 'B-7', 'A-1, B-7'],
  ['A-1', 'B-7, A-1', 'A-1, B-7'],
  ['A-1', 'A-12', 'A-1, A-12'],
  [long, 'y'.repeat(28), `${long}, ${'y'.repeat(28)}`],
  [long, 'y'.repeat(29), undefined],
])('“%s” and “%s” are “%s”', (one, other, both) => {
  expect(bothCustNumbers(one, other)).toBe(both)
})
