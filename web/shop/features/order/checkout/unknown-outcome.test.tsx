import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { Checkout } from './Checkout.tsx'

const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'
const linked = { lines: [{ number: 'AS-1020', qty: 3, custNumber: '' }] }
/** The server placed it, and the line broke before it said so. */
const lost = () => Promise.reject(new TypeError('network'))

async function open(answers: Parameters<typeof answering>[0], order: Omit<Parameters<typeof Checkout>[0], 'onPlaced'>) {
  const calls = answering(answers)
  const onPlaced = vi.fn()
  await show(<Checkout {...order} onPlaced={onPlaced} />, { session: buyer })
  const po = await screen.findByLabelText('Your PO number')
  const placed = () =>
    calls
      .filter(({ url }) => url.endsWith('/order'))
      .map(({ body, headers }) => ({ key: headers['idempotency-key'], body }))
  return { onPlaced, placed, po }
}
const press = () => userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
const again = /We do not know whether your order reached us. Press again: it is placed only once./
const before = /We do not know whether your order, as it was before, reached us./

/** Places an order with a number of the buyer's, to which no answer comes. */
async function loseTheAnswer(order: Parameters<typeof open>[1]) {
  const { placed, po } = await open({ [PREVIEW]: preview('a', 10), [PLACE]: lost }, order)
  await userEvent.type(screen.getByLabelText('Instruction'), 'Ramp 3')
  await userEvent.type(po, 'PO-1')
  await press()
  expect(await screen.findByText(again)).toBeVisible()
  cleanup()
  return placed()
}

test('linked products whose answer was lost are the same order after a reload, whatever the stock is by then', async () => {
  const requests = await loseTheAnswer(linked)
  const { placed, onPlaced } = await open({ [PREVIEW]: preview('b', 12), [PLACE]: { orderId: 7 } }, linked)
  expect(screen.getByText(again)).toBeVisible()
  await press()
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
  expect(requests[0]?.key).toMatch(/^\w{32}$/)
  expect(placed()).toEqual(requests)
  expect(sessionStorage).toHaveLength(0)
})

test('a list that is ordered with the options that were chosen goes on with them after a reload', async () => {
  const list = { quickOrderId: 7, options: { poNumber: 'LIST' } }
  await loseTheAnswer({ ...linked, list })
  const { po } = await open({ [PREVIEW]: preview('b', 12) }, { ...linked, list })
  expect(po).toHaveValue('LISTPO-1')
  expect(screen.queryByText(again)).toBeNull()
})

test('of a basket no key is kept: the same products put into it later are another order', async () => {
  await loseTheAnswer({ ...linked, fromBasket: true })
  const { po } = await open({ [PREVIEW]: preview('b', 12) }, { ...linked, fromBasket: true })
  expect(po).toHaveValue('PO-1')
  expect(screen.queryByText(again)).toBeNull()
})

test('an order that is changed since is another: a message says that the first may have been placed', async () => {
  const requests = await loseTheAnswer(linked)
  const { placed, onPlaced, po } = await open({ [PREVIEW]: preview('b', 12), [PLACE]: { orderId: 8 } }, linked)
  await userEvent.type(po, '0')
  await userEvent.tab()
  expect(await screen.findByText(before)).toBeVisible()
  expect(screen.queryByText(again)).toBeNull()
  await press()
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
  expect(placed()[0]?.key).not.toBe(requests[0]?.key)
})

test('one that was refused is answered: its outcome is known', async () => {
  await loseTheAnswer(linked)
  await open({ [PREVIEW]: preview('b', 12), [PLACE]: { refused: 'request.too_many', code: 429 } }, linked)
  await press()
  await screen.findByRole('alert')
  expect(screen.queryByText(again)).toBeNull()
  expect(sessionStorage.getItem('checkout-draft')).not.toContain('pendingAttempt')
})
