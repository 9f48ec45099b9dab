import type { Permission } from './permissions.ts'

/** The menu of a customer's account: where it leads, and what one must be allowed. Titles are keys of the texts. */
export const accountMenu = [
  { path: '/hisorder/orders', permission: 'cust:order', icon: 'orders', title: 'site.menu_orders' },
  { path: '/my/addressbook', permission: 'cust:order', icon: 'addresses', title: 'site.menu_addresses' },
] as const satisfies readonly { path: string; permission: Permission; icon: string; title: string }[]
