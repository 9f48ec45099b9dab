import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import { countUnread, queryNotifications } from '../../../../contract/people/notification.ts'
import { call } from '../../../api/call.ts'
import { messagesKey } from '../../../api/queries.ts'
import { unreadKey } from './unread.ts'

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
