import type { Decisions } from '../../../../../rules/basket/replacement.ts'
import { isOutcomeUnknown } from '../../../../api/attempt.ts'
import type { CallFailed } from '../../../../api/call.ts'
import type { CheckoutOptions, Preview } from '../queries.ts'
import { changesSince, isAsShown, type ShownOrder, see, seeAnswer } from './changes-since-shown.ts'
import { dropInvalid, type InvalidOptions, type RemovedAddress, validOptions } from './invalid-options.ts'
import { nextState, type Signal, type State } from './machine.ts'

/** An order in checkout: its state, and what is known and typed of it. */
export type CheckoutState = {
  state: State
  options: CheckoutOptions
  decisions: Decisions
  /** A one-off address is being typed, so that nothing is sent elsewhere meanwhile. */
  typing: boolean
  /** The buyer tried to place the order: what is missing is shown. */
  tried: boolean
  invalid: InvalidOptions
  removed: RemovedAddress | null
  /** The preview is asked for, so that what is shown may be another by now. */
  asking: boolean
  /** The last that could be had: where another is refused it stays, so that the options can be changed. */
  preview: Preview | undefined
  shown: ShownOrder | undefined
  /** Why there is no preview of what is asked for. It stays until there is one, so that a click which leaves a field is not lost. */
  declined: Error | null
  /** What was on the page when the button was pressed too early. */
  press: Press | undefined
  /** Why the order that was sent last is not known to be placed. */
  failure: CallFailed | null
  /** An order was sent, here or by an earlier page, and no answer came. */
  isOutcomeUnknown: boolean
}

type Press = { shown: Preview; withoutCoupon: boolean }

/** What is shown is not what would be placed. */
type PlacingBlock = { blocked: boolean }

/** What a customer, the server or another window does. */
export type CheckoutEvent =
  | { type: 'choose'; options: CheckoutOptions }
  | { type: 'decide'; decisions: Decisions }
  | { type: 'type'; typing: boolean }
  /** The preview is asked for: by the page, by other options, or because it may be another by now. */
  | { type: 'ask' }
  /** There is one; `isAnswer` where it is the server's answer to these options, not one that is still shown. */
  | { type: 'preview'; preview: Preview; isAnswer: boolean }
  | { type: 'decline'; why: Error }
  /** Nothing more is requested. */
  | ({ type: 'settle' } & PlacingBlock)
  | ({ type: 'press'; withoutCoupon: boolean } & PlacingBlock)
  /** The order is placed, or waits as a list. */
  | { type: 'place'; waits: boolean }
  | { type: 'fail'; failure: CallFailed }

/** What has to be done then: send the order, lead to what is missing, or say that it is another by now. */
export type Effect = { type: 'send'; withoutCoupon: boolean } | { type: 'showFaults' } | { type: 'announceChange' }

export type Step = { checkout: CheckoutState; effect?: Effect }

export const beginCheckout = (
  begun: Pick<CheckoutState, 'options' | 'typing' | 'isOutcomeUnknown'>,
): CheckoutState => ({
  ...begun,
  state: 'loading',
  decisions: {},
  tried: false,
  invalid: { why: null, carrier: null },
  removed: null,
  asking: false,
  preview: undefined,
  shown: undefined,
  declined: null,
  press: undefined,
  failure: null,
})

/** The order after an event. */
export function step(was: CheckoutState, event: CheckoutEvent): Step {
  switch (event.type) {
    case 'choose':
      return { checkout: toRest({ ...was, options: event.options }) }
    case 'decide':
      return { checkout: toRest({ ...was, decisions: event.decisions }) }
    case 'type':
      return { checkout: { ...was, typing: event.typing } }
    case 'ask':
      return { checkout: follow({ ...was, asking: true }, 'asked') }
    case 'preview':
      return { checkout: take(was, event) }
    case 'decline':
      return { checkout: follow(toRest(dropInvalid({ ...was, declined: event.why }, event.why)), 'declined') }
    case 'settle':
      return settle({ ...was, asking: false }, event)
    case 'press':
      return press(was, event)
    case 'place':
      return { checkout: follow({ ...was, isOutcomeUnknown: false }, event.waits ? 'handedOn' : 'ordered') }
    case 'fail':
      return { checkout: fail(was, event.failure) }
  }
}

/** What changed since the order was seen; undefined where nothing did. */
export const checkoutChanges = (checkout: CheckoutState) =>
  checkout.preview && changesSince(checkout.shown, ownOptions(checkout), checkout.preview)

/** What the customer has in hand, so far as it is possible. */
export const ownOptions = (checkout: CheckoutState) => ({
  options: validOptions(checkout),
  decisions: checkout.decisions,
})

function follow(checkout: CheckoutState, signal: Signal): CheckoutState {
  const state = nextState(checkout.state, signal)
  return state === undefined ? checkout : { ...checkout, state }
}

/** Where nothing is under way: as it was seen, changed since, or of an order whose outcome is unknown. */
function toRest(checkout: CheckoutState): CheckoutState {
  if (!checkout.preview || checkout.state === 'settling') return checkout
  return follow(checkout, restSignal(checkout))
}

function restSignal(checkout: CheckoutState): Signal {
  if (checkout.isOutcomeUnknown) return 'remembered'
  return checkoutChanges(checkout) ? 'differed' : 'shown'
}

function take(was: CheckoutState, { preview, isAnswer }: { preview: Preview; isAnswer: boolean }) {
  const now = { ...was, preview }
  if (!isAnswer) return toRest(now)
  return toRest({ ...now, declined: null, shown: seeAnswer(was.shown, ownOptions(was), preview) })
}

type PressEvent = PlacingBlock & { withoutCoupon: boolean }

function press(was: CheckoutState, { blocked, withoutCoupon }: PressEvent): Step {
  const { preview, asking } = was
  if (blocked || !preview) return { checkout: was }
  if (!asking) return send(was, 'pressed', withoutCoupon)
  const state = nextState(was.state, 'pressedEarly')
  return { checkout: state ? { ...was, state, press: { shown: preview, withoutCoupon } } : was }
}

/** Of a press that came too early: the order is placed where it is as it was seen. */
function settle(was: CheckoutState, { blocked }: PlacingBlock): Step {
  if (was.state !== 'settling' || !was.press || !was.preview) return { checkout: was }
  const { shown, withoutCoupon } = was.press
  const now = { ...was, press: undefined }
  if (!blocked && isAsShown(shown, was.preview)) return send(now, 'confirmed', withoutCoupon)
  const checkout = follow(now, restSignal(now))
  return blocked ? { checkout } : { checkout, effect: { type: 'announceChange' } }
}

function send(was: CheckoutState, signal: 'pressed' | 'confirmed', withoutCoupon: boolean): Step {
  if (nextState(was.state, signal) === undefined) return { checkout: was }
  if (was.preview && was.preview.faults.length > 0) {
    return { checkout: { ...follow(was, restSignal(was)), tried: true }, effect: { type: 'showFaults' } }
  }
  return { checkout: { ...follow(was, signal), failure: null }, effect: { type: 'send', withoutCoupon } }
}

function fail(was: CheckoutState, failure: CallFailed): CheckoutState {
  if (was.state !== 'placing') return was
  const now = { ...was, failure, isOutcomeUnknown: isOutcomeUnknown(failure) }
  if (now.isOutcomeUnknown) return follow(now, 'lost')
  if (failure.reason !== 'order.changed' || !failure.details || !was.preview) return follow(now, 'refused')
  // What was confirmed is what was seen: the server answers with the order as it is now.
  return follow({ ...now, shown: see(ownOptions(was), was.preview) }, 'changed')
}
