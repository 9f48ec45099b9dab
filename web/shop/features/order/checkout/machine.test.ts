import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAttempt, type PendingAttempt } from '../../../../api/attempt.ts'
import { CallFailed } from '../../../../api/call.ts'
import { preview } from '../../../../testing/order.ts'
import type { Preview } from '../queries.ts'
import { isFinal, nextState, type State, signals, states } from './machine.ts'
import { confirmOrder, isSameOrder, type OrderPlacement, toRequest } from './order-request.ts'
import { beginCheckout, type CheckoutEvent, ownOptions, step } from './step.ts'

const following = (state: State) => signals.flatMap((signal) => nextState(state, signal) ?? [])

test('every state can be reached', () => {
  const reached = new Set<State>(['loading'])
  for (const state of reached) for (const next of following(state)) reached.add(next)
  expect([...reached].toSorted()).toEqual(states.toSorted())
})

test('nothing leads out of an order that is placed, or waits; of any other something does', () => {
  expect(states.filter(isFinal)).toEqual(['placed', 'waiting'])
  expect(states.filter((state) => following(state).length === 0)).toEqual(['placed', 'waiting'])
})

test('only from the button is an order sent, and only what was sent is answered', () => {
  const lead = (to: State) => states.flatMap((from) => signals.filter((signal) => nextState(from, signal) === to))
  expect(new Set(lead('placing'))).toEqual(new Set(['pressed', 'confirmed']))
  const answers = ['ordered', 'handedOn', 'changed', 'refused', 'lost'] as const
  for (const answer of answers) expect(states.filter((state) => nextState(state, answer))).toEqual(['placing'])
})

const failed = (reason: CallFailed['reason'], more: { status?: number; details?: unknown } = {}) =>
  new CallFailed('', { reason, code: 30_000, status: 200, ...more })
const lost = failed('offline', { status: 0 })
const refused = failed('order.site_closed')
const changed = failed('order.changed', { details: preview('b', 12) })

const faulty: Preview = {
  ...preview('a', 10),
  faults: [{ field: 'packingListId', reason: 'order_file.missing', msg: '' }],
}
const previews = fc.constantFrom(preview('a', 10), preview('b', 12), faulty)
const options = fc.constantFrom({}, { poNumber: 'PO-1' }, { shipVia: 'EXP' }, { addressId: 9 })
const failures = fc.constantFrom(lost, refused, changed, failed('order.no_carrier'), failed('order.no_address'))

const seldom = fc.integer({ min: 0, max: 9 }).map((of) => of === 0)
const event = <V>(given: fc.Arbitrary<V>, toEvent: (value: V) => CheckoutEvent) => given.map(toEvent)
const events = fc.oneof(
  event(options, (chosen) => ({ type: 'choose', options: chosen })),
  event(fc.constantFrom({}, { 'AS-1020': null }), (decisions) => ({ type: 'decide', decisions })),
  event(fc.boolean(), (typing) => ({ type: 'type', typing })),
  event(fc.constant('ask' as const), (type) => ({ type })),
  event(failures, (why) => ({ type: 'decline', why })),
  event(seldom, (blocked) => ({ type: 'settle', blocked })),
  event(fc.boolean(), (waits) => ({ type: 'place', waits })),
  {
    weight: 2,
    arbitrary: event(fc.tuple(previews, fc.boolean()), ([shown, isAnswer]) => ({
      type: 'preview',
      preview: shown,
      isAnswer,
    })),
  },
  { weight: 2, arbitrary: event(failures, (failure) => ({ type: 'fail', failure })) },
  {
    weight: 4,
    arbitrary: event(fc.tuple(seldom, fc.boolean()), ([blocked, withoutCoupon]) => ({
      type: 'press',
      blocked,
      withoutCoupon,
    })),
  },
)
const histories = fc.array(events, { minLength: 20, maxLength: 60 })
const begun = (isUnanswered = false) => beginCheckout({ options: {}, typing: false, isOutcomeUnknown: isUnanswered })
const often = { numRuns: 1_000 }

test('whatever happens, an order goes from state to state as the table says', () => {
  fc.assert(
    fc.property(histories, fc.boolean(), (happened, isUnanswered) => {
      let checkout = begun(isUnanswered)
      for (const event of happened) {
        const { state } = checkout
        checkout = step(checkout, event).checkout
        expect([state, ...following(state)]).toContain(checkout.state)
      }
    }),
    often,
  )
})

test('whatever happens, nothing is sent before what was sent is answered, and nothing after it is placed', () => {
  const reached = new Set<State>()
  fc.assert(
    fc.property(histories, (happened) => {
      let checkout = begun()
      let isOpen = false
      for (const event of happened) {
        const next = step(checkout, event)
        const isSent = next.effect?.type === 'send'
        if (isSent) expect([isOpen, isFinal(checkout.state)]).toEqual([false, false])
        // What became of an earlier one is not said of this one.
        if (isSent) expect(next.checkout.failure).toBeNull()
        if (event.type === 'place' || event.type === 'fail') isOpen = false
        if (isSent) isOpen = true
        expect(next.checkout.state === 'placing').toBe(isOpen)
        checkout = next.checkout
        reached.add(checkout.state)
      }
    }),
    often,
  )
  expect([...reached].toSorted(), 'they happen').toEqual(states.toSorted())
})

const order = { lines: [{ number: 'AS-1020', qty: 3, custNumber: '' }] }
/** What becomes of an order on its way: the line may break before or after the server has placed it. */
const ways = fc.constantFrom('answered', 'lostBefore', 'lostAfter', 'refused', 'changed')
const actions = fc.oneof(
  fc.record({ do: fc.constant('press' as const), way: ways }),
  fc.record({ do: fc.constant('look' as const), preview: previews }),
  fc.record({ do: fc.constant('reload' as const) }),
)

/** A server that places an order once for each key. */
function server() {
  const placed = new Map<string, OrderPlacement>()
  const send = async (way: string, { key, content }: PendingAttempt<OrderPlacement>) => {
    if (way === 'lostBefore') throw lost
    if (!placed.has(key)) {
      if (way === 'refused') throw refused
      if (way === 'changed') throw changed
      placed.set(key, content)
    }
    if (way === 'lostAfter') throw lost
  }
  return { placed, send }
}

test('an order is placed once, whatever is lost on the way, however often its buyer presses and reloads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { maxLength: 20 }), async (done) => {
      const { placed, send } = server()
      let stored: PendingAttempt<OrderPlacement> | undefined
      let attempt = createAttempt<OrderPlacement, void>()
      let checkout = step(begun(), { type: 'preview', preview: preview('a', 10), isAnswer: true }).checkout
      for (const deed of done) {
        if (deed.do === 'reload' && !isFinal(checkout.state)) {
          attempt = createAttempt(stored)
          checkout = begun(stored !== undefined)
        }
        if (deed.do === 'look') checkout = step(checkout, { ...deed, type: 'preview', isAnswer: true }).checkout
        if (deed.do !== 'press') continue
        const pressed = step(checkout, { type: 'press', blocked: false, withoutCoupon: false })
        checkout = pressed.checkout
        if (pressed.effect?.type !== 'send' || !checkout.preview) continue
        const confirmed = confirmOrder(toRequest(order, ownOptions(checkout)), checkout.preview, false)
        const answer = await attempt
          .send(confirmed, {
            send: (sent) => send(deed.way, sent),
            isSame: (sent, { revision: _confirmed, ...wanted }) => isSameOrder(sent, wanted),
            store: (unanswered) => {
              stored = unanswered
            },
          })
          .then((): CheckoutEvent => ({ type: 'place', waits: false }))
          .catch((failure: CallFailed): CheckoutEvent => ({ type: 'fail', failure }))
        checkout = step(checkout, answer).checkout
      }
      expect(placed.size).toBeLessThanOrEqual(1)
      if (checkout.state === 'placed') expect(placed.size).toBe(1)
    }),
    often,
  )
})
