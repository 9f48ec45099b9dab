import Type from 'typebox'
import { longestAppCode } from '../../rules/identity/authenticator.ts'
import { endpoint } from '../endpoint.ts'
import { IsoInstant, Nullable } from '../wire.ts'

/** The app that shows the code of the second step when a colleague signs in; the caller's own. All staff see the console. */
const ownAccess = { access: 'staff:console', beforeAuthenticator: true } as const

const Code = Type.String({
  maxLength: longestAppCode,
  description: 'Six digits that the app shows, or a recovery code',
})
const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String(), { description: 'Shown this once; each lets in once' }),
})

export const getAuthenticator = endpoint({
  ...ownAccess,
  method: 'GET',
  path: '/clientauth/authenticator',
  summary: 'Whether the caller has an authenticator app, and must have one.',
  reply: Type.Object({
    required: Type.Boolean({ description: 'Without one the caller may do nothing else' }),
    confirmedAt: Nullable(IsoInstant),
    recoveryCodes: Type.Integer({ description: 'How many are left' }),
  }),
})

export const startAuthenticator = endpoint({
  ...ownAccess,
  method: 'POST',
  path: '/clientauth/authenticator',
  summary: 'A new secret for an app, as a text and as what its QR code holds; it counts once a code of it was sent.',
  reply: Type.Object({
    secret: Type.String({ description: 'Base 32, 160 bits' }),
    uri: Type.String({ description: 'otpauth://totp/…' }),
  }),
})

export const confirmAuthenticator = endpoint({
  ...ownAccess,
  method: 'PUT',
  path: '/clientauth/authenticator',
  summary: 'Takes the first code of the app. From then on signing in asks for one; the other sessions end.',
  body: Type.Object({ code: Code }),
  reply: RecoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  ...ownAccess,
  method: 'POST',
  path: '/clientauth/authenticator/codes',
  summary: 'New recovery codes in place of all before.',
  body: Type.Object({ code: Code }),
  reply: RecoveryCodes,
})

export const removeAuthenticator = endpoint({
  ...ownAccess,
  method: 'POST',
  path: '/clientauth/authenticator/removal',
  summary: 'Forgets the app and the recovery codes, as before moving to another phone; the other sessions end.',
  body: Type.Object({ code: Code }),
  reply: Type.Null(),
})
