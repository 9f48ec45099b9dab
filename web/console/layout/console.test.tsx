import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '../../../texts/language/en.ts'
import { type Session, sessionQuery } from '../../api/session/session.ts'
import { buyer, show } from '../../testing/show.tsx'
import { admin, manager } from '../../testing/staff.ts'
import MissingPage from '../pages/office/missing.tsx'
import { enter } from './enter.ts'
import { consolePages } from './pages.ts'
import { SideMenu } from './SideMenu.tsx'
import { TitleBar } from './TitleBar.tsx'

/** Where a path of the console leads: its page, or another address. */
async function resolveAddress(address: string, session: Session | null) {
  const [path = '', query] = address.split('?')
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, session)
  const reading = { language: 'en' as const, texts: en }
  try {
    const { page, id } = await enter({
      context: { queries, reading },
      location: { href: `/console/${address}`, searchStr: query ? `?${query}` : '' },
      params: { _splat: path },
    })
    const known = consolePages.find((one) => one === page)
    return known ? `${known.name}${known.isDetail ? ` ${id}` : ''}` : 'no page'
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { to, href, search } = thrown.options as { to?: string; href?: string; search?: { redirect?: string } }
    return `-> ${to ?? href}${search?.redirect ? ` ${search.redirect}` : ''}`
  }
}

test.each<[string, Session | null, string]>([
  ['outbox', null, '-> /login /console/outbox'],
  ['outbox', buyer, '-> /401'],
  ['', buyer, '-> /401'],
  ['outbox', manager, '-> /401'],
  ['outbox/7', manager, '-> /401'],
  ['', manager, '-> /console/today'],
  ['', admin, '-> /console/today'],
  ['orders/7', manager, 'orders 7'],
  ['sites/5', manager, '-> /401'],
  ['sites/5', admin, 'sites 5'],
  ['carriers/new', admin, 'carriers/new'],
  ['carriers/STD', admin, 'carriers undefined'],
  ['customers/3', manager, 'customers 3'],
  ['customers/new', manager, 'customers/new'],
  ['customers/new/3', manager, 'no page'],
  ['outbox/new', manager, '-> /401'],
  ['outbox', admin, 'outbox'],
  ['outbox/7', admin, 'outbox 7'],
  ['outbox/x', admin, 'outbox undefined'],
  ['outbox/7/8', admin, 'no page'],
  ['nothing', admin, 'no page'],
  ['nothing', manager, 'no page'],
  ['nothing', buyer, '-> /401'],
  ['nothing', null, '-> /login /console/nothing'],
  ['money?keyword=C11', admin, '-> /console/payments?keyword=C11'],
  ['colleagues/7', admin, '-> /console/staff-users/7'],
])('/console/%s leads %# to %s', async (path, session, expected) => {
  expect(await resolveAddress(path, session)).toBe(expected)
})

test('an address without a page says so, and leads back to the start of the console', async () => {
  await show(<MissingPage />, { session: admin })
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByText(/^The console has no page at this address/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the start of the console' })).toHaveAttribute('href', '/console')
})

test('the bar says who is signed in and leads to the shop; the menu has what one may open', async () => {
  await show(
    <>
      <TitleBar />
      <SideMenu />
    </>,
    { session: admin },
  )
  expect(screen.getByText('Signed in: Ada')).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/index')
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled()
  const menu = within(screen.getByRole('navigation', { name: 'Menu of the console' }))
  expect(menu.getByRole('link', { name: 'Outbox' })).toHaveAttribute('href', '/console/outbox')
})

test('who may not read mails is not shown the way', async () => {
  await show(<SideMenu />, { session: manager })
  expect(screen.queryByRole('link', { name: 'Outbox' })).toBeNull()
})
