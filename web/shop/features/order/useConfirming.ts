import { type RefObject, useState } from 'react'
import type { AddressDraft } from '../../../../rules/address-form.ts'
import { type Decisions, decidedLines } from '../../../../rules/ordered-instead.ts'
import { CallFailed } from '../../../api/call.ts'
import { focusFirstWrong } from '../../../ui/form/first-wrong.ts'
import type { ListToOrder } from './ListMeanwhile.tsx'
import { askedWith, usePreview } from './preview.ts'
import type { OrderRequest } from './queries.ts'
import { useLeftOrder, useNoting } from './useLeftOrder.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
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
  const request = { ...askedWith(wishes), lines: ordered, ...whose }
  const { preview, isAnswer, error, said, isFetching, refetch } = usePreview(request)
  const { changes, saw } = useUnseen({ wishes, decisions, preview, isAnswer })
  const place = usePlaceOrder({ request, preview, onChanged: saw, onOrdered: kept.forget })
  useNoting(kept, wishes)
  const unfit = useUnfit({ wishes, onChange: setWishes, error, isFirst: !preview })

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
    again: () => void refetch(),
    asking: isFetching,
    blocked: error !== null || typing || nothing || isListOver || (preview?.disabled.length ?? 0) > 0,
    /** Of the fields: what they show and change, and whether somebody tried to place the order with them. */
    fields: { wishes, onChange: setWishes, tried },
    /** Something of the order was left in this window before: it can be begun anew. */
    wasLeft: left !== undefined,
    forget: kept.forget,
    unfit,
    /** Of what is typed: kept before the field is left, as somebody may reload. */
    onType: (change: Partial<OrderRequest>) => note({ wishes: { ...wishes, ...change } }),
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

type Unfit = {
  wishes: Partial<OrderRequest>
  onChange: (wishes: Partial<OrderRequest>) => void
  error: Error | null
  /** Nothing of the order was shown yet. */
  isFirst: boolean
}

/** Leaves out what cannot be wished any more, the others stay; answers why, where its buyer has to know. */
function useUnfit({ wishes, onChange, error, isFirst }: Unfit) {
  const [why, setWhy] = useState<CallFailed>()
  if (!(error instanceof CallFailed)) return why
  // Who carries elsewhere may not carry here: the first who does is shown instead.
  const isCarrier = error.reason === 'order.no_carrier'
  // What was wished in an earlier visit, such as an address that a colleague has removed since.
  const fields = isCarrier ? ['shipVia'] : isFirst ? error.fields.map((field) => field.split('.')[0]) : []
  const fit = Object.entries(wishes).filter(([wish]) => !fields.includes(wish))
  if (fit.length < Object.keys(wishes).length) {
    onChange(Object.fromEntries(fit))
    if (!isCarrier) setWhy(error)
  }
  return why
}
