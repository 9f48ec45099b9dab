import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import { getInfo } from '../../../contract/me/session.ts'
import { toPriceReader } from '../../../rules/catalogue/price/price-reader.ts'
import { holds, isStaffPermission, type Permission } from '../../../rules/identity/permissions.ts'
import { CallFailed, call } from '../call.ts'
import { transport } from '../http/transport.ts'
import { sessionKey } from '../queries.ts'

/** Who is signed in. */
export type Session = Reply<typeof getInfo>

/**
 * The session, or null for a visitor. Where it cannot be had the session ends here (specification section 4), unless the
 * shop is not available.
 */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async (): Promise<Session | null> => {
    if (!transport().hasToken()) return null
    try {
      return await call(getInfo, {})
    } catch (error) {
      if (!(error instanceof CallFailed) || error.status === 503) throw error
      return transport().endSession(error.code === 401 ? 'expired' : 'failed')
    }
  },
  staleTime: 5 * 60_000,
})

/** Who is signed in, or null. Loaded before any page is shown. */
export const useSession = () => useSuspenseQuery(sessionQuery).data

/** Who reads prices here. */
export const usePriceReader = () => toPriceReader(useSession())

/** Whether who is signed in may do this. Staff, whatever they hold, have no basket and no orders of their own. */
export const may = ({ user, permissions }: Session, permission: Permission) =>
  holds(permissions, permission) && isStaffPermission(permission) === (user.custId === -1)

/** Whether the reader may do this; what they may not do is not shown. */
export function useMay(permission: Permission) {
  const session = useSession()
  return session !== null && may(session, permission)
}
