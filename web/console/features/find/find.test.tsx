import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, show } from '../../../testing/show.tsx'
import { admin, manager } from '../../../testing/staff.ts'
import { FindButton } from './FindButton.tsx'

const order = { orderId: 7, orderno: 'ONL000007', company: 'Voorbeeld' }
const customer = { customerId: 3, custnum: 'C1', company: 'Voorbeeld' }
const found = {
  'GET /staff/order/list': { rows: [order], total: 1 },
  'GET /staff/customer/list': { rows: [customer], total: 1 },
}
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('Ctrl K finds orders, customers and shelves by what is typed, and the pages of the menu', async () => {
  answering(found)
  await show(<FindButton />, { session: admin })
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, 'voo')
  expect(await screen.findByRole('option', { name: 'ONL000007 · Voorbeeld' })).toBeVisible()
  expect(names()).toEqual(['ONL000007 · Voorbeeld', 'C1 · Voorbeeld', 'Stock of voo'])
  await userEvent.clear(field)
  await userEvent.type(field, 'ship')
  expect(names()[0]).toBe('Shipments')
})

test('what somebody may not open is neither asked for nor offered', async () => {
  const requests = answering(found)
  await show(<FindButton />, { session: { ...manager, permissions: ['staff:console'] } })
  await userEvent.click(screen.getByRole('button', { name: /Find/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'voo')
  expect(names()).toEqual([])
  expect(requests).toEqual([])
})
