import { screen } from '@testing-library/react'
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

/** So many favourites, of which all whose number begins as what is sought are found. */
async function open(many: number) {
  const all = Array.from({ length: many }, (_, at) => makeFavourite(at + 1))
  answering({
    'GET /clientsystem/favorites/account/list': async (query) => {
      const found = all.filter(({ goodsSku }) => goodsSku.oemCode.startsWith(query.get('keyword') ?? ''))
      return { rows: found.slice(0, Number(query.get('pageSize'))), total: found.length }
    },
  })
  await show(<Favourites size={20} action={() => null} actions={() => null} foot={() => <p>Pages</p>} />, {
    session: buyer,
  })
  await screen.findByText('Pages')
}
const find = (number: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Find by number' }), number)
const countRows = () => screen.getAllByRole('listitem').length

test('of more that match than are shown it says how many there are', async () => {
  await open(150)
  await find('TN-1')
  expect(await screen.findByText('1–60 of 62')).toBeVisible()
  expect(countRows()).toBe(60)
})

test('all that match are shown, and no other page', async () => {
  await open(40)
  await find('TN-')
  await expect.poll(countRows).toBe(40)
  expect(screen.queryByText(/ of 40/)).toBeNull()
  expect(screen.queryByText('Pages')).toBeNull()
})
