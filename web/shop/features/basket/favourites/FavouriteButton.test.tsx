import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'

const product = { id: 7, number: 'AS-7', oemCode: 'TN-2410', ownMake: false }
const keeper = { ...buyer, permissions: ['cust:favorites'] }
const none = { favoritesQty: 0, skuIds: [] }
const add = { name: 'Add TN-2410 to favourites' }
const remove = { name: 'Remove TN-2410 from favourites' }

test('a product is kept and taken out by the same heart', async () => {
  const calls = answering({
    'GET /clientsystem/favorites/account/count': none,
    'POST /clientsystem/favorites/batch': {
      favoritesQty: 1,
      skuIds: [7],
      lines: [{ number: 'AS-7', added: true, reason: null, msg: null }],
    },
    'POST /clientsystem/favorites/account/remove': none,
  })
  await show(<FavouriteButton product={product} />, { session: keeper })

  await userEvent.click(screen.getByRole('button', add))
  expect(await screen.findByRole('button', remove)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', remove))
  expect(await screen.findByRole('button', add)).toHaveAttribute('aria-pressed', 'false')
  expect(calls.filter(({ body }) => body).map(({ body }) => body)).toEqual([
    '[{"number":"AS-7"}]',
    '{"numbers":["AS-7"]}',
  ])
})

test('a full list takes the heart back and says why', async () => {
  answering({
    'GET /clientsystem/favorites/account/count': none,
    'POST /clientsystem/favorites/batch': {
      ...none,
      lines: [{ number: 'AS-7', added: false, reason: 'favourites.full', msg: 'Your favourites are full' }],
    },
  })
  await show(<FavouriteButton product={product} />, { session: keeper })
  await userEvent.click(screen.getByRole('button', add))

  expect(await screen.findByText('Your favourites are full')).toBeVisible()
  expect(screen.getByRole('button', add)).toHaveAttribute('aria-pressed', 'false')
})

test('a call that fails takes the heart back, too', async () => {
  answering({ 'GET /clientsystem/favorites/account/count': none })
  await show(<FavouriteButton product={product} />, { session: keeper })
  await userEvent.click(screen.getByRole('button', add))

  expect(await screen.findByText('The access resource does not exist')).toBeVisible()
  expect(screen.getByRole('button', add)).toHaveAttribute('aria-pressed', 'false')
})

test('there is no heart for a visitor, nor for who may keep none', async () => {
  const { unmount } = await show(<FavouriteButton product={product} />, { session: null })
  expect(screen.queryByRole('button', { name: /favourites/ })).toBeNull()
  unmount()
  await show(<FavouriteButton product={product} />, { session: { ...buyer, permissions: [] } })
  expect(screen.queryByRole('button', { name: /favourites/ })).toBeNull()
})
