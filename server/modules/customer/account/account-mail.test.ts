import { expect, test } from 'vitest'
import { withoutSecrets } from '../../../mail/mail-content.ts'
import { codeMail } from '../../identity/verification/code-mail.ts'
import { inviteMail, resetMail } from './account-mail.ts'

const person = { userName: 'noor', name: 'Noor', email: 'noor@example.com', language: 'en', orgId: 1 }
const path = '/my/password#token=opensesame'

test.each([
  ['an invitation', inviteMail(person, { path, company: 'Test' })],
  ['a way to a new password', resetMail(person, { path })],
  ['a code', codeMail({ code: 'opensesame', recipient: person.email, orgId: 1, language: 'en' })],
])('%s keeps nothing that opens something once it was sent', (_, { parts, ...rest }) => {
  expect(JSON.stringify(parts)).toContain('opensesame')
  expect(JSON.stringify([withoutSecrets(parts), rest])).not.toContain('opensesame')
})
