import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mail } from '../../../../testing/mail.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { MailDetail } from './MailDetail.tsx'
import { MailList } from './MailList.tsx'

test('mails stand with their reader and state; what failed says why', async () => {
  await show(<MailList mails={[mail, { ...mail, mailId: 8, state: 'sent' }]} />, { session: admin })
  const [, failing, sent] = screen.getAllByRole('row')
  expect(failing).toHaveTextContent('noor@example.com')
  expect(failing).toHaveTextContent('Failingmailbox busy')
  expect(sent).not.toHaveTextContent('mailbox busy')
  expect(screen.getAllByRole('link', { name: 'Your code' })[0]).toHaveAttribute('href', '/console/outbox/7')
})

test('a mail is shown in a frame that runs nothing, and tried again by its button', async () => {
  const requests = answering({ 'POST /staff/outbox/7/send': {} })
  await show(<MailDetail mail={mail} />, { session: admin })
  const frame = screen.getByTitle('The e-mail as it is sent')
  expect(frame).toHaveAttribute('sandbox', '')
  expect(frame).toHaveAttribute('srcdoc', mail.html)
  await userEvent.click(screen.getByRole('button', { name: 'Try again now' }))
  expect(await screen.findByText('The e-mail will be sent shortly')).toBeVisible()
  expect(requests.map(({ url }) => url)).toEqual(['/dev-api/staff/outbox/7/send'])
})

test('what was sent cannot be tried', async () => {
  await show(<MailDetail mail={{ ...mail, state: 'sent' }} />, { session: admin })
  expect(screen.queryByRole('button', { name: 'Try again now' })).toBeNull()
})
