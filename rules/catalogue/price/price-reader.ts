/** The role of who has none, such as an account that waits for the approval of its registration (specification section 4). */
export const defaultRole = 'ROLE_DEFAULT'

/** Who reads prices: without one a visitor signs in, a new account waits for the approval, and a customer asks. */
export type PriceReader = 'visitor' | 'newcomer' | 'customer'

export function toPriceReader(session: { roles: readonly string[] } | null): PriceReader {
  if (!session) return 'visitor'
  return session.roles.includes(defaultRole) ? 'newcomer' : 'customer'
}
