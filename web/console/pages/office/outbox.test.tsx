import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mail } from '../../../testing/mail.ts'
import { lastQuery } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import MailPage from './mail.tsx'
import OutboxPage from './outbox.tsx'

const LIST = 'GET /staff/outbox/list'
const MAIL = 'GET /staff/outbox/7'
const SEND = 'POST /staff/outbox/7/send'
const noServer = /No mail server is set/

test('mails are narrowed by their state and a part of the address they go to', async () => {
  const requests = answering({ [LIST]: { rows: [mail], total: 1, hasServer: true } })
  const address = await showConsolePage(OutboxPage, '?status=failing', admin)
  expect(await screen.findByRole('link', { name: 'Your code' })).toHaveAttribute('href', '/console/outbox/7')
  expect(screen.queryByText(noServer)).toBeNull()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Recipient' }), 'noor{Enter}')
  await vi.waitFor(() =>
    expect(lastQuery(requests, '/outbox/list')).toMatchObject({ status: 'failing', recipient: 'noor' }),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All e-mails')
  await vi.waitFor(() => expect(address()).toBe('?recipient=noor'))
})

test('without a mail server the page warns, whether there are mails or not', async () => {
  answering({ [LIST]: { rows: [], total: 0, hasServer: false } })
  await showConsolePage(OutboxPage, '', admin)
  expect(await screen.findByText(noServer)).toBeVisible()
  expect(screen.getByText('No e-mails yet')).toBeVisible()
})

const openMail = () => showConsolePage(() => <MailPage id={7} code="7" />, '', admin)

test('a mail that is tried again is shown as it is then', async () => {
  const answers: Record<string, object> = { [MAIL]: mail, [SEND]: {} }
  answering(answers)
  await openMail()
  const again = await screen.findByRole('button', { name: 'Try again now' })
  answers[MAIL] = { ...mail, state: 'sent', sentAt: '2026-11-18T09:30:00Z' }
  await userEvent.click(again)
  expect(await screen.findByText('18 Nov 2026, 10:30')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again now' })).toBeNull()
})

test('one that went out meanwhile is not said to be tried, and shows that it went', async () => {
  const answers: Record<string, object> = { [MAIL]: mail, [SEND]: { refused: 'outbox.already_sent', code: 60_010 } }
  answering(answers)
  await openMail()
  const again = await screen.findByRole('button', { name: 'Try again now' })
  answers[MAIL] = { ...mail, state: 'sent' }
  await userEvent.click(again)
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again now' })).toBeNull())
  expect(screen.queryByText('The e-mail will be sent shortly')).toBeNull()
})

test('a mail that is not there says so, with the way back', async () => {
  const requests = answering({})
  await showConsolePage(() => <MailPage id={undefined} code="x" />, '', admin)
  expect(await screen.findByRole('alert')).toHaveTextContent('The access resource does not exist')
  expect(screen.getByRole('link', { name: 'All e-mails' })).toHaveAttribute('href', '/console/outbox')
  expect(requests[0]?.url).toBe('/dev-api/staff/outbox/2147483647')
})
