import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { Favourites } from './Favourites.tsx'

const path = '/clientsystem/favorites'
const keeper = { ...buyer, permissions: ['cust:favorites'] }
const unreachable = /The shop cannot be reached/

function disconnect() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onlineManager.setOnline(false)
}
afterEach(() => onlineManager.setOnline(true))

test('a change without a connection is taken back at once, and not made when there is one again', async () => {
  answering({ [`GET ${path}/account/count`]: { favoritesQty: 0, skuIds: [] } })
  await show(<FavouriteButton product={{ id: 1, number: 'AS-1', oemCode: 'TN-1', ownMake: false }} />, {
    session: keeper,
  })
  const heart = await screen.findByRole('button', { name: 'Add TN-1 to favourites' })
  disconnect()
  await userEvent.click(heart)
  expect(await screen.findByText(unreachable)).toBeVisible()
  expect(heart).toHaveAttribute('aria-pressed', 'false')

  const requests = answering({})
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(requests).toEqual([]))
})

test('what cannot be read says so, and is read as soon as there is a connection', async () => {
  disconnect()
  await show(<Favourites action={() => null} actions={() => null} foot={() => null} />, { session: keeper })
  expect(await screen.findByText(unreachable)).toBeVisible()

  answering({ [`GET ${path}/account/list`]: { rows: [], total: 0 } })
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('No favourites yet')).toBeVisible()
})
