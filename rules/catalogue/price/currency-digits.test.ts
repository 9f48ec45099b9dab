import { expect, test } from 'vitest'
import { currencyDigits } from './currency-digits.ts'

/** Decimals by ISO 4217 of each currency for which `Intl` says another number. */
const otherwise: Record<string, number> = {
  ...Object.fromEntries(
    'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR RSD SLL SOS SYP YER'.split(' ').map((code) => [code, 2]),
  ),
  IQD: 3,
}

test('currencies have the decimals that Intl says but for those whose coins are out of use', () => {
  const differing = Intl.supportedValuesOf('currency').filter((currency) => {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    return options.maximumFractionDigits !== currencyDigits(currency)
  })
  // What the coins of a country are changes with its data: whatever differs has to be known here.
  expect(differing.filter((currency) => currencyDigits(currency) !== otherwise[currency])).toEqual([])
  expect(differing).toContain('HUF')
})

test.each([
  ['EUR', 2],
  ['HUF', 2],
  ['IQD', 3],
  ['JPY', 0],
  ['KWD', 3],
  ['CLF', 4],
  ['QQQ', 2],
  ['eur', undefined],
  ['EURO', undefined],
])('%s has %s decimals', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits)
})
