import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { usualChoices } from '../../../../../rules/order/order-update.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { OrderUpdates } from './OrderUpdates.tsx'

const path = '/clientsystem/order/updates'

test('the choice is sent as a whole, and reported as saved', async () => {
  const chosen = { ...usualChoices, shipped: 'never' }
  const requests = answering({ [`GET ${path}`]: usualChoices, [`PUT ${path}`]: chosen })
  await show(<OrderUpdates />, { session: buyer })
  const shipped = await screen.findByRole('combobox', { name: 'Shipped, with tracking' })
  expect(shipped).toHaveValue('atOnce')
  await userEvent.selectOptions(shipped, 'Never')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved. This is how we’ll write to you')
  expect(JSON.parse(String(requests.at(-1)?.body))).toEqual(chosen)
})

test('where the choices cannot be had, it says so', async () => {
  answering({})
  await show(<OrderUpdates />, { session: buyer })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test.each([
  ['sees the account', ['cust:order', 'cust:finance'], 1],
  ['does not', ['cust:order'], 0],
])('who %s is asked about payments accordingly', async (_, permissions, count) => {
  answering({ [`GET ${path}`]: usualChoices })
  await show(<OrderUpdates />, { session: { ...buyer, permissions } })
  await screen.findByRole('combobox', { name: 'Delivered' })
  expect(screen.queryAllByRole('combobox', { name: 'Payments received' })).toHaveLength(count)
})
