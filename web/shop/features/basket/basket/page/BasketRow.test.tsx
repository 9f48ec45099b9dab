import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buyer, show } from '../../../../../testing/show.tsx'
import type { BasketLine } from '../queries.ts'
import { BasketPrint } from './BasketPrint.tsx'
import { BasketRow } from './BasketRow.tsx'
import type { BasketEditing } from './useBasketEditing.ts'

const stock = { total: 9, nl: 9, byWarehouse: [], expectedOn: null, expectedQty: 0 }
const line = {
  shoppingCartId: 1,
  number: 'AS-1',
  custNumber: '',
  qty: 4,
  note: '',
  warehouse: null,
  weightGrams: 500,
  goodsSku: { id: 1, number: 'AS-1', oemCode: 'TN-1', ownMake: false, name: 'Toner 1', stock },
  unitPrice: 19.99,
  discountPrice: 17.5,
  promotionId: 1,
  price: 70,
  discount: 0,
  backOrdered: 0,
  expectedOn: null,
  priceSeen: 17.5,
  priceSeenAt: '2026-11-18T09:00:00.000Z',
} as unknown as BasketLine
const freePieces = { ...line, buyGet: [{ promotionId: 2, buy: 3, free: 1 }] } as BasketLine

const editing = { selected: new Set(), toggle() {}, change() {} } as unknown as BasketEditing
const renderRow = (basketLine: BasketLine, narrow: boolean) => (
  <BasketRow
    line={basketLine}
    currency="EUR"
    editing={editing}
    places={{ warehouse: 'NL', warehouses: ['NL'] }}
    narrow={narrow}
  />
)

test.each([
  ['on the page', renderRow(line, false)],
  ['in the drawer', renderRow(line, true)],
  ['on paper', <BasketPrint key="sheet" lines={[line]} currency="EUR" />],
])('a lower price stands beside the one that it takes the place of, struck through, %s', async (_, part) => {
  await show(part, { session: buyer })
  expect(screen.getByText('€17.50')).toBeVisible()
  expect(screen.getByText('€19.99').closest('s')).toBeVisible()
})

test('a line says of which day its price is', async () => {
  await show(renderRow(line, true), { session: buyer })
  expect(screen.getByText('Price of 18 Nov 2026')).toBeVisible()
})

test('the day is not said of a price that has changed since', async () => {
  await show(renderRow({ ...line, priceSeen: 16 }, true), { session: buyer })
  expect(screen.getByText('The price was €16.00 when you added it')).toBeVisible()
  expect(screen.queryByText(/^Price of/)).toBeNull()
})

test.each([
  ['without a lower price', { ...line, discountPrice: null }],
  ['where free pieces count instead', freePieces],
])('nothing is struck through %s', async (_, of) => {
  await show(renderRow(of, false), { session: buyer })
  expect(screen.getByText('€19.99').closest('s')).toBeNull()
})

test('a line without a price names no day', async () => {
  await show(renderRow({ ...line, unitPrice: null, discountPrice: null, price: null }, false), { session: buyer })
  expect(screen.queryByText(/^Price of/)).toBeNull()
})

test('a line that has lost its price says so, and that it cannot be ordered', async () => {
  const lost = { ...line, unitPrice: null, discountPrice: null, price: null }
  await show(renderRow(lost, true), { session: buyer })
  expect(screen.getByText('The price was €17.50 when you added it')).toBeVisible()
  expect(screen.getByText(/cannot be ordered. Remove it/)).toBeVisible()
})

test('what is no longer sold has no price to speak of', async () => {
  const disabledLine = { ...line, unitPrice: null, discountPrice: null, price: null }
  disabledLine.goodsSku = { ...line.goodsSku, status: 'disabled' }
  await show(renderRow(disabledLine, true), { session: buyer })
  expect(screen.queryByText(/price was/)).toBeNull()
  expect(screen.queryByText(/cannot be ordered/)).toBeNull()
})
