import { skipToken, useQuery } from '@tanstack/react-query'
import { messagesKey } from '../queries.ts'

export const unreadKey = [...messagesKey, 'unread']

/** How many messages the account has not read, once another component has fetched it. */
export const useUnreadCount = () => useQuery<number>({ queryKey: unreadKey, queryFn: skipToken }).data ?? 0
