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
/** What an account of a customer may be allowed. */
export type CustomerPermission = (typeof permissions)[number]

const staffPermissions = [
  'staff:console',
  'staff:customers',
  'staff:customerdesk',
  'staff:orders',
  'staff:desk',
  'staff:sites',
  'staff:warehouse',
  'staff:finance',
  'staff:content',
  'staff:colleagues',
  'staff:mail',
  'staff:audit',
] as const
/** What a staff user may be allowed. */
export type StaffPermission = (typeof staffPermissions)[number]

export type Permission = CustomerPermission | StaffPermission

export const isStaffPermission = (permission: string): permission is StaffPermission => permission.startsWith('staff:')

/** The roles of a customer's accounts, the widest first. */
export const accountRoles = ['main', 'buyer', 'salesrep', 'requester'] as const
export type AccountRole = (typeof accountRoles)[number]

/** The roles of staff users, who may hold several; an admin needs no other. */
export const staffRoles = ['manager', 'desk', 'warehouse', 'finance', 'content', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export type Role = AccountRole | 'none' | StaffRole

export const everything = '*:*:*'

export const holds = (held: readonly string[], permission: Permission) =>
  held.includes(everything) || held.includes(permission)

/**
 * Whether who holds these rights may give others those: nobody grants what they do not hold (invariant 31).
 */
export const mayGrant = (held: readonly string[], granted: readonly string[]) =>
  held.includes(everything) || granted.every((permission) => held.includes(permission))

/** Whether a role sees the account price that its company has set, wherever others see what the customer pays. */
export const seesAccountPrice = (role: string) => role === 'salesrep'

/** Whether a role sees what the customer pays. A sales rep sees only the account price, never the purchase price. */
export const seesPurchasePrice = (role: string) => role === 'main' || role === 'buyer' || role === 'requester'

/** Whether a role sees prices at all, and so can order a list by them. */
export const seesPrices = (role: string) => seesPurchasePrice(role) || seesAccountPrice(role)
