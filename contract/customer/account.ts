import Type from 'typebox'
import { accountLengths, accountStates, highestLimit } from '../../rules/customer/account.ts'
import { longestUserName } from '../../rules/customer/user-name.ts'
import { accountRoles } from '../../rules/identity/permissions.ts'
import { endpoint } from '../endpoint.ts'
import { Id, IsoInstant, Keyword, ListPage, Nullable, Paging, Password } from '../wire.ts'

const Role = Type.Enum([...accountRoles])
const State = Type.Enum([...accountStates])
const Limit = Nullable(
  Type.Number({
    minimum: 0.01,
    maximum: highestLimit / 100,
    description: 'Amount, VAT included, at most two decimals; null: none',
  }),
)

const Account = Type.Object(
  {
    accountId: Id,
    userName: Type.String(),
    name: Type.String(),
    email: Type.String(),
    role: Type.Union([Role, Type.Literal('none')]),
    status: State,
    language: Type.String(),
    orderLimit: Limit,
    monthLimit: Limit,
    invited: Type.Boolean({ description: 'Has not chosen a password yet' }),
    self: Type.Boolean({ description: 'The caller themselves' }),
    lastSeenAt: Nullable(IsoInstant),
  },
  { title: 'Account' },
)

// Twice as long as they are stored: surrounding space is no mistake.
const Person = {
  name: Type.String({ maxLength: 2 * accountLengths.name }),
  email: Type.String({ maxLength: 2 * accountLengths.email }),
  role: Role,
  language: Type.String({ maxLength: 5 }),
  orderLimit: Type.Optional(Limit),
  monthLimit: Type.Optional(Limit),
}
const WhichAccount = Type.Object({ accountId: Id })

export const listAccounts = endpoint({
  method: 'GET',
  path: '/clientsystem/account',
  access: 'cust:account',
  summary:
    "List the accounts of the caller's company. The keyword matches part of a name, a user name or an e-mail address.",
  query: Type.Object({ keyword: Type.Optional(Keyword), role: Type.Optional(Role), ...Paging }),
  reply: ListPage(Account),
})

export const addAccount = endpoint({
  method: 'POST',
  path: '/clientsystem/account',
  access: 'cust:account',
  notImpersonated: true,
  summary:
    'Create an account. Without a password, its user gets a mail with a link to choose one, if they may sign in.',
  body: Type.Object({
    userName: Type.String({ minLength: 1, maxLength: 2 * longestUserName }),
    ...Person,
    password: Type.Optional(Password),
    status: Type.Optional(State),
  }),
  reply: Account,
})

export const changeAccount = endpoint({
  method: 'PUT',
  path: '/clientsystem/account/:accountId',
  access: 'cust:account',
  notImpersonated: true,
  summary: 'Update an account and its permissions. The last active main account stays one.',
  params: WhichAccount,
  body: Type.Object(Person),
  reply: Account,
})

export const changeAccountStatus = endpoint({
  method: 'PUT',
  path: '/clientsystem/account/:accountId/status',
  access: 'cust:account',
  notImpersonated: true,
  summary: 'Suspend an account, which ends all its sessions at once, or reactivate it.',
  params: WhichAccount,
  body: Type.Object({ status: State }),
  reply: Account,
})

export const resetAccountPassword = endpoint({
  method: 'PUT',
  path: '/clientsystem/account/:accountId/resetPwd',
  access: 'cust:account',
  notImpersonated: true,
  summary: 'End the sessions of an account and mail its user a link to choose a new password.',
  params: WhichAccount,
  reply: Type.Object({ minutes: Type.Integer({ description: 'So long the link is good' }) }),
})
