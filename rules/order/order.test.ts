import { expect, test } from 'vitest'
import { firstState, orderTotals, whatOrdersWaitFor } from './order.ts'

test('the total is the sum of its parts', () => {
  const lines = [
    { quantity: 3, unitPrice: 1999, discountPrice: null },
    { quantity: 1, unitPrice: 500, discountPrice: 400 },
  ]
  expect(orderTotals(lines, { shippingCost: 695, vatRateBp: 2100 })).toEqual({
    subtotal: 6397,
    discount: 0,
    shippingCost: 695,
    handlingFee: 0,
    vat: 1489,
    total: 8581,
  })
})

test('VAT is taken on what is left after the discount', () => {
  const lines = [{ quantity: 1, unitPrice: 10_000, discountPrice: null }]
  expect(orderTotals(lines, { shippingCost: 500, vatRateBp: 2100, discount: 1500 })).toEqual({
    subtotal: 10_000,
    discount: 1500,
    shippingCost: 500,
    handlingFee: 0,
    vat: 1890,
    total: 10_890,
  })
})

test('VAT is taken on the handling fee, too', () => {
  const lines = [{ quantity: 1, unitPrice: 10_000, discountPrice: null }]
  expect(orderTotals(lines, { shippingCost: 500, handlingFee: 250, vatRateBp: 2100 })).toEqual({
    subtotal: 10_000,
    discount: 0,
    shippingCost: 500,
    handlingFee: 250,
    vat: 2258,
    total: 13_008,
  })
})

test.each([
  ['payment in advance waits', { termsNetDays: 0, creditLimit: 0, openBalance: 0, overdueDays: 9 }, 'awaitingPayment'],
  ['within the limit', { termsNetDays: 30, creditLimit: 1000, openBalance: 900, overdueDays: 0 }, 'submitted'],
  ['over the limit', { termsNetDays: 30, creditLimit: 1000, openBalance: 901, overdueDays: 0 }, 'onHold'],
  ['overdue', { termsNetDays: 30, creditLimit: 1000, openBalance: 1, overdueDays: 1 }, 'onHold'],
])('%s', (_, outcome, expected) => {
  expect(firstState(outcome, 100)).toBe(expected)
})

test.each([
  ['payment in advance, whatever is overdue', { termsNetDays: 0, openBalance: 0, overdueDays: 9 }, 'payment'],
  ['at the limit', { termsNetDays: 30, openBalance: 1000, overdueDays: 0 }, null],
  ['over the limit', { termsNetDays: 30, openBalance: 1001, overdueDays: 0 }, 'limit'],
  ['overdue and over the limit', { termsNetDays: 30, openBalance: 1001, overdueDays: 1 }, 'overdue'],
  ['the limit of the month is used up', { termsNetDays: 30, openBalance: 0, overdueDays: 0, monthLimit: 500 }, null],
  ['over the limit of the month', { termsNetDays: 30, openBalance: 0, overdueDays: 0, monthLimit: 499 }, 'approval'],
  ['it and overdue', { termsNetDays: 30, openBalance: 0, overdueDays: 9, monthLimit: 499 }, 'approval'],
])('every order waits: %s', (_, account, expected) => {
  expect(whatOrdersWaitFor({ ...unlimited, ...account })).toBe(expected)
})

const unlimited = { creditLimit: 1000, orderLimit: null, monthLimit: null, spentThisMonth: 500 }

test.each([
  ['within all limits', { orderLimit: 200, monthLimit: 700 }, null],
  ['over the limit of an order', { orderLimit: 199 }, 'approval'],
  ['over what is left of the month', { monthLimit: 699 }, 'approval'],
  ['paid in advance and over a limit', { termsNetDays: 0, orderLimit: 199 }, 'approval'],
  ['over the limit of credit alone', { orderLimit: 200, creditLimit: 199 }, 'limit'],
])('an order of 200 waits: %s', (_, account, expected) => {
  const terms = { termsNetDays: 30, openBalance: 0, overdueDays: 0 }
  expect(whatOrdersWaitFor({ ...unlimited, ...terms, ...account }, 200)).toBe(expected)
})
