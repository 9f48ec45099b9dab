import type { Reply } from '../../contract/endpoint.ts'
import type { getMail } from '../../contract/office/outbox.ts'

/** A mail that its reader's server has not taken yet. */
export const mail: Reply<typeof getMail> = {
  mailId: 7,
  state: 'failing',
  recipient: 'noor@example.com',
  subject: 'Your code',
  siteName: 'Netherlands',
  queuedAt: '2026-11-18T09:00:00Z',
  sentAt: null,
  attempts: 2,
  lastError: 'mailbox busy',
  replyTo: null,
  language: 'en',
  cause: 'code',
  parts: [],
  text: 'Good day',
  html: '<p>Good day</p><script>top.bad = 1</script>',
}
