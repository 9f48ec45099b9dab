import { useQuery } from '@tanstack/react-query'
import { messagesKey } from '../../../api/queries.ts'

export const unreadKey = [...messagesKey, 'unread']

/** How many messages the reader has not read, once somebody else has asked for it (`unreadQuery`). */
export const useUnreadCount = () => useQuery<number>({ queryKey: unreadKey, enabled: false }).data ?? 0
