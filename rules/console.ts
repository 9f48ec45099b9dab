import { holds, type StaffPermission } from './permissions.ts'

/** The menu of the staff's console: where it leads, and what one must be allowed. Titles are keys of the texts. */
export const consoleMenu = [
  { path: '/console/customers', permission: 'staff:customers', icon: 'customers', title: 'console.menu_customers' },
  { path: '/console/outbox', permission: 'staff:mail', icon: 'outbox', title: 'console.menu_outbox' },
  { path: '/console/audit', permission: 'staff:audit', icon: 'audit', title: 'console.menu_audit' },
] as const satisfies readonly { path: string; permission: StaffPermission; icon: string; title: string }[]

/** What of the console somebody may open. */
export const consoleEntries = (held: readonly string[]) =>
  consoleMenu.filter(({ permission }) => holds(held, permission))
