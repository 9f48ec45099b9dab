import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentBodies } from '../../../../testing/sent.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import MessagesDrawer from './MessagesDrawer.tsx'

const path = 'GET /clientsystem/system/notification/query'

test('a message shows its day and title, and its text when it is opened', async () => {
  answering({
    [path]: [
      {
        notificationId: 2,
        notificationTitle: 'Holidays',
        notificationText: 'We rest.',
        createTime: '2026-11-18T09:30:00Z',
        orderno: '',
        unread: false,
      },
      {
        notificationId: 1,
        notificationTitle: 'Labels',
        notificationText: 'More tapes.',
        createTime: '2026-10-12T09:00:00Z',
        orderno: '',
        unread: false,
      },
    ],
  })
  await show(<MessagesDrawer onClose={() => {}} />, { session: buyer })

  expect(await screen.findByText('18 Nov 2026')).toBeVisible()
  expect(screen.getByText('We rest.')).not.toBeVisible()
  await userEvent.click(screen.getByText('Holidays'))
  expect(screen.getByText('We rest.')).toBeVisible()
  expect(screen.getByText('More tapes.')).not.toBeVisible()
})

test('the day is that of the site, in the form of the reader', async () => {
  const message = { notificationId: 1, notificationTitle: 'Labels', notificationText: '', orderno: '', unread: false }
  answering({ [path]: [{ ...message, createTime: '2026-11-30T23:30:00Z' }] })
  await show(<MessagesDrawer onClose={() => {}} />, { session: buyer, language: 'fr' })
  expect(await screen.findByText('1er déc. 2026')).toHaveAttribute('datetime', '2026-11-30T23:30:00Z')
})

test('it says so when there is none, and when they could not be had', async () => {
  answering({ [path]: [] })
  const { unmount } = await show(<MessagesDrawer onClose={() => {}} />, { session: buyer })
  expect(await screen.findByText('No messages')).toBeVisible()
  unmount()

  answering({})
  await show(<MessagesDrawer onClose={() => {}} />, { session: buyer })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('opening the messages reads them; a new one about an order leads there', async () => {
  const requests = answering({
    [path]: [
      {
        notificationId: 3,
        notificationTitle: 'Order ONL000007 has shipped',
        notificationText: 'It is on its way.',
        createTime: '2026-11-18T09:30:00Z',
        orderno: 'ONL000007',
        unread: true,
      },
    ],
    'PUT /clientsystem/system/notification/read': {},
  })
  await show(<MessagesDrawer onClose={() => {}} />, { session: buyer })
  expect(await screen.findByText('New')).toBeVisible()
  await userEvent.click(screen.getByText('Order ONL000007 has shipped'))
  expect(screen.getByRole('link', { name: 'See order ONL000007' })).toHaveAttribute(
    'href',
    '/hisorder/orderDetails/ONL000007',
  )
  expect(sentBodies(requests)).toEqual([{ until: '2026-11-18T09:30:00Z' }])
})

test('who sees the shop in the name of a customer reads nothing for them', async () => {
  const message = {
    notificationId: 3,
    notificationTitle: 'Shipped',
    notificationText: '',
    createTime: '2026-11-18T09:30:00Z',
  }
  const requests = answering({ [path]: [{ ...message, orderno: '', unread: true }] })
  await show(<MessagesDrawer onClose={() => {}} />, {
    session: { ...buyer, user: { ...buyer.user, impersonator: 'manager' } },
  })
  await screen.findByText('New')
  expect(sentBodies(requests)).toEqual([])
})
