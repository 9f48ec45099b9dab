import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { quickOrder } from '../../../testing/list-product.ts'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './quick-orders.tsx'

const LIST = 'GET /clientsystem/quickorder/list'
const open = (query: string) => openPage(Route, query, { session: buyer })
const readQueries = (sent: ReturnType<typeof answering>) =>
  Object.fromEntries(new URL(sent.at(-1)?.url ?? '', 'http://here').searchParams)

test('lists are asked for as the address says, and each leads to its details', async () => {
  const requests = answering({ [LIST]: { rows: [quickOrder({ status: 'rejected' })], total: 30 } })
  await open('?keyword=Mon&status=rejected&page=2')
  const link = await screen.findByRole('link', { name: /QONL000007/ })
  expect(link).toHaveAttribute('href', '/hisorder/quickOrderDetails/7')
  expect(readQueries(requests)).toMatchObject({ keyword: 'Mon', status: 'rejected', pageNum: '2' })
})

test('a state that there is not is not asked for; another one is kept in the address', async () => {
  const requests = answering({ [LIST]: { rows: [quickOrder()], total: 1 } })
  const { history } = await open('?status=eaten&page=3')
  const status = await screen.findByRole('combobox', { name: 'Status' })
  expect(status).toHaveValue('')
  expect(readQueries(requests)).not.toHaveProperty('status')
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any status', 'Draft', 'Submitted', 'Rejected', 'Ordered'])
  await userEvent.selectOptions(status, 'Ordered')
  await vi.waitFor(() => expect(history.location.search).toContain('status=ordered'))
  expect(history.location.search).not.toContain('page')
})

test('who has no lists is led to the quick order', async () => {
  answering({ [LIST]: { rows: [], total: 0 } })
  await open('')
  expect(await screen.findByText('No lists yet')).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Quick order' })) {
    expect(link).toHaveAttribute('href', '/my/quickorder')
  }
})

test('where nothing matches the page does not say that there are no lists', async () => {
  answering({ [LIST]: { rows: [], total: 0 } })
  await open('?keyword=x')
  expect(await screen.findByText('No lists found')).toBeVisible()
  expect(screen.queryByText('No lists yet')).toBeNull()
})
