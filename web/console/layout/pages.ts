import { type ComponentType, lazy } from 'react'
import type { StaffPermission } from '../../../rules/permissions.ts'
import type { TextKey } from '../../../texts/index.ts'
import type { PageProps } from './page-props.ts'

export type ConsolePage = {
  /** Its path below /console. */
  name: string
  /** It is about one thing, whose number follows. */
  isDetail: boolean
  permission: StaffPermission
  title: TextKey
  Page: ComponentType<PageProps>
}

/** The pages of the console. */
export const consolePages: readonly ConsolePage[] = [
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
