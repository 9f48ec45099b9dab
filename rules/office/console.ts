import { holds, type StaffPermission } from '../identity/permissions.ts'
import type { ConsoleAddress } from './console-address.ts'

/** The parts of the console, in the order of its menu. */
export const consoleAreas = ['work', 'warehouse', 'offer', 'system'] as const
export type ConsoleArea = (typeof consoleAreas)[number]

type Entry = { address: ConsoleAddress; area: ConsoleArea; permission: StaffPermission; icon: string; title: string }

/** The menu of the staff's console: where it leads, and what one must be allowed. Titles are keys of the texts. */
export const consoleMenu = [
  { address: 'today', area: 'work', permission: 'staff:console', icon: 'today', title: 'console.menu_today' },
  { address: 'orders', area: 'work', permission: 'staff:orders', icon: 'orders', title: 'console.menu_orders' },
  {
    address: 'returns',
    area: 'work',
    permission: 'staff:orders',
    icon: 'returns',
    title: 'console.menu_returns',
  },
  {
    address: 'customers',
    area: 'work',
    permission: 'staff:customers',
    icon: 'customers',
    title: 'console.menu_customers',
  },
  { address: 'payments', area: 'work', permission: 'staff:finance', icon: 'money', title: 'console.menu_money' },
  {
    address: 'shipments',
    area: 'warehouse',
    permission: 'staff:warehouse',
    icon: 'shipments',
    title: 'console.menu_shipments',
  },
  {
    address: 'receiving',
    area: 'warehouse',
    permission: 'staff:warehouse',
    icon: 'receiving',
    title: 'console.menu_receiving',
  },
  {
    address: 'purchase-orders',
    area: 'warehouse',
    permission: 'staff:warehouse',
    icon: 'purchaseOrders',
    title: 'console.menu_purchase_orders',
  },
  {
    address: 'stock',
    area: 'warehouse',
    permission: 'staff:warehouse',
    icon: 'stock',
    title: 'console.menu_stock',
  },
  { address: 'sites', area: 'offer', permission: 'staff:sites', icon: 'sites', title: 'console.menu_sites' },
  {
    address: 'carriers',
    area: 'offer',
    permission: 'staff:sites',
    icon: 'carriers',
    title: 'console.menu_carriers',
  },
  {
    address: 'staff-users',
    area: 'system',
    permission: 'staff:colleagues',
    icon: 'colleagues',
    title: 'console.menu_colleagues',
  },
  { address: 'outbox', area: 'system', permission: 'staff:mail', icon: 'outbox', title: 'console.menu_outbox' },
  { address: 'audit', area: 'system', permission: 'staff:audit', icon: 'audit', title: 'console.menu_audit' },
] as const satisfies readonly Entry[]

/** What of the console a staff user may open. */
export const consoleEntries = (held: readonly string[]) =>
  consoleMenu.filter(({ permission }) => holds(held, permission))

/** Where staff go most often, the first one first. */
const consoleTabs: readonly ConsoleAddress[] = [
  'today',
  'orders',
  'shipments',
  'payments',
  'receiving',
  'returns',
  'customers',
  'stock',
]

/** As many as have room beside the menu on a telephone 320 pixels wide. */
const mostTabs = 4

/** What a telephone shows of the menu: the places of most use that a staff user may open. */
export function consoleTabEntries(held: readonly string[]) {
  const entries = consoleEntries(held)
  return consoleTabs.flatMap((tab) => entries.find(({ address }) => address === tab) ?? []).slice(0, mostTabs)
}
