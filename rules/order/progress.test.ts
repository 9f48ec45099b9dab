import { expect, test } from 'vitest'
import { type OrderState, orderStates } from './order.ts'
import { orderProgress } from './progress.ts'

const events = [
  { status: 'submitted', at: '2026-11-20T09:00:00.000Z' },
  { status: 'released', at: '2026-11-20T10:00:00.000Z' },
  { status: 'partlyShipped', at: '2026-11-20T15:00:00.000Z' },
] satisfies { status: OrderState; at: string }[]

test.each<[OrderState, string[], string | undefined]>([
  ['awaitingPayment', [], 'awaitingPayment'],
  ['onHold', [], 'onHold'],
  ['submitted', ['submitted'], 'released'],
  ['released', ['submitted', 'released'], 'shipped'],
  ['partlyShipped', ['submitted', 'released'], 'shipped'],
  ['shipped', ['submitted', 'released', 'shipped'], 'allDelivered'],
  ['allDelivered', ['submitted', 'released', 'shipped', 'allDelivered'], undefined],
])('%s has %j behind it, then %s', (status, done, next) => {
  const progress = orderProgress({ status, events })
  expect(progress.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(done)
  expect(progress.find(({ isNext }) => isNext)?.step).toBe(next)
})

test('a cancelled order goes nowhere', () => {
  expect(orderProgress({ status: 'cancelled', events })).toEqual([])
})

test.each<OrderState>(['awaitingPayment', 'onHold'])(
  '%s stands in the place of the first step, since when',
  (status) => {
    const since = '2026-11-20T08:00:00.000Z'
    const steps = orderProgress({ status, events: [{ status, at: since }] })
    expect(steps[0]).toEqual({ step: status, at: since, isDone: false, isNext: true, isWaiting: true })
    expect(steps.map(({ step }) => step).slice(1)).toEqual(['released', 'shipped', 'allDelivered'])
  },
)

test('a step has the instant of its event, and none before it is done', () => {
  for (const status of orderStates) {
    for (const { step, at, isDone } of orderProgress({ status, events })) {
      expect(at).toBe(isDone ? (events.find((event) => event.status === step)?.at ?? null) : null)
    }
  }
})
