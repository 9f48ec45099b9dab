import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import BasketDrawer from './BasketDrawer.tsx'
import { PriceChanges } from './price-change/PriceChanges.tsx'

const path = '/clientsystem/shoppingcart'
const stock = { total: 9, nl: 9, byWarehouse: [], expectedOn: null, expectedQty: 0 }
const makeSku = (id: number) => ({
  id,
  number: `AS-${id}`,
  oemCode: `TN-${id}`,
  ownMake: false,
  name: `Toner ${id}`,
  stock,
})
const makeLine = (id: number) => ({
  shoppingCartId: id,
  place: id,
  number: `AS-${id}`,
  custNumber: '',
  qty: 1,
  note: '',
  warehouse: null,
  weightGrams: 500,
  goodsSku: makeSku(id),
  unitPrice: 10,
  discountPrice: null,
  price: 10,
  discount: 0,
  backOrdered: 0,
  expectedOn: null,
  priceSeen: 10,
  priceSeenAt: '2026-11-18T09:00:00.000Z',
})
const makeSummary = (count: number) => ({
  shoppingCartQty: count,
  pieces: count,
  shoppingCartPrice: 10 * count,
  currency: 'EUR',
  priceChanges: 0,
})
const makeBasket = (ids: readonly number[]) => ({
  ...makeSummary(ids.length),
  rows: ids.map(makeLine),
  total: ids.length,
  weightGrams: 0,
  unweighed: 0,
  warehouse: 'NL',
  warehouses: ['NL'],
  freeShippingFrom: null,
})

/** A basket of three lines that answers what is left in it; `holds` decides what a removal waits for. */
async function open(holds: () => Promise<unknown> = async () => {}) {
  let lineIds: number[] = [1, 2, 3]
  const requests = answering({
    [`GET ${path}/account/stat`]: async () => makeSummary(lineIds.length),
    [`GET ${path}/account/list`]: async () => makeBasket(lineIds),
    [`POST ${path}/account/reduce`]: async () => {
      await holds()
      const { items } = JSON.parse(requests.findLast(({ url }) => url.endsWith('reduce'))?.body ?? '{}')
      lineIds = lineIds.filter((id) => !items.some((item: { shoppingCartId: number }) => item.shoppingCartId === id))
      return makeSummary(lineIds.length)
    },
    [`POST ${path}/batch`]: async () => {
      lineIds = [1, 2, 3]
      return { ...makeSummary(3), lines: [] }
    },
  })
  await show(<BasketDrawer onClose={() => {}} actions={() => null} open={() => null} />, { session: buyer })
  await screen.findByText('3 items, 3 pieces')
  return requests
}

const named = (name: string | RegExp) => screen.getByRole('button', { name })
async function press(control: HTMLElement) {
  control.focus()
  await userEvent.keyboard('{Enter}')
}
async function confirmed(control: HTMLElement) {
  await press(control)
  await screen.findByRole('button', { name: 'Delete' })
  await userEvent.keyboard('{Enter}')
}

test('after a line was deleted the keyboard is on the next one', async () => {
  await open()
  await confirmed(named(/^Remove TN-2/))
  await waitFor(() => expect(named(/^Remove TN-3/)).toHaveFocus())
  await confirmed(named(/^Remove TN-3/))
  await waitFor(() => expect(named(/^Remove TN-1/)).toHaveFocus())
})

test('after chosen lines were deleted it is on the way back, and from there in the basket again', async () => {
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: /TN-1/ }))
  await confirmed(named('Delete selected'))
  await waitFor(() => expect(named('Undo')).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await screen.findByText('3 items, 3 pieces')
  await waitFor(() => expect(screen.getByRole('list', { name: 'Basket' })).toHaveFocus())
})

test('what was deleted can be taken back at once, and is put in after the server has removed it', async () => {
  const removal = Promise.withResolvers<void>()
  const requests = await open(() => removal.promise)
  const puts = () => requests.filter(({ url }) => url.endsWith('/batch')).length
  await confirmed(named(/^Remove TN-2/))
  await press(await screen.findByRole('button', { name: 'Undo' }))
  expect(puts()).toBe(0)
  removal.resolve()
  expect(await screen.findByText('3 items, 3 pieces')).toBeVisible()
  expect(puts()).toBe(1)
  const [line] = JSON.parse(requests.find(({ url }) => url.endsWith('/batch'))?.body ?? '[]')
  expect(line, 'where it stood').toMatchObject({ number: 'AS-2', place: 2 })
})

test('nothing is put back twice where the deletion was refused', async () => {
  const removal = Promise.withResolvers<void>()
  const requests = await open(() => removal.promise)
  await confirmed(named(/^Remove TN-2/))
  await press(await screen.findByRole('button', { name: 'Undo' }))
  removal.reject(new TypeError('Failed to fetch'))
  expect(await screen.findByText('3 items, 3 pieces')).toBeVisible()
  expect(await screen.findByText(/^Fail to Delete: /)).toBeVisible()
  expect(requests.filter(({ url }) => url.endsWith('/batch'))).toEqual([])
})

test('after a new price was accepted the keyboard is on the next one, at last on the way to the basket', async () => {
  const changeOf = (id: number) => ({
    shoppingCartId: id,
    number: `AS-${id}`,
    custNumber: '',
    goodsSku: makeSku(id),
    qty: 3,
    lineDifference: 6,
    before: 19.99,
    seenAt: '2026-11-18T09:00:00.000Z',
    now: 21.99,
    difference: 2,
  })
  let open = [1, 2]
  answering({
    [`GET ${path}/account/pricechange`]: async () => ({
      rows: open.map(changeOf),
      total: open.length,
      difference: 6,
      currency: 'EUR',
    }),
    [`POST ${path}/account/pricechange`]: async () => {
      open = open.slice(1)
      return { ...makeSummary(2), accepted: 1 }
    },
  })
  await show(<PriceChanges />, { session: buyer })
  await press(await screen.findByRole('button', { name: /new price of TN-1/ }))
  await waitFor(() => expect(screen.queryByText('TN-1')).toBeNull())
  await waitFor(() => expect(named(/new price of TN-2/)).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('link', { name: /basket/ })).toHaveFocus())
})
