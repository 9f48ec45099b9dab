import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { MissingRates } from './MissingRates.tsx'
import { ProductsToPutOnSale } from './ProductsToPutOnSale.tsx'
import type { Today } from './queries.ts'
import { SitesToFinish } from './SitesToFinish.tsx'
import { WaitingTasks } from './WaitingTasks.tsx'

const now = new Date('2026-11-18T09:00:00Z')
const nothing: Today = {
  oldest: [],
  registrations: null,
  orders: null,
  returns: null,
  warehouse: null,
  toPutOnSale: null,
  money: null,
  mails: null,
  sites: null,
  missingRates: null,
}
const noOrders = { today: 0, totals: [], toRelease: 0, onHold: 0, awaitingPayment: 0, late: 0, moved: 0, arrived: 0 }

const showTasks = (today: Partial<Today>) =>
  show(<WaitingTasks today={{ ...nothing, ...today }} now={now} />, { session: admin })
const listGroups = () =>
  screen.getAllByRole('heading').map((heading) => {
    const links = within(heading.parentElement as HTMLElement).getAllByRole('link')
    return [heading.textContent, links.map((link) => [link.textContent, link.getAttribute('href')])]
  })

test('what waits stands in its group and leads to its list', async () => {
  await showTasks({
    registrations: 4,
    orders: { ...noOrders, toRelease: 5, onHold: 1, late: 3, moved: 8, arrived: 9, awaitingPayment: 2 },
    mails: { failing: 1, waiting: 2, hasServer: true },
    warehouse: { toPick: 6, backOrders: 2, picking: 4, packed: 1, arrivals: 7 },
    money: {
      eInvoices: { failed: 3, open: 5, deadline: { day: '2026-12-03', daysLeft: 1 } },
      unmatchedPayments: 2,
      oldDisputes: 1,
    },
    returns: { toDecide: 4, overdue: 1, toCollect: 6, toInspect: 2, toCredit: 3 },
  })
  expect(listGroups()).toEqual([
    [
      'Orders',
      [
        ['4 Registrations to review', '/console/customers?status=pending'],
        ['5 To release', '/console/orders?status=submitted'],
        ['1 On hold', '/console/orders?status=onHold'],
        ['3 Late', '/console/orders?when=late'],
        ['8 Dates moved', '/console/orders?when=moved'],
        ['9 Goods arrived', '/console/orders?when=arrived'],
        ['2 Awaiting payment', '/console/orders?status=awaitingPayment'],
        ['1 Failed e-mails', '/console/outbox?status=failing'],
        ['2 E-mails waiting', '/console/outbox?status=waiting'],
      ],
    ],
    [
      'Warehouse',
      [
        ['6 To pick', '/console/shipments'],
        ['4 To pack', '/console/shipments?step=picking'],
        ['1 To hand over', '/console/shipments?step=packed'],
        ['7 Goods due', '/console/receiving'],
      ],
    ],
    [
      'Money',
      [
        ['2 Payments to match', '/console/payments'],
        ['5 E-invoices to send', '/console/payments/e-invoices?status=open'],
        ['3 E-invoices that cannot be written', '/console/payments/e-invoices?status=failed'],
        ['1 Disputes over 14 days old', '/console/payments/accounts?only=disputed'],
      ],
    ],
    [
      'Returns',
      [
        ['4 Returns to decide', '/console/returns?show=decision'],
        ['6 Returns to collect', '/console/returns?show=collection'],
        ['2 Returns to inspect', '/console/returns?show=inspection'],
        ['3 Returns to credit', '/console/returns?show=credit'],
      ],
    ],
  ])
  for (const note of [
    '2 back orders have arrived',
    'open for over two working days',
    'the first is due by 3 Dec 2026',
    '1 is past its three working days',
  ])
    expect(screen.getByText(note)).toBeVisible()
  expect(screen.queryByText(/Nothing waits in/)).toBeNull()
})

test('the oldest is named with its age, beside what is too long for it, and leads to its page or to its list', async () => {
  const at = (since: string, name: string) => ({ since, name, detailId: 7 })
  await showTasks({
    orders: { ...noOrders, toRelease: 2, late: 1 },
    warehouse: { toPick: 0, backOrders: 0, picking: 0, packed: 0, arrivals: 1 },
    money: { eInvoices: { failed: 0, open: 1, deadline: null }, unmatchedPayments: 1, oldDisputes: 1 },
    oldest: [
      { task: 'toRelease', ...at('2026-11-18T03:00:00Z', 'ONL1') },
      { task: 'late', ...at('2026-11-13T09:00:00Z', 'ONL2'), daysLate: 6 },
      { task: 'arrivals', ...at('2026-11-17T23:00:00Z', 'AS-7') },
      { task: 'eInvoicesOpen', ...at('2026-11-18T08:59:00Z', 'INV1') },
      { task: 'unmatchedPayments', ...at('2026-11-12T00:00:00Z', '') },
      { task: 'oldDisputes', ...at('2026-11-01T00:00:00Z', 'INV2') },
    ],
  })
  const rows = screen.getAllByRole('listitem').map((row) => {
    const [, oldest] = within(row).getAllByRole('link')
    const said = within(row).getByRole('img').getAttribute('aria-label')
    return [said, oldest?.textContent, oldest?.getAttribute('href')]
  })
  expect(rows).toEqual([
    ['6 hours, limit 24 hours', 'ONL1', '/console/orders/7'],
    ['6 days, limit 3 days', 'ONL2', '/console/orders/7'],
    ['10 hours, limit 3 days', 'AS-7', '/console/receiving?keyword=AS-7'],
    ['6 days, limit 7 days', 'payer unknown', '/console/payments'],
    ['1 minute, limit 9 days', 'INV1', '/console/payments/e-invoices?status=open&keyword=INV1'],
    ['17 days, limit 30 days', 'INV2', '/console/payments/7'],
  ])
  // Colour alone does not say it.
  expect(screen.getByText('6 hours')).toBeVisible()
  expect(screen.getByText('6 days, limit 3 days')).toBeVisible()
})

test('what is empty is named in a line of its group, a group without anything below all; others are not named', async () => {
  await showTasks({
    orders: { ...noOrders, onHold: 1 },
    warehouse: { toPick: 0, backOrders: 0, picking: 0, packed: 0, arrivals: 0 },
    returns: { toDecide: 0, overdue: 0, toCollect: 0, toInspect: 0, toCredit: 0 },
  })
  expect(listGroups()).toEqual([['Orders', [['1 On hold', '/console/orders?status=onHold']]]])
  expect(screen.getAllByText(/Nothing waits in/).map(({ textContent }) => textContent)).toEqual([
    'Nothing waits in: To release, Late, Dates moved, Goods arrived and Awaiting payment',
    'Nothing waits in: Warehouse and Returns',
  ])
})

test('where nothing waits at all that is said', async () => {
  await showTasks({ registrations: 0 })
  expect(screen.getByText('Nothing to do right now.')).toBeVisible()
  expect(screen.getByText('Nothing waits in: Orders')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a site that is closed says so, one that lacks something says what', async () => {
  const site = { orgId: 5, siteName: 'Deutschland', takesOrders: true, lacks: ['orderAddress' as const] }
  const closed = { ...site, orgId: 7, siteName: 'United Kingdom', takesOrders: false }
  await show(<SitesToFinish sites={[site, closed]} />, { session: admin })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('DeutschlandOrder address')
  expect(second).toHaveTextContent('United KingdomClosed by you')
})

test('which rates are missing is shown with the day of the last one', async () => {
  const rates = [
    { currency: 'GBP', lastDay: '2026-11-18' },
    { currency: 'PLN', lastDay: null },
  ]
  await show(<MissingRates rates={rates} />, { session: admin })
  expect(screen.getByText(/GBP \(18 Nov 2026\) and PLN \(none yet\)/)).toBeVisible()
})

test('where no rate is missing nothing is shown', async () => {
  await show(<MissingRates rates={[]} />, { session: admin })
  expect(screen.queryByText(/xchange rates/)).toBeNull()
})

test('products whose goods have come are named until they are on sale', async () => {
  await show(<ProductsToPutOnSale numbers={['AS-1', 'AS-2']} />, { session: admin })
  expect(screen.getByText(/not on sale yet have arrived: AS-1 and AS-2\. Put them on sale/)).toBeVisible()
  cleanup()
  await show(<ProductsToPutOnSale numbers={[]} />, { session: admin })
  expect(screen.queryByText(/not on sale/)).toBeNull()
})
