import {
  IconBuildingWarehouse,
  IconCalendarCheck,
  IconCoins,
  IconHistory,
  IconMailForward,
  IconPackageExport,
  IconPackageImport,
  IconPuzzle,
  IconReceipt,
  IconTruck,
  IconTruckReturn,
  IconUsers,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react'
import { type ComponentType, lazy } from 'react'
import type { StaffPermission } from '../../../rules/identity/permissions.ts'
import type { TextKey } from '../../../texts/index.ts'
import type { PageProps } from './page-props.ts'

export type ConsolePage = {
  /** Its path below /console. */
  name: string
  /** It is about one thing, whose number follows. */
  isDetail: boolean
  /** Without one, whoever is staff may open it. */
  permission?: StaffPermission
  title: TextKey
  /** Of its entry in the menu. */
  Icon?: typeof IconWorld
  Page: ComponentType<PageProps>
}

/** The pages of the console. */
export const consolePages: readonly ConsolePage[] = [
  page('today', 'today.title', () => import('../pages/today.tsx'), {
    permission: 'staff:console',
    Icon: IconCalendarCheck,
  }),
  page('orders', 'desk.title', () => import('../pages/orders.tsx'), { permission: 'staff:orders', Icon: IconReceipt }),
  detail('orders', 'desk.title', () => import('../pages/order.tsx'), { permission: 'staff:orders' }),
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
  page('money', 'money.title', () => import('../pages/money/payments.tsx'), {
    permission: 'staff:finance',
    Icon: IconCoins,
  }),
  page('money/e-invoices', 'e_invoice.title', () => import('../pages/money/e-invoices.tsx'), {
    permission: 'staff:finance',
  }),
  page('money/credit-notes', 'credit_note.title', () => import('../pages/money/credit-notes.tsx'), {
    permission: 'staff:finance',
  }),
  page('money/customers', 'money_account.title', () => import('../pages/money/accounts.tsx'), {
    permission: 'staff:finance',
  }),
  page('money/reminders', 'money_reminder.title', () => import('../pages/money/reminders.tsx'), {
    permission: 'staff:finance',
  }),
  detail('money', 'money_account.title', () => import('../pages/money/account.tsx'), { permission: 'staff:finance' }),
  page('shipments', 'warehouse.shipments', () => import('../pages/warehouse/shipments.tsx'), {
    permission: 'staff:warehouse',
    Icon: IconPackageExport,
  }),
  page('shipments/tracking', 'tracking.title', () => import('../pages/warehouse/tracking.tsx'), {
    permission: 'staff:warehouse',
  }),
  detail('shipments', 'warehouse.shipments', () => import('../pages/warehouse/shipment.tsx'), {
    permission: 'staff:warehouse',
  }),
  page('receiving', 'warehouse.receiving', () => import('../pages/warehouse/receiving.tsx'), {
    permission: 'staff:warehouse',
    Icon: IconPackageImport,
  }),
  page('stock', 'warehouse.stock', () => import('../pages/warehouse/stock.tsx'), {
    permission: 'staff:warehouse',
    Icon: IconBuildingWarehouse,
  }),
  page('sites', 'site_settings.title', () => import('../pages/sites.tsx'), {
    permission: 'staff:sites',
    Icon: IconWorld,
  }),
  page('sites/warehouses', 'site_settings.warehouses', () => import('../pages/warehouse/addresses.tsx'), {
    permission: 'staff:sites',
  }),
  detail('sites', 'site_settings.title', () => import('../pages/site.tsx'), { permission: 'staff:sites' }),
  page('carriers', 'carrier.title', () => import('../pages/carriers.tsx'), {
    permission: 'staff:sites',
    Icon: IconTruck,
  }),
  page('carriers/new', 'carrier.new', () => import('../pages/new-carrier.tsx'), { permission: 'staff:sites' }),
  detail('carriers', 'carrier.title', () => import('../pages/carrier.tsx'), { permission: 'staff:sites' }),
  page('customers', 'customer.title', () => import('../pages/customers.tsx'), {
    permission: 'staff:customers',
    Icon: IconUsers,
  }),
  page('customers/new', 'customer.new', () => import('../pages/new-customer.tsx'), {
    permission: 'staff:customerdesk',
  }),
  detail('customers', 'customer.title', () => import('../pages/customer.tsx'), { permission: 'staff:customers' }),
  page('colleagues', 'colleague.title', () => import('../pages/colleague/colleagues.tsx'), {
    permission: 'staff:colleagues',
    Icon: IconUsersGroup,
  }),
  page('colleagues/new', 'colleague.new', () => import('../pages/colleague/new-colleague.tsx'), {
    permission: 'staff:colleagues',
  }),
  detail('colleagues', 'colleague.title', () => import('../pages/colleague/colleague.tsx'), {
    permission: 'staff:colleagues',
  }),
  page('authenticator', 'authenticator.title', () => import('../pages/authenticator.tsx')),
  page('outbox', 'outbox.title', () => import('../pages/outbox.tsx'), {
    permission: 'staff:mail',
    Icon: IconMailForward,
  }),
  detail('outbox', 'outbox.title', () => import('../pages/mail.tsx'), { permission: 'staff:mail' }),
  page('audit', 'audit.title', () => import('../pages/audit.tsx'), { permission: 'staff:audit', Icon: IconHistory }),
  page('parts', 'parts.title', () => import('../pages/parts.tsx'), { permission: 'staff:console', Icon: IconPuzzle }),
]

type LoadPage = () => Promise<{ default: ComponentType<PageProps> }>
type Options = Pick<ConsolePage, 'permission' | 'Icon'>

function page(name: string, title: TextKey, load: LoadPage, options: Options = {}): ConsolePage {
  return { name, isDetail: false, title, Page: lazy(load), ...options }
}

function detail(...facts: Parameters<typeof page>): ConsolePage {
  return { ...page(...facts), isDetail: true }
}
