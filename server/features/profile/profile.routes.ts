import * as profile from '../../../contract/profile.ts'
import { isConfirmationEmail, isEmail } from '../../../rules/email.ts'
import { amountOf } from '../../../rules/money.ts'
import { holds } from '../../../rules/permissions.ts'
import { isLanguage } from '../../../texts/index.ts'
import type { Db } from '../../db/database.ts'
import { bearerOf, type Caller, isCustomer } from '../../http/caller.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../http/refuse.ts'
import { actorOf } from '../audit/record-audit.ts'
import { openBalanceOf } from '../order/order.queries.ts'
import { sendCode } from '../verification/email-code.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { profileOf, standingOf, storeProfile } from './profile.queries.ts'

export const profileRoutes = (mount: Mount) => {
  mount(profile.getProfile, async ({ caller, db, now }) => ({
    ...(await profileOf(db, caller.accountId)),
    standing: await standingFor(db, caller, now),
  }))

  mount(profile.changeProfile, async ({ caller, body, db }) => {
    if (body.language !== undefined && !isLanguage(body.language)) refuse('language')
    const name = body.name?.trim()
    if (name === '') refuse('name')
    await storeProfile(db, caller.accountId, { ...body, name })
    return null
  })

  mount(profile.sendPasswordCode, async ({ caller, db, now, language, request }) => {
    const { email } = await profileOf(db, caller.accountId)
    const sending = { purpose: 'password', email, orgId: caller.orgId, language, address: request.ip } as const
    return db.transaction().execute((tx) => sendCode(tx, sending, now))
  })

  mount(profile.changePassword, async ({ caller, query, body, db, now, language, request }) => {
    const given = { ...query, ...body }
    const { oldPassword = refuse('oldPassword'), newPassword = refuse('newPassword') } = given
    const { emailVerificationCode: code = refuse('emailVerificationCode') } = given
    const token = bearerOf(request) ?? ''
    const actor = actorOf(request, caller)
    await changePassword(db, { caller, actor, token, oldPassword, newPassword, code, language }, now)
    return null
  })

  mount(profile.sendBindEmailRequest, async ({ caller, query, db, now, language, request }) => {
    if (!isEmail(query.email.trim())) refuse('email')
    const sending = {
      purpose: 'email',
      email: query.email,
      orgId: caller.orgId,
      language,
      address: request.ip,
    } as const
    return db.transaction().execute((tx) => sendCode(tx, sending, now))
  })

  mount(profile.changeEmail, async ({ caller, body, db, now, language, request }) => {
    const { email, emailVerificationCode: code } = body
    if (!isEmail(email.trim())) refuse('email')
    await changeEmail(db, { caller, actor: actorOf(request, caller), email, code, purpose: 'email', language }, now)
    return null
  })

  mount(profile.sendVerificationCode, async ({ caller, query, db, now, language, request }) => {
    if (!isConfirmationEmail(query.email.trim())) refuse('email')
    const sending = {
      purpose: 'confirm',
      email: query.email,
      orgId: caller.orgId,
      language,
      address: request.ip,
    } as const
    return db.transaction().execute((tx) => sendCode(tx, sending, now))
  })

  mount(profile.checkCodeAndConfirm, async ({ caller, query, db, now, language, request }) => {
    const { email, emailVerificationCode: code } = query
    if (!isConfirmationEmail(email.trim())) refuse('email')
    await changeEmail(db, { caller, actor: actorOf(request, caller), email, code, purpose: 'confirm', language }, now)
    return null
  })
}

function refuse(field: string): never {
  throw new Refusal('request.invalid', { fields: [field] })
}

/** Only who may see the finances of his company learns how it stands. */
async function standingFor(db: Db, caller: Caller, now: Date) {
  if (!isCustomer(caller) || !holds(caller.permissions, 'cust:finance')) return null
  const standing = await standingOf(db, caller.customerId, now)
  const open = await openBalanceOf(db, caller.customerId)
  return {
    ...standing,
    creditLimit: amountOf(standing.creditLimit),
    creditBalance: amountOf(standing.creditLimit - open),
    openBalance: amountOf(open),
  }
}
