import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { noPromises } from '../../../../rules/fulfilment/promise-outcome.ts'
import { lastQuery } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { manager } from '../../../testing/staff.ts'
import PromisesPage from './promises.tsx'

const REPORT = 'GET /staff/order/promises'
const SITES = 'GET /staff/order/sites'
const standard = {
  ...{ ...noPromises, shipFrom: 'NL', shipVia: 'STD', carrier: 'Standard parcel' },
  ...{ promised: 1200, onTime: 900, lateOneDay: 60, lateFewDays: 30, lateManyDays: 6, overdue: 4 },
  ...{ notDue: 150, dayUnknown: 50, unpromised: 7, keptShare: 90 },
}
const own = { ...noPromises, shipFrom: 'US', shipVia: 'BODE', carrier: 'Bode', promised: 2, notDue: 2, keptShare: null }
const days = { from: '2026-11-01', until: '2026-11-29' }
const carriers = [
  { shipVia: 'BODE', carrier: 'Bode' },
  { shipVia: 'STD', carrier: 'Standard parcel' },
]
const report = (...rows: object[]) => ({ ...days, rows, carriers })
const open = (query = '') => showConsolePage(PromisesPage, query, manager)

/** The parts of the bar of a row, in their order, by the colour of what they stand for and their share of it. */
const barParts = (row: HTMLElement) =>
  [...row.querySelectorAll('svg rect')].map((part) => [part.getAttribute('data-tone'), part.getAttribute('width')])

test('each warehouse and carrier has its figures and a bar of them, the sum of all first', async () => {
  answering({ [REPORT]: report(standard, own), [SITES]: [] })
  await open()
  const [head, ...rows] = within(await screen.findByRole('table')).getAllByRole('row')
  const words = (row: HTMLElement, role: string) =>
    within(row)
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  expect(head && words(head, 'columnheader')).toEqual([
    ...['Warehouse and carrier', 'Kept', 'Promised', 'On time', '1 day late', '2–3 days late', 'More days late'],
    ...['Late now', 'Not due yet', 'Day unknown', 'No promise'],
  ])
  expect(rows.map((row) => words(row, 'cell'))).toEqual([
    ['All', '90%', '1,202', '900', '60', '30', '6', '4', '152', '50', '7'],
    ['NetherlandsStandard parcel', '90%', '1,200', '900', '60', '30', '6', '4', '150', '50', '7'],
    ['United StatesBode', '–', '2', '0', '0', '0', '0', '0', '2', '0', '0'],
  ])
  expect(rows.map(barParts).slice(1)).toEqual([
    [
      ...[
        ['good', '75'],
        ['lightCaution', '5'],
        ['caution', '2.5'],
        ['lightBad', '0.5'],
      ],
      ...[
        ['bad', String(400 / 1200)],
        ['lightActive', '12.5'],
        ['quiet', String(5000 / 1200)],
      ],
    ],
    [['lightActive', '100']],
  ])
  expect(screen.getByText('Promised for 1 Nov 2026 to 29 Nov 2026')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Colours of the bars' })).getAllByRole('listitem')).toHaveLength(7)
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/console/orders')
})

test('days, site, warehouse and carrier are kept in the address, and the file holds the same', async () => {
  const requests = answering({ [REPORT]: report(standard), [SITES]: [{ orgId: 5, siteName: 'Deutschland' }] })
  const address = await open('?from=2026-10-01&until=2026-10-31')
  expect(await screen.findByText('90%')).toBeVisible()
  expect(screen.getByLabelText('From')).toHaveValue('2026-10-01')
  await userEvent.selectOptions(screen.getByLabelText('Site'), 'Deutschland')
  await userEvent.selectOptions(screen.getByLabelText('Warehouse'), 'Netherlands')
  await userEvent.selectOptions(screen.getByLabelText('Carrier'), 'Standard parcel')
  const narrowing = { from: '2026-10-01', until: '2026-10-31', orgId: '5', shipFrom: 'NL', shipVia: 'STD' }
  await vi.waitFor(() => expect(lastQuery(requests, '/order/promises')).toEqual(narrowing))
  expect(Object.fromEntries(new URLSearchParams(address()))).toEqual(narrowing)
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await vi.waitFor(() => expect(lastQuery(requests, '/promises/export')).toEqual({ ...narrowing, format: 'csv' }))
})

test('a month without orders says so, and other days lead back to it', async () => {
  answering({ [REPORT]: report(), [SITES]: [] })
  await open()
  expect(await screen.findByText('No orders this month yet')).toBeVisible()
  await open('?from=2026-01-01&until=2026-01-31')
  expect(await screen.findByText('No orders in this period')).toBeVisible()
})

test('a period that is too long says what to do; a report that could not be had is asked for again', async () => {
  const answers: Record<string, object> = { [REPORT]: { refused: 'order.report_period', code: 30_021 }, [SITES]: [] }
  answering(answers)
  await open('?from=2020-01-01')
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at most 366 days')
  expect(screen.getByLabelText('From')).toHaveValue('2020-01-01')
  answers[REPORT] = report(standard)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('90%')).toBeVisible()
})
