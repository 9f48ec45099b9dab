import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Db } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import type { Caller } from '../../../http/caller.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { Mail } from '../../../mail/outbox.ts'
import { takeAddress } from '../../customer/account/account.queries.ts'
import { endLinks } from '../../customer/account/account-links.queries.ts'
import { lockedAccount } from '../../identity/credential/password.queries.ts'
import { proveEmail, spendProof } from '../../identity/verification/email-code.ts'
import { storeEmail } from './profile.queries.ts'

/** What an address is proved for: another one, or the first sign-in. */
export type EmailPurpose = 'email' | 'confirm'

type EmailChange = {
  caller: Caller
  actor: Actor
  /** As it is kept. */
  email: string
  code: string
  purpose: EmailPurpose
  language: Language
}

/**
 * Keeps an address that was proved by its code. Only who has proved it learns that another account has it already. The
 * previous address is notified, and the links that were mailed to it end.
 */
export async function changeEmail(db: Db, { caller, actor, email, code, purpose, language }: EmailChange, now: Date) {
  const proof = await proveEmail(db, { purpose, email, code, asker: caller }, now)

  await db.transaction().execute(async (tx) => {
    await takeAddress(tx, email)
    const account = await lockedAccount(tx, caller.accountId)
    await spendProof(tx, proof, now)
    if (!(await storeEmail(tx, account.id, email, now))) throw new Refusal('email.occupied', { fields: ['email'] })
    const isOther = account.email.toLowerCase() !== email.toLowerCase()
    if (isOther) await endLinks(tx, account.id)
    const mail = changeMail({ recipient: account.email, email, orgId: caller.orgId, language })
    await recordEvent(
      tx,
      {
        ...actor,
        action: purpose === 'email' ? 'email.changed' : 'email.confirmed',
        subject: `account ${account.id}`,
        before: { email: account.email, confirmed: account.confirmed },
        after: { email, confirmed: true },
        mails: isOther ? [mail] : [],
      },
      now,
    )
  })
}

type EmailChangeNotice = { recipient: string; email: string; orgId: number; language: Language }

/** To the address of before. */
const changeMail = ({ email, language, ...to }: EmailChangeNotice): Mail => ({
  ...to,
  language,
  subject: say(language, 'profile.email_mail_subject'),
  parts: [say(language, 'profile.email_mail', { email })],
  cause: `e-mail of ${to.recipient}`,
})
