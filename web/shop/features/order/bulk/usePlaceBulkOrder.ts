import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Reply } from '../../../../../contract/endpoint.ts'
import type { readBulkOrder } from '../../../../../contract/order/bulk-order.ts'
import { placeOrder } from '../../../../../contract/order/checkout.ts'
import { newKey } from '../../../../api/attempt.ts'
import { CallFailed, call } from '../../../../api/call.ts'
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
export const isSettled = (progress: Progress | undefined) =>
  progress?.state === 'placed' || progress?.state === 'waiting'

/**
 * Places orders of a file one after the other, each by itself: a stop, or a line that breaks, keeps what is placed. The
 * same order sent again has the same key and is not placed twice.
 */
export function usePlaceBulkOrder() {
  const queries = useQueryClient()
  const [placed, setPlaced] = useState<PlacedOrders>(new Map())
  const [running, setRunning] = useState(false)
  const stopping = useRef(false)
  const keys = useRef(new Map<string, string>())

  const keyOf = (content: object) => {
    const said = JSON.stringify(content)
    const key = keys.current.get(said) ?? newKey()
    keys.current.set(said, key)
    return key
  }
  const set = (reference: string, progress: Progress) => setPlaced((was) => new Map(was).set(reference, progress))

  async function placeOne(order: OrderOfFile, known: Progress | undefined) {
    const { reference, orderType, oneOffAddress, lines, preview } = order
    const revision = known?.state === 'changed' ? known.revision : (preview?.revision ?? '')
    const body = { poNumber: reference, orderType, oneOffAddress, lines, revision }
    set(reference, { state: 'placing' })
    const progress = await call(placeOrder, { body }, { idempotencyKey: keyOf(body) }).then(
      ({ orderno, quickOrderId }): Progress =>
        orderno === '' ? { state: 'waiting', quickOrderId: quickOrderId ?? 0 } : { state: 'placed', orderno },
      (failed: unknown) => failureOf(failed, order),
    )
    set(reference, progress)
    return progress
  }

  /** Places them until one cannot be reached, or somebody stops it. */
  async function place(orders: readonly OrderOfFile[]) {
    stopping.current = false
    setRunning(true)
    for (const order of orders) {
      if (stopping.current) break
      const progress = await placeOne(order, placed.get(order.reference))
      if (progress.state === 'failed' && progress.failure.code < businessRefusals) stopping.current = true
    }
    setRunning(false)
    for (const key of ['basket', 'orders', 'quick orders', 'skus']) void queries.invalidateQueries({ queryKey: [key] })
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

function failureOf(failed: unknown, { preview }: OrderOfFile): Progress {
  if (!(failed instanceof CallFailed)) throw failed
  if (failed.reason !== 'order.changed' || !failed.details) return { state: 'failed', failure: failed }
  // The server answers 30001 with the preview as it is now.
  const { revision, totals } = failed.details as Preview
  return { state: 'changed', before: preview?.totals.total ?? 0, total: totals.total, revision }
}
