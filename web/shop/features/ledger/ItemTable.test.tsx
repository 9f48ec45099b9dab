import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { bookkeeper, financeItem } from '../../../testing/finance.ts'
import { answering, show } from '../../../testing/show.tsx'
import { ItemSums } from './ItemSums.tsx'
import { ItemTable } from './ItemTable.tsx'

const PDF = '/clientsystem/finance/invoice/INL26000031/pdf'

test('an invoice leads to its page and its order, and says how late it is', async () => {
  await show(<ItemTable items={[financeItem()]} />, { session: bookkeeper })
  expect(screen.getByRole('link', { name: 'INL26000031' })).toHaveAttribute('href', '/finance/invoice/INL26000031')
  expect(screen.getByRole('link', { name: 'ONL000017' })).toHaveAttribute('href', '/hisorder/orderDetails/ONL000017')
  expect(screen.getByRole('cell', { name: /Invoice$/ })).toHaveTextContent('INL26000031')
  expect(screen.getByRole('cell', { name: '18 days overdue' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '€101.25' })).toHaveAttribute('data-label', 'Balance')
  expect(screen.getByText('PO-17')).toBeVisible()
})

test.each([
  [{ status: 'open', daysOverdue: -3 }, 'Open'],
  [{ status: 'open', daysOverdue: 0 }, 'Open'],
  [{ status: 'open', daysOverdue: 1 }, '1 day overdue'],
  [{ status: 'open', daysOverdue: null }, 'Open'],
  [{ status: 'disputed', daysOverdue: null }, 'Disputed'],
  [{ status: 'cleared', daysOverdue: null }, 'Cleared'],
] as const)('the state %o is shown: %s', async (changes, expectedText) => {
  await show(<ItemTable items={[financeItem(changes)]} />, { session: bookkeeper })
  expect(screen.getByRole('cell', { name: expectedText })).toBeVisible()
})

test('what is the customer’s is below zero; a payment has neither page nor file', async () => {
  const payment = { kind: 'payment', number: 'PNL26000004', amount: -80, paid: 0, balance: -80, dueOn: null } as const
  await show(<ItemTable items={[financeItem({ ...payment, orderno: '' })]} />, { session: bookkeeper })
  const row = within(screen.getByRole('row', { name: /PNL26000004/ }))
  expect(row.getAllByText('-€80.00')).toHaveLength(2)
  expect(row.queryByRole('link')).toBeNull()
  expect(row.queryByRole('button')).toBeNull()
})

test('the PDF is fetched from the row, and what failed is shown', async () => {
  const calls = answering({ [`GET ${PDF}`]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await show(<ItemTable items={[financeItem()]} />, { session: bookkeeper })
  await userEvent.click(screen.getByRole('button', { name: 'Download INL26000031 as PDF' }))
  expect(await screen.findByText(/not available at the moment/)).toBeVisible()
  expect(calls.map(({ url }) => url)).toEqual([expect.stringContaining(PDF)])
})

test('who may not see orders has neither their pages nor what needs the same right', async () => {
  await show(<ItemTable items={[financeItem()]} />, { session: { ...bookkeeper, permissions: ['cust:finance'] } })
  expect(screen.getByText('ONL000017')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['INL26000031'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('sums are shown for each currency', async () => {
  const sums = [
    { currency: 'EUR', amount: 151.25, paid: 50, balance: 101.25 },
    { currency: 'GBP', amount: 10, paid: 10, balance: 0 },
  ]
  await show(<ItemSums sums={sums} count={23} />, { session: bookkeeper })
  const region = within(screen.getByRole('region', { name: 'Total of 23 items' }))
  for (const expectedText of ['€151.25', '€50.00', '€101.25', '£0.00'])
    expect(region.getByText(expectedText)).toBeVisible()
})
