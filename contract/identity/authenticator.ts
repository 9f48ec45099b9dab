import Type from 'typebox'
import { longestAppCode } from '../../rules/identity/authenticator.ts'
import { endpoint } from '../endpoint.ts'
import { IsoInstant, Nullable } from '../wire.ts'

/** The app that shows the code of the second step when a staff user signs in; the caller's own. All staff see the console. */
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
  summary: 'Retrieve whether the caller has an authenticator app, and must have one.',
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
  summary:
    'Create a new secret for an app, as a text and as the content of its QR code. It counts once a code of it was sent.',
  reply: Type.Object({
    secret: Type.String({ description: 'Base 32, 160 bits' }),
    uri: Type.String({ description: 'otpauth://totp/…' }),
  }),
})

export const confirmAuthenticator = endpoint({
  ...ownAccess,
  method: 'PUT',
  path: '/clientauth/authenticator',
  summary: 'Confirm the app by its first code. From then on signing in asks for one; the other sessions end.',
  body: Type.Object({ code: Code }),
  reply: RecoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  ...ownAccess,
  method: 'POST',
  path: '/clientauth/authenticator/codes',
  summary: 'Create new recovery codes, which replace all earlier ones.',
  body: Type.Object({ code: Code }),
  reply: RecoveryCodes,
})

export const removeAuthenticator = endpoint({
  ...ownAccess,
  method: 'POST',
  path: '/clientauth/authenticator/removal',
  summary: 'Remove the app and the recovery codes, as before moving to another phone. The other sessions end.',
  body: Type.Object({ code: Code }),
  reply: Type.Null(),
})
