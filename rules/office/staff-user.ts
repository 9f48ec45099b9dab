import { type AccountFault, accountFaults } from '../customer/account.ts'
import { type StaffRole, staffRoles } from '../identity/permissions.ts'

export type ColleagueRefusal = 'colleague.last_admin' | 'colleague.self' | 'colleague.suspended'

type Draft = { name: string; email: string; roles: readonly StaffRole[]; sites: readonly number[] }
export type ColleagueField = 'name' | 'email' | 'roles' | 'sites'

/** The roles as they are stored: each once, in their order; who is an admin needs no other. */
export const colleagueRoles = (roles: readonly StaffRole[]): StaffRole[] =>
  roles.includes('admin') ? ['admin'] : staffRoles.filter((role) => roles.includes(role))

/** What is wrong with what is told of a colleague. All but admins look after sites, as they see nothing else. */
export function colleagueFaults({ roles, sites, ...person }: Draft): Partial<Record<ColleagueField, AccountFault>> {
  const { name, email } = accountFaults({ ...person, orderLimit: null, monthLimit: null })
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(roles.length === 0 && { roles: 'missing' as const }),
    ...(!roles.includes('admin') && sites.length === 0 && { sites: 'missing' as const }),
  }
}
