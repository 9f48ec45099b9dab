import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['  12  High\tStreet ', '12 High Street'],
  ['first\r\nsecond', 'first second'],
  ['a\u00a0b', 'a b'],
  [' \n ', ''],
])('puts %j on one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
