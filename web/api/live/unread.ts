import { skipToken, useQuery } from '@tanstack/react-query'
import { messagesKey } from '../queries.ts'

export const unreadKey = [...messagesKey, 'unread']

/** How many messages the reader has not read, once somebody else has asked for it. */
export const useUnreadCount = () => useQuery<number>({ queryKey: unreadKey, queryFn: skipToken }).data ?? 0
