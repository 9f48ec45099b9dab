import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../testing/show.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const MENU = 'GET /system/menu/getRouters'
const entry = (path: string, title: string) => ({ path, icon: 'unknown', permission: '', title, children: [] })
const approver = { ...buyer, listsToApprove: 2 }

test('a visitor has no account to open', async () => {
  await show(<AccountMenu bare={false} />, { session: null })
  expect(screen.queryByRole('button')).toBeNull()
})

test('who has no name is welcomed by the user name, staff without a company', async () => {
  const session = { ...buyer, cust: null, user: { ...buyer.user, name: '' } }
  await show(<AccountMenu bare={false} />, { session })
  expect(screen.getByText('Welcome, nl.buyer')).toBeVisible()
})

test('how many lists wait is shown beside the name, and at the way to them alone', async () => {
  answering({ [MENU]: [entry('/hisorder/orders', 'Orders'), entry('/hisorder/quickorders', 'Lists')] })
  await show(<AccountMenu bare={false} />, { session: approver })
  expect(screen.getByRole('img', { name: '2 lists wait for your approval' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Welcome/ }))
  expect(await screen.findByRole('link', { name: /^Lists/ })).toHaveTextContent('Lists2')
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveTextContent(/^Orders$/)
})

test('where nothing waits nothing is counted', async () => {
  answering({ [MENU]: [entry('/hisorder/quickorders', 'Lists')] })
  await show(<AccountMenu bare={false} />, { session: buyer })
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Welcome/ }))
  expect(await screen.findByRole('link', { name: 'Lists' })).toHaveTextContent(/^Lists$/)
})

test('a quick-order desk welcomes, and opens nothing', async () => {
  await show(<AccountMenu bare />, { session: approver })
  expect(screen.getByText(/^Welcome, Noor/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
