import type { FastifyRequest } from 'fastify'
import * as profile from '../../../../contract/me/profile.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { isConfirmationEmail, isEmail } from '../../../../rules/identity/email.ts'
import { holds } from '../../../../rules/identity/permissions.ts'
import type { CodePurpose } from '../../../../rules/identity/verification.ts'
import { isLanguage, type Language } from '../../../../texts/index.ts'
import type { Db } from '../../../db/database.ts'
import { toActor } from '../../../events/record.ts'
import { type Caller, isCustomer, readBearer } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { findReceivables } from '../../customer/credit/credit.queries.ts'
import { sendCode } from '../../identity/verification/email-code.ts'
import { changeEmail, type EmailPurpose } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { findCreditStatus, findProfile, storeProfile } from './profile.queries.ts'

export const profileRoutes = (mount: Mount) => {
  mount(profile.getProfile, async ({ caller, db, now }) => ({
    ...(await findProfile(db, caller.accountId)),
    creditStatus: await creditStatusFor(db, caller, now),
  }))

  mount(profile.changeProfile, async ({ caller, body, db }) => {
    if (body.language !== undefined && !isLanguage(body.language)) refuse('language')
    const name = body.name?.trim()
    if (name === '') refuse('name')
    await storeProfile(db, caller.accountId, { ...body, name })
    return null
  })

  mount(profile.sendPasswordCode, async (call) => {
    const { email } = await findProfile(call.db, call.caller.accountId)
    return mailCode(call, 'password', email)
  })

  mount(profile.changePassword, async ({ caller, query, body, db, now, language, request }) => {
    const input = { ...query, ...body }
    const { oldPassword = refuse('oldPassword'), newPassword = refuse('newPassword') } = input
    const { emailVerificationCode: code = refuse('emailVerificationCode') } = input
    const token = readBearer(request) ?? ''
    const actor = toActor(request, caller)
    await changePassword(db, { caller, actor, token, oldPassword, newPassword, code, language }, now)
    return null
  })

  mount(profile.sendBindEmailRequest, async (call) =>
    mailCode(call, 'email', await emailFor(call, 'email', call.query)),
  )
  mount(profile.changeEmail, async (call) => keepEmail(call, 'email', call.body))

  mount(profile.sendVerificationCode, async (call) =>
    mailCode(call, 'confirm', await emailFor(call, 'confirm', call.query)),
  )
  mount(profile.checkCodeAndConfirm, async (call) => keepEmail(call, 'confirm', call.query))
}

type Call = { caller: Caller; db: Db; now: Date; language: Language; request: FastifyRequest }

function mailCode({ caller, db, now, language, request }: Call, purpose: CodePurpose, email: string) {
  const { orgId, accountId } = caller
  const sending = { purpose, email, orgId, language, address: request.ip, asker: { accountId } }
  return db.transaction().execute((tx) => sendCode(tx, sending, now))
}

type Proof = { email: string; emailVerificationCode: string }

async function keepEmail(call: Call, purpose: EmailPurpose, proof: Proof) {
  const { caller, db, now, language, request } = call
  const proved = { purpose, email: await emailFor(call, purpose, proof), code: proof.emailVerificationCode }
  await changeEmail(db, { caller, actor: toActor(request, caller), ...proved, language }, now)
  return null
}

/** The address that was typed; refuses what is none. The first sign-in has a rule of its own (specification section 5). */
async function emailFor({ db, caller }: Call, purpose: EmailPurpose, typed: { email: string }): Promise<string> {
  const email = typed.email.trim()
  const isGood =
    purpose === 'confirm' ? isConfirmationEmail(email, (await findProfile(db, caller.accountId)).email) : isEmail(email)
  return isGood ? email : refuse('email')
}

function refuse(field: string): never {
  throw new Refusal('request.invalid', { fields: [field] })
}

/** Only who may see the finances of their company learns how it stands. */
async function creditStatusFor(db: Db, caller: Caller, now: Date) {
  if (!isCustomer(caller) || !holds(caller.permissions, 'cust:finance')) return null
  const status = await findCreditStatus(db, caller.customerId)
  const { openBalance, overdueAmount, overdueDays } = await findReceivables(db, caller.customerId, now)
  return {
    ...status,
    creditLimit: toAmount(status.creditLimit),
    creditBalance: toAmount(status.creditLimit - openBalance),
    openBalance: toAmount(openBalance),
    overdueAmount: toAmount(overdueAmount),
    overdueDays,
  }
}
