import { expect, test } from 'vitest'
import { barSpans } from './bar-spans.ts'

test.each([
  [[], []],
  [
    [0, 0],
    ['0+0', '0+0'],
  ],
  [
    [50, 200, 0],
    ['0+25', '0+100', '0+0'],
  ],
  [
    [-50, 150],
    ['0+25', '25+75'],
  ],
  [
    [-10, -40],
    ['75+25', '0+100'],
  ],
])('%j are drawn as %j', (amounts, spans) =>
  expect(barSpans(amounts).map(({ start, length }) => `${start}+${length}`)).toEqual(spans),
)
