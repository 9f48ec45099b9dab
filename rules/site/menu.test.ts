import { expect, test } from 'vitest'
import { isAccountPage } from './menu.ts'

test.each([
  ['/hisorder/orders', true],
  ['/hisorder/orderDetails/ONL000008', true],
  ['/my/account', true],
  ['/my/quickorder', false],
  ['/my/accountant', false],
  ['/order/confirm', false],
  ['/', false],
])('%s is a page of the account: %s', (path, expected) => {
  expect(isAccountPage(path)).toBe(expected)
})
