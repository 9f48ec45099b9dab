import {
  IconBuildingWarehouse,
  IconCalendarCheck,
  IconClipboardList,
  IconCoins,
  IconHistory,
  IconMailForward,
  IconPackageExport,
  IconPackageImport,
  IconReceipt,
  IconTruck,
  IconTruckReturn,
  IconUsers,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react'
import { type ComponentType, lazy } from 'react'
import type { StaffPermission } from '../../../rules/identity/permissions.ts'
import type { ConsoleAddress, DetailAddress } from '../../../rules/office/console-address.ts'
import type { TextKey } from '../../../texts/index.ts'
import type { PageProps } from './page-props.ts'

export type ConsolePage = {
  name: ConsoleAddress
  /** It is about one thing, whose number follows. */
  isDetail: boolean
  /** Without one, whoever is staff may open it. */
  permission?: StaffPermission
  title: TextKey
  /** Of its entry in the menu. */
  Icon?: typeof IconWorld
  Page: ComponentType<PageProps>
}

/** What is shown at an address that none of them has, to whoever is staff. */
export const missingPage: Pick<ConsolePage, 'title' | 'Page'> = {
  title: 'layout.not_found_title',
  Page: lazy(() => import('../pages/office/missing.tsx')),
}

/** The pages of the console. */
export const consolePages: readonly ConsolePage[] = [
  page('today', 'today.title', () => import('../pages/office/today.tsx'), {
    permission: 'staff:console',
    Icon: IconCalendarCheck,
  }),
  page('orders', 'desk.title', () => import('../pages/fulfilment/orders.tsx'), {
    permission: 'staff:orders',
    Icon: IconReceipt,
  }),
  page('orders/promises', 'promise_report.title', () => import('../pages/fulfilment/promises.tsx'), {
    permission: 'staff:orders',
  }),
  page('orders/sales', 'sales.title', () => import('../pages/invoice/sales.tsx'), { permission: 'staff:finance' }),
  detail('orders', 'desk.title', () => import('../pages/fulfilment/order.tsx'), { permission: 'staff:orders' }),
  page('returns', 'return_desk.title', () => import('../pages/return/returns.tsx'), {
    permission: 'staff:orders',
    Icon: IconTruckReturn,
  }),
  detail('returns', 'return_desk.title', () => import('../pages/return/return.tsx'), { permission: 'staff:orders' }),
  page('returns/report', 'batch_note.report', () => import('../pages/return/batch-report.tsx'), {
    permission: 'staff:orders',
  }),
  page('returns/batch-notes', 'batch_note.title', () => import('../pages/return/batch-notes.tsx'), {
    permission: 'staff:orders',
  }),
  page('payments', 'money.title', () => import('../pages/payment/payments.tsx'), {
    permission: 'staff:finance',
    Icon: IconCoins,
  }),
  page('payments/e-invoices', 'e_invoice.title', () => import('../pages/invoice/e-invoices.tsx'), {
    permission: 'staff:finance',
  }),
  page('payments/invoices', 'invoice_list.title', () => import('../pages/invoice/invoices.tsx'), {
    permission: 'staff:finance',
  }),
  page('payments/credit-notes', 'credit_note.title', () => import('../pages/payment/credit-notes.tsx'), {
    permission: 'staff:finance',
  }),
  page('payments/accounts', 'money_account.title', () => import('../pages/payment/accounts.tsx'), {
    permission: 'staff:finance',
  }),
  page('payments/reminders', 'money_reminder.title', () => import('../pages/payment/reminders.tsx'), {
    permission: 'staff:finance',
  }),
  detail('payments', 'money_account.title', () => import('../pages/payment/account.tsx'), {
    permission: 'staff:finance',
  }),
  page('shipments', 'warehouse.shipments', () => import('../pages/fulfilment/shipments.tsx'), {
    permission: 'staff:warehouse',
    Icon: IconPackageExport,
  }),
  page('shipments/tracking', 'tracking.title', () => import('../pages/fulfilment/tracking.tsx'), {
    permission: 'staff:warehouse',
  }),
  detail('shipments', 'warehouse.shipments', () => import('../pages/fulfilment/shipment.tsx'), {
    permission: 'staff:warehouse',
  }),
  page('receiving', 'warehouse.receiving', () => import('../pages/fulfilment/receiving.tsx'), {
    permission: 'staff:warehouse',
    Icon: IconPackageImport,
  }),
  page('purchase-orders', 'purchase_order.title', () => import('../pages/fulfilment/purchase-orders.tsx'), {
    permission: 'staff:warehouse',
    Icon: IconClipboardList,
  }),
  page('purchase-orders/suppliers', 'purchase_order.suppliers', () => import('../pages/fulfilment/suppliers.tsx'), {
    permission: 'staff:warehouse',
  }),
  page('purchase-orders/to-order', 'purchase_order.to_order', () => import('../pages/fulfilment/to-order.tsx'), {
    permission: 'staff:warehouse',
  }),
  detail('purchase-orders', 'purchase_order.title', () => import('../pages/fulfilment/purchase-order.tsx'), {
    permission: 'staff:warehouse',
  }),
  page('stock', 'warehouse.stock', () => import('../pages/fulfilment/stock.tsx'), {
    permission: 'staff:warehouse',
    Icon: IconBuildingWarehouse,
  }),
  page('sites', 'site_settings.title', () => import('../pages/site/sites.tsx'), {
    permission: 'staff:sites',
    Icon: IconWorld,
  }),
  page('sites/warehouses', 'site_settings.warehouses', () => import('../pages/site/addresses.tsx'), {
    permission: 'staff:sites',
  }),
  detail('sites', 'site_settings.title', () => import('../pages/site/site.tsx'), { permission: 'staff:sites' }),
  page('carriers', 'carrier.title', () => import('../pages/fulfilment/carriers.tsx'), {
    permission: 'staff:sites',
    Icon: IconTruck,
  }),
  page('carriers/new', 'carrier.new', () => import('../pages/fulfilment/new-carrier.tsx'), {
    permission: 'staff:sites',
  }),
  detail('carriers', 'carrier.title', () => import('../pages/fulfilment/carrier.tsx'), { permission: 'staff:sites' }),
  page('customers', 'customer.title', () => import('../pages/customer/customers.tsx'), {
    permission: 'staff:customers',
    Icon: IconUsers,
  }),
  page('customers/new', 'customer.new', () => import('../pages/customer/new-customer.tsx'), {
    permission: 'staff:customerdesk',
  }),
  page('customers/addresses', 'address.title', () => import('../pages/customer/addresses.tsx'), {
    permission: 'staff:customers',
  }),
  detail('customers', 'customer.title', () => import('../pages/customer/customer.tsx'), {
    permission: 'staff:customers',
  }),
  page('staff-users', 'colleague.title', () => import('../pages/office/staff-users.tsx'), {
    permission: 'staff:colleagues',
    Icon: IconUsersGroup,
  }),
  page('staff-users/new', 'colleague.new', () => import('../pages/office/new-staff-user.tsx'), {
    permission: 'staff:colleagues',
  }),
  detail('staff-users', 'colleague.title', () => import('../pages/office/staff-user.tsx'), {
    permission: 'staff:colleagues',
  }),
  page('authenticator', 'authenticator.title', () => import('../pages/identity/authenticator.tsx')),
  page('outbox', 'outbox.title', () => import('../pages/office/outbox.tsx'), {
    permission: 'staff:mail',
    Icon: IconMailForward,
  }),
  detail('outbox', 'outbox.title', () => import('../pages/office/mail.tsx'), { permission: 'staff:mail' }),
  page('audit', 'audit.title', () => import('../pages/office/audit.tsx'), {
    permission: 'staff:audit',
    Icon: IconHistory,
  }),
  // The component gallery is for developers: a build leaves it out.
  ...(import.meta.env.DEV
    ? [page('parts', 'console.title', () => import('../pages/office/component-gallery.tsx'))]
    : []),
]

type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>
type Options = Pick<ConsolePage, 'permission' | 'Icon'>

function page(name: ConsoleAddress, title: TextKey, load: LoadPage, options: Options = {}): ConsolePage {
  return { name, isDetail: false, title, Page: lazy(load), ...options }
}

function detail(name: DetailAddress, title: TextKey, load: LoadPage, options: Options = {}): ConsolePage {
  return { ...page(name, title, load, options), isDetail: true }
}
