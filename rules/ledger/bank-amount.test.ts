import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBankAmount, readBankAmount } from './bank-amount.ts'

test.each([
  ['12.5', 'EUR', 1_250],
  ['12.50', 'EUR', 1_250],
  ['12', 'EUR', 1_200],
  ['12.34000', 'EUR', 1_234],
  ['1200.00', 'JPY', 120_000],
  ['12500.50', 'HUF', 1_250_050],
  ['12500', 'HUF', 1_250_000],
  ['0.07', 'EUR', 7],
  ['0', 'EUR', 0],
  ['1.15', 'USD', 115],
  ['007.00', 'GBP', 700],
  ['90071992547409.91', 'EUR', 9_007_199_254_740_991],
  ['1200', 'JPY', 120_000],
  ['1.230', 'KWD', 123],
  ['+15.00', 'EUR', 1_500],
  ['.50', 'EUR', 50],
  ['7.', 'EUR', 700],
])('%s %s is read', (text, currency, amount) => {
  expect(readBankAmount(text, currency)).toBe(amount)
})

test.each([
  ['12.345', 'EUR'],
  ['12.50001', 'EUR'],
  ['12.000000', 'EUR'],
  ['12.5', 'JPY'],
  ['12.345', 'HUF'],
  ['1.234', 'KWD'],
  ['1e3', 'EUR'],
  ['-1', 'EUR'],
  ['', 'EUR'],
  ['+', 'EUR'],
  ['++1', 'EUR'],
  ['+.', 'EUR'],
  ['1.2.3', 'EUR'],
  ['.', 'EUR'],
  ['1,5', 'EUR'],
  ['1 000', 'EUR'],
  ['0x10', 'EUR'],
  ['١٢', 'EUR'],
  ['NaN', 'EUR'],
  ['90071992547409.92', 'EUR'],
  ['9999999999999999', 'EUR'],
  ['1', ''],
  ['1', 'eur'],
  ['1', 'EURO'],
])('"%s" of "%s" is no amount', (text, currency) => {
  expect(readBankAmount(text, currency)).toBeNull()
})

test('thousandths of a dinar are an amount, which no ledger keeps', () => {
  expect([isBankAmount('1.234', 'KWD'), isBankAmount('1.2345', 'KWD'), isBankAmount('1.5', 'JPY')]).toEqual([
    true,
    false,
    false,
  ])
})

test('every amount is read as it was written, to the cent', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000_000), (cents) => {
      const digits = String(cents).padStart(3, '0')
      expect(readBankAmount(`${digits.slice(0, -2)}.${digits.slice(-2)}`, 'EUR')).toBe(cents)
    }),
  )
})
