import { linkMinutes } from '../../../../rules/customer/account.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { mailLanguage } from '../../../mail/mail-language.ts'
import type { Mail } from '../../../mail/outbox.ts'
import type { LinkPath } from './account-links.ts'

type Person = { userName: string; name: string; email: string; language: string; orgId: number }

/** Welcomes a person whom somebody of their company has added. */
export function inviteMail(person: Person, { path, company }: { path: LinkPath; company: string }): Mail {
  const language = mailLanguage(person.orgId, person.language)
  return {
    ...mailHead(person, language),
    subject: say(language, 'mail.invite_subject'),
    parts: [
      say(language, 'mail.invite_intro', { name: person.name, company }),
      { rows: [[say(language, 'mail.user_name'), person.userName]] },
      { link: say(language, 'mail.choose_password'), path, secret: true },
      say(language, 'mail.invite_valid', { days: linkMinutes.invite / 1440 }),
    ],
    cause: `account ${person.userName}`,
  }
}

/** Leads to the page on which a new password is chosen. */
export function resetMail(person: Person, { path }: { path: LinkPath }): Mail {
  const language = mailLanguage(person.orgId, person.language)
  return {
    ...mailHead(person, language),
    subject: say(language, 'mail.reset_subject'),
    parts: [
      say(language, 'mail.reset_intro', { name: person.name }),
      { rows: [[say(language, 'mail.user_name'), person.userName]] },
      { link: say(language, 'mail.choose_password'), path, secret: true },
      say(language, 'mail.reset_valid', { minutes: linkMinutes.reset }),
      say(language, 'mail.reset_not_you'),
    ],
    cause: `account ${person.userName}`,
  }
}

const mailHead = ({ orgId, email }: Person, language: Language) => ({ orgId, recipient: email, language })
