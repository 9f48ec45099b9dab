import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import { endLinks } from '../../customer/account/account-links.queries.ts'
import { hashOfNewPassword } from '../../identity/credential/new-password.ts'
import { findPassword, lockedAccount, storePassword } from '../../identity/credential/password.queries.ts'
import { passwordMatches } from '../../identity/credential/password-hash.ts'
import { closeSessions } from '../../identity/session/session-list.queries.ts'
import { proveEmail, spendProof } from '../../identity/verification/email-code.ts'

type PasswordChange = {
  caller: Caller
  actor: Actor
  /** Stays signed in; every other session of the caller ends. */
  token: string
  oldPassword: string
  newPassword: string
  code: string
  language: Language
}

/**
 * Gives the caller a new password: they know the old one and a code that went to their address. Ends their other sessions
 * in the same transaction, and notifies them by mail.
 */
export async function changePassword(db: Db, { caller, actor, token, language, ...change }: PasswordChange, now: Date) {
  const { passwordHash: known, ...owner } = await findPassword(db, caller.accountId)
  const proof = await proveEmail(db, { purpose: 'password', email: owner.email, code: change.code, asker: caller }, now)
  if (!(await passwordMatches(known, change.oldPassword))) {
    throw new Refusal('profile.old_password_wrong', { fields: ['oldPassword'] })
  }
  const passwordHash = await hashOfNewPassword({ password: change.newPassword, field: 'newPassword', owner }, now)

  await db.transaction().execute(async (tx) => {
    const account = await lockedAccount(tx, caller.accountId)
    // Changed at the same moment from another place.
    if (account.passwordHash !== known) throw new Refusal('request.conflict')
    await spendProof(tx, proof, now)
    await storePassword(tx, account.id, passwordHash)
    await closeSessions(tx, account.id, token)
    await endLinks(tx, account.id)
    const parts = [say(language, 'profile.password_mail', { userName: account.userName })]
    const subject = say(language, 'profile.password_mail_subject')
    const about = `account ${account.id}`
    const mail = { orgId: caller.orgId, recipient: account.email, language, subject, parts, cause: about }
    await recordEvent(tx, { ...actor, action: 'password.changed', subject: about, mails: [mail] }, now)
  })
}
