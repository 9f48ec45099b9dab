import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '../../contract/endpoint.ts'
import { useAttempt } from './attempt.ts'
import { call } from './call.ts'
import { saysItself } from './failures.ts'
import { deskKey, moneyKey, shelvesKey, shipmentsKey, todayKey } from './queries.ts'

const changedKeys = [deskKey, shipmentsKey, shelvesKey, moneyKey, todayKey]

/**
 * Makes a change of staff to orders, shipments, shelves or payments once. Whatever comes of it, what pages show of them is read anew: where it was
 * refused, somebody else was faster.
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
