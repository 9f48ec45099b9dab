import { type SetStateAction, useRef } from 'react'
import type { AddressDraft } from '../../../../../rules/address/form.ts'
import type { Decisions } from '../../../../../rules/basket/replacement.ts'
import { useDraft } from '../../../../api/draft.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { focusFirstWrong } from '../../../../ui/form/first-invalid.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { CheckoutOptions } from '../queries.ts'
import { isBlocked } from './blocked.ts'
import { type CheckoutDraft, checkoutDraftCodec } from './checkout-draft.ts'
import { type CheckoutOrder, checkoutDraftName, confirmOrder, toRequest } from './order-request.ts'
import { type CheckoutEvent, type Effect, ownOptions } from './step.ts'
import { useCheckoutPreview, useCheckoutSteps } from './useCheckoutSteps.ts'
import { type PlacedOrder, useOrderAttempt } from './useOrderAttempt.ts'

export type InCheckout = ReturnType<typeof useCheckout>

/** An order in checkout: what it would be, whether it can be placed, and what its buyer can do with it. */
export function useCheckout(order: CheckoutOrder, onPlaced: (placed: PlacedOrder) => void) {
  const { checkout, latest, request, draft, attempt, main, send } = useOrderSteps(order, onPlaced)
  const previewing = useCheckoutPreview(request, {
    onEvent: send,
    isBlocked: (why) => isBlocked(latest.current, order, why),
  })
  const blocked = isBlocked(checkout, order, previewing.error)
  return {
    order,
    checkout,
    request,
    draft,
    main,
    blocked,
    asking: previewing.asking || checkout.asking,
    again: previewing.again,
    /** An order that was sent and not answered, here or by an earlier page. */
    pendingAttempt: attempt.pendingAttempt,
    press: (withoutCoupon: boolean) => send({ type: 'press', blocked, withoutCoupon }),
    decide: (decisions: Decisions) => send({ type: 'decide', decisions }),
    leaveOut: (more: Decisions) => send({ type: 'decide', decisions: { ...checkout.decisions, ...more } }),
    choose: (change: SetStateAction<CheckoutOptions>) =>
      send({ type: 'choose', options: typeof change === 'function' ? change(latest.current.options) : change }),
    typeAddress: (typing: boolean) => send({ type: 'type', typing }),
  }
}

/** Runs the states of an order, stores what is chosen, and sends it when a step asks for that. */
function useOrderSteps(order: CheckoutOrder, onPlaced: (placed: PlacedOrder) => void) {
  const draft = useDraft(
    'checkout-draft',
    checkoutDraftName(order),
    checkoutDraftCodec(order.lines.map(({ number }) => number)),
  )
  const { checkout, latest, take } = useCheckoutSteps(begin(order, draft.found))
  const request = toRequest(order, ownOptions(checkout))
  const attempt = useOrderAttempt({
    request,
    stored: draft.found?.pendingAttempt,
    // An order of the basket or of a list is not placed twice: what was ordered is no longer there.
    store: (pendingAttempt) =>
      !order.fromBasket && !order.list && draft.update({ options: latest.current.options, pendingAttempt }),
    onPlaced: ({ orderId }) => {
      draft.forget()
      send({ type: 'place', waits: orderId === null })
    },
    onFailed: (failure) => send({ type: 'fail', failure }),
  })
  const { main, run } = useEffects((withoutCoupon) => {
    const { preview } = latest.current
    if (!preview) return
    const now = toRequest(order, ownOptions(latest.current))
    attempt.send(confirmOrder(now, preview, withoutCoupon), { onSuccess: onPlaced })
  })
  const send = (event: CheckoutEvent) => {
    const { options } = latest.current
    const effect = take(event)
    if (latest.current.options !== options) draft.update({ options: latest.current.options })
    if (effect) run(effect)
  }
  return { checkout, latest, request, draft, attempt, main, send }
}

const begin = ({ list }: CheckoutOrder, stored: CheckoutDraft | undefined) => ({
  options: stored?.options ?? list?.options ?? {},
  typing: stored?.typed !== undefined,
  isOutcomeUnknown: stored?.pendingAttempt !== undefined,
})

/** Does what a step asks for. */
function useEffects(sendOrder: (withoutCoupon: boolean) => void) {
  const text = useText()
  const main = useRef<HTMLDivElement>(null)
  const run = (effect: Effect) => {
    if (effect.type === 'send') sendOrder(effect.withoutCoupon)
    if (effect.type === 'announceChange') toast(text('order.changed_what'))
    // Once the faults stand beside their fields.
    if (effect.type === 'showFaults') requestAnimationFrame(() => main.current && focusFirstWrong(main.current))
  }
  return { main, run }
}

/** What the fields of an order show, and how what is typed in them is stored before they are left, as the page may be reloaded. */
export function orderFields({ checkout, choose, draft, request, typeAddress }: InCheckout) {
  const { options, tried, typing } = checkout
  return {
    fields: { options, onChange: choose, tried },
    onType: (change: CheckoutOptions) => draft.update({ options: { ...options, ...change } }),
    coupon: {
      request,
      /** A code that is typed and not in use yet. */
      typed: draft.found?.coupon,
      onTyped: (code: string) => draft.update({ coupon: code || undefined }),
    },
    oneOff: {
      typing,
      typed: draft.found?.typed,
      onTyped: (typed: Partial<AddressDraft>) => draft.update({ typed }),
      onTyping: (isTyping: boolean) => {
        typeAddress(isTyping)
        if (!isTyping) draft.update({ typed: undefined })
      },
    },
  }
}
