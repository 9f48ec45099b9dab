import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Input, Reply } from '../../../../../contract/endpoint.ts'
import type { readBulkOrder } from '../../../../../contract/order/bulk-order.ts'
import { placeOrder } from '../../../../../contract/order/checkout.ts'
import { createAttempt, type PendingAttempt } from '../../../../api/attempt.ts'
import { CallFailed, call } from '../../../../api/call.ts'
import { refreshAfterOrder } from '../../../../api/queries.ts'
import type { Preview } from '../queries.ts'

export type BulkOrderFile = Reply<typeof readBulkOrder>
export type OrderOfFile = BulkOrderFile['orders'][number]

/** How far an order of the file has come; what is not named waits for its buyer. */
export type Progress =
  | { state: 'placing' }
  | { state: 'placed'; orderno: string }
  | { state: 'waiting'; quickOrderId: number }
  | { state: 'changed'; before: number; total: number; revision: string }
  | { state: 'failed'; failure: CallFailed }

/** Refusals of an order itself; what is below is trouble that the next order would have, too. */
const businessRefusals = 10_000

export type PlacedOrders = ReadonlyMap<string, Progress>

/** Whether an order has been placed or handed on: it is not sent once more. */
export const hasOutcome = (progress: Progress | undefined) =>
  progress?.state === 'placed' || progress?.state === 'waiting'

/** Places orders of a file one after the other, each by itself: a stop, or a line that breaks, keeps what is placed. */
export function usePlaceBulkOrder() {
  const queries = useQueryClient()
  const [placed, setPlaced] = useState<PlacedOrders>(new Map())
  const [running, setRunning] = useState(false)
  const stopping = useRef(false)
  const sendOnce = useSendOnce()
  const set = (reference: string, progress: Progress) => setPlaced((was) => new Map(was).set(reference, progress))

  async function placeOne(order: OrderOfFile) {
    set(order.reference, { state: 'placing' })
    const progress = await sendOnce(order, placed.get(order.reference))
    set(order.reference, progress)
    // Only what is about an order itself leaves the others as they are.
    if (progress.state === 'failed' && progress.failure.code < businessRefusals) stopping.current = true
  }

  /** Places them until one is not answered, or the buyer stops it. */
  async function place(orders: readonly OrderOfFile[]) {
    stopping.current = false
    setRunning(true)
    for (const order of orders) {
      if (stopping.current) break
      await placeOne(order)
    }
    setRunning(false)
    refreshAfterOrder(queries)
  }

  return {
    placed,
    running,
    place,
    stop: () => {
      stopping.current = true
    },
    /** Another file: what was placed of the last one is its own. */
    forget: () => setPlaced(new Map()),
  }
}

type Body = Input<typeof placeOrder>['body']
type PlacedOrder = Reply<typeof placeOrder>

/** Each order has an attempt of its own: sent again after a lost answer it is not placed twice. */
function useSendOnce() {
  const attempts = useRef(new Map<string, ReturnType<typeof createAttempt<Body, PlacedOrder>>>())
  return async (order: OrderOfFile, progress: Progress | undefined): Promise<Progress> => {
    const { reference } = order
    const attempt = attempts.current.get(reference) ?? createAttempt<Body, PlacedOrder>()
    attempts.current.set(reference, attempt)
    try {
      const { orderno, quickOrderId } = await attempt.send(toBody(order, progress), { send })
      return orderno === '' ? { state: 'waiting', quickOrderId: quickOrderId ?? 0 } : { state: 'placed', orderno }
    } catch (failed) {
      return toProgress(failed, order)
    }
  }
}

const send = ({ key, content }: PendingAttempt<Body>) => call(placeOrder, { body: content }, { idempotencyKey: key })

function toBody(order: OrderOfFile, progress: Progress | undefined): Body {
  const { reference, orderType, oneOffAddress, lines, preview } = order
  const revision = progress?.state === 'changed' ? progress.revision : (preview?.revision ?? '')
  return { poNumber: reference, orderType, oneOffAddress, lines, revision }
}

function toProgress(failed: unknown, { preview }: OrderOfFile): Progress {
  if (!(failed instanceof CallFailed)) throw failed
  if (failed.reason !== 'order.changed' || !failed.details) return { state: 'failed', failure: failed }
  // The server answers 30001 with the preview as it is now.
  const { revision, totals } = failed.details as Preview
  return { state: 'changed', before: preview?.totals.total ?? 0, total: totals.total, revision }
}
