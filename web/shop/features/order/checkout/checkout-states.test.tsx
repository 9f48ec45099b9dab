import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { preview } from '../../../../testing/order.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { Checkout } from './Checkout.tsx'

const PREVIEW = 'POST /clientsystem/order/preview'
const PLACE = 'POST /clientsystem/order'
const placedAs = { orderId: 7, orderno: 'ONL7', quickOrderId: null }
const lines = [{ number: 'AS-1020', qty: 3, custNumber: '' }]

async function open(place: object | (() => Promise<object>), revision = 'a') {
  const answers: Parameters<typeof answering>[0] = { [PREVIEW]: preview(revision, 10), [PLACE]: place }
  const calls = answering(answers)
  const onPlaced = vi.fn()
  await show(<Checkout lines={lines} onPlaced={onPlaced} />, { session: buyer })
  await screen.findByRole('button', { name: /^Place order/ })
  const requests = () =>
    calls
      .filter(({ url }) => url.endsWith('/order'))
      .map(({ body, headers }) => ({ key: headers['idempotency-key'], revision: JSON.parse(body).revision }))
  return { answers, sent: requests, onPlaced }
}
const button = () => screen.getByRole('button', { name: /^Place order/ })
const po = () => screen.getByRole('textbox', { name: 'Your PO number' })

test('changed since it was shown, it is reviewed, and placed as it is then', async () => {
  const { answers, sent, onPlaced } = await open({ refused: 'order.changed', code: 30_001, details: preview('b', 12) })
  await userEvent.click(button())
  const changes = await screen.findByRole('region', { name: '2 things have changed' })
  answers[PLACE] = placedAs
  await userEvent.click(within(changes).getByRole('button', { name: 'Accept and place order · €36.00' }))
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
  expect(sent().map(({ revision }) => revision)).toEqual(['a', 'b'])
})

test('where the answer never comes its outcome is unknown; asked again, here or after a reload, it is the same order', async () => {
  const lost = () => Promise.reject(new TypeError('network'))
  const first = await open(lost)
  await userEvent.type(po(), 'PO-1')
  await userEvent.click(button())
  const unknown = /We do not know whether your order reached us/
  expect(await screen.findByText(unknown)).toBeVisible()
  await userEvent.click(button())
  await vi.waitFor(() => expect(first.sent()).toHaveLength(2))
  expect(await screen.findByText(unknown)).toBeVisible()
  cleanup()

  const { sent, onPlaced } = await open(placedAs, 'b')
  expect(screen.getByText(unknown)).toBeVisible()
  await userEvent.click(button())
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
  expect(new Set([...first.sent(), ...sent()].map(({ key }) => key)).size).toBe(1)
  expect(button()).toBeDisabled()
})

test('refused, nothing that was typed is lost, and it can be placed after all', async () => {
  const { answers, sent, onPlaced } = await open({ refused: 'order.site_closed', code: 30_016 })
  await userEvent.type(po(), 'PO-1')
  await userEvent.click(screen.getByRole('radio', { name: /^Ship complete/ }))
  await userEvent.click(button())
  expect(await screen.findByText(/Order create failed/)).toBeVisible()
  expect(po()).toHaveValue('PO-1')
  expect(screen.getByRole('radio', { name: /^Ship complete/ })).toBeChecked()
  expect(sessionStorage.getItem('checkout-draft')).toContain('PO-1')
  answers[PLACE] = placedAs
  await userEvent.click(button())
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
  expect(new Set(sent().map(({ key }) => key)).size, 'it was answered').toBe(2)
  expect(sessionStorage).toHaveLength(0)
})

test('a second press while it is sent sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { sent, onPlaced } = await open(() => promise)
  await userEvent.dblClick(button())
  expect(button()).toBeDisabled()
  resolve(placedAs)
  await vi.waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
  expect(sent()).toHaveLength(1)
})

test('over the limit of its buyer it waits as a list, and is not placed again', async () => {
  const { onPlaced } = await open({ orderId: null, orderno: '', quickOrderId: 9 })
  await userEvent.click(button())
  await vi.waitFor(() => expect(onPlaced.mock.lastCall?.[0]).toMatchObject({ quickOrderId: 9 }))
  expect(button()).toBeDisabled()
})
