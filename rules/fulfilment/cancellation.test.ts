import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OrderState, type OrderTotals, orderStates } from '../order/order.ts'
import type { OrderParty } from '../order/order-state.ts'
import {
  type CancellableLine,
  cancellablePieces,
  remainingLine,
  remainingTotals,
  totalsBetween,
} from './cancellation.ts'

const placed = { discount: 1_000, shippingCost: 500, handlingFee: 250, vatRateBp: 2100 }
const line = (quantity: number, cancelled: number, discount = 0): CancellableLine => ({
  quantity,
  cancelled,
  unitPrice: 1_000,
  discountPrice: null,
  discount,
})

test('what remains keeps its price, its share of the discount and what sending it costs', () => {
  const lines = [line(3, 1, 300), line(7, 0, 700)]
  expect(remainingTotals(lines, placed)).toEqual({
    subtotal: 9_000,
    discount: 900,
    shippingCost: 500,
    handlingFee: 250,
    vat: 1_859,
    total: 10_709,
  })
})

test('what a coupon takes off sending stays as long as a piece does', () => {
  expect(remainingTotals([line(3, 2)], { ...placed, discount: 500 })).toMatchObject({
    discount: 500,
    shippingCost: 500,
  })
  expect(remainingTotals([line(3, 3)], { ...placed, discount: 500 })).toEqual({
    subtotal: 0,
    discount: 0,
    shippingCost: 0,
    handlingFee: 0,
    vat: 0,
    total: 0,
  })
})

test('in how many steps pieces are cancelled makes no difference, and what is taken off adds up to the order', () => {
  const anyOrder = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: fc.nat(50_000), share: fc.nat(100) }),
    { minLength: 1, maxLength: 5 },
  )
  fc.assert(
    fc.property(anyOrder, fc.nat(2_500), fc.array(fc.nat(4), { maxLength: 60 }), (rows, vatRateBp, steps) => {
      const lines = rows.map(({ quantity, price, share }) => ({
        ...line(quantity, 0, Math.floor((quantity * price * share) / 100)),
        unitPrice: price,
      }))
      const discount = lines.reduce((sum, one) => sum + one.discount, 0)
      const costs = { discount, shippingCost: 995, handlingFee: 0, vatRateBp }
      const whole = remainingTotals(lines, costs)
      const off: OrderTotals[] = []
      for (const step of steps) {
        const target = lines[step % lines.length]
        if (!target || target.cancelled === target.quantity) continue
        const before = remainingTotals(lines, costs)
        target.cancelled += 1
        off.push(totalsBetween(before, remainingTotals(lines, costs)))
      }
      const sum = (field: keyof OrderTotals) => off.reduce((all, one) => all + one[field], 0)
      const rest = remainingTotals(lines, costs)
      for (const field of ['subtotal', 'discount', 'shippingCost', 'vat', 'total'] as const)
        expect([field, whole[field] - sum(field)]).toEqual([field, rest[field]])
      for (const one of off)
        expect(one.total).toBe(one.subtotal - one.discount + one.shippingCost + one.handlingFee + one.vat)
    }),
  )
})

test.each<[OrderParty, boolean, number, readonly OrderState[]]>([
  ['customer', false, 5, ['awaitingPayment', 'onHold', 'submitted']],
  ['customer', true, 2, ['onHold', 'released', 'partlyShipped']],
  ['staff', false, 5, ['awaitingPayment', 'onHold', 'submitted']],
  ['staff', true, 5, ['onHold', 'released', 'partlyShipped']],
  ['shop', true, 0, []],
])(
  '%s, released %s: cancels %i of two that wait and three that are promised, as %j',
  (party, isReleased, pieces, states) => {
    for (const status of orderStates) {
      const may = cancellablePieces({ waiting: 2, free: 3 }, { status, isReleased }, party)
      expect([status, may]).toEqual([status, states.includes(status) ? pieces : 0])
    }
  },
)

test('what is cancelled of a line was planned for later before it was planned for now', () => {
  const planned = { qty: 5, shipsNow: 3, backOrdered: 2, preOrdered: 0 }
  const remains = (cancelled: number) => {
    const { qty, shipsNow, backOrdered } = remainingLine({ ...planned, cancelled })
    return [qty, shipsNow, backOrdered]
  }
  expect([0, 1, 2, 4, 5].map(remains)).toEqual([
    [5, 3, 2],
    [4, 3, 1],
    [3, 3, 0],
    [1, 1, 0],
    [0, 0, 0],
  ])
})
