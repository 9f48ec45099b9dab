import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { FinanceView } from '../../../../rules/ledger/item.ts'
import { bookkeeper, financeItem, itemPage } from '../../../testing/finance.ts'
import { answering } from '../../../testing/show.tsx'
import { openPage, showPage } from '../../../testing/show-page.tsx'
import { Route as All } from './all.tsx'
import { Route as AllOpen } from './all-open.tsx'
import { Route as Cleared } from './cleared.tsx'
import { Route as OpenCredit } from './open-credit.tsx'
import { Route as OpenInvoice } from './open-invoice.tsx'

const LIST = 'GET /clientsystem/finance/items'
const AGEING = 'GET /clientsystem/finance/ageing'
const EXPORT = 'GET /clientsystem/finance/export'

const views = [
  ['allOpen', AllOpen, 'All open', 'Nothing is open'],
  ['all', All, 'All', 'No invoices yet'],
  ['openInvoice', OpenInvoice, 'Open invoices', 'No open invoices'],
  ['openCredit', OpenCredit, 'Open credits', 'No open credits'],
  ['cleared', Cleared, 'Cleared', 'Nothing is cleared yet'],
] as const

const listCalls = (calls: { url: string }[]) =>
  calls.filter(({ url }) => url.includes('/items')).map(({ url }) => new URL(url, 'http://here').searchParams)

test.each(views)(
  'the view %s asks for its items, and says what it means that there are none',
  async (view: FinanceView, route, tab, none) => {
    const calls = answering({ [LIST]: itemPage(), [AGEING]: [] })
    const router = await openPage(route, '', { session: bookkeeper })
    expect(await screen.findByText(none)).toBeVisible()
    const [name, href] =
      view === 'all' ? (['Continue shopping', '/index'] as const) : (['See all', '/finance/all'] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(listCalls(calls).map((query) => query.get('view'))).toEqual([view])
    const tabs = within(screen.getByRole('navigation', { name: 'Views of your account' }))
    expect(tabs.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([tab])
    expect(router.state.matches.at(-1)?.meta).toContainEqual({ title: `${tab} · Invoices · Aster` })
  },
)

test('the tabs lead to the overview, the five views and the statement', async () => {
  answering({ [LIST]: itemPage(), [AGEING]: [] })
  await showPage(AllOpen, '', bookkeeper)
  const tabs = within(screen.getByRole('navigation', { name: 'Views of your account' }))
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...[
      '/finance/account',
      '/finance/allopen',
      '/finance/all',
      '/finance/openinvoice',
      '/finance/opencredit',
      '/finance/cleared',
      '/finance/statement',
    ],
  ])
})

test('items are asked for as the address says', async () => {
  const calls = answering({ [LIST]: itemPage(financeItem()), [AGEING]: [] })
  await showPage(
    AllOpen,
    '?keyword=17&from=2026-10-01&until=never&ageing=10&bucket=overdue30&sort=due&page=2',
    bookkeeper,
  )
  expect(await screen.findByRole('link', { name: 'INL26000031' })).toBeVisible()
  expect(Object.fromEntries(listCalls(calls)[0] ?? [])).toEqual({
    ...{ view: 'allOpen', keyword: '17', from: '2026-10-01', ageing: '10', bucket: 'overdue30', sort: 'due' },
    ...{ pageNum: '2', pageSize: '20' },
  })
})

test('an age that is no number is shown at its field, and nothing is asked for', async () => {
  const calls = answering({ [LIST]: itemPage(financeItem()), [AGEING]: [] })
  await showPage(All, '?ageing=soon', bookkeeper)
  expect(screen.getByLabelText('Days overdue, at least')).toHaveAccessibleDescription('Aging must be a number!')
  expect(listCalls(calls)).toEqual([])
  await userEvent.clear(screen.getByLabelText('Days overdue, at least'))
  await userEvent.type(screen.getByLabelText('Days overdue, at least'), '30{Enter}')
  expect(await screen.findByRole('link', { name: 'INL26000031' })).toBeVisible()
  expect(listCalls(calls).map((query) => query.get('ageing'))).toEqual(['30'])
})

test('an age that the server refuses is shown at its field, too, and once', async () => {
  const msg = 'Aging must be a number!'
  answering({ [LIST]: { refused: 'finance.ageing_not_a_number', code: 30_071, msg, fields: ['ageing'] } })
  await showPage(All, '?ageing=30', bookkeeper)
  await vi.waitFor(() => expect(screen.getByLabelText('Days overdue, at least')).toHaveAccessibleDescription(msg))
  expect(screen.getAllByText(msg)).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what failed says why, and is asked for again', async () => {
  const answers: Record<string, object> = { [LIST]: { refused: 'server.failed', code: 500, status: 500 } }
  answering(answers)
  await showPage(All, '', bookkeeper)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[LIST] = itemPage(financeItem())
  await userEvent.click(again)
  expect(await screen.findByRole('link', { name: 'INL26000031' })).toBeVisible()
})

test('where a filter leaves nothing, the way leads out of it', async () => {
  answering({ [LIST]: itemPage() })
  const address = await showPage(All, '?bucket=overdue30&sort=due', bookkeeper)
  expect(await screen.findByText('Nothing found')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }))
  expect(await screen.findByText('No invoices yet')).toBeVisible()
  expect(address()).toBe('?sort=due')
})

test('the file holds what was found, on all of its pages', async () => {
  const calls = answering({ [LIST]: itemPage(financeItem()) })
  await showPage(Cleared, '?keyword=17&page=2', bookkeeper)
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  const [asked] = calls.filter(({ url }) => url.includes(EXPORT.split(' ')[1] ?? ''))
  const query = Object.fromEntries(new URL(asked?.url ?? '', 'http://here').searchParams)
  expect(query).toEqual({ view: 'cleared', keyword: '17', format: 'csv' })
})
