import { holds, type StaffPermission } from '../identity/permissions.ts'

/** The parts of the console, in the order of its menu. */
export const consoleAreas = ['work', 'warehouse', 'offer', 'machines'] as const
export type ConsoleArea = (typeof consoleAreas)[number]

type Entry = { path: string; area: ConsoleArea; permission: StaffPermission; icon: string; title: string }

/** The menu of the staff's console: where it leads, and what one must be allowed. Titles are keys of the texts. */
export const consoleMenu = [
  { path: '/console/today', area: 'work', permission: 'staff:console', icon: 'today', title: 'console.menu_today' },
  { path: '/console/orders', area: 'work', permission: 'staff:orders', icon: 'orders', title: 'console.menu_orders' },
  {
    path: '/console/returns',
    area: 'work',
    permission: 'staff:orders',
    icon: 'returns',
    title: 'console.menu_returns',
  },
  {
    path: '/console/customers',
    area: 'work',
    permission: 'staff:customers',
    icon: 'customers',
    title: 'console.menu_customers',
  },
  { path: '/console/money', area: 'work', permission: 'staff:finance', icon: 'money', title: 'console.menu_money' },
  {
    path: '/console/shipments',
    area: 'warehouse',
    permission: 'staff:warehouse',
    icon: 'shipments',
    title: 'console.menu_shipments',
  },
  {
    path: '/console/receiving',
    area: 'warehouse',
    permission: 'staff:warehouse',
    icon: 'receiving',
    title: 'console.menu_receiving',
  },
  {
    path: '/console/stock',
    area: 'warehouse',
    permission: 'staff:warehouse',
    icon: 'stock',
    title: 'console.menu_stock',
  },
  { path: '/console/sites', area: 'offer', permission: 'staff:sites', icon: 'sites', title: 'console.menu_sites' },
  {
    path: '/console/carriers',
    area: 'offer',
    permission: 'staff:sites',
    icon: 'carriers',
    title: 'console.menu_carriers',
  },
  {
    path: '/console/colleagues',
    area: 'machines',
    permission: 'staff:colleagues',
    icon: 'colleagues',
    title: 'console.menu_colleagues',
  },
  { path: '/console/outbox', area: 'machines', permission: 'staff:mail', icon: 'outbox', title: 'console.menu_outbox' },
  { path: '/console/audit', area: 'machines', permission: 'staff:audit', icon: 'audit', title: 'console.menu_audit' },
  { path: '/console/parts', area: 'machines', permission: 'staff:console', icon: 'parts', title: 'console.menu_parts' },
] as const satisfies readonly Entry[]

/** What of the console somebody may open. */
export const consoleEntries = (held: readonly string[]) =>
  consoleMenu.filter(({ permission }) => holds(held, permission))
