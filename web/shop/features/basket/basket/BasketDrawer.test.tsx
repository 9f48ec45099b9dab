import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { basketLine } from '../../../../testing/basket.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import BasketDrawer from './BasketDrawer.tsx'
import type { Basket, BasketLine } from './queries.ts'

const path = '/clientsystem/shoppingcart/account'
const lines = Array.from({ length: 50 }, (_, at) => basketLine(at + 1))
const makeSummary = (count: number) => ({
  shoppingCartQty: count,
  pieces: count,
  shoppingCartPrice: count * 10,
  currency: 'EUR',
  priceChanges: 0,
})
const makeRows = (rows: readonly BasketLine[], total = lines.length) => ({
  rows: [...rows],
  total,
  weightGrams: 500 * total,
  unweighed: 0,
  warehouse: 'NL',
  warehouses: ['NL'],
  freeShippingFrom: null,
})
const makeBasket = (rows: readonly BasketLine[], total = lines.length): Basket => ({
  ...makeSummary(total),
  ...makeRows(rows, total),
})

/** A basket of fifty lines, of which those after the first come when `rest` says so. */
async function openLarge(rest: () => Promise<Basket>, others: Parameters<typeof answering>[0] = {}) {
  const requests = answering({
    [`GET ${path}/stat`]: makeSummary(50),
    [`GET ${path}/first`]: makeRows(lines.slice(0, 40)),
    [`GET ${path}/list`]: async (query) => (query.has('after') ? rest() : makeBasket(lines.slice(0, 49), 49)),
    ...others,
  })
  await show(<BasketDrawer onClose={() => {}} actions={() => null} open={() => null} />, { session: buyer })
  return requests
}
const toPaths = (sent: { url: string }[]) => sent.map(({ url }) => url.slice(url.indexOf(path) + path.length))

const choices = () => screen.getAllByRole('checkbox')

test('a large basket shows its first lines and the sums of all before the others are there', async () => {
  const rest = Promise.withResolvers<Basket>()
  const requests = await openLarge(() => rest.promise)
  expect(await screen.findByText('50 items, 50 pieces')).toBeVisible()
  expect(choices()).toHaveLength(40)
  expect(screen.getByText('€500.00')).toBeVisible()

  rest.resolve(makeBasket(lines.slice(40)))
  await waitFor(() => expect(choices()).toHaveLength(50))
  expect(toPaths(requests)).toEqual(['/stat', '/first', '/list?after=40'])
})

test('whoever comes back to a basket that they saw all the time finds what they changed on another device', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let basket = makeBasket(lines.slice(0, 2), 2)
  const requests = await openLarge(async () => basket, {
    [`GET ${path}/stat`]: async () => makeSummary(basket.total),
    [`GET ${path}/list`]: async () => basket,
  })
  expect(await screen.findByText('2 items, 2 pieces')).toBeVisible()
  basket = makeBasket(lines.slice(0, 3), 3)
  const before = requests.length
  await userEvent.hover(screen.getByText('2 items, 2 pieces'))
  expect(requests).toHaveLength(before)
  vi.setSystemTime(Date.now() + 11_000)
  await userEvent.hover(screen.getByText('TN-1'))
  expect(await screen.findByText('3 items, 3 pieces')).toBeVisible()
})

test('who comes back while their change is on its way sees that, not what was before it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const basket = makeBasket(lines.slice(0, 2), 2)
  const requests = await openLarge(async () => basket, {
    [`GET ${path}/stat`]: makeSummary(2),
    [`GET ${path}/list`]: basket,
    'PUT /clientsystem/shoppingcart': () => new Promise(() => {}),
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'One more' }))[0] as HTMLElement)
  await waitFor(() => expect(requests.at(-1)?.url).toMatch(/shoppingcart$/))
  vi.setSystemTime(Date.now() + 11_000)
  await userEvent.hover(screen.getByText('TN-1'))
  expect(screen.getByText('2 items, 3 pieces')).toBeVisible()
  expect(requests.at(-1)?.url).toMatch(/shoppingcart$/)
})

test('what another device took out meanwhile is refetched', async () => {
  await openLarge(async () => makeBasket(lines.slice(40), 49))
  await waitFor(() => expect(choices()).toHaveLength(49))
})

test.each([
  ['a small basket comes in one answer', 3, ['/stat', '/list']],
  ['so does one that became small meanwhile', 41, ['/stat', '/first', '/list']],
])('%s', async (_, known, expected) => {
  const small = lines.slice(0, 3)
  const requests = await openLarge(async () => makeBasket([]), {
    [`GET ${path}/stat`]: makeSummary(known),
    [`GET ${path}/first`]: makeRows(small, 3),
    [`GET ${path}/list`]: makeBasket(small, 3),
  })
  await waitFor(() => expect(choices()).toHaveLength(3))
  expect(toPaths(requests)).toEqual(expected)
})

test('where the others do not come, the first stay, with a way to try again', async () => {
  await openLarge(() => Promise.reject(new TypeError('Failed to fetch')))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(choices()).toHaveLength(40)
  await userEvent.click(again)
  await waitFor(() => expect(choices()).toHaveLength(49))
})

test('a change among the first lines moves the sums of all, and is sent even if the page is left', async () => {
  const never = new Promise<Basket>(() => {})
  const requests = await openLarge(() => never, { 'PUT /clientsystem/shoppingcart': () => new Promise(() => {}) })
  await userEvent.click((await screen.findAllByRole('button', { name: 'One more' }))[0] as HTMLElement)
  expect(await screen.findByText('50 items, 51 pieces')).toBeVisible()
  expect(screen.getByText('€510.00')).toBeVisible()
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ url: expect.stringMatching(/shoppingcart$/), keepalive: true }),
  )
})

test.each([
  ['who may order checks out', ['cust:shoppingcart', 'cust:order'], 1],
  ['who may not looks at the basket', ['cust:shoppingcart'], 0],
])('%s', async (_, permissions, ways) => {
  answering({ [`GET ${path}/stat`]: makeSummary(3), [`GET ${path}/list`]: makeBasket(lines.slice(0, 3), 3) })
  const session = { ...buyer, permissions }
  await show(<BasketDrawer onClose={() => {}} actions={() => null} open={() => null} />, { session })
  expect(await screen.findByRole('link', { name: 'View basket' })).toBeVisible()
  expect(screen.queryAllByRole('link', { name: 'Check out' })).toHaveLength(ways)
})
