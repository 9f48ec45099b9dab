import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { OrderRequest } from '../queries.ts'
import { previewQuery } from './queries.ts'
import { beginCheckout, type CheckoutEvent, step } from './step.ts'

/** Runs an order through its states. What a step asks for is answered once, for whoever made it to do. */
export function useCheckoutSteps(begun: Parameters<typeof beginCheckout>[0]) {
  const [checkout, setCheckout] = useState(() => beginCheckout(begun))
  const latest = useRef(checkout)
  const take = (event: CheckoutEvent) => {
    const next = step(latest.current, event)
    latest.current = next.checkout
    setCheckout(next.checkout)
    return next.effect
  }
  return { checkout, latest, take }
}

type CheckoutCallbacks = {
  onEvent: (event: CheckoutEvent) => void
  /** Whether the order cannot be placed, by why there is no preview of it. */
  isBlocked: (why: Error | null) => boolean
}

/**
 * Asks for the preview of an order, and dispatches the outcome before the page is painted. The server's answer to these options is
 * not what is of another request, or was stored from an earlier visit.
 */
export function useCheckoutPreview(request: OrderRequest, { onEvent, isBlocked }: CheckoutCallbacks) {
  const { data, error, isFetching, refetch, ...query } = useQuery(previewQuery(request))
  const isAnswer = data !== undefined && !query.isPlaceholderData && query.isFetchedAfterMount
  const dispatch = useEffectEvent(onEvent)
  const settle = useEffectEvent(() => onEvent({ type: 'settle', blocked: isBlocked(error) }))
  useLayoutEffect(() => {
    if (isFetching) dispatch({ type: 'ask' })
  }, [isFetching])
  useLayoutEffect(() => {
    if (error) dispatch({ type: 'decline', why: error })
    else if (data) dispatch({ type: 'preview', preview: data, isAnswer })
  }, [data, isAnswer, error])
  // The answer is dispatched before.
  useLayoutEffect(() => {
    if (!isFetching) settle()
  }, [isFetching])
  return { error, asking: isFetching, again: () => void refetch() }
}
