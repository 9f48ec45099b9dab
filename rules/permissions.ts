export const permissions = [
  'cust:shoppingcart',
  'cust:favorites',
  'cust:myquickorder',
  'cust:order',
  'cust:finance',
  'cust:rma',
  'cust:account',
  'cust:accountprice',
] as const
export type Permission = (typeof permissions)[number]

export type Role = 'none' | 'main' | 'buyer' | 'salesrep' | 'requester' | 'manager' | 'admin'

const everything = '*:*:*'

/** What each role may do; the table of the trade's people. */
export const permissionsOf: Record<Role, readonly string[]> = {
  none: [],
  main: permissions,
  buyer: ['cust:shoppingcart', 'cust:favorites', 'cust:myquickorder', 'cust:order', 'cust:rma'],
  salesrep: ['cust:favorites', 'cust:myquickorder', 'cust:shoppingcart'],
  requester: ['cust:favorites', 'cust:myquickorder'],
  manager: [],
  admin: [everything],
}

/** Specification section 4: an empty roles list becomes the single role ROLE_DEFAULT. */
export const rolesOnTheWire = (role: Role): string[] => (role === 'none' ? ['ROLE_DEFAULT'] : [role])

export const holds = (held: readonly string[], wanted: Permission) => held.includes(everything) || held.includes(wanted)

/** Whether a role sees what the customer pays. A sales rep sees only the account price, never the purchase price. */
export const seesPurchasePrice = (role: Role) => role === 'main' || role === 'buyer' || role === 'requester'
