import { type CustomerPermission, holds } from '../../identity/permissions.ts'

type MenuEntry = {
  path: string
  /** What one must be allowed; null: nothing but to be signed in. */
  permission: CustomerPermission | null
  icon: string
  /** A key of the texts. */
  title: string
  /** Where there is such a page; everywhere without it. */
  region?: 'EU'
}

/** The menu of an account: where it leads. */
export const accountMenu = [
  { path: '/hisorder/orders', permission: 'cust:order', icon: 'orders', title: 'menu.orders' },
  { path: '/finance/allopen', permission: 'cust:finance', icon: 'invoices', title: 'menu.invoices' },
  { path: '/rma/list', permission: 'cust:rma', icon: 'returns', title: 'menu.returns' },
  { path: '/pm/promotion', permission: 'cust:order', icon: 'promotions', title: 'menu.promotions' },
  { path: '/my/coupons', permission: 'cust:order', icon: 'coupons', title: 'menu.coupons', region: 'EU' },
  { path: '/hisorder/quickorders', permission: 'cust:myquickorder', icon: 'quickorders', title: 'menu.quickorders' },
  { path: '/my/addressbook', permission: 'cust:order', icon: 'addresses', title: 'menu.addresses' },
  { path: '/my/accounts', permission: 'cust:account', icon: 'accounts', title: 'menu.accounts' },
  { path: '/my/accountprice', permission: 'cust:accountprice', icon: 'accountprice', title: 'menu.accountprice' },
  { path: '/my/account', permission: null, icon: 'account', title: 'menu.account' },
] as const satisfies readonly MenuEntry[]

/** The entries of the menu for who holds these rights in a region; staff have no pages of a customer. */
export const menuFor = (held: readonly string[], isCustomer: boolean, here: 'EU' | 'US') =>
  accountMenu.filter(
    ({ permission, ...entry }) =>
      (!('region' in entry) || entry.region === here) &&
      (permission === null || (isCustomer && holds(held, permission))),
  )

/** How the addresses of pages begin that stand below an entry of the menu. */
const pagesBelow: ReadonlyArray<readonly [start: string, entry: string]> = [
  ['/hisorder/orderDetails/', '/hisorder/orders'],
  ['/hisorder/quickOrderDetails/', '/hisorder/quickorders'],
  ['/sales/promotionSku', '/pm/promotion'],
  ['/finance/', '/finance/allopen'],
  ['/rma/', '/rma/list'],
]

/** The entry of the account's menu that a page is, or stands below; undefined for pages that are none of the account. */
export const accountEntry = (path: string): string | undefined =>
  accountMenu.find((entry) => entry.path === path)?.path ?? pagesBelow.find(([start]) => path.startsWith(start))?.[1]

/** Whether a page is one of the account. */
export const isAccountPage = (path: string) => accountEntry(path) !== undefined
