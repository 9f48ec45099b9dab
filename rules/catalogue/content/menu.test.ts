import { expect, test } from 'vitest'
import { accountEntry, accountMenu, isAccountPage } from './menu.ts'

test.each([
  ['/hisorder/orders', true],
  ['/hisorder/orderDetails/ONL000008', true],
  ['/finance/allopen', true],
  ['/finance/cleared', true],
  ['/finance/invoice/INL26000001', true],
  ['/my/account', true],
  ['/my/quickorder', false],
  ['/my/accountant', false],
  ['/order/confirm', false],
  ['/', false],
])('%s is a page of the account: %s', (path, expected) => {
  expect(isAccountPage(path)).toBe(expected)
})

test.each([
  ['/hisorder/orders', '/hisorder/orders'],
  ['/hisorder/orderDetails/ONL000008', '/hisorder/orders'],
  ['/finance/opencredit', '/finance/allopen'],
  ['/finance/invoice/INL26000001', '/finance/allopen'],
  ['/order/confirm', undefined],
])('%s stands below the entry %s', (path, entry) => {
  expect(accountEntry(path)).toBe(entry)
  if (entry) expect(accountMenu.map((one) => one.path)).toContain(entry)
})
