import { linkMinutes } from '../../../../rules/customer/account.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { mailLanguage } from '../../../mail/mail-language.ts'
import type { Mail } from '../../../mail/outbox.ts'
import type { LinkPath } from './account-links.ts'

type MailAccount = { userName: string; name: string; email: string; language: string; orgId: number }

/** Welcomes the user of an account that their company has added. */
export function inviteMail(account: MailAccount, { path, company }: { path: LinkPath; company: string }): Mail {
  const language = mailLanguage(account.orgId, account.language)
  return {
    ...mailHead(account, language),
    subject: say(language, 'mail.invite_subject'),
    parts: [
      say(language, 'mail.invite_intro', { name: account.name, company }),
      { rows: [[say(language, 'mail.user_name'), account.userName]] },
      { link: say(language, 'mail.choose_password'), path, secret: true },
      say(language, 'mail.invite_valid', { days: linkMinutes.invite / 1440 }),
    ],
    cause: `account ${account.userName}`,
  }
}

/** Leads to the page on which a new password is chosen. */
export function resetMail(account: MailAccount, { path }: { path: LinkPath }): Mail {
  const language = mailLanguage(account.orgId, account.language)
  return {
    ...mailHead(account, language),
    subject: say(language, 'mail.reset_subject'),
    parts: [
      say(language, 'mail.reset_intro', { name: account.name }),
      { rows: [[say(language, 'mail.user_name'), account.userName]] },
      { link: say(language, 'mail.choose_password'), path, secret: true },
      say(language, 'mail.reset_valid', { minutes: linkMinutes.reset }),
      say(language, 'mail.reset_not_you'),
    ],
    cause: `account ${account.userName}`,
  }
}

const mailHead = ({ orgId, email }: MailAccount, language: Language) => ({ orgId, recipient: email, language })
