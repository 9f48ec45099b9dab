import { expect, test } from 'vitest'
import { highestCredit, termsFaults } from './customer.ts'

test.each([
  [0, 0, []],
  [30, 0, []],
  [30, 2500.5, []],
  [365, highestCredit, []],
  [366, 0, ['termsNetDays']],
  [-1, 0, ['termsNetDays']],
  [1.5, 0, ['termsNetDays']],
  [30, -1, ['creditLimit']],
  [30, 0.001, ['creditLimit']],
  [30, highestCredit + 1, ['creditLimit']],
  [30, Number.NaN, ['creditLimit']],
  [0, 100, ['creditLimit']],
])('%d days and a credit of %d: %j', (termsNetDays, creditLimit, expected) => {
  expect(termsFaults({ termsNetDays, creditLimit })).toEqual(expected)
})
