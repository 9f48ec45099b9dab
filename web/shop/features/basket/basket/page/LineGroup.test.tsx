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

const open = (...lines: BasketLine[]) => openFrom(['NL', 'IT'], lines)

async function openFrom(warehouses: string[], lines: BasketLine[]) {
  const change = vi.fn()
  const editing = { selected: new Set(), toggle() {}, change } as unknown as BasketEditing
  await show(
    <BasketLines
      lines={lines}
      total={lines.length}
      currency="EUR"
      editing={editing}
      places={{ warehouse: 'NL', warehouses }}
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

test('where a warehouse was chosen for a line, what is missing of it is said to wait there', async () => {
  await open({ ...later, warehouse: 'NL' }, none, { ...whole, warehouse: 'IT' })
  expect(screen.getAllByText(/waits at/).map(({ textContent }) => textContent)).toEqual([
    'waits at the Netherlands warehouse',
  ])
})

test('what waits is reduced to what is in stock at once, but for lines of which nothing is', async () => {
  const change = await open(whole, later, none)
  await userEvent.click(screen.getByRole('button', { name: 'Reduce to stock' }))
  expect(change.mock.calls).toEqual([[later, { qty: 2 }]])
})

const LINE_PLACES = 'GET /clientsystem/shoppingcart/account/plan/2'
const offer = (warehouse: string | null, arrivesOn: string | null, price: number | null) => ({
  warehouse,
  arrivesOn,
  price,
})

test('the best warehouse that has more of a line is offered, until when and what sending costs then', async () => {
  answering({ [LINE_PLACES]: [offer(null, null, 5), offer('IT', '2026-12-02', 8.5), offer('NL', null, 5)] })
  const change = await open(later, none)
  const said = 'delivery by 2 Dec 2026 · €3.50 more shipping'
  await userEvent.click(
    await screen.findByRole('button', { name: `Ship TN-2 from the Italy warehouse: 5 in stock · ${said}` }),
  )
  expect(screen.getByText(`5 from the Italy warehouse · ${said}`)).toBeVisible()
  expect(change.mock.calls).toEqual([[later, { warehouse: 'IT' }]])
  expect(screen.getAllByRole('button', { name: /^Ship/ })).toHaveLength(1)
})

test('of warehouses that have all of a line the earlier one is offered, not the one that has most', async () => {
  const stock = inStock([
    { warehouse: 'IT', pieces: 400 },
    { warehouse: 'FR', pieces: 30 },
    { warehouse: 'PL', pieces: 8 },
  ])
  const pinned = { ...later, warehouse: 'NL', backOrdered: 9, goodsSku: { ...later.goodsSku, stock } }
  answering({
    [LINE_PLACES]: [offer('IT', '2026-12-04', 8.5), offer('FR', '2026-12-03', 9), offer('PL', '2026-12-01', 5)],
  })
  await openFrom(['FR', 'IT', 'NL', 'PL'], [pinned])
  expect(await screen.findByText('9 from the France warehouse · delivery by 3 Dec 2026')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Ship/ })).toHaveLength(1)
})

test('nothing is offered of a warehouse before it is known what it would mean', async () => {
  answering({})
  await open(later)
  expect(screen.queryByRole('button', { name: /^Ship/ })).toBeNull()
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
        lines={[basketLine(1, { qty: 2 }), basketLine(2, { backOrdered: 1 })]}
        total={2}
        currency="EUR"
        editing={editing}
        places={{ warehouse: 'NL', warehouses: ['FR', 'NL'] }}
      />
    </>,
    { session: buyer },
  )
  expect(await screen.findByText(/as soon as it is released/)).toBeInTheDocument()
  expect(screen.getByText('In stock (1)')).toBeVisible()
  expect(screen.queryByText(/^Ships now/)).toBeNull()
  await vi.waitFor(() => expect(screen.queryByText(/2 Dec/)).toBeNull())
})
