import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { basketKey } from '../../../../api/queries.ts'

/** Notifies the other tabs of this browser when the basket has changed here, and refetches it when it changed there. */
export function useOtherTabs() {
  const queries = useQueryClient()
  useEffect(() => {
    const tabs = new BroadcastChannel('basket')
    tabs.onmessage = () => void queries.invalidateQueries({ queryKey: basketKey })
    const stop = queries.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (event.mutation.options.mutationKey?.[0] === basketKey[0]) tabs.postMessage(null)
    })
    return () => {
      stop()
      tabs.close()
    }
  }, [queries])
}
