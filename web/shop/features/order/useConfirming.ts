import { type RefObject, useState } from 'react'
import type { AddressDraft } from '../../../../rules/address-form.ts'
import { type Decisions, decidedLines } from '../../../../rules/ordered-instead.ts'
import { isUnanswered } from '../../../api/attempt.ts'
import { focusFirstWrong } from '../../../ui/form/first-wrong.ts'
import { useText } from '../../../ui/language.tsx'
import type { ListToOrder } from './ListMeanwhile.tsx'
import { isNotInBasket } from './NotInBasket.tsx'
import { askedWith, usePreview } from './preview.ts'
import type { OrderRequest } from './queries.ts'
import { useLeftOrder, useNoting } from './useLeftOrder.ts'
import { isSame, usePlaceOrder } from './usePlaceOrder.ts'
import { useGoneAddress, useUnfit } from './useUnfit.ts'
import { useUnseen } from './useUnseen.ts'

export type ToConfirm = {
  lines: OrderRequest['lines']
  /** The lines are those of the basket, as it is when the order is placed. */
  fromBasket?: boolean
  /** They are not all of it. */
  isPart?: boolean
  /** The list that is ordered. */
  list?: ListToOrder | undefined
}

/** What is wished and decided of an order, how it would be, and what keeps it from being placed. */
export function useConfirming(order: ToConfirm, main: RefObject<HTMLElement | null>) {
  const text = useText()
  const { lines, fromBasket = false, list } = order
  const numbers = lines.map(({ number }) => number)
  const kept = useLeftOrder(nameOf(order, numbers), numbers)
  const { left, note } = kept
  const [wishes, setWishes] = useState(left?.wishes ?? list?.wishes ?? {})
  const [decisions, setDecisions] = useState<Decisions>({})
  const [typing, setTyping] = useState(left?.typed !== undefined)
  const [tried, setTried] = useState(false)
  const ordered = decidedLines(lines, decisions)
  const whose = { ...(fromBasket && { fromBasket }), ...(list && { quickOrderId: list.quickOrderId }) }
  const gone = useGoneAddress()
  const still = gone.without(wishes)
  const request = { ...askedWith(still), lines: ordered, ...whose }
  const { preview, isAnswer, error, said, isFetching, refetch } = usePreview(request)
  const { changes, saw } = useUnseen({ wishes: still, decisions, preview, isAnswer })
  const place = usePlaceOrder({
    ...{ request, preview, onChanged: saw, onOrdered: kept.forget, unanswered: left?.sent },
    // An order of the basket or of a list is not placed twice: what was ordered is not there any more.
    onSent: (sent) => !fromBasket && !list && note({ wishes, sent }),
  })
  useNoting(kept, wishes)
  const unfit = useUnfit({ wishes, onChange: setWishes, error, preview, gone })
  const toChoose = gone.toChoose(wishes)
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
      toChoose !== null ||
      (preview?.disabled.length ?? 0) > 0,
    /** Of the fields: what they show and change, and whether somebody tried to place the order with them. */
    fields: { wishes, onChange: setWishes, tried },
    /** Something of the order was left in this window before: it can be begun anew. */
    wasLeft: left !== undefined,
    /** What nobody knows of an order that was sent without an answer: whether it is this one that was placed, or another. */
    doubt:
      place.sent !== undefined && text(isSame(place.sent, request) ? 'order.unanswered' : 'order.unanswered_other'),
    forget: kept.forget,
    unfit,
    /** An address that was removed from the book: another is chosen before the order can be placed. */
    toChoose: typing ? null : toChoose,
    /** Of what is typed: kept before the field is left, as somebody may reload. */
    onType: (change: Partial<OrderRequest>) => note({ wishes: { ...wishes, ...change } }),
    /** A code that is typed and not in use yet. */
    coupon: { request, typed: left?.coupon, onTyped: (code: string) => note({ coupon: code || undefined }) },
    oneOff: {
      typing,
      typed: left?.typed,
      onTyped: (typed: Partial<AddressDraft>) => note({ typed }),
      onTyping: (isTyping: boolean) => {
        setTyping(isTyping)
        if (!isTyping) note({ typed: undefined })
      },
    },
  }
}

/** What an order is kept by: a part of the basket, and each set of products that somebody links to, is another one. */
function nameOf({ fromBasket, isPart, list }: ToConfirm, numbers: readonly string[]) {
  if (list) return `list ${list.quickOrderId}`
  if (fromBasket && !isPart) return 'basket'
  return [fromBasket ? 'part' : 'products', ...numbers.toSorted()].join(' ')
}
