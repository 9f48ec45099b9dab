import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ageing, bookkeeper, financeItem, itemPage } from '../../../testing/finance.ts'
import { answering } from '../../../testing/show.tsx'
import { showPage } from '../../../testing/show-page.tsx'
import { Route as AllOpen } from './all-open.tsx'
import { Route as OpenCredit } from './open-credit.tsx'

const LIST = 'GET /clientsystem/finance/items'
const AGEING = 'GET /clientsystem/finance/ageing'

const answer = () =>
  answering({ [LIST]: itemPage(financeItem()), [AGEING]: [ageing({ later: 300, overdue30: 99.5, overdueMore: 7 })] })

const lateEntry = () => screen.findByRole('link', { name: /^Overdue 1–30 days/ })
const latePart = () => document.querySelector('[data-bucket="overdue30"][class*="part"]') ?? document.body

test('a bucket of the legend narrows the list to it, and chosen again no longer', async () => {
  const calls = answer()
  const address = await showPage(AllOpen, '?sort=due&page=2', bookkeeper)
  await userEvent.click(await lateEntry())
  await vi.waitFor(() => expect(address()).toBe('?sort=due&bucket=overdue30'))
  expect(await lateEntry()).toHaveAttribute('aria-current', 'true')
  await vi.waitFor(() => expect(calls.at(-1)?.url).toContain('bucket=overdue30'))
  expect(screen.getByRole('combobox', { name: 'Ageing' })).toHaveValue('overdue30')

  await userEvent.click(await lateEntry())
  await vi.waitFor(() => expect(address()).toBe('?sort=due'))
  expect(await lateEntry()).not.toHaveAttribute('aria-current', 'true')
})

test('a part of the bar does the same', async () => {
  answer()
  const address = await showPage(AllOpen, '', bookkeeper)
  await lateEntry()
  await userEvent.click(latePart())
  await vi.waitFor(() => expect(address()).toBe('?bucket=overdue30'))
  await userEvent.click(latePart())
  await vi.waitFor(() => expect(address()).toBe(''))
})

test('another bucket takes the place of the one before', async () => {
  answer()
  const address = await showPage(AllOpen, '?bucket=overdueMore', bookkeeper)
  await userEvent.click(await lateEntry())
  await vi.waitFor(() => expect(address()).toBe('?bucket=overdue30'))
})

test('what is the customer’s has no age', async () => {
  const calls = answer()
  await showPage(OpenCredit, '', bookkeeper)
  expect(await screen.findByRole('link', { name: 'INL26000031' })).toBeVisible()
  expect(screen.queryByLabelText('Days overdue, at least')).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Ageing' })).toBeNull()
  expect(calls.some(({ url }) => url.includes('/ageing'))).toBe(false)
})
