import { expect, test } from 'vitest'
import { amountIn } from './amount.ts'

test.each([
  ['', null],
  ['  ', null],
  ['12', 12],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['1 200,00', 1200],
  ['12,555', undefined],
  ['1.200,00', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['twelve', undefined],
])('%j is %j', (typed, amount) => {
  expect(amountIn(typed)).toBe(amount)
})
