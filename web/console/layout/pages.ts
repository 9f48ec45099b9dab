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
  {
    ...{ name: 'today', isDetail: false, permission: 'staff:console', title: 'today.title' },
    Page: lazy(() => import('../pages/today.tsx')),
  },
  {
    ...{ name: 'orders', isDetail: false, permission: 'staff:orders', title: 'desk.title' },
    Page: lazy(() => import('../pages/orders.tsx')),
  },
  {
    ...{ name: 'orders', isDetail: true, permission: 'staff:orders', title: 'desk.title' },
    Page: lazy(() => import('../pages/order.tsx')),
  },
  {
    ...{ name: 'sites', isDetail: false, permission: 'staff:sites', title: 'site_settings.title' },
    Page: lazy(() => import('../pages/sites.tsx')),
  },
  {
    ...{ name: 'sites', isDetail: true, permission: 'staff:sites', title: 'site_settings.title' },
    Page: lazy(() => import('../pages/site.tsx')),
  },
  {
    ...{ name: 'carriers', isDetail: false, permission: 'staff:sites', title: 'carrier.title' },
    Page: lazy(() => import('../pages/carriers.tsx')),
  },
  {
    ...{ name: 'carriers/new', isDetail: false, permission: 'staff:sites', title: 'carrier.new' },
    Page: lazy(() => import('../pages/new-carrier.tsx')),
  },
  {
    ...{ name: 'carriers', isDetail: true, permission: 'staff:sites', title: 'carrier.title' },
    Page: lazy(() => import('../pages/carrier.tsx')),
  },
  {
    ...{ name: 'customers', isDetail: false, permission: 'staff:customers', title: 'customer.title' },
    Page: lazy(() => import('../pages/customers.tsx')),
  },
  {
    ...{ name: 'customers/new', isDetail: false, permission: 'staff:customers', title: 'customer.new' },
    Page: lazy(() => import('../pages/new-customer.tsx')),
  },
  {
    ...{ name: 'customers', isDetail: true, permission: 'staff:customers', title: 'customer.title' },
    Page: lazy(() => import('../pages/customer.tsx')),
  },
  {
    ...{ name: 'colleagues', isDetail: false, permission: 'staff:colleagues', title: 'colleague.title' },
    Page: lazy(() => import('../pages/colleagues.tsx')),
  },
  {
    ...{ name: 'colleagues/new', isDetail: false, permission: 'staff:colleagues', title: 'colleague.new' },
    Page: lazy(() => import('../pages/new-colleague.tsx')),
  },
  {
    ...{ name: 'colleagues', isDetail: true, permission: 'staff:colleagues', title: 'colleague.title' },
    Page: lazy(() => import('../pages/colleague.tsx')),
  },
  {
    ...{ name: 'authenticator', isDetail: false, title: 'authenticator.title' },
    Page: lazy(() => import('../pages/authenticator.tsx')),
  },
  {
    ...{ name: 'outbox', isDetail: false, permission: 'staff:mail', title: 'outbox.title' },
    Page: lazy(() => import('../pages/outbox.tsx')),
  },
  {
    ...{ name: 'outbox', isDetail: true, permission: 'staff:mail', title: 'outbox.title' },
    Page: lazy(() => import('../pages/mail.tsx')),
  },
  {
    ...{ name: 'audit', isDetail: false, permission: 'staff:audit', title: 'audit.title' },
    Page: lazy(() => import('../pages/audit.tsx')),
  },
]
