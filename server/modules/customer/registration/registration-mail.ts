import type { CompanyDraft } from '../../../../rules/customer/registration.ts'
import { type Language, languageTag, toLanguage } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Mail } from '../../../mail/outbox.ts'

type RegisteredCompany = {
  custnum: string
  company: CompanyDraft
  userName: string
  email: string
  site: { orgId: number; serviceEmail: string; language: string }
  /** What the applicant reads. */
  language: Language
  documents: number
}

/** To the applicant: what they have registered, and what happens now. */
export const welcomeMail = ({ custnum, company, userName, email, site, language }: RegisteredCompany): Mail => ({
  orgId: site.orgId,
  recipient: email,
  language,
  subject: say(language, 'mail.registered_subject'),
  parts: [
    say(language, 'mail.registered_intro', { company: company.company }),
    {
      rows: [
        [say(language, 'mail.registered_number'), custnum],
        [say(language, 'mail.registered_user_name'), userName],
      ],
    },
    say(language, 'mail.registered_next'),
    { link: say(language, 'mail.registered_sign_in'), path: '/login' },
  ],
  cause: `registration ${custnum}`,
})

/** To the site, in its language: who waits for approval. */
export function applicationMail({
  custnum,
  company,
  userName,
  email,
  site,
  documents,
  language: read,
}: RegisteredCompany): Mail {
  const language = toLanguage(site.language) ?? 'en'
  const { firstName, lastName, vatNumber, taxCode, sdiCode, phone } = company
  const term = {
    number: say(language, 'mail.registered_number'),
    person: say(language, 'contact.name'),
    userName: say(language, 'mail.registered_user_name'),
    email: say(language, 'contact.email'),
    phone: say(language, 'contact.phone'),
    language: say(language, 'contact.reads'),
  }
  const rows: [string, string][] = [
    [term.number, custnum],
    [term.person, `${firstName} ${lastName}`],
    [term.userName, userName],
    [term.email, email],
    [term.phone, phone],
    [say(language, 'mail.registered_vat_number'), vatNumber],
    [say(language, 'mail.registered_tax_code'), taxCode],
    [say(language, 'mail.registered_sdi_code'), sdiCode],
    [term.language, new Intl.DisplayNames(languageTag(language), { type: 'language' }).of(read) ?? read],
  ]
  return {
    orgId: site.orgId,
    recipient: site.serviceEmail,
    replyTo: email,
    language,
    subject: say(language, 'mail.applied_subject', { company: company.company }),
    parts: [
      say(language, 'mail.applied_intro', { documents }),
      { rows: rows.filter(([, value]) => value !== '') },
      { lines: writePlace(company) },
    ],
    cause: `registration ${custnum}`,
  }
}

const writePlace = ({ company, address1, address2, postcode, city, state, country }: CompanyDraft) =>
  [company, address1, address2, `${postcode} ${city}`, state, country].filter(Boolean)
