import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, buyer } from '../../testing/show.tsx'
import { openPage } from '../../testing/show-page.tsx'
import { Route as Index } from './index.tsx'
import { Route as NotAllowed } from './not-allowed.tsx'
import { Route as NotFound } from './not-found.tsx'

test('a page that there is not leads home; back where there is something to go back to', async () => {
  const { history } = await openPage(NotFound, '', { session: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/index')
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull()
  expect(history.canGoBack()).toBe(false)
})

test('a page that there is not offers the search, the kinds of goods and the hotline', async () => {
  const { history } = await openPage(NotFound, '', { session: null })
  const field = screen.getByRole('searchbox', { name: 'Search by number or printer' })
  // A browser without a script sends it itself.
  expect(field.closest('form')).toHaveAttribute('action', '/search')
  expect(field).toHaveAttribute('name', 'keyword')
  const goods = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(goods).toHaveLength(6)
  expect(goods[0]).toHaveAttribute('href', '/list/toner?classId=102')
  expect(screen.getByRole('link', { name: '+31 20 000 0001' })).toHaveAttribute('href', 'tel:+31200000001')

  const { pathname } = history.location
  await userEvent.type(field, '  {Enter}')
  expect(history.location.pathname).toBe(pathname)
  await userEvent.type(field, 'CF259A{Enter}')
  await vi.waitFor(() => expect(history.location.href).toBe('/search?keyword=CF259A'))
})

test('a missing permission is reported, with a way back only where that helps', async () => {
  const { navigate, history } = await openPage(NotAllowed, '?noGoBack=true', { session: buyer })
  expect(screen.getByText('You do not have permission to access.')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search by number or printer' })).toBeVisible()
  await navigate({ to: '/page', search: { noGoBack: '1' } } as never)
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull()
  await navigate({ to: '/page', search: {} } as never)
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }))
  expect(history.location.search).toContain('noGoBack')
})

test.each([
  ['expired', 'Your session has ended. Log in again'],
  ['failed', 'Unknown system error, please feedback to administrator. Log in again'],
])('where a session %s, home says so and leads back to the page before', async (ended, words) => {
  answering({ 'GET /goods/goodsclass/freedom/list': [], 'GET /clientsystem/goods/client/brands': [] })
  await openPage(Index, `?ended=${ended}&redirect=/hisorder/orders`, { session: null })
  const back = screen.getByRole('link', { name: 'Log in again' })
  expect(back).toHaveAttribute('href', '/login?redirect=%2Fhisorder%2Forders')
  expect(back.closest('p')).toHaveRole('alert')
  expect(back.closest('p')).toHaveTextContent(words)
})

test('home says nothing of a session that did not end', async () => {
  answering({ 'GET /goods/goodsclass/freedom/list': [], 'GET /clientsystem/goods/client/brands': [] })
  await openPage(Index, '?ended=no', { session: null })
  expect(screen.queryByRole('link', { name: 'Log in again' })).toBeNull()
})
