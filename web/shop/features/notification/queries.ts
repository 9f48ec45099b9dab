import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import { queryNotifications } from '../../../../contract/people/notification.ts'
import { call } from '../../../api/call.ts'

export type Notification = Reply<typeof queryNotifications>[number]

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => call(queryNotifications, { query: { type: 1 } }),
  staleTime: 5 * 60_000,
})
