import { type AccountFault, accountFaults } from '../customer/account.ts'
import { type StaffRole, staffRoles } from '../identity/permissions.ts'

export type StaffUserRefusal = 'colleague.last_admin' | 'colleague.self' | 'colleague.suspended'

type Draft = { name: string; email: string; roles: readonly StaffRole[]; sites: readonly number[] }
export type StaffUserField = 'name' | 'email' | 'roles' | 'sites'

/** The roles as they are stored: each once, in their order; who is an admin needs no other. */
export const toStaffRoles = (roles: readonly StaffRole[]): StaffRole[] =>
  roles.includes('admin') ? ['admin'] : staffRoles.filter((role) => roles.includes(role))

/** What is wrong with the data of a staff user. All but admins need sites, as they see nothing else. */
export function staffUserFaults({ roles, sites, ...account }: Draft): Partial<Record<StaffUserField, AccountFault>> {
  const { name, email } = accountFaults({ ...account, orderLimit: null, monthLimit: null })
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(roles.length === 0 && { roles: 'missing' as const }),
    ...(!roles.includes('admin') && sites.length === 0 && { sites: 'missing' as const }),
  }
}
