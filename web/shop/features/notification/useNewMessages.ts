import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { notificationsQuery } from './queries.ts'

const seenKey = 'messages-seen'

/** How many messages came since the reader last opened them in this browser, and how he says that he has. */
export function useNewMessages(enabled: boolean) {
  const { data } = useQuery({ ...notificationsQuery, enabled })
  const [seen, setSeen] = useState<string | null>(null)
  // Read in the browser alone, and only once there is something to compare it with.
  const until = data === undefined ? '' : (seen ?? localStorage.getItem(seenKey) ?? '')
  const markSeen = useCallback(() => {
    const newest = data?.[0]?.createTime ?? ''
    localStorage.setItem(seenKey, newest)
    setSeen(newest)
  }, [data])
  return { count: data?.filter(({ createTime }) => createTime > until).length ?? 0, markSeen }
}
