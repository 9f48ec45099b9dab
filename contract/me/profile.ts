import Type from 'typebox'
import { accountLengths } from '../../rules/customer/account.ts'
import { colours, sizes, views } from '../../rules/me/settings.ts'
import { pageSizes } from '../../rules/paging.ts'
import { endpoint } from '../endpoint.ts'
import { CodeSent, Email, EmailCode } from '../identity/verification.ts'
import { Amount, Password } from '../wire.ts'

/** How a reader likes their pages. */
export const Preferences = Type.Object(
  {
    size: Type.Enum([...sizes]),
    colour: Type.Enum([...colours]),
    pageSize: Type.Enum([...pageSizes]),
    view: Type.Enum([...views]),
  },
  { title: 'Preferences' },
)

const Name = Type.String({ minLength: 1, maxLength: accountLengths.name })

const CreditStatus = Type.Object(
  {
    company: Type.String(),
    custnum: Type.String(),
    vatNumber: Type.String(),
    country: Type.String(),
    termsNetDays: Type.Integer({ description: '0: payment in advance' }),
    creditLimit: Amount,
    creditBalance: Amount,
    openBalance: Amount,
    accountManager: Type.String({ description: 'Name of the account manager; empty without one' }),
    overdueAmount: Amount,
    overdueDays: Type.Integer({ description: 'How long the oldest order is overdue; 0 where none is' }),
  },
  { title: 'CreditStatus' },
)

export const getProfile = endpoint({
  method: 'GET',
  path: '/clientsystem/account/profile',
  access: 'signed-in',
  summary: "Retrieve the caller's profile and, with the right to see finances, how their company stands.",
  reply: Type.Object({
    userName: Type.String(),
    name: Type.String(),
    email: Type.String(),
    confirmed: Type.Boolean(),
    language: Type.String(),
    preferences: Type.Partial(Preferences),
    creditStatus: Type.Union([CreditStatus, Type.Null()]),
  }),
})

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/clientsystem/account/profile',
  access: 'signed-in',
  notImpersonated: true,
  summary: "Update the caller's name, language and display settings. Fields that are not sent stay.",
  body: Type.Object({
    name: Type.Optional(Name),
    language: Type.Optional(Type.String({ maxLength: 5 })),
    preferences: Type.Optional(Preferences),
  }),
  reply: Type.Null(),
})

export const sendPasswordCode = endpoint({
  method: 'POST',
  path: '/clientsystem/account/sendPwdCode',
  access: 'signed-in',
  notImpersonated: true,
  summary: "Mail a code to the caller's own address, which a change of password needs.",
  reply: CodeSent,
})

const PasswordChange = {
  oldPassword: Type.Optional(Password),
  newPassword: Type.Optional(Password),
  emailVerificationCode: Type.Optional(EmailCode),
}

export const changePassword = endpoint({
  method: 'PUT',
  path: '/clientsystem/account/updatePwd',
  access: 'signed-in',
  notImpersonated: true,
  summary:
    "Change the caller's password, in the query or in the body. Ends every other session and all links to a new password.",
  query: Type.Object(PasswordChange),
  body: Type.Object(PasswordChange),
  bodyOptional: true,
  reply: Type.Null(),
})

export const sendBindEmailRequest = endpoint({
  method: 'GET',
  path: '/clientsystem/system/sendBindEmailRequest',
  access: 'signed-in',
  notImpersonated: true,
  summary: 'Mail a code to a new address of the caller. Answers alike whether the address is known or not.',
  query: Type.Object({ email: Email }),
  reply: CodeSent,
})

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/clientsystem/account/changeEmail',
  access: 'signed-in',
  notImpersonated: true,
  summary: "Change the caller's address to the one that the code has proved. The old address is notified.",
  body: Type.Object({ email: Email, emailVerificationCode: EmailCode }),
  reply: Type.Null(),
})

export const sendVerificationCode = endpoint({
  method: 'POST',
  path: '/clientsystem/system/freedom/sendVerificationCode',
  access: 'signed-in',
  notImpersonated: true,
  summary: 'Mail a code to the address that the caller names at the first sign-in.',
  query: Type.Object({ email: Email }),
  reply: CodeSent,
})

export const checkCodeAndConfirm = endpoint({
  method: 'POST',
  path: '/clientsystem/account/checkCodeAndConfirm',
  access: 'signed-in',
  notImpersonated: true,
  summary: 'Confirm the account by the code. The address that it proves is stored.',
  query: Type.Object({ email: Email, emailVerificationCode: EmailCode }),
  reply: Type.Null(),
})
