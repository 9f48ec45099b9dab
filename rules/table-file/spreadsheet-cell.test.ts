import { expect, test } from 'vitest'
import { plainCell, textOfCell } from './spreadsheet-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['TN-2410', 'TN-2410'],
  ["'s", "'s"],
  ['', ''],
])('no cell begins as a formula does: %j', (text, cell) => {
  expect(plainCell(text)).toBe(cell)
  expect(textOfCell(cell)).toBe(text)
})
