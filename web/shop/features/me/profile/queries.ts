import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { listSessions } from '../../../../../contract/identity/session-list.ts'
import { getProfile } from '../../../../../contract/me/profile.ts'
import { getUpdateChoices } from '../../../../../contract/order/order-update.ts'
import { call } from '../../../../api/call.ts'

export type Profile = Reply<typeof getProfile>
export type OpenSession = Reply<typeof listSessions>[number]

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: () => call(getProfile, {}) })

export const updateChoicesQuery = queryOptions({
  queryKey: ['update choices'],
  queryFn: () => call(getUpdateChoices, {}),
})

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: () => call(listSessions, {}) })
