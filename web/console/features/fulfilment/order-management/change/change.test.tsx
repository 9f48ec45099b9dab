import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sentBodies } from '../../../../../testing/sent.ts'
import { answering, show } from '../../../../../testing/show.tsx'
import { manager } from '../../../../../testing/staff.ts'
import { staffOrder } from '../../../../../testing/staff-order.ts'
import { ChangeForm } from './ChangeForm.tsx'
import type { Preview } from './useOrderChange.ts'

const [line] = staffOrder.lines
const number = line?.number ?? ''
const totals = { ...staffOrder.totals, total: 100 }
const shown: Preview = {
  orderId: staffOrder.orderId,
  lines: [
    {
      ...{ position: 1, number, name: 'Toner', qtyBefore: 3, qty: 5, priceBefore: 10, price: 8 },
      ...{ discountBefore: 0, discount: 0, waiting: 2, expectedOn: null },
    },
  ],
  totalsBefore: totals,
  totals: { ...totals, total: 120 },
  difference: 20,
  promisedBefore: '2026-11-20',
  promisedOn: '2026-11-23',
  poNumber: '',
  instruction: '',
  isHeld: true,
  couponBefore: '',
  couponCode: '',
  warnings: [{ reason: 'payment.held_limit', msg: 'Over the credit limit: the order will be on hold' }],
  revision: 'r1',
}
const found = {
  ...{ id: 4, number: 'AS-2000', oemCode: '', name: 'Drum unit', names: null, brand: 'HP', ownMake: false },
  ...{ status: 'active', stock: { total: 30, nl: 30, byWarehouse: [], expectedOn: null, expectedQty: 0 } },
}
const path = `/staff/order/${staffOrder.orderId}/change`

test('by keyboard: pieces, a price and a new line are typed, what they make is shown, then it is confirmed as shown', async () => {
  const done = vi.fn()
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView')
  const calls = answering({
    'GET /goods/suggest/freedom/list': { numbers: [found], models: [] },
    [`POST ${path}/preview`]: shown,
    [`POST ${path}`]: { orderId: 7, orderno: 'ONL000007', status: 'onHold', total: 120 },
  })
  await show(<ChangeForm order={staffOrder} onDone={done} />, { session: manager })
  const adding = screen.getByRole('combobox', { name: 'Add a product by its number' })
  await userEvent.type(adding, 'as2{Enter}')
  await vi.waitFor(() => expect(adding).toHaveValue('AS-2000 · Drum unit'))
  expect(screen.getByLabelText('Pieces')).toHaveFocus()
  await userEvent.keyboard('2{Enter}')
  expect(adding).toHaveFocus()
  expect(screen.getByRole('row', { name: /AS-2000 · Drum unit/ })).toBeVisible()
  await userEvent.clear(screen.getByLabelText(`Pieces of ${number}`))
  await userEvent.type(screen.getByLabelText(`Pieces of ${number}`), '5')
  await userEvent.type(screen.getByLabelText(`Own price of ${number}`), '8')
  await userEvent.type(screen.getByLabelText('Reason'), 'Agreed by phone{Tab}{Enter}')
  const preview = await screen.findByRole('region', { name: 'Preview the change' })
  expect(brought.mock.contexts).toContain(preview)
  expect(preview).toHaveTextContent('3 × €10.00')
  expect(preview).toHaveTextContent('5 × €8.00')
  expect(preview).toHaveTextContent('2 pieces wait')
  expect(within(preview).getByRole('alert')).toHaveTextContent('Over the credit limit')
  expect(preview).toHaveTextContent('Difference: €20.00')
  expect(preview).toHaveTextContent('Delivery: 20 Nov 2026 → 23 Nov 2026')
  const change = {
    lines: [{ position: 1, qty: 5, unitPrice: 8 }],
    added: [{ number: 'AS-2000', qty: 2 }],
  }
  expect(sentBodies(calls)).toEqual([change])
  await userEvent.click(screen.getByRole('button', { name: 'Change the order' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalled())
  expect(sentBodies(calls).at(-1)).toEqual({ ...change, revision: 'r1', reason: 'Agreed by phone' })
})

test('what is typed after the preview asks for a new one; without a change or a reason nothing is asked', async () => {
  const calls = answering({ [`POST ${path}/preview`]: shown })
  await show(<ChangeForm order={staffOrder} onDone={() => undefined} />, { session: manager })
  await userEvent.click(screen.getByRole('button', { name: 'Preview the change' }))
  expect(screen.getByText('Nothing has been changed yet')).toBeVisible()
  expect(sentBodies(calls)).toEqual([])
  await userEvent.type(screen.getByLabelText('PO number'), '7')
  await userEvent.type(screen.getByLabelText('Reason'), 'Theirs')
  await userEvent.click(screen.getByRole('button', { name: 'Preview the change' }))
  await screen.findByRole('region', { name: 'Preview the change' })
  await userEvent.type(screen.getByLabelText('PO number'), '8')
  expect(screen.queryByRole('region', { name: 'Preview the change' })).toBeNull()
})

test('a product whose number was typed and not added is not left out: its field says so, and nothing is asked', async () => {
  const calls = answering({
    'GET /goods/suggest/freedom/list': { numbers: [], models: [] },
    [`POST ${path}/preview`]: shown,
  })
  await show(<ChangeForm order={staffOrder} onDone={() => undefined} />, { session: manager })
  await userEvent.type(screen.getByLabelText('Reason'), 'Agreed by phone')
  await userEvent.type(screen.getByLabelText('PO number'), '7')
  const adding = screen.getByRole('combobox', { name: 'Add a product by its number' })
  await userEvent.type(adding, 'AS-2000')
  await userEvent.click(screen.getByRole('button', { name: 'Preview the change' }))
  expect(adding).toHaveFocus()
  expect(adding).toHaveValue('AS-2000')
  expect(adding).toBeInvalid()
  expect(adding).toHaveAccessibleDescription('Add this product, or take its number out')
  expect(sentBodies(calls)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Add line' }))
  expect(adding).toBeValid()
  await userEvent.click(screen.getByRole('button', { name: 'Preview the change' }))
  await screen.findByRole('region', { name: 'Preview the change' })
  expect(sentBodies(calls)).toMatchObject([{ added: [{ number: 'AS-2000', qty: 1 }] }])
})
