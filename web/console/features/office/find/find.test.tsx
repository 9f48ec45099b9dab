import { useRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mostOfKind } from '../../../../../rules/office/find.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin, manager } from '../../../../testing/staff.ts'
import { FindButton } from './FindButton.tsx'

const order = { kind: 'order', number: 'ONL000007', name: 'Voorbeeld', page: 'orders', id: 7, entry: null }
const customer = { kind: 'customer', number: 'C1', name: 'Voorbeeld', page: 'customers', id: 3, entry: null }
const FIND = 'GET /staff/find'
const found = { [FIND]: [customer, order] }
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('Ctrl K finds orders, customers and shelves by what is typed, and the pages of the menu', async () => {
  answering(found)
  await show(<FindButton />, { session: admin })
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, 'voo')
  expect(await screen.findByRole('option', { name: 'Order ONL000007 · Voorbeeld' })).toBeVisible()
  expect(names()).toEqual(['Customer C1 · Voorbeeld', 'Order ONL000007 · Voorbeeld', 'Stock of voo'])
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

test('the stock of a number is not offered where a record has this number', async () => {
  answering(found)
  await show(<FindButton />, { session: admin })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'onl000007')
  await expect.poll(names).toEqual(['Customer C1 · Voorbeeld', 'Order ONL000007 · Voorbeeld'])
})

let address: () => string
let query: () => object
function Address() {
  const { history } = useRouter()
  address = () => history.location.pathname
  query = () => Object.fromEntries(new URLSearchParams(history.location.search))
  return null
}

async function find(entered: string, keys = '{Enter}') {
  await show(
    <>
      <Address />
      <FindButton />
    </>,
    { session: admin },
  )
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), `${entered}${keys}`)
}

test('a number that is scanned or typed at a stroke leads to its order, however long that takes to be found', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const longer = { ...order, id: 8, number: 'ONL0000071' }
  answering({ [FIND]: () => promise })
  await find('onl000007')
  expect(address()).toBe('/')
  resolve([order, longer])
  await expect.poll(address).toBe('/console/orders/7')
})

test('an entry of the bank leads to the list of payments that shows it', async () => {
  const entry = { status: 'settled', keyword: 'E2E-5' }
  answering({ [FIND]: [{ ...order, kind: 'bankEntry', number: 'BANK-1', page: 'payments', id: null, entry }] })
  await find('e2e-5')
  await expect.poll(address).toBe('/console/payments')
  expect(query()).toEqual(entry)
})

test('where more orders are meant than are shown, their list has all of them', async () => {
  const orders = Array.from({ length: mostOfKind }, (_, at) => ({ ...order, id: at + 1, number: `ONL00000${at}` }))
  answering({ [FIND]: orders })
  await find('voorbeeld', '')
  await userEvent.click(await screen.findByRole('option', { name: 'All orders with “voorbeeld”' }))
  await expect.poll(address).toBe('/console/orders')
  expect(query()).toEqual({ keyword: 'voorbeeld' })
})

test('the digits at the end of an order number are asked for however few, a part of a name is not', async () => {
  const requests = answering({ [FIND]: [order] })
  await find('vo', '')
  expect(requests).toEqual([])
  expect(screen.getByRole('listbox')).toHaveTextContent(/^Type at least 3 characters$/)
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.type(screen.getByRole('combobox'), '7{Enter}')
  await expect.poll(address).toBe('/console/orders/7')
})

test('what could not be asked for is said, and what was typed stays', async () => {
  answering({ [FIND]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await find('voo', '')
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not available at the moment')
  expect(screen.getByRole('combobox')).toHaveValue('voo')
})
