import { defaultRole } from '../catalogue/price/price-reader.ts'
import { everything, holds, type Permission, permissions, type Role } from './permissions.ts'

/** What each role may do; by the usual roles of the trade. Mail and audit trail hold what no manager has to see. */
export const rolePermissions: Record<Role, readonly string[]> = {
  none: [],
  main: permissions,
  buyer: ['cust:shoppingcart', 'cust:favorites', 'cust:myquickorder', 'cust:order', 'cust:rma'],
  salesrep: ['cust:favorites', 'cust:myquickorder', 'cust:shoppingcart'],
  requester: ['cust:favorites', 'cust:myquickorder'],
  manager: ['staff:console', 'staff:customers', 'staff:customerdesk', 'staff:orders', 'staff:desk'],
  desk: ['staff:console', 'staff:customers', 'staff:customerdesk', 'staff:orders', 'staff:desk'],
  warehouse: ['staff:console', 'staff:orders', 'staff:warehouse'],
  finance: ['staff:console', 'staff:customers', 'staff:orders', 'staff:finance'],
  content: ['staff:console', 'staff:content'],
  admin: [everything],
}

/** What these roles permit. */
export const listPermissions = (roles: readonly Role[]): readonly string[] => [
  ...new Set(roles.flatMap((role) => rolePermissions[role])),
]

/** The roles that allow something. */
export const rolesWith = (permission: Permission): Role[] =>
  (Object.keys(rolePermissions) as Role[]).filter((role) => holds(rolePermissions[role], permission))

/** Specification section 4: an empty roles list becomes the single default role. */
export const rolesOnTheWire = (roles: readonly Role[]): string[] =>
  roles.map((role) => (role === 'none' ? defaultRole : role))
