import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { AddOne, AddToBasket } from './AddToBasket.tsx'

const product = { number: 'AS-1020', oemCode: 'CF259A', ownMake: false, status: 'active' } as const
const summary = { shoppingCartQty: 1, pieces: 8, shoppingCartPrice: 159.92, currency: 'EUR' }

test('adds the chosen quantity and says what ships later', async () => {
  const calls = answering({
    'POST /clientsystem/shoppingcart': { ...summary, shoppingCartId: 1, qty: 8, backOrdered: 3 },
  })
  await show(<AddToBasket product={product} />, { session: buyer })

  await userEvent.tripleClick(screen.getByRole('textbox', { name: 'Quantity of CF259A' }))
  await userEvent.keyboard('8')
  await userEvent.click(screen.getByRole('button', { name: 'Add CF259A to basket' }))

  expect(await screen.findByText('8 pieces of CF259A in your basket, 3 on back order')).toBeVisible()
  expect(calls[0]?.body).toBe('{"number":"AS-1020","qty":8}')
})

test('says why a product cannot be added, and keeps the quantity', async () => {
  answering({ 'POST /clientsystem/shoppingcart': { refused: 'basket.product_disabled', code: 30_002 } })
  await show(<AddToBasket product={product} />, { session: buyer })

  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add CF259A to basket' }))

  expect(await screen.findByText(/has been disabled/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Quantity of CF259A' })).toHaveValue('2')
})

test('adds one where a product stands beside another', async () => {
  const calls = answering({
    'POST /clientsystem/shoppingcart': { ...summary, shoppingCartId: 1, qty: 1, backOrdered: 0 },
  })
  await show(<AddOne product={product} />, { session: buyer })
  await userEvent.click(screen.getByRole('button', { name: 'Add CF259A to basket' }))

  expect(await screen.findByText(/CF259A/)).toBeVisible()
  expect(calls[0]?.body).toBe('{"number":"AS-1020","qty":1}')
})

test.each([
  ['no longer sold', { ...product, status: 'disabled' as const }, buyer],
  ['for who may not buy', product, { ...buyer, permissions: ['cust:favorites'] }],
])('one is not offered: %s', async (_, shown, session) => {
  await show(<AddOne product={shown} />, { session })
  expect(screen.queryByRole('button')).toBeNull()
})

test('is not there for a visitor, nor for who may not buy', async () => {
  const { unmount } = await show(<AddToBasket product={product} />, { session: null })
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull()
  unmount()

  await show(<AddToBasket product={product} />, { session: { ...buyer, permissions: ['cust:favorites'] } })
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull()
})
