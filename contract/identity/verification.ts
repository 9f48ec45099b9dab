import Type from 'typebox'
import { longestEmail } from '../../rules/identity/email.ts'
import { longestCode } from '../../rules/identity/verification.ts'
import { endpoint } from '../endpoint.ts'
import { SiteQuery } from '../site/site.ts'

export const Email = Type.String({ minLength: 1, maxLength: longestEmail })
/** Longer than a code is, for the spaces that come with copying it. */
export const EmailCode = Type.String({ minLength: 1, maxLength: longestCode })

/** The answer to a captcha: its uuid, and the digits or the work that a browser did, as `<counter>.<key>`. */
export const CaptchaAnswer = {
  uuid: Type.String({ minLength: 1, maxLength: 60 }),
  code: Type.String({ minLength: 1, maxLength: 60 }),
}

export const CodeSent = Type.Object(
  {
    minutes: Type.Integer({ description: 'So long the code is valid' }),
    seconds: Type.Integer({ description: 'After so many another one may be asked for' }),
    digits: Type.Integer({ description: 'So many it has' }),
  },
  { title: 'CodeSent' },
)

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/randomcode',
  access: 'anyone',
  summary:
    'Create a captcha for one answer within five minutes: the digits of the picture, or the work that is asked of a browser.',
  reply: Type.Object({
    uuid: Type.String(),
    img: Type.String({ description: 'A PNG as data URL' }),
    work: Type.Object(
      {
        algorithm: Type.String(),
        nonce: Type.String(),
        salt: Type.String(),
        cost: Type.Integer(),
        keyLength: Type.Integer(),
        keyPrefix: Type.String(),
      },
      { description: 'A puzzle of the library altcha for a browser whose reader cannot see the picture' },
    ),
  }),
})

export const sendMailboxVerificationCode = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/sendMailboxVerificationCode',
  access: 'anyone',
  knowsBrowser: true,
  summary:
    'Mail a code for a registration, valid only in the browser that asks for it (a cookie). Answers alike whether the address is known or not. Takes the answer to a captcha where many codes went to the address.',
  query: Type.Object({
    email: Email,
    ...SiteQuery,
    uuid: Type.Optional(CaptchaAnswer.uuid),
    code: Type.Optional(CaptchaAnswer.code),
  }),
  reply: CodeSent,
})
