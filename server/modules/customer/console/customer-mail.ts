import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { MailPart } from '../../../mail/mail-content.ts'
import { mailLanguage } from '../../../mail/mail-language.ts'
import type { Mail } from '../../../mail/outbox.ts'

type CustomerMailContent = {
  orgId: number
  custnum: string
  company: string
  person: { email: string; language: string }
}

type Terms = { termsNetDays: number; managerName: string | undefined; coupon: string | undefined }

/** Notifies a company that it is a customer now, and on which terms. */
export function approvedMail(content: CustomerMailContent, terms: Terms): Mail {
  const language = mailLanguage(content.orgId, content.person.language)
  const rows: [string, string][] = [
    [say(language, 'mail.registered_number'), content.custnum],
    [say(language, 'mail.approved_terms'), say(language, 'mail.approved_days', { days: terms.termsNetDays })],
  ]
  if (terms.managerName) rows.push([say(language, 'mail.approved_manager'), terms.managerName])
  return customerMail(content, language, say(language, 'mail.approved_subject'), [
    say(language, 'mail.approved_intro', { company: content.company }),
    { rows },
    ...(terms.coupon ? [say(language, 'mail.approved_coupon', { code: terms.coupon })] : []),
    { link: say(language, 'mail.registered_sign_in'), path: '/login' },
  ])
}

/** Notifies a company why it was rejected. */
export function rejectedMail(content: CustomerMailContent, reason: string): Mail {
  const language = mailLanguage(content.orgId, content.person.language)
  return customerMail(content, language, say(language, 'mail.rejected_subject'), [
    say(language, 'mail.rejected_intro', { company: content.company }),
    { lines: reason.split('\n') },
    say(language, 'mail.rejected_next'),
  ])
}

const customerMail = (
  { orgId, custnum, person }: CustomerMailContent,
  language: Language,
  subject: string,
  parts: MailPart[],
): Mail => ({
  orgId,
  recipient: person.email,
  language,
  subject,
  parts,
  cause: `registration ${custnum}`,
})
