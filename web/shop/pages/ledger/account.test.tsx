import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookkeeper, due, overview, spending } from '../../../testing/finance.ts'
import { answering } from '../../../testing/show.tsx'
import { showPage } from '../../../testing/show-page.tsx'
import { Route } from './account.tsx'

const OVERVIEW = 'GET /clientsystem/finance/account'

/** The rows of a table by its name, head first, each as label and amount. */
const findRows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(': '))

/** What a term of a region is. */
const findAmount = (region: string, term: string) =>
  within(screen.getByRole('region', { name: region })).getByText(term).nextSibling

test('what is due stands by week, credits apart, and the credit line above', async () => {
  answering({ [OVERVIEW]: overview() })
  await showPage(Route, '', bookkeeper)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account at a glance' })).toBeVisible()
  await screen.findByRole('table', { name: 'What is due when' })
  expect(findRows('What is due when')).toEqual([
    'Due: Open',
    'Overdue: €120.50',
    'This week, until 22 Nov: €80.00',
    '23 Nov – 29 Nov: €0.00',
    'After 29 Nov: €300.00',
  ])
  expect(findAmount('What is due when', 'Credits not yet allocated')).toHaveTextContent('-€50.00')
  expect(findAmount('What is due when', 'Balance')).toHaveTextContent('€450.50')
  expect(findAmount('Credit limit', 'Used')).toHaveTextContent('€450.50')
  expect(findAmount('Credit limit', 'Available')).toHaveTextContent('€549.50')
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
})

test('what is disputed is no day’s: it has a bar of its own, which leads to it', async () => {
  const disputed = { kind: 'disputed', from: null, until: null, amount: 20 } as const
  answering({ [OVERVIEW]: overview({ due: [due({ bars: [...due().bars, disputed] })] }) })
  await showPage(Route, '', bookkeeper)
  await screen.findByRole('table', { name: 'What is due when' })
  expect(findRows('What is due when').at(-1)).toBe('Disputed, not overdue: €20.00')
  expect(screen.getByRole('link', { name: 'Disputed, not overdue' })).toHaveAttribute(
    'href',
    '/finance/openinvoice?bucket=disputed',
  )
})

test('what is due and what a month cost lead to the items behind them; where there is nothing, there is no way', async () => {
  answering({ [OVERVIEW]: overview() })
  await showPage(Route, '', bookkeeper)
  const table = within(await screen.findByRole('table', { name: 'What is due when' }))
  const waysOf = () => table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(waysOf()).toEqual([
    ['Overdue', '/finance/openinvoice?dueUntil=2026-11-17'],
    ['This week, until 22 Nov', '/finance/openinvoice?dueFrom=2026-11-18&dueUntil=2026-11-22'],
    ['After 29 Nov', '/finance/openinvoice?dueFrom=2026-11-30'],
  ])
  expect(screen.getByRole('link', { name: 'November 2026' })).toHaveAttribute(
    'href',
    '/finance/all?from=2026-11-01&until=2026-11-30',
  )
})

test('purchases are shown by month, brand and product, each with its rest', async () => {
  answering({ [OVERVIEW]: overview() })
  await showPage(Route, '', bookkeeper)
  await screen.findByRole('table', { name: 'Invoiced by month' })
  expect(findRows('Invoiced by month')).toEqual(['Month: Net', 'October 2026: €1,000.00', 'November 2026: -€100.00'])
  const rest = ['Shipping and handling: €10.00']
  expect(findRows('Invoiced by brand')).toEqual(['Brand: Net', 'HP: €700.00', 'Other brands: €190.00', ...rest])
  expect(findRows('Invoiced by product')).toEqual([
    'Product: Net',
    'AS-103459 · Toner, black: €700.00',
    'Other products: €190.00',
    ...rest,
  ])
  expect(findAmount('Invoiced by product', 'Total')).toHaveTextContent('€900.00')
})

test('each currency has parts of its own', async () => {
  const pounds = { currency: 'GBP' }
  answering({ [OVERVIEW]: overview({ due: [due(), due(pounds)], spending: [spending(), spending(pounds)] }) })
  await showPage(Route, '', bookkeeper)
  expect(await screen.findByRole('region', { name: 'What is due when, EUR' })).toBeVisible()
  expect(findRows('What is due when, GBP')).toContain('Overdue: £120.50')
  expect(findRows('Invoiced by brand, GBP')).toContain('HP: £700.00')
})

test('without debts, and without recent purchases, there is a message', async () => {
  answering({ [OVERVIEW]: overview({ due: [] }) })
  await showPage(Route, '', bookkeeper)
  expect(await screen.findByText('Nothing is open. Thank you!')).toBeVisible()
  expect(screen.getByRole('table', { name: 'Invoiced by month' })).toBeVisible()
})

test('a new customer sees what will be here, and no credit line where payment is in advance', async () => {
  answering({ [OVERVIEW]: overview({ due: [], spending: [], credit: null }) })
  await showPage(Route, '', bookkeeper)
  expect(await screen.findByText('Nothing to show yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
})

test('what failed is shown with the way to try again', async () => {
  answering({})
  await showPage(Route, '', bookkeeper)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
