import { expect, test } from 'vitest'
import { isSameOrder } from './order-request.ts'

test('an order that a page of the version before has sent is known again, whatever it called what is replaced', () => {
  const line = { number: 'AS-4', qty: 2 }
  const earlier = { lines: [{ ...line, instead: 'AS-1' }], poNumber: 'PO-1', revision: 'a' }
  expect(isSameOrder(earlier, { lines: [{ ...line, replaces: 'AS-1' }], poNumber: 'PO-1' })).toBe(true)
  expect(isSameOrder(earlier, { lines: [{ ...line, replaces: 'AS-2' }], poNumber: 'PO-1' })).toBe(false)
  expect(isSameOrder(earlier, { lines: [line], poNumber: 'PO-1' })).toBe(false)
})
