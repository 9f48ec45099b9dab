import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Session } from '../../../api/session/session.ts'
import { answering, buyer, dutch, show } from '../../../testing/show.tsx'
import { Shortcuts } from './Shortcuts.tsx'

const everything: Session = { ...buyer, permissions: ['*:*:*'] }
const basket = { shoppingCartQty: 3, pieces: 8, shoppingCartPrice: 1234.5, currency: 'EUR', priceChanges: 1 }

async function open(session: Session | null, site = dutch) {
  answering({
    'GET /clientsystem/shoppingcart/account/stat': basket,
    'GET /clientsystem/favorites/account/count': { favoritesQty: 7, skuIds: [] },
  })
  await show(<Shortcuts />, { session, site })
}
const names = () => [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((way) => way.ariaLabel)

const passFrames = (count: number) => {
  for (let at = 0; at < count; at++) vi.advanceTimersToNextFrame()
}

afterEach(() => {
  vi.useRealTimers()
  Object.assign(window, { scrollY: 0 })
})

test('a customer is led to what is theirs, with how much there is', async () => {
  await open(everything)
  expect(await screen.findByRole('button', { name: 'Basket: 3 items, 1 price changed' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Favourites: 7' })).toBeVisible()
  expect(names()).toEqual([
    'Open messages',
    'Favourites: 7',
    'Basket: 3 items, 1 price changed',
    'Quick order',
    'Coupons',
  ])
})

test('only a European site has coupons', async () => {
  await open(everything, { ...dutch, region: 'US' })
  expect(screen.getByRole('link', { name: 'Quick order' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Coupons' })).toBeNull()
})

test('a visitor has nothing here, and staff have no messages', async () => {
  await open(null)
  expect(names()).toEqual([])
  await open({ ...everything, user: { ...everything.user, custId: -1 } })
  expect(names()).not.toContain('Open messages')
})

const scrollTo = (scrollY: number) => {
  Object.assign(window, { scrollY })
  act(() => void fireEvent.scroll(window))
}

test('the way to the top is there once the head of the page is out of sight', async () => {
  await open(null)
  scrollTo(300)
  expect(names()).toEqual([])
  scrollTo(500)
  expect(names()).toEqual(['Back to top'])
  scrollTo(0)
  expect(names()).toEqual([])
})

test('it goes up by and by, and stays where its reader holds it', async () => {
  const to = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await open(null)
  scrollTo(1_000)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }))
  passFrames(3)
  const tops = to.mock.calls.map(([where]) => (where as ScrollToOptions).top ?? 0)
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => other - one))
  expect(tops).toHaveLength(3)
  fireEvent.wheel(window)
  passFrames(100)
  expect(to).toHaveBeenCalledTimes(3)
  to.mockRestore()
})

test('who wants no motion is at the top at once', async () => {
  const to = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await open(null)
  scrollTo(1_000)
  const media = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await userEvent.click(screen.getByRole('button', { name: 'Back to top' }))
  expect(to.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  media.mockRestore()
  to.mockRestore()
})
