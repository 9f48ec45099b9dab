import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { countUnread, markRead, queryNotifications } from '../../../../../contract/customer/notification.ts'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { unreadKey } from '../../../../api/live/unread.ts'
import { messagesKey } from '../../../../api/queries.ts'

export type Notification = Reply<typeof queryNotifications>[number]

export const notificationsQuery = queryOptions({
  queryKey: [...messagesKey, 'all'],
  queryFn: () => call(queryNotifications, { query: { type: 1 } }),
  staleTime: 60_000,
})

export const unreadQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: async () => (await call(countUnread, {})).unread,
  staleTime: 60_000,
})

/** Says that all messages up to an instant were read. One that fails stays unread and is tried when they are opened again. */
export function useMarkRead() {
  const queries = useQueryClient()
  return useMutation<null, CallFailed, string>({
    meta: saysItself,
    mutationFn: (until) => call(markRead, { body: { until } }),
    onSuccess: () => queries.setQueryData(unreadKey, 0),
  })
}
