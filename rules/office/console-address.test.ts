import { expect, test } from 'vitest'
import { consoleAddresses, movedAddress } from './console-address.ts'

test.each([
  ['money', 'payments'],
  ['money/12', 'payments/12'],
  ['money/customers', 'payments/accounts'],
  ['money/e-invoices', 'payments/e-invoices'],
  ['colleagues/new', 'staff-users/new'],
  ['colleagues/7', 'staff-users/7'],
])('%s of an earlier version leads to %s', (before, now) => {
  expect(movedAddress(before)).toBe(now)
})

test('an address that stands leads nowhere else', () => {
  expect(consoleAddresses.filter((address) => movedAddress(address) !== undefined)).toEqual([])
  expect(movedAddress('moneybox')).toBeUndefined()
})
