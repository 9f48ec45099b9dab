import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveHint } from '../../../contract/live.ts'
import { keepLive } from './keep-live.ts'

const listeners = new Set<(hint: LiveHint) => void>()

/** Keeps the pages of this window live, for one who is signed in; once in a layout. */
export function useLive(path: string, accountId: number) {
  useEffect(() => {
    const onHint = (hint: LiveHint) => {
      for (const listener of listeners) listener(hint)
    }
    return keepLive({ path, accountId, onHint })
  }, [path, accountId])
}

/** Whether a hint says that what is on screen has changed. */
export type Concern = (hint: Exclude<LiveHint, 'anew'>) => boolean

const ofOrders: Concern = ({ orders }) => orders.length > 0

/**
 * Refetches the queries that begin with these keys when a hint concerns it: where a page shows it at once, else when one does. Without a concern,
 * when any order that its reader may see has changed.
 */
export function useLiveKeys(keys: readonly QueryKey[], concern: Concern = ofOrders) {
  const queries = useQueryClient()
  useEffect(() => {
    const listener = (hint: LiveHint) => {
      if (hint !== 'anew' && !concern(hint)) return
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [queries, keys, concern])
}
