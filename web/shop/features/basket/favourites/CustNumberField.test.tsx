import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { CustNumberField } from './CustNumberField.tsx'
import type { Favourite } from './queries.ts'

const sku = { id: 7, number: 'AS-7', oemCode: 'TN-2410', ownMake: false } as Favourite['goodsSku']
const favourite: Favourite = {
  favoriteId: 3,
  number: 'AS-7',
  custNumber: 'SHELF-7',
  goodsSku: sku,
  unitPrice: null,
  discountPrice: null,
  warehouse: null,
  watch: { stock: false, price: false },
  addedAt: '2026-11-18T09:00:00.000Z',
}
const field = () => screen.getByRole('textbox', { name: 'Your article number · TN-2410' })

test('an article number of the customer is kept with Enter and left alone with Escape', async () => {
  const calls = answering({ 'PUT /clientsystem/favorites/3': { custNumber: 'RACK-1' } })
  await show(<CustNumberField favourite={favourite} />, { session: buyer })

  await userEvent.type(field(), '9{Escape}')
  expect(field()).toHaveValue('SHELF-7')
  await userEvent.tab()
  expect(calls).toEqual([])
  await userEvent.clear(field())
  await userEvent.type(field(), 'RACK-1{Enter}')
  expect(calls.map(({ body }) => body)).toEqual(['{"custNumber":"RACK-1"}'])
})

test('what is refused is taken back', async () => {
  answering({})
  await show(<CustNumberField favourite={favourite} />, { session: buyer })
  await userEvent.type(field(), '9{Enter}')
  await expect.poll(() => field()).toHaveValue('SHELF-7')
})

test('what got no answer stays in the field, and is sent when it is left again', async () => {
  const answers: Parameters<typeof answering>[0] = {
    'PUT /clientsystem/favorites/3': () => Promise.reject(new TypeError('Failed to fetch')),
  }
  const calls = answering(answers)
  await show(<CustNumberField favourite={favourite} />, { session: buyer })
  await userEvent.type(field(), '9{Enter}')
  await expect.poll(() => field()).toBeEnabled()
  expect(field()).toHaveValue('SHELF-79')
  await userEvent.click(field())
  await userEvent.tab()
  await expect.poll(() => calls).toHaveLength(2)
})
