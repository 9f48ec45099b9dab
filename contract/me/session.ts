import Type from 'typebox'
import { longestAppCode } from '../../rules/identity/authenticator.ts'
import { endpoint } from '../endpoint.ts'
import { CaptchaAnswer } from '../identity/verification.ts'
import { Amount, Id, Nullable, Password, UserName } from '../wire.ts'
import { Preferences } from './profile.ts'

/** Specification section 7: the fixed client of our own pages. Public, so no secret in the usual sense. */
export const webClient = { client_id: 'aster-web', client_secret: 'aster-web' } as const

export const mayUserSignIn = endpoint({
  method: 'GET',
  path: '/clientsystem/account/freedom/isQoAdmin',
  access: 'anyone',
  summary:
    'Check before the token: 200 means that this user may try. Every name gets 200, also one that is unknown or suspended.',
  query: Type.Object({ userName: UserName }),
  reply: Type.Integer(),
})

const TokenRequest = {
  username: UserName,
  password: Password,
  // Empty where no captcha was asked for (specification section 7).
  code: Type.Optional(Type.Union([CaptchaAnswer.code, Type.Literal('')])),
  uuid: Type.Optional(Type.Union([CaptchaAnswer.uuid, Type.Literal('')])),
  otp: Type.Optional(
    Type.String({
      maxLength: longestAppCode,
      description: 'Of staff with an authenticator: its code, or a recovery code',
    }),
  ),
  client_id: Type.Optional(Type.String({ maxLength: 100 })),
  client_secret: Type.Optional(Type.String({ maxLength: 100 })),
  grant_type: Type.Literal('password'),
  scope: Type.Optional(
    Type.String({ maxLength: 100, description: '`offline_access`: a customer stays signed in, however long unused' }),
  ),
}

export const signIn = endpoint({
  method: 'POST',
  path: '/clientauth/oauth/token',
  access: 'anyone',
  knowsBrowser: true,
  summary:
    'Create a token for a name and a password, in the query or in a form body. It is also at the top level of the answer (RFC 6749).',
  query: Type.Partial(Type.Object(TokenRequest)),
  body: Type.Partial(Type.Object(TokenRequest)),
  bodyOptional: true,
  form: true,
  reply: Type.Object({
    access_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Seconds' }),
  }),
})

export const getInfo = endpoint({
  method: 'GET',
  path: '/clientsystem/account/getInfo',
  access: 'signed-in',
  beforeAuthenticator: true,
  summary: 'Retrieve the caller: account, company, roles and permissions.',
  reply: Type.Object({
    user: Type.Object({
      userName: Type.String(),
      name: Type.String(),
      custId: Type.Integer({ description: '-1 for staff' }),
      accountId: Id,
      custnum: Type.String(),
      email: Type.String(),
      avatar: Type.String(),
      orgId: Type.Integer(),
      confirmed: Type.Boolean(),
      impersonator: Nullable(Type.String({ description: 'The staff user who sees the shop as this account does' })),
      lacksAuthenticator: Type.Boolean({ description: 'Has to set one up before anything else' }),
      language: Type.String(),
      preferences: Type.Partial(Preferences),
    }),
    roles: Type.Array(Type.String()),
    permissions: Type.Array(Type.String()),
    cust: Nullable(Type.Object({ company: Type.String(), country: Type.String(), termsNetDays: Type.Integer() })),
    currency: Type.String(),
    region: Type.Union([Type.Literal('EU'), Type.Literal('US')]),
    favoritesQty: Type.Integer(),
    listsToApprove: Type.Integer({ description: 'Lists of colleagues that wait for the caller, who places orders' }),
    unreadMessages: Type.Integer({ description: 'Unread messages of the caller' }),
    shoppingCartQty: Type.Integer({ description: 'Lines in the basket' }),
    shoppingCartPrice: Amount,
  }),
})

export const signOut = endpoint({
  method: 'DELETE',
  path: '/clientauth/clienttoken/logout',
  access: 'anyone',
  summary: 'End the session of the token. Does nothing without one.',
  reply: Type.Null(),
})
