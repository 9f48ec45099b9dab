import { expect, test } from 'vitest'
import { currencyFormat } from './currency-format.ts'

test.each([
  [12_500, 'HUF', 'HUF 12,500'],
  [12_500.5, 'HUF', 'HUF 12,500.50'],
  [0.07, 'HUF', 'HUF 0.07'],
  [12_500, 'JPY', '¥12,500'],
  [12_500, 'EUR', '€12,500.00'],
  [-12.3, 'EUR', '-€12.30'],
])('%s %s is written %s', (amount, currency, written) => {
  expect(currencyFormat('en', currency).format(amount).replaceAll('\u00a0', ' ')).toBe(written)
})
