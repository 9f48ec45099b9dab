import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { toner } from '../../../../testing/product.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { Favourites } from './Favourites.tsx'

const makeFavourite = (id: number) => ({
  favoriteId: id,
  custNumber: '',
  watch: { stock: false, price: false },
  goodsSku: { ...toner, id, number: `AS-${id}`, oemCode: `TN-${id}`, name: `Toner ${id}` },
})

/** Three favourites of which those named are chosen and deleted, with the keyboard. */
async function deleted(...numbers: string[]) {
  let ids = [1, 2, 3]
  const path = '/clientsystem/favorites/account'
  const requests = answering({
    [`GET ${path}/list`]: async () => ({ rows: ids.map(makeFavourite), total: ids.length }),
    [`POST ${path}/remove`]: async () => {
      const { numbers: gone } = JSON.parse(requests.at(-1)?.body ?? '{}')
      ids = ids.filter((id) => !gone.includes(`AS-${id}`))
      return { favoritesQty: ids.length, skuIds: ids }
    },
  })
  await show(<Favourites action={() => null} actions={() => null} foot={() => null} />, { session: buyer })
  for (const number of numbers) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${number}` }))
  screen.getByRole('button', { name: 'Delete selected' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Delete' })
  await userEvent.keyboard('{Enter}')
}

test('after favourites were deleted the keyboard is in the list of the others', async () => {
  await deleted('TN-1', 'TN-3')
  await waitFor(() => expect(screen.queryByText('TN-1')).toBeNull())
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
})

test('after all of them were deleted it is where it says so', async () => {
  await deleted('TN-1', 'TN-2', 'TN-3')
  const empty = (await screen.findByText('No favourites yet')).parentElement
  await waitFor(() => expect(empty).toHaveFocus())
})
