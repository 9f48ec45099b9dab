import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { permissions } from '../../../rules/identity/permissions.ts'
import type { Session } from '../../api/session/session.ts'
import { basketLine, basketWith } from '../../testing/basket.ts'
import { toner } from '../../testing/product.ts'
import { answering, buyer, show } from '../../testing/show.tsx'
import type { Favourite } from '../features/basket/favourites/queries.ts'
import BasketDrawerWithFavourites from './BasketDrawerWithFavourites.tsx'
import FavouritesDrawer from './FavouritesDrawer.tsx'

const session: Session = { ...buyer, permissions: [...permissions] }
const path = '/clientsystem/shoppingcart/account'
const basket = basketWith(basketLine(1), basketLine(2))
const KEEP = 'POST /clientsystem/favorites/batch'

async function openBasket(answer: object, who = session) {
  const requests = answering({ [`GET ${path}/stat`]: basket, [`GET ${path}/list`]: basket, [KEEP]: answer })
  await show(<BasketDrawerWithFavourites onClose={() => {}} />, { session: who })
  await screen.findByRole('checkbox', { name: 'Select TN-1' })
  return requests
}

test('chosen lines of the basket are kept as favourites and stay; what cannot be kept is shown', async () => {
  const lines = [
    { number: 'AS-1', added: true, msg: null },
    { number: 'AS-2', added: false, msg: 'No longer sold.' },
  ]
  const requests = await openBasket({ favoritesQty: 1, skuIds: [1], lines })
  const keep = screen.getByRole('button', { name: 'Add to favourites' })
  expect(keep).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select TN-1' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select TN-2' }))
  await userEvent.click(keep)
  expect(await screen.findByText('1 product is in your favourites')).toBeVisible()
  expect(screen.getByText('No longer sold.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select TN-1' })).toBeVisible()
  expect(requests.filter(({ url }) => url.endsWith('/favorites/batch'))).toHaveLength(1)
})

test('who keeps no favourites is not offered to', async () => {
  await openBasket({}, buyer)
  expect(screen.queryByRole('button', { name: 'Add to favourites' })).toBeNull()
})

const favourite = (id: number) =>
  ({
    favoriteId: id,
    number: `AS-${id}`,
    custNumber: '',
    watch: { stock: false, price: false },
    goodsSku: { ...toner, id, number: `AS-${id}`, oemCode: `TN-${id}` },
  }) as unknown as Favourite

test.each([
  [20, 0],
  [21, 1],
])('of %i favourites the drawer leads to all %i times; the way closes it', async (total, ways) => {
  answering({ 'GET /clientsystem/favorites/account/list': { rows: [favourite(1)], total } })
  const onClose = vi.fn()
  await show(<FavouritesDrawer onClose={onClose} />, { session })
  expect(await screen.findByRole('button', { name: 'Add TN-1 to basket' })).toBeVisible()
  const all = screen.queryAllByRole('link', { name: /^Show all/ })
  expect(all).toHaveLength(ways)
  for (const link of all) {
    expect(link).toHaveAttribute('href', '/search?pre=3')
    await userEvent.click(link)
  }
  expect(onClose).toHaveBeenCalledTimes(ways)
})
