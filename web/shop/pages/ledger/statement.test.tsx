import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { bookkeeper, statement, statementRow } from '../../../testing/finance.ts'
import { answering } from '../../../testing/show.tsx'
import { showPage } from '../../../testing/show-page.tsx'
import { Route } from './statement.tsx'

const STATEMENT = 'GET /clientsystem/finance/statement'
const days = '?from=2026-10-01&to=2026-10-31'
const answer = (...statements: ReturnType<typeof statement>[]) =>
  answering({ [STATEMENT]: { from: '2026-10-01', to: '2026-10-31', statements } })

test('a statement says its balances, what was posted, and what was open by age', async () => {
  const calls = answer(statement())
  await showPage(Route, days, bookkeeper)
  expect(await screen.findByRole('heading', { level: 1, name: 'Statement of account' })).toBeVisible()
  expect(calls.at(-1)?.url).toContain('from=2026-10-01&to=2026-10-31')
  expect(await screen.findByText('Balance brought forward')).toBeVisible()
  expect(screen.getByText('Closing balance').nextSibling).toHaveTextContent('€201.25')
  const [postings, open] = screen.getAllByRole('table')
  const row =
    within(postings ?? document.body)
      .getByText('INL26000031')
      .closest('tr') ?? document.body
  for (const expectedText of ['1 Oct 2026', '31 Oct 2026', '€151.25', '€251.25'])
    expect(row).toHaveTextContent(expectedText)
  expect(within(open ?? document.body).getByText('INL26000031')).toBeVisible()
  expect(screen.getByText('Due within a week').nextSibling).toHaveTextContent('€251.25')
  expect(screen.getByText('Credits not yet allocated').nextSibling).toHaveTextContent('-€50.00')
})

test('what was disputed by then is shown in place of days', async () => {
  const [item] = statement().openItems
  const openItems = item ? [{ ...item, isDisputed: true, daysOverdue: null }] : []
  answer(statement({ openItems }))
  await showPage(Route, days, bookkeeper)
  expect(await screen.findByRole('cell', { name: 'Disputed' })).toBeVisible()
})

test('what another company issued names it, and each company has its account', async () => {
  const [item] = statement().openItems
  const issuer = 'Aster Esempio S.r.l.'
  const account = {
    holder: issuer,
    bank: 'Banca',
    account: 'IT60X0542811101000000123456',
    bic: 'BPPIITRR',
    reference: 'I1',
  }
  answer(
    statement({
      openItems: item ? [item, { ...item, itemId: 72, issuer }] : [],
      payments: [
        { seller: issuer, amount: 251.25, account },
        { seller: 'Aster Voorbeeld B.V.', amount: 10, account: null },
      ],
    }),
  )
  await showPage(Route, days, bookkeeper)
  expect(await screen.findByRole('columnheader', { name: 'Issued by' })).toBeVisible()
  const paid = screen.getByRole('heading', { name: `To ${issuer}` }).parentElement
  for (const expectedText of ['€251.25', 'IT60 X054 2811 1010 0000 0123 456'])
    expect(paid).toHaveTextContent(expectedText)
  expect(screen.getByRole('heading', { name: 'To Aster Voorbeeld B.V.' })).toBeVisible()
  expect(screen.getByText(/Please pay each company/)).toBeVisible()
})

test('where one company issued all, the issuer is not shown', async () => {
  answer(statement())
  await showPage(Route, days, bookkeeper)
  expect(await screen.findByText('Closing balance')).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Issued by' })).toBeNull()
  expect(screen.queryByText('Where to pay')).toBeNull()
})

test('without days it is this month, and a usual period is chosen in the address', async () => {
  const calls = answer(statement())
  const address = await showPage(Route, '', bookkeeper)
  const chosen = await screen.findByRole('link', { name: 'This month' })
  expect(chosen).toHaveAttribute('aria-current')
  expect(calls.at(-1)?.url).toMatch(/from=\d{4}-\d{2}-01&to=\d{4}-\d{2}-\d{2}/)
  await userEvent.click(screen.getByRole('link', { name: 'Last year' }))
  await vi.waitFor(() => expect(address()).toMatch(/^\?from=\d{4}-01-01&to=\d{4}-12-31$/))
  expect(screen.getByRole('link', { name: 'Last year' })).toHaveAttribute('aria-current')
})

test('own days are sent by the form', async () => {
  answer(statement())
  const address = await showPage(Route, days, bookkeeper)
  const from = await screen.findByLabelText('From')
  await userEvent.clear(from)
  await userEvent.type(from, '2026-10-15{Enter}')
  await vi.waitFor(() => expect(address()).toBe('?from=2026-10-15&to=2026-10-31'))
})

test('where nothing was posted it says so, and each currency has a statement', async () => {
  answer(
    statement({ rows: [], openItems: [], closing: 100 }),
    statement({ currency: 'GBP', rows: [statementRow({ debit: 0, credit: 20 })] }),
  )
  await showPage(Route, days, bookkeeper)
  expect(await screen.findByText('Nothing was posted in this period')).toBeVisible()
  expect(screen.getByText('Nothing was open.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Account in GBP' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Account in GBP' })).toHaveTextContent('£20.00')
})

test('of thousands of rows the first are shown, and more where they are wanted', async () => {
  answer(statement({ rows: Array.from({ length: 150 }, (_, at) => statementRow({ itemId: at + 1 })), openItems: [] }))
  await showPage(Route, days, bookkeeper)
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(101)
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more rows' }))
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(151)
  expect(screen.queryByRole('button', { name: /more rows/ })).toBeNull()
})

test.each([
  ['PDF', 'pdf'],
  ['Excel (XLSX)', 'xlsx'],
])('it can be had as %s', async (name, format) => {
  const calls = answer(statement())
  await showPage(Route, days, bookkeeper)
  await userEvent.click(await screen.findByRole('button', { name }))
  await vi.waitFor(() =>
    expect(calls.at(-1)?.url).toContain(`/statement/export?from=2026-10-01&to=2026-10-31&format=${format}`),
  )
})

test('what failed is shown with the way to try again', async () => {
  answering({})
  await showPage(Route, days, bookkeeper)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
