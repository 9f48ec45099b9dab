import Type from 'typebox'
import { accountLengths, accountStates } from '../../rules/customer/account.ts'
import { staffRoles } from '../../rules/identity/permissions.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant, Keyword, ListPage, Nullable, Paging, UserName } from '../wire.ts'

/** Staff users. The admin's alone: who may do everything says who may do what. */
const access = 'staff:colleagues'

const Roles = Type.Array(Type.Enum([...staffRoles]), { maxItems: staffRoles.length })

const Draft = {
  name: Type.String({ maxLength: 2 * accountLengths.name }),
  email: Type.String({ maxLength: 2 * accountLengths.email }),
  language: Type.String({ maxLength: 5 }),
  roles: Roles,
  sites: Type.Array(Id, { maxItems: 50, description: 'Whose customers and orders they see; an admin sees all' }),
}

const StaffUser = {
  accountId: Id,
  userName: Type.String(),
  name: Type.String(),
  email: Type.String(),
  language: Type.String(),
  status: Type.Enum([...accountStates]),
  roles: Roles,
  sites: Type.Array(Type.Object({ orgId: Id, siteName: Type.String() })),
  hasAuthenticator: Type.Boolean({ description: 'Signs in with a code of an app, too' }),
  invited: Type.Boolean({ description: 'Has not chosen a password yet' }),
  lastSeenAt: Nullable(IsoInstant),
}

const params = Type.Object({ id: Id })

export const listStaffUsers = endpoint({
  method: 'GET',
  path: '/staff/colleague/list',
  access,
  summary: 'List staff users by name; those with a word in name, user name or e-mail address.',
  query: Type.Object({ keyword: Type.Optional(Keyword), ...Paging }),
  reply: ListPage(Type.Object(StaffUser)),
})

export const getStaffUser = endpoint({
  method: 'GET',
  path: '/staff/colleague/:id',
  access,
  summary: 'Retrieve a staff user.',
  params,
  reply: Type.Object(StaffUser),
})

export const addStaffUser = endpoint({
  method: 'POST',
  path: '/staff/colleague',
  access,
  summary: 'Create a staff user, who chooses a password by a mailed link.',
  body: Type.Object({ userName: UserName, ...Draft }),
  reply: Type.Object({ accountId: Id }),
})

export const changeStaffUser = endpoint({
  method: 'PUT',
  path: '/staff/colleague/:id',
  access,
  summary:
    'Update the name, address, language, roles and sites of a staff user. Nobody removes their own admin role, and one admin always stays.',
  params,
  body: Type.Object(Draft),
  reply: Type.Null(),
})

export const changeStaffUserStatus = endpoint({
  method: 'PUT',
  path: '/staff/colleague/:id/status',
  access,
  summary: 'Suspend a staff user, which ends their sessions at once, or reactivate them. Nobody suspends themselves.',
  params,
  body: Type.Object({ status: Type.Enum([...accountStates]) }),
  reply: Type.Null(),
})

export const sendStaffUserLink = endpoint({
  method: 'POST',
  path: '/staff/colleague/:id/link',
  access,
  summary: 'Mail a staff user a link to choose a password, and end their sessions.',
  params,
  reply: Type.Null(),
})

export const removeStaffUserAuthenticator = endpoint({
  method: 'DELETE',
  path: '/staff/colleague/:id/authenticator',
  access,
  summary:
    'Remove the authenticator and the recovery codes of a staff user who has lost both, and end their sessions. Refused for oneself.',
  params,
  reply: Type.Null(),
})
