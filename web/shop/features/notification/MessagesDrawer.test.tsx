import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../testing/show.tsx'
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
      },
      {
        notificationId: 1,
        notificationTitle: 'Labels',
        notificationText: 'More tapes.',
        createTime: '2026-10-12T09:00:00Z',
      },
    ],
  })
  await show(<MessagesDrawer onClose={() => {}} />, { session: buyer })

  expect(await screen.findByText('2026-11-18')).toBeVisible()
  expect(screen.getByText('We rest.')).not.toBeVisible()
  await userEvent.click(screen.getByText('Holidays'))
  expect(screen.getByText('We rest.')).toBeVisible()
  expect(screen.getByText('More tapes.')).not.toBeVisible()
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
