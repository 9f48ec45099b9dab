import { type RefObject, useState } from 'react'
import { type Decisions, decidedLines } from '../../../../rules/ordered-instead.ts'
import { CallFailed } from '../../../api/call.ts'
import { focusFirstWrong } from '../../../ui/form/first-wrong.ts'
import { askedWith, usePreview } from './preview.ts'
import type { OrderRequest } from './queries.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { useUnseen } from './useUnseen.ts'

export type ToConfirm = {
  lines: OrderRequest['lines']
  /** The lines are those of the basket, as it is when the order is placed. */
  fromBasket?: boolean
  /** The list that is ordered, with how its buyer wished it to be sent. */
  list?: { quickOrderId: number; wishes: Partial<OrderRequest> } | undefined
}

/** What is wished and decided of an order, how it would be, and what keeps it from being placed. */
export function useConfirming({ lines, fromBasket = false, list }: ToConfirm, main: RefObject<HTMLElement | null>) {
  const [wishes, setWishes] = useState<Partial<OrderRequest>>(list?.wishes ?? {})
  const [decisions, setDecisions] = useState<Decisions>({})
  const [typing, setTyping] = useState(false)
  const [tried, setTried] = useState(false)
  const ordered = decidedLines(lines, decisions)
  const whose = { ...(fromBasket && { fromBasket }), ...(list && { quickOrderId: list.quickOrderId }) }
  const request = { ...askedWith(wishes), lines: ordered, ...whose }
  const { preview, isAnswer, error, said, isFetching, refetch } = usePreview(request)
  const { changes, saw } = useUnseen({ own: JSON.stringify([wishes, decisions]), preview, isAnswer })
  const place = usePlaceOrder({ request, preview, onChanged: saw })

  // Who carries elsewhere may not carry here: the first who does is shown instead.
  if (error instanceof CallFailed && error.reason === 'order.no_carrier' && wishes.shipVia) {
    const { shipVia: _gone, ...others } = wishes
    setWishes(others)
  }
  const onFaults = () => {
    setTried(true)
    // Once the faults stand beside their fields.
    requestAnimationFrame(() => main.current && focusFirstWrong(main.current))
  }
  const nothing = ordered.length === 0
  return {
    ...{ decisions, setDecisions, preview, changes, error: said, nothing, typing, place, onFaults },
    again: () => void refetch(),
    asking: isFetching,
    blocked: error !== null || typing || nothing || (preview?.disabled.length ?? 0) > 0,
    /** Of the fields: what they show and change, and whether somebody tried to place the order with them. */
    fields: { wishes, onChange: setWishes, tried },
    onTyping: setTyping,
  }
}
