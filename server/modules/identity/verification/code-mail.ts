import { codeMinutes } from '../../../../rules/identity/verification.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import type { Mail } from '../../../mail/outbox.ts'

type CodeMail = { code: string; recipient: string; orgId: number; language: Language }

/** The mail with a code. It says whom to notify without having requested it, and nothing about accounts. */
export const codeMail = ({ code, recipient, orgId, language }: CodeMail): Mail => ({
  orgId,
  recipient,
  language,
  subject: say(language, 'mail.code_subject'),
  parts: [
    say(language, 'mail.code_intro'),
    { code, secret: true },
    say(language, 'mail.code_valid', { minutes: codeMinutes }),
    say(language, 'mail.code_not_you'),
  ],
  cause: 'e-mail code',
})
