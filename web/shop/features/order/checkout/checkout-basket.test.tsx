import { useQuery, useQueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { basketStat } from '../../../../../contract/basket/basket.ts'
import { call } from '../../../../api/call.ts'
import { preview } from '../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Checkout } from './Checkout.tsx'

const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]
const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'
const notInBasket = { refused: 'order.not_in_basket', code: 30_018 }
const words = /These products are no longer in your basket/

/** What another tab does to the basket comes with a message to this one. */
function OtherTab() {
  const queries = useQueryClient()
  return <Button onClick={() => void queries.invalidateQueries({ queryKey: ['basket'] })}>Change elsewhere</Button>
}
const changeElsewhere = () => screen.getByRole('button', { name: 'Change elsewhere' }).click()

const showBasket = (onPlaced: () => void = () => {}) =>
  show(
    <>
      <Checkout lines={lines} fromBasket onPlaced={onPlaced} />
      <OtherTab />
    </>,
    { session: buyer },
  )

const [line] = preview('a', 10).lines
if (!line) throw new Error('a preview has a line')
const withPieces = (qty: number, revision: string) => ({ ...preview(revision, 10), lines: [{ ...line, qty }] })

const placedOrders = (calls: ReturnType<typeof answering>) =>
  calls.filter(({ url }) => /\/order(\/preview)?$/.test(url)).map(({ body }) => JSON.parse(body))

test('the basket is previewed and ordered as one; what was just ordered is not asked for again', async () => {
  const calls = answering({ [PREVIEW]: preview('a', 10), [PLACE]: { orderId: 7, orderno: 'ONL7' } })
  const onPlaced = vi.fn()
  await showBasket(onPlaced)
  await userEvent.click(await screen.findByRole('button', { name: 'Place order · €30.00' }))
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalled())
  expect(placedOrders(calls).map(({ fromBasket }) => fromBasket)).toEqual([true, true])
})

test('products that are not of the basket are ordered as they are', async () => {
  const calls = answering({ [PREVIEW]: preview('a', 10) })
  await show(<Checkout lines={lines} onPlaced={() => {}} />, { session: buyer })
  await screen.findByRole('button', { name: 'Place order · €30.00' })
  expect(placedOrders(calls)).toEqual([{ lines }])
})

test('what changes in another tab is shown line by line, and the page with what is typed stays', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10) }
  answering(answers)
  await showBasket()
  const po = await screen.findByLabelText('Your PO number')
  await userEvent.type(po, 'PO-1')
  answers[PREVIEW] = withPieces(1, 'b')
  changeElsewhere()

  const changes = await screen.findByRole('region', { name: 'One thing has changed' })
  expect(within(changes).getByRole('row', { name: /AS-1020/ })).toHaveTextContent('AS-1020Quantity31')
  expect(po).toHaveFocus()
  expect(po).toHaveValue('PO-1')

  answers[PREVIEW] = preview('a', 10)
  changeElsewhere()
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'One thing has changed' })).toBeNull())
})

test('what follows from a choice of its buyer is no news to them', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10) }
  answering(answers)
  await showBasket()
  const { totals, ...rest } = preview('b', 10)
  answers[PREVIEW] = { ...rest, couponCode: 'AUTUMN25', totals: { ...totals, discount: 3, total: 27 } }
  await userEvent.type(await screen.findByLabelText('Coupon code'), 'autumn25{Enter}')
  await screen.findByRole('button', { name: 'Place order · €27.00' })
  expect(screen.queryByRole('region', { name: /changed/ })).toBeNull()
})

test('what changed meanwhile stays shown, whatever the buyer types or chooses, until it is confirmed', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10) }
  answering(answers)
  await showBasket()
  answers[PREVIEW] = { ...preview('b', 10), lines: [{ ...line, qty: 50, shipsNow: 0 }] }
  await userEvent.type(await screen.findByLabelText('Your PO number'), 'PO-1')
  await userEvent.tab()
  expect(await screen.findByRole('region', { name: '2 things have changed' })).toBeVisible()

  answers[PREVIEW] = { ...withPieces(50, 'c'), orderType: 'DROP' }
  await userEvent.click(screen.getByRole('radio', { name: /^Drop ship with our/ }))
  const changes = await screen.findByRole('region', { name: 'One thing has changed' })
  expect(within(changes).getByRole('row', { name: /AS-1020/ })).toHaveTextContent('AS-1020Quantity350')
})

/** As the header says it. */
function Counted() {
  const { data } = useQuery({ queryKey: ['basket', 'summary'], queryFn: () => call(basketStat, {}) })
  return <output aria-label="Basket">{data?.pieces}</output>
}

test('where the order is not what was confirmed, the basket of the header is refetched', async () => {
  const stat = { shoppingCartQty: 1, pieces: 3, shoppingCartPrice: 30, currency: 'EUR', priceChanges: 0 }
  const answers: Record<string, object> = {
    [PREVIEW]: preview('a', 10),
    [PLACE]: { refused: 'order.changed', code: 30_001, details: withPieces(1, 'b') },
    'GET /clientsystem/shoppingcart/account/stat': stat,
  }
  answering(answers)
  await show(
    <>
      <Checkout lines={lines} fromBasket onPlaced={() => {}} />
      <Counted />
    </>,
    { session: buyer },
  )
  const place = await screen.findByRole('button', { name: 'Place order · €30.00' })
  await vi.waitFor(() => expect(screen.getByRole('status', { name: 'Basket' })).toHaveTextContent('3'))
  answers['GET /clientsystem/shoppingcart/account/stat'] = { ...stat, pieces: 1 }
  await userEvent.click(place)
  await vi.waitFor(() => expect(screen.getByRole('status', { name: 'Basket' })).toHaveTextContent('1'))
})

test('ordered in another tab: it says so where they pressed, leads on, and keeps what was typed', async () => {
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10), [PLACE]: notInBasket }
  answering(answers)
  await showBasket()
  await userEvent.type(await screen.findByLabelText('Your PO number'), 'PO-1')
  const place = screen.getByRole('button', { name: 'Place order · €30.00' })
  await vi.waitFor(() => expect(place).toBeEnabled())
  answers[PREVIEW] = notInBasket
  await userEvent.click(place)

  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/hisorder/orders')
  expect(screen.getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/cust/shoppingcart')
  expect(document.activeElement).toHaveTextContent(words)
  expect(screen.getByLabelText('Your PO number')).toHaveValue('PO-1')
  expect(place).toBeDisabled()

  const way = screen.getByRole('link', { name: 'Orders' })
  await userEvent.type(screen.getByLabelText('Instruction'), 'Ramp 3')
  await userEvent.click(way)
  expect(way, 'it stays where it is clicked, though a field was left by that').toBeInTheDocument()

  answers[PREVIEW] = preview('a', 10)
  changeElsewhere()
  await vi.waitFor(() => expect(screen.queryByText(words)).toBeNull())
  expect(place).toBeEnabled()
})

test('where the answer to an order was lost, it says so; sent again it has the same key, though the basket is empty', async () => {
  const answers: Record<string, object> = {
    [PREVIEW]: preview('a', 10),
    [PLACE]: { refused: 'server.unavailable', code: 503, status: 503 },
  }
  const calls = answering(answers)
  const onPlaced = vi.fn()
  await showBasket(onPlaced)
  const place = await screen.findByRole('button', { name: 'Place order · €30.00' })
  await userEvent.click(place)
  const lost = /We do not know whether your order reached us. Press again: it is placed only once./
  expect(await screen.findByText(lost)).toBeVisible()

  answers[PREVIEW] = notInBasket
  changeElsewhere()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText(lost)).toBeVisible()
  answers[PLACE] = { orderId: 7, orderno: 'ONL7' }
  await userEvent.click(place)
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalled())
  const requests = calls.filter(({ url }) => url === '/dev-api/clientsystem/order')
  expect(requests).toHaveLength(2)
  expect(requests[1]?.body).toBe(requests[0]?.body)
  expect(requests[1]?.headers['idempotency-key']).toBe(requests[0]?.headers['idempotency-key'])
})

test('what its own order took from the stock makes a lost one no other; a changed option does', async () => {
  const answers: Record<string, object> = {
    [PREVIEW]: preview('a', 10),
    [PLACE]: { refused: 'server.unavailable', code: 503, status: 503 },
  }
  const calls = answering(answers)
  await showBasket()
  const requests = () => calls.filter(({ url }) => url === '/dev-api/clientsystem/order')
  const press = async (price: string) => {
    const before = requests().length
    await userEvent.click(await screen.findByRole('button', { name: `Place order · ${price}` }))
    await vi.waitFor(() => expect(requests()).toHaveLength(before + 1))
  }
  await press('€30.00')
  answers[PREVIEW] = preview('b', 12)
  changeElsewhere()
  await press('€36.00')
  const [first, again] = requests()
  expect(again?.body).toBe(first?.body)
  expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])

  await userEvent.type(screen.getByLabelText('Your PO number'), 'PO-1')
  await userEvent.tab()
  await press('€36.00')
  expect(JSON.parse(requests()[2]?.body ?? '')).toMatchObject({ poNumber: 'PO-1', revision: 'b' })
})

test('a product that can no longer be ordered is named, with the way to take it out; nothing typed is lost', async () => {
  const noPrice = { refused: 'order.no_price', code: 30_005, fields: ['lines.0.number'] }
  const answers: Record<string, object> = { [PREVIEW]: preview('a', 10) }
  answering(answers)
  await showBasket()
  await userEvent.type(await screen.findByLabelText('Your PO number'), 'PO-1')
  answers[PREVIEW] = noPrice
  changeElsewhere()
  expect(await screen.findByRole('alert')).toHaveTextContent(/no price for you yet.*AS-1020/)
  expect(screen.getByRole('link', { name: 'View basket' })).toHaveAttribute('href', '/cust/shoppingcart')
  expect(screen.getByLabelText('Your PO number')).toHaveValue('PO-1')
  answers[PREVIEW] = preview('a', 10)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('and so it is where the page is opened with it', async () => {
  answering({ [PREVIEW]: { refused: 'order.no_price', code: 30_005, fields: ['lines.0.number'] } })
  await showBasket()
  expect(await screen.findByRole('alert')).toHaveTextContent('AS-1020')
  expect(screen.getByRole('link', { name: 'View basket' })).toBeVisible()
})

test('prices that changed since they were put in are shown, before and now, with the way to them', async () => {
  const now = { ...preview('a', 10), lines: [{ ...line, priceChange: { before: 8.5, now: 10 } }] }
  answering({ [PREVIEW]: now })
  await showBasket()
  const changed = await screen.findByRole('region', { name: /^1 price has changed since/ })
  const [, row] = within(changed).getAllByRole('row')
  expect(row).toHaveTextContent('CF259AAS-1020€8.50€10.00')
  expect(within(changed).getByRole('link', { name: 'See price changes' })).toHaveAttribute('href', '/cust/pricechange')
  expect(screen.getByRole('button', { name: 'Place order · €30.00' })).toBeEnabled()
})

test('and no notice is shown where all costs the same', async () => {
  answering({ [PREVIEW]: preview('a', 10) })
  await showBasket()
  await screen.findByRole('button', { name: 'Place order · €30.00' })
  expect(screen.queryByRole('link', { name: 'See price changes' })).toBeNull()
})

test('what has no price is left out in one click, and can be taken back', async () => {
  const requestLines = [
    ...lines,
    { number: 'AS-2', qty: 1, custNumber: '' },
    { number: 'AS-3', qty: 1, custNumber: '' },
  ]
  const noPrice = { refused: 'order.no_price', code: 30_005, fields: ['lines.1.number', 'lines.2.number'] }
  const answers: Record<string, object> = { [PREVIEW]: noPrice }
  const calls = answering(answers)
  await show(<Checkout lines={requestLines} fromBasket onPlaced={() => {}} />, { session: buyer })
  const leaveOut = await screen.findByRole('button', { name: 'Leave out and continue' })
  answers[PREVIEW] = preview('a', 10)
  await userEvent.click(leaveOut)

  expect(await screen.findByRole('button', { name: 'Place order · €30.00' })).toBeEnabled()
  expect(placedOrders(calls).at(-1)).toEqual({ lines, fromBasket: true })
  expect(screen.getByText('AS-2 is left out')).toBeVisible()
  answers[PREVIEW] = { ...noPrice, fields: ['lines.1.number'] }
  await userEvent.click(screen.getByRole('button', { name: 'Undo: AS-2' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('AS-2')
})

test('where nothing else is ordered, nothing can be left out', async () => {
  const answers: Record<string, object> = {
    [PREVIEW]: { refused: 'order.no_price', code: 30_005, fields: ['lines.0.number'] },
  }
  answering(answers)
  await showBasket()
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: 'Leave out and continue' })).toBeNull()
})

test('opened after it was ordered, it leads on', async () => {
  answering({ [PREVIEW]: notInBasket })
  await showBasket()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByRole('link', { name: 'Orders' })).toBeVisible()
})
