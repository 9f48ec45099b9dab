import { type ComponentType, lazy } from 'react'
import type { StaffPermission } from '../../../rules/people/permissions.ts'
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
  Page: ComponentType<PageProps>
}

/** The pages of the console. */
export const consolePages: readonly ConsolePage[] = [
  page('today', 'today.title', () => import('../pages/today.tsx'), 'staff:console'),
  page('orders', 'desk.title', () => import('../pages/orders.tsx'), 'staff:orders'),
  detail('orders', 'desk.title', () => import('../pages/order.tsx'), 'staff:orders'),
  page('sites', 'site_settings.title', () => import('../pages/sites.tsx'), 'staff:sites'),
  detail('sites', 'site_settings.title', () => import('../pages/site.tsx'), 'staff:sites'),
  page('carriers', 'carrier.title', () => import('../pages/carriers.tsx'), 'staff:sites'),
  page('carriers/new', 'carrier.new', () => import('../pages/new-carrier.tsx'), 'staff:sites'),
  detail('carriers', 'carrier.title', () => import('../pages/carrier.tsx'), 'staff:sites'),
  page('customers', 'customer.title', () => import('../pages/customers.tsx'), 'staff:customers'),
  page('customers/new', 'customer.new', () => import('../pages/new-customer.tsx'), 'staff:customers'),
  detail('customers', 'customer.title', () => import('../pages/customer.tsx'), 'staff:customers'),
  page('colleagues', 'colleague.title', () => import('../pages/colleagues.tsx'), 'staff:colleagues'),
  page('colleagues/new', 'colleague.new', () => import('../pages/new-colleague.tsx'), 'staff:colleagues'),
  detail('colleagues', 'colleague.title', () => import('../pages/colleague.tsx'), 'staff:colleagues'),
  page('authenticator', 'authenticator.title', () => import('../pages/authenticator.tsx')),
  page('outbox', 'outbox.title', () => import('../pages/outbox.tsx'), 'staff:mail'),
  detail('outbox', 'outbox.title', () => import('../pages/mail.tsx'), 'staff:mail'),
  page('audit', 'audit.title', () => import('../pages/audit.tsx'), 'staff:audit'),
]

type Load = () => Promise<{ default: ComponentType<PageProps> }>

function page(name: string, title: TextKey, load: Load, permission?: StaffPermission): ConsolePage {
  return { name, isDetail: false, title, Page: lazy(load), ...(permission && { permission }) }
}

function detail(...facts: Parameters<typeof page>): ConsolePage {
  return { ...page(...facts), isDetail: true }
}
