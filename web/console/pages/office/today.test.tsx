import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin, manager } from '../../../testing/staff.ts'
import TodayPage from './today.tsx'

const TODAY = 'GET /staff/today'
const orders = { today: 2, totals: [{ currency: 'EUR', total: 99 }], onHold: 0, awaitingPayment: 0 }
const missingRates = [{ currency: 'PLN', lastDay: null }]
const closed = { orgId: 7, siteName: 'United Kingdom', takesOrders: false, lacks: [] }

test('an admin sees mails that wait and sites to finish, and is warned where no mail leaves', async () => {
  answering({
    [TODAY]: {
      registrations: 0,
      orders,
      mails: { waiting: 3, failing: 1, hasServer: false },
      sites: [closed],
      missingRates,
    },
  })
  await showConsolePage(TodayPage, '', admin)
  expect(await screen.findByText(/No mail server is set/)).toBeVisible()
  expect(screen.getByRole('link', { name: '3E-mails waiting' })).toHaveAttribute(
    'href',
    '/console/outbox?status=waiting',
  )
  expect(screen.getByRole('link', { name: '1Failed e-mails' })).toBeVisible()
  expect(screen.getByText(/PLN \(none yet\)/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Sites to complete' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'United Kingdom' })).toHaveAttribute('href', '/console/sites/7')
})

test('where all is well there is no warning, nothing to send and no site to finish', async () => {
  answering({
    [TODAY]: {
      registrations: 0,
      orders,
      mails: { waiting: 0, failing: 0, hasServer: true },
      sites: [],
      missingRates: [],
    },
  })
  await showConsolePage(TodayPage, '', admin)
  expect(await screen.findByRole('link', { name: '0Failed e-mails' })).toBeVisible()
  expect(screen.queryByText(/No mail server is set|xchange rates/)).toBeNull()
  expect(screen.queryByRole('link', { name: /E-mails waiting/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Sites to complete' })).toBeNull()
})

test('who may see neither orders nor mails nor sites sees what is left', async () => {
  answering({ [TODAY]: { registrations: 1, orders: null, mails: null, sites: null, missingRates: null } })
  await showConsolePage(TodayPage, '', manager)
  expect(await screen.findAllByRole('link')).toHaveLength(1)
})

test('a day that could not be had is asked for again', async () => {
  const answers: Record<string, object> = { [TODAY]: { refused: 'server.unavailable', code: 503, status: 503 } }
  answering(answers)
  await showConsolePage(TodayPage, '', manager)
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not available at the moment')
  answers[TODAY] = { registrations: 1, orders, mails: null, sites: null, missingRates: null }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: '2Orders today€99.00' })).toBeVisible()
})
