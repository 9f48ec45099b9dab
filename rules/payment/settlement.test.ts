import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planSettlement, type SettlementParts } from './settlement.ts'

const invoice = (itemId: number, open: number, share = open) => ({ itemId, open, share })
const plan = (parts: Partial<SettlementParts>) =>
  planSettlement({ amount: 10_000, debits: [], credits: [], orders: [], ...parts })

test.each([
  ['exact', { debits: [invoice(1, 10_000)] }, { payment: 10_000, unallocated: 0, missing: 0, surplus: 0 }],
  ['part', { debits: [invoice(1, 20_000, 10_000)] }, { payment: 10_000, unallocated: 0, missing: 0 }],
  ['over', { debits: [invoice(1, 9_000)] }, { payment: 10_000, unallocated: 1_000, surplus: 0 }],
  ['five cents short', { debits: [invoice(1, 10_005)] }, { payment: 10_000, missing: 5 }],
  ['a share five cents short', { debits: [invoice(1, 10_005, 10_000)] }, { payment: 10_000, missing: 5 }],
  ['a share six cents short', { debits: [invoice(1, 10_006, 10_000)] }, { payment: 10_000, missing: 0 }],
  ['five cents over', { debits: [invoice(1, 9_995)] }, { payment: 10_000, surplus: 5, unallocated: 0 }],
  ['six cents over', { debits: [invoice(1, 9_994)] }, { payment: 10_000, surplus: 0, unallocated: 6 }],
  ['for nothing yet', {}, { payment: 10_000, unallocated: 10_000, surplus: 0 }],
  ['few cents for nothing yet', { amount: 3 }, { payment: 3, unallocated: 3, surplus: 0 }],
] as const)('what is paid %s', (_, parts, expected) => {
  expect(plan(parts)).toMatchObject(expected)
})

test('a credit note is used up before the payment', () => {
  const parts = { debits: [invoice(1, 7_000), invoice(2, 5_000)], credits: [invoice(3, 2_000)] }
  expect(plan(parts)).toMatchObject({
    payment: 10_000,
    clearings: [
      { debitId: 1, by: 3, amount: 2_000 },
      { debitId: 1, by: 'payment', amount: 5_000 },
      { debitId: 2, by: 'payment', amount: 5_000 },
    ],
  })
})

test('an order is paid whole, but for a small difference', () => {
  const order = { orderId: 9, open: 10_003, share: 10_003 }
  expect(plan({ orders: [order] })).toMatchObject({
    payment: 0,
    orders: [{ orderId: 9, amount: 10_000, missing: 3 }],
    missing: 0,
  })
  expect(plan({ amount: 12_000, orders: [order] })).toMatchObject({ payment: 1_997, unallocated: 1_997 })
})

test.each([
  ['money.too_little', { debits: [invoice(1, 10_006)] }],
  ['money.too_little', { amount: 1, debits: [invoice(1, 2), invoice(2, 2)] }],
  ['money.item_changed', { debits: [invoice(1, 9_999, 10_000)] }],
  ['money.item_changed', { debits: [invoice(1, 9_999, 0)] }],
  ['money.credit_left', { debits: [invoice(1, 100)], credits: [invoice(2, 101)] }],
  ['money.order_part', { orders: [{ orderId: 9, open: 20_000, share: 10_000 }] }],
] as const)('%s', (refused, parts) => {
  expect(plan(parts)).toEqual({ refused })
})

const part = fc.record({ open: fc.integer({ min: 1, max: 400 }), share: fc.integer({ min: 1, max: 400 }) })
const parts = fc.record({
  amount: fc.integer({ min: 1, max: 1_500 }),
  debits: fc.array(part, { maxLength: 4 }).map((all) => all.map((one, at) => ({ ...one, itemId: at + 1 }))),
  credits: fc.array(part, { maxLength: 2 }).map((all) => all.map((one, at) => ({ ...one, itemId: at + 10 }))),
  orders: fc
    .array(part, { maxLength: 2 })
    .map((all) => all.map(({ open }, at) => ({ open, share: open, orderId: at + 1 }))),
})

test('to the cent: nothing is settled twice, nothing is lost, whatever is asked for', () => {
  let planned = 0
  fc.assert(
    fc.property(parts, (asked) => {
      const answer = planSettlement(asked)
      if ('refused' in answer) return
      planned++
      const add = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)
      const by = (source: unknown) =>
        add(answer.clearings.filter((one) => one.by === source).map(({ amount }) => amount))
      expect(answer.payment + add(answer.orders.map(({ amount }) => amount))).toBe(asked.amount)
      expect(by('payment') + answer.surplus + answer.unallocated).toBe(answer.payment)
      expect(by('difference')).toBe(answer.missing)
      for (const { itemId, share } of asked.credits) expect(by(itemId)).toBe(share)
      for (const { itemId, open } of asked.debits) {
        const cleared = add(answer.clearings.filter(({ debitId }) => debitId === itemId).map(({ amount }) => amount))
        expect(cleared).toBeGreaterThan(0)
        expect(cleared).toBeLessThanOrEqual(open)
      }
      for (const [at, { open }] of asked.orders.entries()) {
        const order = answer.orders[at]
        expect((order?.amount ?? 0) + (order?.missing ?? 0)).toBe(open)
        expect(order?.amount).toBeGreaterThan(0)
      }
      const differences = answer.missing + answer.surplus + add(answer.orders.map(({ missing }) => missing))
      expect(differences).toBeLessThanOrEqual(5)
    }),
    { numRuns: 3_000 },
  )
  expect(planned).toBeGreaterThan(100)
})
