import type { Reply } from '../../contract/endpoint.ts'
import type { getStaffUser } from '../../contract/office/staff-user.ts'
import { rolePermissions } from '../../rules/identity/roles.ts'
import type { Session } from '../api/session/session.ts'
import { buyer } from './show.tsx'

/** Who runs the shop. */
export const admin: Session = {
  ...buyer,
  user: { ...buyer.user, userName: 'admin', name: 'Ada', custId: -1, custnum: '' },
  roles: ['admin'],
  permissions: ['*:*:*'],
  cust: null,
}

/** An account manager. */
export const manager: Session = { ...admin, roles: ['manager'], permissions: [...rolePermissions.manager] }

/** Who sees customers and decides nothing about them. */
export const bookkeeper: Session = { ...admin, roles: ['finance'], permissions: [...rolePermissions.finance] }

/** A staff user who has not signed in yet, as the admin sees them. */
export const staffUser: Reply<typeof getStaffUser> = {
  accountId: 7,
  userName: 'dirk.desk',
  name: 'Dirk',
  email: 'dirk@example.com',
  language: 'en',
  status: 'active',
  hasAuthenticator: false,
  roles: ['desk'],
  sites: [{ orgId: 5, siteName: 'Deutschland' }],
  invited: true,
  lastSeenAt: null,
}
