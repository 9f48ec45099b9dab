import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OrderState, orderStates } from './order.ts'
import {
  isValidTransition,
  mayChange,
  type OrderFacts,
  orderActions,
  orderStatus,
  orderTransitions,
} from './order-state.ts'

const facts = (more: Partial<OrderFacts>): OrderFacts => ({
  lines: [{ quantity: 3, shipped: 0, cancelled: 0 }],
  awaitsPayment: false,
  isHeld: false,
  isReleased: false,
  underWay: 0,
  ...more,
})
const line = (quantity: number, shipped: number, cancelled = 0) => ({ quantity, shipped, cancelled })

test.each<[string, Partial<OrderFacts>, OrderState]>([
  ['it is placed on account', {}, 'submitted'],
  ['its money is to come', { awaitsPayment: true }, 'awaitingPayment'],
  ['it is held', { isHeld: true }, 'onHold'],
  ['it is held although it was released', { isHeld: true, isReleased: true }, 'onHold'],
  ['its money is to come before anybody holds it', { awaitsPayment: true, isHeld: true }, 'awaitingPayment'],
  ['it is released', { isReleased: true }, 'released'],
  ['a piece has left', { isReleased: true, lines: [line(3, 1)], underWay: 1 }, 'partlyShipped'],
  ['a piece has arrived, others wait', { isReleased: true, lines: [line(3, 1)] }, 'partlyShipped'],
  ['all has left', { isReleased: true, lines: [line(3, 3)], underWay: 1 }, 'shipped'],
  ['the rest was cancelled', { isReleased: true, lines: [line(3, 1, 2)], underWay: 1 }, 'shipped'],
  ['all has arrived', { isReleased: true, lines: [line(3, 3), line(2, 0, 2)] }, 'allDelivered'],
  ['all was cancelled', { isReleased: true, lines: [line(3, 0, 3)] }, 'cancelled'],
])('where %s an order is so', (_, more, status) => {
  expect(orderStatus(facts(more))).toBe(status)
})

test('every state is reached from a placed order, and from each that is open it can end', () => {
  const next = (from: OrderState) =>
    orderActions.flatMap((action) => orderStates.filter((to) => isValidTransition(action, from, to)))
  const reach = (from: readonly OrderState[]): Set<OrderState> => {
    const reached = new Set(from)
    for (let size = -1; size !== reached.size; ) {
      size = reached.size
      for (const state of [...reached]) for (const to of next(state)) reached.add(to)
    }
    return reached
  }
  expect([...reach(['awaitingPayment', 'onHold', 'submitted'])].sort()).toEqual([...orderStates].sort())
  for (const state of orderStates) {
    const ends = [...reach([state])].filter((one) => one === 'cancelled' || one === 'allDelivered')
    expect([state, ends.length > 0]).toEqual([state, true])
  }
  expect([next('cancelled'), next('allDelivered')]).toEqual([[], []])
})

test('a customer moves nothing on but ends what has not left', () => {
  const theirs = orderActions.filter((action) => orderTransitions[action].by.includes('customer'))
  expect(theirs).toEqual(['cancel', 'cancelRest'])
  expect(mayChange('cancel', 'submitted', 'customer')).toBe(true)
  expect(mayChange('cancel', 'released', 'customer')).toBe(false)
  expect(mayChange('release', 'submitted', 'customer')).toBe(false)
})

test('an order whose pieces have all left or were cancelled is never open', () => {
  const anyLine = fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.nat(99), fc.nat(99))
    .map(([quantity, shipped, cancelled]) => {
      const left = Math.min(quantity, shipped)
      return line(quantity, left, Math.min(quantity - left, cancelled))
    })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1 }),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.nat(2),
      (lines, awaitsPayment, isHeld, isReleased, underWay) => {
        const status = orderStatus({ lines, awaitsPayment, isHeld, isReleased, underWay })
        const isOpen = lines.some(({ quantity, shipped, cancelled }) => quantity > shipped + cancelled)
        expect(['shipped', 'allDelivered', 'cancelled'].includes(status)).toBe(!isOpen)
      },
    ),
  )
})
