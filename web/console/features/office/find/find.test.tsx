import { useRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { admin, manager } from '../../../../testing/staff.ts'
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

test('what the staff user may not open is neither fetched nor offered', async () => {
  const requests = answering(found)
  await show(<FindButton />, { session: { ...manager, permissions: ['staff:console'] } })
  await userEvent.click(screen.getByRole('button', { name: /Find/ }))
  await userEvent.type(await screen.findByRole('combobox'), 'voo')
  expect(names()).toEqual([])
  expect(requests).toEqual([])
})

let address: () => string
function Address() {
  const { history } = useRouter()
  address = () => history.location.pathname
  return null
}

async function find(entered: string) {
  await show(
    <>
      <Address />
      <FindButton />
    </>,
    { session: admin },
  )
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), `${entered}{Enter}`)
}

test('a number that is scanned or typed at a stroke leads to its order, however long that takes to be found', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const longer = { ...order, orderId: 8, orderno: 'ONL0000071' }
  answering({ ...found, 'GET /staff/order/list': () => promise, 'GET /staff/customer/list': { rows: [], total: 0 } })
  await find('onl000007')
  expect(address()).toBe('/')
  resolve({ rows: [longer, order], total: 2 })
  await expect.poll(address).toBe('/console/orders/7')
})

test('the number on the documents of a shipment leads to it', async () => {
  answering({ 'GET /staff/order/list': { rows: [], total: 0 }, 'GET /staff/customer/list': { rows: [], total: 0 } })
  await find('S00000012')
  await expect.poll(address).toBe('/console/shipments/12')
})
