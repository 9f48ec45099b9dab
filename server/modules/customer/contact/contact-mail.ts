import type { ContactDraft } from '../../../../rules/customer/contact.ts'
import { isLanguage, type Language, languageTag } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Mail } from '../../../mail/outbox.ts'

type ContactMailContent = {
  messageId: number
  message: ContactDraft
  site: { orgId: number; serviceEmail: string; language: string }
  /** What the sender reads, and wants to be answered in. */
  language: Language
}

/** A message of the contact form as the site's service gets it, in the site's language; an answer goes to its sender. */
export function contactMail({ messageId, message, site, language: read }: ContactMailContent): Mail {
  const language = isLanguage(site.language) ? site.language : 'en'
  const { name, company, email, phone, subject } = message
  const from: [string, string][] = [
    [say(language, 'contact.name'), name],
    [say(language, 'contact.company'), company],
    [say(language, 'contact.email'), email],
    [say(language, 'contact.phone'), phone],
    [
      say(language, 'contact.reads'),
      new Intl.DisplayNames(languageTag(language), { type: 'language' }).of(read) ?? read,
    ],
  ]
  return {
    orgId: site.orgId,
    recipient: site.serviceEmail,
    replyTo: email,
    language,
    subject: say(language, 'contact.mail_subject', { id: messageId, subject }),
    parts: [{ rows: from.filter(([, value]) => value !== '') }, message.message],
    cause: `contact message ${messageId}`,
  }
}
