import Type from 'typebox'
import { accountLengths, accountStates } from '../../rules/customer/account.ts'
import { staffRoles } from '../../rules/identity/permissions.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant, Keyword, ListOf, Nullable, Paging, UserName } from '../wire.ts'

/** The people of the provider. The admin's alone: who may do everything says who may do what. */
const access = 'staff:colleagues'

const Roles = Type.Array(Type.Enum([...staffRoles]), { maxItems: staffRoles.length })

const Draft = {
  name: Type.String({ maxLength: 2 * accountLengths.name }),
  email: Type.String({ maxLength: 2 * accountLengths.email }),
  language: Type.String({ maxLength: 5 }),
  roles: Roles,
  sites: Type.Array(Id, { maxItems: 50, description: 'Whose customers and orders they see; an admin sees all' }),
}

const Colleague = {
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

export const listColleagues = endpoint({
  method: 'GET',
  path: '/staff/colleague/list',
  access,
  summary: 'The people of the provider by name; those with a word in name, user name or e-mail address.',
  query: Type.Object({ keyword: Type.Optional(Keyword), ...Paging }),
  reply: ListOf(Type.Object(Colleague)),
})

export const getColleague = endpoint({
  method: 'GET',
  path: '/staff/colleague/:id',
  access,
  summary: 'One colleague.',
  params,
  reply: Type.Object(Colleague),
})

export const addColleague = endpoint({
  method: 'POST',
  path: '/staff/colleague',
  access,
  summary: 'Adds a colleague, who chooses a password by a mailed link.',
  body: Type.Object({ userName: UserName, ...Draft }),
  reply: Type.Object({ accountId: Id }),
})

export const changeColleague = endpoint({
  method: 'PUT',
  path: '/staff/colleague/:id',
  access,
  summary:
    'Changes name, address, language, roles and sites. Nobody takes their own admin role, and one admin always stays.',
  params,
  body: Type.Object(Draft),
  reply: Type.Null(),
})

export const changeColleagueStatus = endpoint({
  method: 'PUT',
  path: '/staff/colleague/:id/status',
  access,
  summary:
    'Suspends a colleague, which ends their sessions at once, or lets them in again. Nobody suspends themselves.',
  params,
  body: Type.Object({ status: Type.Enum([...accountStates]) }),
  reply: Type.Null(),
})

export const sendColleagueLink = endpoint({
  method: 'POST',
  path: '/staff/colleague/:id/link',
  access,
  summary: 'Mails a colleague a link to choose a password, and ends their sessions.',
  params,
  reply: Type.Null(),
})

export const removeColleagueAuthenticator = endpoint({
  method: 'DELETE',
  path: '/staff/colleague/:id/authenticator',
  access,
  summary:
    'Forgets the authenticator and the recovery codes of a colleague who has lost both, and ends their sessions. Not for oneself.',
  params,
  reply: Type.Null(),
})
