import Type from 'typebox'
import { longestLinkToken } from '../../rules/identity/password.ts'
import { endpoint } from '../endpoint.ts'
import { Password, UserName } from '../wire.ts'
import { CaptchaAnswer } from './verification.ts'

export const askForPassword = endpoint({
  method: 'POST',
  path: '/clientsystem/account/freedom/forgotPwd',
  access: 'anyone',
  knowsBrowser: true,
  summary:
    'Mail a link to choose a new password to the account of a user name. Answers alike whether there is one. Takes the answer to a captcha where many were requested.',
  body: Type.Object({
    userName: UserName,
    uuid: Type.Optional(CaptchaAnswer.uuid),
    code: Type.Optional(CaptchaAnswer.code),
  }),
  reply: Type.Null(),
})

export const setPassword = endpoint({
  method: 'POST',
  path: '/clientsystem/account/freedom/setPwd',
  access: 'anyone',
  summary: 'Set a new password by a mailed link. Uses the link up and ends all sessions of its account.',
  body: Type.Object({
    token: Type.String({ minLength: 1, maxLength: longestLinkToken }),
    newPassword: Password,
  }),
  reply: Type.Null(),
})
