import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { basketLine } from '../../../../../testing/basket.ts'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { setPromiser } from '../../../../../ui/product/promise.ts'
import type { BasketLine } from '../queries.ts'
import { BasketLines } from './BasketLines.tsx'
import { BasketParcels } from './BasketParcels.tsx'
import type { BasketEditing } from './useBasketEditing.ts'

const REPLACE = 'POST /clientsystem/shoppingcart/account/replace'
const summary = { shoppingCartQty: 1, pieces: 1, shoppingCartPrice: 5, currency: 'EUR', priceChanges: 0 }
const inStock = (byWarehouse: { warehouse: string; pieces: number }[]) => ({
  ...basketLine(1).goodsSku.stock,
  byWarehouse,
})
const whole = basketLine(1)
const later = basketLine(2, {
  qty: 9,
  backOrdered: 7,
  goodsSku: {
    ...basketLine(2).goodsSku,
    stock: inStock([
      { warehouse: 'NL', pieces: 2 },
      { warehouse: 'IT', pieces: 5 },
      { warehouse: 'US', pieces: 90 },
    ]),
  },
})
const none = basketLine(3, { qty: 4, backOrdered: 4, expectedOn: '2026-12-11' })

async function open(...lines: BasketLine[]) {
  const change = vi.fn()
  const editing = { selected: new Set(), toggle() {}, change } as unknown as BasketEditing
  await show(
    <BasketLines
      lines={lines}
      total={lines.length}
      currency="EUR"
      editing={editing}
      places={{ warehouse: 'NL', warehouses: ['NL', 'IT'] }}
    />,
    { session: buyer },
  )
  return change
}

test('lines are divided by what happens to them, and each part can be ordered alone', async () => {
  await open(whole, later, none)
  const [now, part] = screen.getAllByRole('link', { name: /^Order these only/ })
  expect(new URLSearchParams(now?.getAttribute('href')?.split('?')[1]).get('skus')).toBe('[["","AS-1",1]]')
  expect(new URLSearchParams(part?.getAttribute('href')?.split('?')[1]).get('skus')).toBe(
    '[["","AS-2",9],["","AS-3",4]]',
  )
  expect(screen.getByText('7 of 9 later')).toBeVisible()
  expect(screen.getByText('4 of 4 expected in stock 11 Dec 2026')).toBeVisible()
})

test('what waits is reduced to what is in stock at once, but for lines of which nothing is', async () => {
  const change = await open(whole, later, none)
  await userEvent.click(screen.getByRole('button', { name: 'Reduce to stock' }))
  expect(change.mock.calls).toEqual([[later, { qty: 2 }]])
})

test('the warehouse that has most more of a line is offered, of those that it may come from', async () => {
  const change = await open(later, none)
  await userEvent.click(screen.getByRole('button', { name: 'Ship TN-2 from the Italy warehouse: 5 in stock' }))
  expect(change.mock.calls).toEqual([[later, { warehouse: 'IT' }]])
  expect(screen.getAllByRole('button', { name: /^Ship/ })).toHaveLength(1)
})

test('that offer says until when the line is there and what sending costs then', async () => {
  answering({
    'GET /clientsystem/shoppingcart/account/plan/2': [
      { warehouse: null, arrivesOn: null, price: 5 },
      { warehouse: 'IT', arrivesOn: '2026-12-02', price: 8.5 },
    ],
  })
  await open(later)
  expect(
    await screen.findByText('5 from the Italy warehouse · delivery by 2 Dec 2026 · €3.50 more shipping'),
  ).toBeVisible()
})

const compatible = { id: 8, number: 'AS-8', oemCode: 'TN-1', ownMake: true, yieldPages: null, status: 'active' }
const price = (unitPrice: number) => ({ unitPrice, discountPrice: null, currency: 'EUR' })
const withCompatible = (unitPrice: number) =>
  basketLine(1, {
    goodsSku: {
      ...whole.goodsSku,
      counterpart: { ...compatible, stock: inStock([]), price: price(unitPrice) } as never,
    },
  })

test('our compatible takes the place of its original by a press', async () => {
  const requests = answering({ [REPLACE]: summary })
  await open(withCompatible(4.5))
  await userEvent.click(screen.getByRole('button', { name: 'Replace TN-1 with AS-8: save 55%' }))
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ shoppingCartId: 1, number: 'AS-8' })
  expect(await screen.findByText('AS-8 is in your basket instead of TN-1')).toBeVisible()
})

test('a compatible that saves nothing is not offered', async () => {
  await open(withCompatible(10))
  const line = screen.getByRole('listitem')
  expect(within(line).queryByRole('button', { name: /^Replace/ })).toBeNull()
})

test('a line comes from where the whole basket is planned from, and until then', async () => {
  const parcel = { arrivesOn: '2026-12-02', price: 0, lines: [{ shoppingCartId: 1, pieces: 1 }], later: [] }
  answering({
    'GET /clientsystem/shoppingcart/account/plan': {
      parcels: [
        { ...parcel, warehouse: 'FR', arrivesOn: '2026-12-01' },
        { ...parcel, warehouse: 'PL' },
        { ...parcel, warehouse: 'NL', lines: [{ shoppingCartId: 3, pieces: 1 }] },
      ],
      waiting: 0,
      waitsFor: null,
    },
  })
  const editing = { selected: new Set(), toggle() {}, change() {} } as unknown as BasketEditing
  await show(
    <>
      <BasketParcels currency="EUR" />
      <BasketLines
        lines={[basketLine(1, { qty: 2 }), basketLine(3, { qty: 5 })]}
        total={2}
        currency="EUR"
        editing={editing}
        places={{ warehouse: 'NL', warehouses: ['NL'] }}
      />
    </>,
    { session: buyer },
  )
  expect(await screen.findByText('by 2 Dec from FR PL')).toBeInTheDocument()
  // The third was planned with fewer pieces than it has by now.
  expect(screen.queryByText('by 2 Dec from NL')).toBeNull()
})

afterEach(() => setPromiser(() => null))

test('no line says a day by itself where the whole basket waits for its release', async () => {
  const parcel = { warehouse: 'NL', arrivesOn: null, price: 0, lines: [{ shoppingCartId: 1, pieces: 2 }], later: [] }
  answering({
    'GET /clientsystem/shoppingcart/account/plan': { parcels: [parcel], waiting: 0, waitsFor: 'limit' },
  })
  setPromiser(() => ({
    ...{ parcels: [{ warehouse: 'FR', pieces: 2 }], arrivesOn: '2026-12-02', waiting: 0 },
    ...{ waitsFor: null, country: 'NL', cutOff: null },
  }))
  const editing = { selected: new Set(), toggle() {}, change() {} } as unknown as BasketEditing
  await show(
    <>
      <BasketParcels currency="EUR" />
      <BasketLines
        lines={[basketLine(1, { qty: 2 })]}
        total={1}
        currency="EUR"
        editing={editing}
        places={{ warehouse: 'NL', warehouses: ['FR', 'NL'] }}
      />
    </>,
    { session: buyer },
  )
  expect(await screen.findByText(/as soon as it is released/)).toBeInTheDocument()
  await vi.waitFor(() => expect(screen.queryByText(/2 Dec/)).toBeNull())
})
