import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { MissingRates } from './MissingRates.tsx'
import { ProductsToPutOnSale } from './ProductsToPutOnSale.tsx'
import { SitesToFinish } from './SitesToFinish.tsx'
import { TodayTiles } from './TodayTiles.tsx'

test('what waits leads to its list; what the account may not see is not shown', async () => {
  const orders = {
    today: 2,
    totals: [{ currency: 'EUR', total: 99 }],
    toRelease: 5,
    onHold: 1,
    awaitingPayment: 0,
    late: 3,
    moved: 8,
    arrived: 9,
  }
  const returns = { toDecide: 4, overdue: 1, toCollect: 6, toInspect: 2, toCredit: 3 }
  const warehouse = { toPick: 6, backOrders: 2, picking: 4, packed: 1, arrivals: 7 }
  const money = {
    eInvoices: { failed: 3, open: 5, deadline: { day: '2026-12-03', daysLeft: 1 } },
    unmatchedPayments: 2,
    oldDisputes: 1,
  }
  await show(
    <TodayTiles
      today={{
        registrations: 4,
        orders,
        returns,
        warehouse,
        toPutOnSale: [],
        money,
        mails: null,
        sites: null,
        missingRates: null,
      }}
    />,
    {
      session: admin,
    },
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['5To release', '/console/orders?status=submitted'],
    ['1On hold', '/console/orders?status=onHold'],
    ['3Late', '/console/orders?when=late'],
    ['8Dates moved', '/console/orders?when=moved'],
    ['9Goods arrived', '/console/orders?when=arrived'],
    ['0Awaiting payment', '/console/orders?status=awaitingPayment'],
    ['2Orders today€99.00', '/console/orders?when=today'],
    ['4Returns to decide1 is past its three working days', '/console/returns?show=decision'],
    ['6Returns to collect', '/console/returns?show=collection'],
    ['2Returns to inspect', '/console/returns?show=inspection'],
    ['3Returns to credit', '/console/returns?show=credit'],
    ['6To pick2 back orders have arrived', '/console/shipments'],
    ['4To pack', '/console/shipments?step=picking'],
    ['1To hand over', '/console/shipments?step=packed'],
    ['7Goods due', '/console/receiving'],
    ['2Payments to matchopen for over two working days', '/console/payments'],
    ['5E-invoices to sendthe first by 3 Dec 2026', '/console/payments/e-invoices?status=open'],
    ['3E-invoices that cannot be written', '/console/payments/e-invoices?status=failed'],
    ['1Disputes over 14 days old', '/console/payments/accounts?only=disputed'],
    ['4Registrations to review', '/console/customers?status=pending'],
  ])
})

test('where no payment waits and nothing failed, finance sees that alone', async () => {
  const money = { eInvoices: { failed: 0, open: 0, deadline: null }, unmatchedPayments: 0, oldDisputes: 0 }
  const today = {
    registrations: null,
    orders: null,
    returns: null,
    warehouse: null,
    toPutOnSale: null,
    money,
    mails: null,
    sites: null,
    missingRates: null,
  }
  await show(<TodayTiles today={today} />, { session: admin })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['0Payments to match'])
})

test('where no return is overdue or came in, those to decide are named alone', async () => {
  const returns = { toDecide: 0, overdue: 0, toCollect: 0, toInspect: 0, toCredit: 0 }
  const others = { registrations: null, orders: null, warehouse: null, toPutOnSale: null, money: null, mails: null }
  await show(<TodayTiles today={{ ...others, returns, sites: null, missingRates: null }} />, { session: admin })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['0Returns to decide'])
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
