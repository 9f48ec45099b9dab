import Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CaptchaAnswer, Email, EmailCode } from '../identity/verification.ts'
import { Id, IsoInstant, Password, UserName } from '../wire.ts'
import { CompanyForm } from './company.ts'
import { DraftToken } from './document.ts'

const Proof = { userName: UserName, email: Email, emailVerificationCode: EmailCode }

export const checkEmailAndAccount = endpoint({
  method: 'GET',
  path: '/clientsystem/account/freedom/checkEmailAndAccount',
  access: 'anyone',
  knowsBrowser: true,
  summary: 'Check whether the mailed code is right, and then whether name and address are free. Uses nothing up.',
  query: Type.Object(Proof),
  reply: Type.Null(),
})

export const checkRegisterAccount = endpoint({
  method: 'POST',
  path: '/clientsystem/account/freedom/checkRegisterAccount',
  access: 'anyone',
  knowsBrowser: true,
  summary: 'Begin a registration: uses up the mailed code and the captcha, and answers the token for the next steps.',
  body: Type.Object({ ...Proof, password: Password, repeatPassword: Password, ...CaptchaAnswer }),
  reply: Type.Object({ token: Type.String(), expiresAt: IsoInstant }),
})

export const register = endpoint({
  method: 'POST',
  path: '/clientsystem/account/freedom/register',
  access: 'anyone',
  summary: 'Register a company: a customer who waits for approval, with billing address, account and documents.',
  body: Type.Object({
    token: DraftToken,
    orgId: Id,
    currency: Type.String({ maxLength: 3, description: 'That of the site' }),
    ...CompanyForm,
    agreed: Type.Boolean({ description: 'To the terms of membership' }),
  }),
  idempotent: true,
  reply: Type.Object({
    custnum: Type.String(),
    status: Type.Literal('pending'),
    userName: Type.String(),
    email: Type.String(),
    company: Type.String(),
    siteName: Type.String(),
  }),
})
