import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toner } from '../../testing/product.ts'
import { answering, buyer, show } from '../../testing/show.tsx'
import { AddToBasket } from '../features/basket/basket/AddToBasket.tsx'
import { FavouriteLines } from '../features/basket/favourites/FavouriteLines.tsx'
import type { Favourite } from '../features/basket/favourites/queries.ts'
import type { FavouriteChoice } from '../features/basket/favourites/useFavouriteChoice.ts'
import { FavouritesToBuy } from './FavouritesToBuy.tsx'

const price = { unitPrice: 12.5, discountPrice: null, currency: 'EUR' }
const favourite = (id: number, status = 'active') =>
  ({
    favoriteId: id,
    number: `AS-${id}`,
    custNumber: '',
    watch: { stock: false, price: false },
    goodsSku: { ...toner, id, number: `AS-${id}`, oemCode: `TN-${id}`, status, price },
  }) as unknown as Favourite
const makeChoice = (...chosen: Favourite[]) => ({ chosen, clear() {}, toggle() {} }) as unknown as FavouriteChoice

test('what could not be added is named as it is shown, with the reason of each', async () => {
  const answer = (id: number, msg: string | null) => ({ number: `AS-${id}`, added: !msg, qty: 1, reason: null, msg })
  answering({
    'POST /clientsystem/shoppingcart/batch': {
      shoppingCartQty: 1,
      pieces: 1,
      shoppingCartPrice: 1,
      currency: 'EUR',
      priceChanges: 0,
      lines: [answer(1, null), answer(2, 'No longer sold.'), answer(3, 'At most 9999.'), answer(4, 'No longer sold.')],
    },
  })
  const choice = makeChoice(...[1, 2, 3, 4].map((id) => favourite(id)))
  await show(<FavouritesToBuy choice={choice} />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: 'Add selected to basket' }))
  expect(await screen.findByText('1 product added to your basket')).toBeVisible()
  expect(screen.getByText('2 products could not be added: TN-2, TN-4 · No longer sold.')).toBeVisible()
  expect(screen.getByText('1 product could not be added: TN-3 · At most 9999.')).toBeVisible()
})

test('a favourite that is no longer sold has no price to be ordered at', async () => {
  await show(
    <FavouriteLines
      favourites={[favourite(1), favourite(2, 'disabled')]}
      choice={makeChoice()}
      action={(product) => <AddToBasket product={product} />}
    />,
    {
      session: buyer,
    },
  )
  expect(screen.getAllByText('€12.50')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Add .* to basket$/ })).toHaveLength(1)
})

test('a favourite is ordered from its row, as many as are wanted', async () => {
  const requests = answering({
    'POST /clientsystem/shoppingcart': {
      shoppingCartId: 1,
      shoppingCartQty: 1,
      pieces: 3,
      shoppingCartPrice: 37.5,
      currency: 'EUR',
      priceChanges: 0,
      qty: 3,
      backOrdered: 0,
    },
  })
  await show(
    <FavouriteLines
      favourites={[favourite(1)]}
      choice={makeChoice()}
      action={(product) => <AddToBasket product={product} />}
    />,
    { session: buyer },
  )
  const quantity = screen.getByRole('textbox', { name: 'Quantity of TN-1' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Add TN-1 to basket' }))
  await vi.waitFor(() => expect(JSON.parse(requests.at(-1)?.body ?? '{}')).toMatchObject({ number: 'AS-1', qty: 3 }))
})
