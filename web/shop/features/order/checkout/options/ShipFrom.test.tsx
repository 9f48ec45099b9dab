import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { Checkout } from '../Checkout.tsx'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const PREVIEW = 'POST /clientsystem/order/preview'
const warehouses = ['FR', 'IT', 'NL'].map((warehouse) => ({ warehouse, name: warehouse, ready: null }))
const by = (warehouse: string | null, price: number, arrivesOn: string | null = '2026-11-24') => ({
  ...{ warehouse, arrivesOn, price },
})

async function open(offers: object, more: object = {}) {
  const calls = answering({
    [PREVIEW]: { ...preview('a', 10), waiting: 0, warehouses, ...more },
    [`${PREVIEW}/warehouses`]: offers,
  })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  await screen.findByRole('button', { name: /^Place order/ })
  return () => calls.filter(({ url }) => url.endsWith('/preview/warehouses'))
}
const options = () =>
  within(screen.getByRole('combobox', { name: 'Ship from' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('once somebody goes to the field, each warehouse says its day and what sending costs more or less from there', async () => {
  const asked = await open([by(null, 6), by('FR', 9.5), by('IT', 4.25, null)])
  expect(options()).toEqual([
    'Chosen automatically: Netherlands',
    'All from the France warehouse',
    'All from the Italy warehouse',
    'All from the Netherlands warehouse',
  ])
  expect(asked()).toEqual([])
  await userEvent.click(screen.getByRole('combobox', { name: 'Ship from' }))
  await screen.findByRole('option', { name: /France.*more shipping/ })
  expect(options()).toEqual([
    'Chosen automatically: Netherlands',
    'All from the France warehouse · delivery by 24 Nov 2026 · €3.50 more shipping',
    'All from the Italy warehouse · €1.75 less shipping',
    'All from the Netherlands warehouse',
  ])
  const body = JSON.parse(asked()[0]?.body ?? '{}')
  expect(body).toMatchObject({ lines: [{ number: 'AS-1020', qty: 3 }] })
  expect(body).not.toHaveProperty('shipFrom')
})

test('of a chosen warehouse all others say how they differ', async () => {
  await open([by(null, 6), by('FR', 9.5), by('IT', 9.5), by('NL', 6)])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ship from' }), 'FR')
  await vi.waitFor(() =>
    expect(options()).toEqual([
      'Wherever it is in stock · delivery by 24 Nov 2026 · €3.50 less shipping',
      'All from the France warehouse',
      'All from the Italy warehouse · delivery by 24 Nov 2026 · same shipping',
      'All from the Netherlands warehouse · delivery by 24 Nov 2026 · €3.50 less shipping',
    ]),
  )
})

test.each([
  [
    'pieces are missing',
    { waiting: 1 },
    'What is not in stock ships from this warehouse, even if another one gets it sooner.',
  ],
  ['all is there', { waiting: 0 }, ''],
  ['what is missing is left out', { waiting: 1, backOrders: 'reduce' }, ''],
])('a chosen warehouse says that what is missing waits for it: %s', async (_, more, words) => {
  await open([], more)
  const field = screen.getByRole('combobox', { name: 'Ship from' })
  expect(field).toHaveAccessibleDescription('')
  await userEvent.selectOptions(field, 'FR')
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription(words))
})
