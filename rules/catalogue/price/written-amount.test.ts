import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWrittenAmount } from './written-amount.ts'

test.each([
  ['12', 1_200],
  ['12.5', 1_250],
  ['12,50', 1_250],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1 234,50', 123_450],
  ['1\u00a0234,50', 123_450],
  ["1'234.50", 123_450],
  ['1.234.567', 123_456_700],
  ['1 234', 123_400],
  ['€ 12,50', 1_250],
  ['12,50 €', 1_250],
  ['EUR 12,50', 1_250],
])('%s is %i cents', (text, cents) => {
  expect(readWrittenAmount(text, 'EUR')).toBe(cents)
})

test.each([
  '1.234',
  '1,234',
  '12.345',
  '12,5 0',
  '1.23,50',
  '1.2345,00',
  '12,50 zł',
  '$12',
  '-1',
  '',
  'free',
  '12,',
  '.5',
])('%s is refused: it has two readings, or none', (text) => {
  expect(readWrittenAmount(text, 'EUR')).toBeUndefined()
})

test('a sign of a currency is taken only where the currency is known', () => {
  expect(readWrittenAmount('12,50 €')).toBeUndefined()
  expect(readWrittenAmount('12,50 zł', 'PLN')).toBe(1_250)
})

test('what any language writes with cents and groups is read as it was meant', () => {
  const property = fc.property(
    fc.integer({ min: 0, max: 99_999_999 }),
    fc.constantFrom('de-DE', 'en-GB', 'fr-FR', 'it-IT', 'pl-PL', 'de-CH', 'en-US'),
    fc.constantFrom('EUR', 'USD', 'GBP', 'PLN'),
    (cents, locale, currency) => {
      const written = (cents / 100).toLocaleString(locale, { style: 'currency', currency })
      expect(readWrittenAmount(written, currency)).toBe(cents)
    },
  )
  fc.assert(property)
})
