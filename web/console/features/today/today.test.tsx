import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { admin } from '../../../testing/staff.ts'
import { SitesToFinish } from './SitesToFinish.tsx'
import { TodayTiles } from './TodayTiles.tsx'

test('what waits leads to its list; what nobody may see is not there', async () => {
  const orders = { today: 2, totals: [{ currency: 'EUR', total: 99 }], onHold: 1, awaitingPayment: 0 }
  await show(<TodayTiles today={{ registrations: 4, orders, mails: null, sites: null }} />, { session: admin })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2Orders today€99.00', '/console/orders?today=true'],
    ['1On hold', '/console/orders?status=onHold'],
    ['0Awaiting payment', '/console/orders?status=awaitingPayment'],
    ['4Registrations to review', '/console/customers?status=pending'],
  ])
})

test('a site that is closed says so, one that lacks something says what', async () => {
  const site = { orgId: 5, siteName: 'Deutschland', takesOrders: true, lacks: ['orderAddress' as const] }
  const closed = { ...site, orgId: 7, siteName: 'United Kingdom', takesOrders: false }
  await show(<SitesToFinish sites={[site, closed]} />, { session: admin })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('DeutschlandOrder address')
  expect(second).toHaveTextContent('United KingdomClosed by you')
})
