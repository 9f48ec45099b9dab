import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rolePermissions } from '../../../../rules/identity/roles.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin, manager } from '../../../testing/staff.ts'
import TodayPage from './today.tsx'

const TODAY = 'GET /staff/today'
const SALES = 'GET /staff/today/sales'
const orders = {
  today: 2,
  totals: [{ currency: 'EUR', total: 99 }],
  toRelease: 0,
  onHold: 0,
  awaitingPayment: 0,
  moved: 0,
  arrived: 0,
  late: 0,
}
const nothing = { oldest: [], registrations: 0, orders: null, mails: null, sites: null, missingRates: null }
const missingRates = [{ currency: 'PLN', lastDay: null }]
const closed = { orgId: 7, siteName: 'United Kingdom', takesOrders: false, lacks: [] }

test('an admin sees mails that wait and sites to finish, and is warned where no mail leaves', async () => {
  answering({
    [SALES]: { rows: [] },
    [TODAY]: {
      ...nothing,
      orders,
      mails: { waiting: 3, failing: 1, hasServer: false },
      sites: [closed],
      missingRates,
    },
  })
  await showConsolePage(TodayPage, '', admin)
  expect(await screen.findByText(/No mail server is set/)).toBeVisible()
  expect(screen.getByRole('link', { name: '3 E-mails waiting' })).toHaveAttribute(
    'href',
    '/console/outbox?status=waiting',
  )
  expect(screen.getByRole('link', { name: '1 Failed e-mails' })).toBeVisible()
  expect(screen.getByText(/PLN \(none yet\)/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Sites to complete' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'United Kingdom' })).toHaveAttribute('href', '/console/sites/7')
})

test('where all is well there is no warning, nothing to send and no site to finish', async () => {
  answering({
    [SALES]: { rows: [] },
    [TODAY]: {
      ...nothing,
      orders,
      mails: { waiting: 0, failing: 0, hasServer: true },
      sites: [],
      missingRates: [],
    },
  })
  await showConsolePage(TodayPage, '', admin)
  expect(await screen.findByText('Nothing to do right now.')).toBeVisible()
  expect(screen.queryByText(/No mail server is set|xchange rates/)).toBeNull()
  expect(screen.queryByRole('link', { name: /E-mails/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Sites to complete' })).toBeNull()
})

test('who may see neither orders nor mails nor sites sees what is left', async () => {
  answering({
    [SALES]: { rows: [] },
    [TODAY]: { ...nothing, registrations: 1 },
  })
  await showConsolePage(TodayPage, '', manager)
  expect(await screen.findAllByRole('link')).toHaveLength(1)
})

test('a day that could not be had is asked for again', async () => {
  const answers: Record<string, object> = {
    [SALES]: { rows: [] },
    [TODAY]: { refused: 'server.unavailable', code: 503, status: 503 },
  }
  answering(answers)
  await showConsolePage(TodayPage, '', manager)
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not available at the moment')
  answers[TODAY] = { ...nothing, registrations: 1, orders }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const placed = await screen.findByRole('link', { name: '2 orders today' })
  expect(placed).toHaveAttribute('href', '/console/orders?when=today')
  expect(placed.parentElement).toHaveTextContent('2 orders today €99.00')
})

const sold = [
  { day: '2026-11-17', orders: 2, amount: 10.1 },
  { day: '2026-11-18', orders: 0, amount: 0 },
  { day: '2026-11-19', orders: 1, amount: 20.2 },
]

test('the orders and revenue of a site are summed in its currency, and each day on which it sold stands in a table', async () => {
  const site = { orgId: 5, siteName: 'Germany', currency: 'EUR', days: sold }
  answering({ [SALES]: { rows: [site] }, [TODAY]: nothing })
  await showConsolePage(TodayPage, '', admin)
  const [sums, days] = await screen.findAllByRole('table', { hidden: true })
  expect(within(sums as HTMLElement).getByRole('row', { name: 'Germany 3 €30.30' })).toBeVisible()
  await userEvent.click(screen.getByText('Each day as a table'))
  const rows = within(days as HTMLElement).getAllByRole('row', { hidden: true })
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringContaining('Germany1€20.20'),
    expect.stringContaining('Germany2€10.10'),
  ])
})

test('a shop without orders says so', async () => {
  answering({ [SALES]: { rows: [] }, [TODAY]: nothing })
  await showConsolePage(TodayPage, '', admin)
  expect(await screen.findByText('No order was placed in the last 14 days.')).toBeVisible()
})

test('who sees no customers, as in the warehouse, is shown no sales', async () => {
  answering({ [TODAY]: nothing })
  await showConsolePage(TodayPage, '', { ...manager, permissions: [...rolePermissions.warehouse] })
  expect(await screen.findByText('Nothing waits in: Orders')).toBeVisible()
  expect(screen.queryByRole('heading', { name: /Orders and revenue/ })).toBeNull()
})
