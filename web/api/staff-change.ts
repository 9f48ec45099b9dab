import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '../../contract/endpoint.ts'
import { useAttempt } from './attempt.ts'
import { call } from './call.ts'
import { saysItself } from './failures.ts'
import { paymentsKey, purchaseOrdersKey, shelvesKey, shipmentsKey, staffOrdersKey, todayKey } from './queries.ts'

const changedKeys = [staffOrdersKey, shipmentsKey, shelvesKey, purchaseOrdersKey, paymentsKey, todayKey]

/**
 * Makes a change of staff to orders, shipments, shelves, purchase orders or payments once. Whatever the outcome, what pages show of them is refetched: where it was
 * refused, another staff user was faster.
 */
export function useStaffChange<E extends Endpoint>(endpoint: E, onDone?: (reply: Reply<E>) => void) {
  const queries = useQueryClient()
  const { send, state, error } = useAttempt<Input<E>, Reply<E>>({
    meta: saysItself,
    send: ({ key, content }) => call(endpoint, content, { idempotencyKey: key }),
    onSuccess: (reply) => onDone?.(reply),
    onSettled: () => Promise.all(changedKeys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  return { send, error, isPending: state === 'sending' }
}
