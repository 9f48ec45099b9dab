import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { PriceChanges } from './PriceChanges.tsx'

const path = '/clientsystem/shoppingcart/account/pricechange'
const sku = { id: 1, number: 'AS-1', oemCode: 'TN-2420', ownMake: false, name: 'Toner TN-2420' }
const summary = { shoppingCartQty: 1, pieces: 3, shoppingCartPrice: 65.97, currency: 'EUR', priceChanges: 0 }
const change = {
  shoppingCartId: 7,
  number: 'AS-1',
  custNumber: 'SHELF-7',
  goodsSku: sku,
  qty: 3,
  before: 19.99,
  seenAt: '2026-11-18T09:00:00.000Z',
  now: 21.99,
  difference: 2,
  lineDifference: 6,
}
const changes = { rows: [change], total: 1, difference: 6, currency: 'EUR' }

test('a new price is shown beside the old one, and agreed to as it is shown', async () => {
  const calls = answering({ [`GET ${path}`]: changes, [`POST ${path}`]: { ...summary, accepted: 1 } })
  await show(<PriceChanges />, { session: buyer })

  const row = (await screen.findByText('€19.99')).closest('tr')
  expect(row).toHaveTextContent('€21.99')
  expect(row).toHaveTextContent('+€2.00')
  expect(screen.getByText('Total: +€6.00')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Accept the new price of/ }))

  expect(await screen.findByText('1 price accepted')).toBeVisible()
  expect(calls.find(({ body }) => body)?.body).toBe('{"items":[{"shoppingCartId":7,"price":21.99}]}')
})

test('a price that changed again meanwhile is shown as changed again', async () => {
  answering({ [`GET ${path}`]: changes, [`POST ${path}`]: { ...summary, accepted: 0 } })
  await show(<PriceChanges />, { session: buyer })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept 1 price' }))

  expect(await screen.findByText(/1 price has changed again/)).toBeVisible()
})

test('a product is taken out only after a yes', async () => {
  const calls = answering({ [`GET ${path}`]: changes, 'DELETE /clientsystem/shoppingcart/7': summary })
  const removals = () => calls.filter(({ url }) => url.endsWith('/shoppingcart/7'))
  await show(<PriceChanges />, { session: buyer })
  const remove = { name: /^Remove .* from basket$/ }

  await userEvent.click(await screen.findByRole('button', remove))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(removals()).toEqual([])
  await userEvent.click(screen.getByRole('button', remove))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Removed from your basket')).toBeVisible()
  expect(removals()).toHaveLength(1)
})

test('what was settled in another window meanwhile has not changed again', async () => {
  const answers = { [`GET ${path}`]: changes, [`POST ${path}`]: { ...summary, accepted: 0 } }
  answering(answers)
  await show(<PriceChanges />, { session: buyer })
  const accept = await screen.findByRole('button', { name: 'Accept 1 price' })
  answers[`GET ${path}`] = { rows: [], total: 0, difference: 0, currency: 'EUR' }
  await userEvent.click(accept)

  expect(await screen.findByText('No price changes to check')).toBeVisible()
  expect(screen.queryByText(/changed again/)).toBeNull()
})

test('says so where nothing changed', async () => {
  answering({ [`GET ${path}`]: { rows: [], total: 0, difference: 0, currency: 'EUR' } })
  await show(<PriceChanges />, { session: buyer })
  expect(await screen.findByText('No price changes to check')).toBeVisible()
})
