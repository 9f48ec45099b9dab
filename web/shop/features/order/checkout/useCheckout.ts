import { type RefObject, useState } from 'react'
import type { AddressDraft } from '../../../../../rules/address/form.ts'
import { type Decisions, decidedLines } from '../../../../../rules/order/replacement.ts'
import { isUnanswered } from '../../../../api/attempt.ts'
import { focusFirstWrong } from '../../../../ui/form/first-wrong.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { CheckoutOptions, OrderRequest } from '../queries.ts'
import type { ListToOrder } from './ListMeanwhile.tsx'
import { isNotInBasket } from './NotInBasket.tsx'
import { applicableOptions, usePreview } from './preview.ts'
import { useChangesSinceShown } from './useChangesSinceShown.ts'
import { useCheckoutDraft, useDraftUpdates } from './useCheckoutDraft.ts'
import { useInvalidOptions, useRemovedAddress } from './useInvalidOptions.ts'
import { isSame, usePlaceOrder } from './usePlaceOrder.ts'

export type CheckoutOrder = {
  lines: OrderRequest['lines']
  /** The lines are those of the basket, as it is when the order is placed. */
  fromBasket?: boolean
  /** They are not all of it. */
  isPart?: boolean
  /** The list that is ordered. */
  list?: ListToOrder | undefined
}

/** The options and decisions of an order, how it would be, and what keeps it from being placed. */
export function useCheckout(order: CheckoutOrder, main: RefObject<HTMLElement | null>) {
  const text = useText()
  const { lines, fromBasket = false, list } = order
  const numbers = lines.map(({ number }) => number)
  const stored = useCheckoutDraft(nameOf(order, numbers), numbers)
  const { draft, update } = stored
  const [options, setOptions] = useState(draft?.options ?? list?.options ?? {})
  const [decisions, setDecisions] = useState<Decisions>({})
  const [typing, setTyping] = useState(draft?.typed !== undefined)
  const [tried, setTried] = useState(false)
  const ordered = decidedLines(lines, decisions)
  const whose = { ...(fromBasket && { fromBasket }), ...(list && { quickOrderId: list.quickOrderId }) }
  const removedAddress = useRemovedAddress()
  const valid = removedAddress.without(options)
  const request = { ...applicableOptions(valid), lines: ordered, ...whose }
  const { preview, isAnswer, error, said, isFetching, refetch } = usePreview(request)
  const { changes, show } = useChangesSinceShown({ options: valid, decisions, preview, isAnswer })
  const place = usePlaceOrder({
    ...{ request, preview, onChanged: show, onOrdered: stored.forget, pendingAttempt: draft?.pendingAttempt },
    // An order of the basket or of a list is not placed twice: what was ordered is not there any more.
    onAttempt: (pendingAttempt) => !fromBasket && !list && update({ options, pendingAttempt }),
  })
  useDraftUpdates(stored, options)
  const invalidOptions = useInvalidOptions({ options, onChange: setOptions, error, preview, removedAddress })
  const mustChooseAddress = removedAddress.toReplace(options)
  // Where the answer was lost, what is no longer in the basket may be this order: sent again it is answered, not placed anew.
  const isAnswerable = isNotInBasket(error) && place.error !== null && isUnanswered(place.error)

  const onFaults = () => {
    setTried(true)
    // Once the faults stand beside their fields.
    requestAnimationFrame(() => main.current && focusFirstWrong(main.current))
  }
  const nothing = ordered.length === 0
  // What was just ordered is closed by that.
  const isListOver = (list?.state ?? 'open') !== 'open' && !place.isSuccess
  return {
    ...{ decisions, setDecisions, preview, changes, error: said, nothing, typing, place, onFaults },
    isListOver,
    ordered,
    leaveOut: (more: Decisions) => setDecisions({ ...decisions, ...more }),
    again: () => void refetch(),
    asking: isFetching,
    blocked:
      (error !== null && !isAnswerable) ||
      typing ||
      nothing ||
      isListOver ||
      mustChooseAddress !== null ||
      (preview?.disabled.length ?? 0) > 0,
    /** Of the fields: what they show and change, and whether somebody tried to place the order with them. */
    fields: { options, onChange: setOptions, tried },
    /** Something of the order was left in this window before: it can be begun anew. */
    hasDraft: draft !== undefined,
    /** What nobody knows of an order that was sent without an answer: whether it is this one that was placed, or another. */
    unknownOutcome:
      place.pendingAttempt !== undefined &&
      text(isSame(place.pendingAttempt, request) ? 'order.unanswered' : 'order.unanswered_other'),
    forget: stored.forget,
    invalidOptions,
    /** An address that was removed from the book: another is chosen before the order can be placed. */
    mustChooseAddress: typing ? null : mustChooseAddress,
    /** Of what is typed: kept before the field is left, as somebody may reload. */
    onType: (change: CheckoutOptions) => update({ options: { ...options, ...change } }),
    /** A code that is typed and not in use yet. */
    coupon: { request, typed: draft?.coupon, onTyped: (code: string) => update({ coupon: code || undefined }) },
    oneOff: {
      typing,
      typed: draft?.typed,
      onTyped: (typed: Partial<AddressDraft>) => update({ typed }),
      onTyping: (isTyping: boolean) => {
        setTyping(isTyping)
        if (!isTyping) update({ typed: undefined })
      },
    },
  }
}

/** What an order is kept by: a part of the basket, and each set of products that somebody links to, is another one. */
function nameOf({ fromBasket, isPart, list }: CheckoutOrder, numbers: readonly string[]) {
  if (list) return `list ${list.quickOrderId}`
  if (fromBasket && !isPart) return 'basket'
  return [fromBasket ? 'part' : 'products', ...numbers.toSorted()].join(' ')
}
