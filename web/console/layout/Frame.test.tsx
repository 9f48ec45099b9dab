import { QueryClient } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  isRedirect,
  RouterProvider,
} from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { siteCookies } from '../../../rules/site/site.ts'
import { loadTexts } from '../../../texts/index.ts'
import { loadLazyTexts } from '../../../texts/lazy/load-lazy-texts.ts'
import { readCookie, writeChoice } from '../../api/cookie.ts'
import { type Session, sessionQuery } from '../../api/session/session.ts'
import { answering, show } from '../../testing/show.tsx'
import { admin, manager } from '../../testing/staff.ts'
import { ConsoleTabBar } from './ConsoleTabBar.tsx'
import { enter } from './enter.ts'
import { Frame } from './Frame.tsx'
import type { ConsolePage } from './pages.ts'
import { SideMenu } from './SideMenu.tsx'
import { TitleBar } from './TitleBar.tsx'

afterEach(() => writeChoice(siteCookies.accountLanguage, '', 0))

const page: ConsolePage = {
  name: 'orders',
  isDetail: true,
  title: 'desk.title',
  Page: ({ id, code }) => <h1>{`${id} ${code}`}</h1>,
}

test('a page stands in the frame with what its address names, and the keyboard can skip to it', async () => {
  const texts = { ...(await loadTexts.de()), ...(await loadLazyTexts.console.de()) }
  await show(<Frame reading={{ language: 'de', texts }} page={page} id={7} code="7" />, {
    session: admin,
    language: 'de',
  })
  expect(within(screen.getByRole('main')).getByRole('heading', { name: '7 7' })).toBeVisible()
  const [skip] = screen.getAllByRole('link')
  expect(skip).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

test('the language is changed at once, kept for who is signed in, and said in the new one', async () => {
  await show(<TitleBar />, { session: admin })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
  expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeVisible()
  expect(readCookie(siteCookies.accountLanguage)).toBe('de')
  const german = await loadTexts.de()
  expect(screen.getByText(german['layout.language_switched'])).toBeVisible()
})

test('who has no name is called by their user name, and each finds the way to their second step', async () => {
  await show(<TitleBar />, { session: { ...admin, user: { ...admin.user, name: '' } } })
  expect(screen.getByText('Signed in: admin')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Two-step verification' })).toHaveAttribute('href', '/console/authenticator')
})

test('who signs out is signed out on the server', async () => {
  const here = location
  const assign = vi.fn()
  vi.stubGlobal('location', { ...here, assign, protocol: 'http:' })
  const requests = answering({ 'DELETE /clientauth/clienttoken/logout': {} })
  await show(<TitleBar />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
  expect(requests.map(({ url }) => url)).toEqual(['/dev-api/clientauth/clienttoken/logout'])
  vi.stubGlobal('location', here)
})

const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('the menu has only the areas in which the staff user may open a page', async () => {
  const { unmount } = await show(<SideMenu />, { session: { ...manager, permissions: ['staff:orders'] } })
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Orders', 'Returns'])
  unmount()
  await show(<SideMenu />, { session: { ...manager, permissions: [] } })
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Menu of the console' })).toBeInTheDocument()
})

test('an area names its pages', async () => {
  await show(<SideMenu />, { session: admin })
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '')
  expect(names.flatMap(linksIn)).toEqual(screen.getAllByRole('link').map(({ textContent }) => textContent))
})

test('a telephone has the places of most use below the page, and all others in a menu with the ways out', async () => {
  await show(<ConsoleTabBar />, { session: manager })
  const bar = within(screen.getByRole('navigation', { name: 'Tabs' }))
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Orders',
    'Returns',
    'Customers',
  ])
  await userEvent.click(bar.getByRole('button', { name: 'Menu' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const menu = within(dialog.getByRole('navigation', { name: 'Menu of the console' }))
  expect(menu.getAllByRole('link')).toHaveLength(4)
  expect(menu.queryByRole('link', { name: 'Outbox' })).toBeNull()
  expect(dialog.getByText('Signed in: Ada')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/index')
  expect(dialog.getByRole('button', { name: 'Sign out' })).toBeEnabled()
  expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
})

test('the menu of a telephone closes once a page is chosen, and by Escape, which gives the focus back', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const root = createRootRoute({ component: ConsoleTabBar })
  const anywhere = createRoute({ getParentRoute: () => root, path: '$' })
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: ['/console/today'] }),
  })
  await show(<RouterProvider router={router as never} />, { session: manager })
  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
    return within(await screen.findByRole('dialog', { name: 'Menu' }))
  }
  await openMenu()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  await userEvent.click((await openMenu()).getByRole('link', { name: 'Returns' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/console/returns')
})

const confined: Session = { ...admin, user: { ...admin.user, lacksAuthenticator: true }, permissions: [] }

async function enterAs(session: Session, path: string, language: 'en' | 'de' = 'en') {
  const queries = new QueryClient()
  queries.setQueryData(sessionQuery.queryKey, session)
  const reading = { language, texts: await loadTexts[language]() }
  return enter({
    context: { queries, reading },
    location: { href: `/console/${path}`, searchStr: '' },
    params: { _splat: path },
  }).catch((thrown: unknown) => {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.href
  })
}

test.each(['', 'orders/7', 'outbox', 'nothing'])(
  'who has to set up their second step first is led there from /console/%s',
  async (path) => {
    expect(await enterAs(confined, path)).toBe('/console/authenticator')
  },
)

test('and may open that page, without any permission', async () => {
  expect(await enterAs(confined, 'authenticator')).toMatchObject({ page: { name: 'authenticator' } })
})

test.each([
  ['en', 'Orders · Aster'],
  ['de', 'Bestellungen · Aster'],
] as const)('in %s a page is called %s, and has the words of the console', async (language, title) => {
  const entered = await enterAs(admin, 'orders/7', language)
  expect(entered).toMatchObject({ title, id: 7, code: '7', reading: { language } })
  expect(entered).toHaveProperty(['reading', 'texts', 'desk.title'])
})
