/** The pages of the console, by their address below `/console`. */
export const consoleAddresses = [
  'today',
  'orders',
  'orders/promises',
  'orders/sales',
  'returns',
  'returns/report',
  'returns/batch-notes',
  'payments',
  'payments/accounts',
  'payments/credit-notes',
  'payments/e-invoices',
  'payments/invoices',
  'payments/reminders',
  'shipments',
  'shipments/tracking',
  'receiving',
  'purchase-orders',
  'purchase-orders/suppliers',
  'purchase-orders/to-order',
  'stock',
  'sites',
  'sites/warehouses',
  'carriers',
  'carriers/new',
  'customers',
  'customers/new',
  'customers/addresses',
  'staff-users',
  'staff-users/new',
  'authenticator',
  'outbox',
  'audit',
  // Of the development build alone.
  'parts',
] as const
export type ConsoleAddress = (typeof consoleAddresses)[number]

/** Those below which each thing has a page of its own, by its number or code; below `payments` it is a customer's account. */
export const detailAddresses = [
  'orders',
  'returns',
  'payments',
  'shipments',
  'purchase-orders',
  'sites',
  'carriers',
  'customers',
  'staff-users',
  'outbox',
] as const satisfies readonly ConsoleAddress[]
export type DetailAddress = (typeof detailAddresses)[number]

/** The path of a page of the console. */
export const consolePath = (address: ConsoleAddress) => `/console/${address}` as const

/** The path of the page of one thing. */
export const detailPath = (address: DetailAddress, id: number | string) => `/console/${address}/${id}` as const

/** Addresses that bookmarks and mails of earlier versions know, the longer ones first, and where they lead now. */
const movedAddresses: readonly (readonly [string, ConsoleAddress])[] = [
  ['money/customers', 'payments/accounts'],
  ['money', 'payments'],
  ['colleagues', 'staff-users'],
]

/** Where an address of an earlier version leads now, with what follows it; undefined for one that stands. */
export function movedAddress(address: string): string | undefined {
  const moved = movedAddresses.find(([before]) => address === before || address.startsWith(`${before}/`))
  return moved && moved[1] + address.slice(moved[0].length)
}
