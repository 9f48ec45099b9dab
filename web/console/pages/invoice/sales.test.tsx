import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lastQuery } from '../../../testing/sent.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin, bookkeeper, manager } from '../../../testing/staff.ts'
import type { SalesReport, SalesRow } from '../../features/invoice/sales-report/queries.ts'
import PromisesPage from '../fulfilment/promises.tsx'
import SalesPage from './sales.tsx'

const REPORT = 'GET /staff/money/sales'
const others = {
  'GET /staff/order/sites': [{ orgId: 5, siteName: 'Deutschland' }],
  'GET /staff/money/invoices/currencies': ['EUR', 'GBP'],
}
const toner: SalesRow = {
  ...{
    key: '71',
    number: 'AS-1001',
    name: 'Toner',
    names: null,
    pieces: 1200,
    net: 800,
    share: 80,
    netBefore: 1000,
    change: -20,
  },
}
const charges: SalesRow = {
  ...{ key: '', number: '', name: '', names: null, pieces: 0, net: 200, share: 20, netBefore: -100, change: null },
}
const sums = { currency: 'EUR', pieces: 1200, net: 1000, netBefore: 900, change: 11.1 }
const report = (over: Partial<SalesReport> = {}): SalesReport => ({
  ...{ by: 'product', from: '2026-10', until: '2026-11', before: { from: '2026-08', until: '2026-09' } },
  ...{ currency: 'EUR', sums: [sums, { ...sums, currency: 'GBP', net: 50 }], rows: [toner, charges], total: 2 },
  ...{ thisMonth: '2026-11', uncounted: 0 },
  ...over,
})
const open = (query = '', staff = admin) => showConsolePage(SalesPage, query, staff)
const findRows = async () => within(await screen.findByRole('table')).findAllByRole('row')
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('each product has its figures and its bars, charges beside them, the sum of all first', async () => {
  answering({ ...others, [REPORT]: report() })
  await open('?by=product&currency=EUR')
  const [head, ...rows] = await findRows()
  expect(
    head &&
      within(head)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
  ).toEqual(['Product', 'Net sales', 'Share', 'Pieces', 'Period before', 'Change'])
  expect(rows.map(cells)).toEqual([
    ['All', '€1,000.00', '100%', '1,200', '€900.00', '11.1%'],
    ['TonerAS-1001', '€800.00', '80%', '1,200', '€1,000.00', '-20%'],
    ['Shipping and handling', '€200.00', '20%', '0', '-€100.00', '–'],
  ])
  // All on one scale from the least to the most; what is below zero ends where the others begin.
  const bars = rows.map((row) => [...row.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width'))))
  const whole = 1100
  expect(bars).toEqual([[], [80_000 / whole, 100_000 / whole], [20_000 / whole, 10_000 / whole]])
  expect(screen.getByRole('link', { name: 'Toner' })).toHaveAttribute('href', '/pd/product?sku_id=71')
  expect(screen.getByText('October 2026 to November 2026, compared with August 2026 to September 2026')).toBeVisible()
  expect(screen.getByText('November 2026 is not over yet and is compared with a whole month.')).toBeVisible()
  expect(screen.getByText('£50.00')).toBeVisible()
  expect(screen.queryByText(/still being counted/)).toBeNull()
})

test('each currency has rows and bars of its own, and never a sum with another one', async () => {
  const pounds = { ...toner, key: '72', name: 'Drum', net: 50, netBefore: 10 }
  const euros = report()
  const requests = answering({
    ...others,
    [REPORT]: (query) =>
      query.get('currency') === 'GBP' ? { ...euros, currency: 'GBP', rows: [pounds], total: 30 } : euros,
  })
  await open('?by=product&from=2026-10')
  const [first, second] = await Promise.all(
    ['In EUR', 'In GBP'].map(async (name) => within(await screen.findByRole('region', { name }))),
  )
  expect((await first?.findAllByRole('row'))?.map(({ textContent }) => textContent).join()).not.toContain('£')
  const [, , row] = (await second?.findAllByRole('row')) ?? []
  expect(row).toHaveTextContent('Drum')
  expect(row).toHaveTextContent('£50.00')
  expect([...(row?.querySelectorAll('rect') ?? [])].map((bar) => bar.getAttribute('width'))).toEqual(['100', '20'])
  expect(lastQuery(requests, '/money/sales')).toMatchObject({ by: 'product', from: '2026-10', currency: 'GBP' })
  const all = second?.getByRole('link', { name: 'All 30 rows in GBP' })
  expect(all?.getAttribute('href')).toContain('currency=GBP')
})

test('a currency that is chosen stands alone', async () => {
  answering({ ...others, [REPORT]: report() })
  await open('?by=product&currency=EUR')
  expect(await findRows()).toHaveLength(4)
  expect(screen.queryByRole('region', { name: 'In GBP' })).toBeNull()
})

test('a product is called as the catalogue calls it in the language of the reader', async () => {
  const rows = [
    { ...toner, name: 'HP 59A toner, black' },
    { ...toner, key: '72', names: { de: 'Tinte für Büros' } },
  ]
  answering({ ...others, [REPORT]: report({ rows }) })
  await showConsolePage(SalesPage, '?by=product', admin, 'de')
  expect(await screen.findByRole('link', { name: 'HP 59A Toner, Schwarz' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tinte für Büros' })).toBeVisible()
})

const customer = { ...toner, key: '12', number: 'C12', name: 'Kantoorshop' }

test('a customer leads to their page', async () => {
  answering({ ...others, [REPORT]: report({ by: 'customer', rows: [customer], total: 1 }) })
  await open('?by=customer', bookkeeper)
  expect(await screen.findByRole('link', { name: 'Kantoorshop' })).toHaveAttribute('href', '/console/customers/12')
  expect(await findRows()).toHaveLength(2)
})

test.each([
  ['month', '2026-10', 'October 2026'],
  ['warehouse', 'NL', 'Netherlands'],
] as const)('by %s, %s is called %s, and a period that is over is not said to run', async (by, key, name) => {
  answering({ ...others, [REPORT]: report({ by, rows: [{ ...charges, key }], until: '2026-10' }) })
  await open(`?by=${by}`)
  expect((await findRows()).at(-1)).toHaveTextContent(name)
  expect(screen.queryByText(/is not over yet/)).toBeNull()
})

test('what narrows it is kept in the address, and the file holds the same', async () => {
  const requests = answering({ ...others, [REPORT]: report() })
  const address = await open('?by=product&from=2019-02&page=2')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'Deutschland')
  expect(screen.getByLabelText('First month')).toHaveDisplayValue('February 2019')
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'GBP')
  const narrowing = { by: 'product', from: '2019-02', orgId: '5', currency: 'GBP' }
  await vi.waitFor(() => expect(lastQuery(requests, '/money/sales')).toMatchObject(narrowing))
  expect(Object.fromEntries(new URLSearchParams(address()))).toEqual(narrowing)
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await vi.waitFor(() => expect(lastQuery(requests, '/sales/export')).toEqual({ ...narrowing, format: 'csv' }))
})

test('documents that are still being counted are said', async () => {
  answering({ ...others, [REPORT]: report({ uncounted: 4000 }) })
  await open()
  expect(await screen.findByText(/^4,000 documents are still being counted/)).toBeVisible()
})

test.each([
  ['', 'No sales in these months'],
  ['?from=2026-01', 'No sales found'],
])('where nothing was sold, %j says %s', async (query, words) => {
  answering({ ...others, [REPORT]: report({ rows: [], sums: [], total: 0 }) })
  await open(query)
  expect(await screen.findByText(words)).toBeVisible()
})

test('a period that is too long says what to do; a report that could not be had is asked for again', async () => {
  const answers: Record<string, object> = { ...others, [REPORT]: { refused: 'finance.sales_period', code: 30_077 } }
  answering(answers)
  await open('?from=2024-02')
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at most twelve months')
  answers[REPORT] = report({ sums: [sums] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Toner')).toBeVisible()
})

test.each([
  [manager, false],
  [bookkeeper, true],
])('beside the promises sales are for those alone who may see money', async (staff, isThere) => {
  answering({
    ...others,
    'GET /staff/order/promises': { from: '2026-11-01', until: '2026-11-29', rows: [], carriers: [] },
  })
  await showConsolePage(PromisesPage, '', staff)
  expect(await screen.findByRole('link', { name: 'Promises kept' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sales' }) !== null).toBe(isThere)
})
