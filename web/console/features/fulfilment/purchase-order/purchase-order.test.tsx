import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { purchaseLine as line, purchaseOrder as order } from '../../../../testing/purchase-order.ts'
import { sentBodies } from '../../../../testing/sent.ts'
import { shippedProduct } from '../../../../testing/shipment.ts'
import { answering, show } from '../../../../testing/show.tsx'
import { admin } from '../../../../testing/staff.ts'
import { NewPurchaseOrder } from './NewPurchaseOrder.tsx'
import { PurchaseOrderDetail } from './PurchaseOrderDetail.tsx'
import { type PurchaseOrder, purchaseOrderQuery } from './queries.ts'
import { SupplierForm } from './SupplierForm.tsx'
import { ToOrderList } from './ToOrderList.tsx'

const CHANGE = 'PUT /staff/purchaseorder/7'
const draft = (part: { position: number; number: string; expectedOn: string | null }) => ({
  quantity: 10,
  purchasePrice: 12.5,
  ...part,
})

function StoredOrder() {
  const { data } = useQuery(purchaseOrderQuery(7))
  return data ? <PurchaseOrderDetail order={data} /> : null
}

test('one day moves for all that is still to come; what has come keeps its own', async () => {
  const requests = answering({ [CHANGE]: { purchaseOrderId: 7, number: order.number } })
  await show(<PurchaseOrderDetail order={order} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'Move the day' }))
  await userEvent.type(await screen.findByLabelText('New day'), '2026-12-08')
  const drawer = screen.getByRole('dialog')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Move the day' }))
  const lines = [
    draft({ position: 1, number: 'AS-1', expectedOn: '2026-12-08' }),
    draft({ position: 2, number: 'AS-2', expectedOn: '2026-12-08' }),
    draft({ position: 3, number: 'AS-3', expectedOn: '2026-11-20' }),
  ]
  await expect.poll(() => sentBodies(requests)).toEqual([{ version: 4, supplierReference: 'TW-1', lines }])
})

test('lines change in place; what cannot be meant is said beside its field, and what is refused stays typed', async () => {
  const requests = answering({ [CHANGE]: { refused: 'purchase_order.already_received', code: 60_147 } })
  await show(<PurchaseOrderDetail order={order} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.queryByRole('button', { name: 'Remove AS-1' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remove AS-2' }))
  const pieces = screen.getByRole('textbox', { name: 'Pieces of AS-1' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '0{Enter}')
  expect(pieces).toHaveAccessibleDescription('Enter whole pieces, at least 1')
  expect(requests).toEqual([])
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Number or barcode' }), 'CF259A')
  await userEvent.type(screen.getByRole('textbox', { name: 'Pieces of CF259A' }), '5{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/at least as many pieces as have come/)
  expect(pieces).toHaveValue('3')
  const lines = [
    { ...draft({ position: 1, number: 'AS-1', expectedOn: '2026-12-01' }), quantity: 3 },
    draft({ position: 3, number: 'AS-3', expectedOn: '2026-11-20' }),
    { position: null, number: 'CF259A', quantity: 5, purchasePrice: null, expectedOn: '2026-11-20' },
  ]
  expect(sentBodies(requests)).toEqual([{ version: 4, supplierReference: 'TW-1', lines }])
})

test('lines that a colleague has changed are never overwritten: what differs is shown, and the form starts over when it is asked to', async () => {
  let stored = order
  const requests = answering({
    'GET /staff/purchaseorder/7': async () => stored,
    [CHANGE]: async () => {
      const { version } = sentBodies(requests).at(-1)
      const lines = [line(1, 'AS-1', '2026-12-01', 4), { ...line(2, 'AS-2', '2026-12-04'), quantity: 50 }]
      stored = { ...order, version: 5, lines }
      return version < 5
        ? { refused: 'purchase_order.changed', code: 60_143 }
        : { purchaseOrderId: 7, number: 'PONL000007' }
    },
  })
  await show(<StoredOrder />, { session: admin })
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const pieces = screen.getByRole('textbox', { name: 'Pieces of AS-1' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '12{Enter}')
  const changed = await screen.findByText(/^AS-2:/)
  expect(changed).toHaveTextContent('AS-2: 10 pieces, €12.50, Day not known yet → 50 pieces, €12.50, 4 Dec 2026')
  expect(screen.getByText(/^AS-3:/)).toHaveTextContent(/→ no line$/)
  expect(screen.queryByText(/^AS-1:/)).toBeNull()
  expect(pieces).toHaveValue('12')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sentBodies(requests).map(({ version }) => version)).toEqual([4, 4])
  await userEvent.click(screen.getByRole('button', { name: /begin with the newer version/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Pieces of AS-1' })).toHaveValue('10')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sentBodies(requests).length).toBe(3)
  expect(sentBodies(requests)[2]).toMatchObject({ version: 5, lines: [{ quantity: 10 }, { quantity: 50 }] })
})

test('of a purchase order that is cancelled no day is to be known yet', async () => {
  await show(<PurchaseOrderDetail order={{ ...order, state: 'cancelled' }} />, { session: admin })
  expect(await screen.findByText('AS-2')).toBeVisible()
  expect(screen.queryByText('Day not known yet')).toBeNull()
})

test('a draft is marked as ordered, or discarded once that is confirmed', async () => {
  const requests = answering({
    'POST /staff/purchaseorder/7/place': { purchaseOrderId: 7, number: order.number },
    'POST /staff/purchaseorder/7/cancel': { purchaseOrderId: 7, number: order.number },
  })
  await show(<PurchaseOrderDetail order={{ ...order, state: 'draft', orderedAt: null }} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'Mark as ordered' }))
  await expect.poll(() => sentBodies(requests)).toEqual([{ version: 4 }])
  expect(screen.queryByRole('button', { name: 'Cancel what is open' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  const question = await screen.findByRole('dialog', { name: 'Discard draft PONL000007' })
  await userEvent.click(within(question).getByRole('button', { name: 'Discard draft' }))
  await expect.poll(() => sentBodies(requests)).toHaveLength(2)
  expect(await screen.findByText('Draft PONL000007 is discarded')).toBeVisible()
})

test('where an action is gone once it is done, the focus goes on to the heading', async () => {
  let stored: PurchaseOrder = { ...order, state: 'draft', orderedAt: null }
  answering({
    'GET /staff/purchaseorder/7': () => stored,
    'POST /staff/purchaseorder/7/place': () => {
      stored = { ...order, state: 'ordered' }
      return { purchaseOrderId: 7, number: order.number }
    },
  })
  await show(<StoredOrder />, { session: admin })
  ;(await screen.findByRole('button', { name: 'Mark as ordered' })).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.queryByRole('button', { name: 'Mark as ordered' })).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('of what was ordered the open pieces are cancelled once that is confirmed', async () => {
  const requests = answering({
    'POST /staff/purchaseorder/7/cancel': { purchaseOrderId: 7, number: order.number },
  })
  await show(<PurchaseOrderDetail order={order} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel what is open' }))
  const question = await screen.findByRole('dialog', { name: 'Cancel what is open of PONL000007' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel what is open' }))
  await expect.poll(() => sentBodies(requests)).toEqual([{ version: 4 }])
})

test('a purchase order without suppliers says what to do first', async () => {
  answering({ 'GET /staff/supplier/list': [], 'GET /staff/stock/warehouses': ['NL'] })
  await show(<NewPurchaseOrder />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'New purchase order' }))
  expect(await screen.findByRole('link', { name: 'Suppliers' })).toBeVisible()
})

test('a supplier is sent as it was seen; what is missing is said beside its field', async () => {
  const requests = answering({ 'PUT /staff/supplier/3': { refused: 'supplier.changed', code: 60_142 } })
  const supplier = {
    supplierId: 3,
    name: 'Toner Works',
    email: '',
    note: '',
    currency: 'EUR',
    leadDays: 14,
    version: 2,
  }
  await show(<SupplierForm supplier={supplier} onDone={() => {}} />, { session: admin })
  const days = screen.getByRole('textbox', { name: 'Lead time, days' })
  await userEvent.clear(days)
  await userEvent.type(days, '{Enter}')
  expect(days).toHaveAccessibleDescription(/Enter whole days, 0 to 365/)
  await userEvent.type(days, '9{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/in the meantime/)
  expect(days).toHaveValue('9')
  const { supplierId: _, ...body } = supplier
  expect(sentBodies(requests)).toEqual([{ ...body, leadDays: 9 }])
})

test('a part that came is booked; what is more than was ordered is booked once that is said', async () => {
  const details = { surplus: [{ number: 'AS-1', pieces: 2, open: 6 }] }
  const requests = answering({
    'POST /staff/stock/receipt': { refused: 'purchase_order.surplus', code: 60_152, details },
  })
  await show(<PurchaseOrderDetail order={order} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'Receive goods' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.queryByRole('textbox', { name: /AS-3/ })).toBeNull()
  const pieces = drawer.getByRole('textbox', { name: 'Pieces of AS-1 that came, 6 open' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '8')
  await userEvent.clear(drawer.getByRole('textbox', { name: /AS-2/ }))
  await userEvent.click(drawer.getByRole('button', { name: 'Receive goods' }))
  expect(requests).toEqual([])
  await userEvent.type(drawer.getByRole('textbox', { name: /document number/ }), 'LS-1{Enter}')
  expect(await drawer.findByRole('alert')).toHaveTextContent('AS-1: 2 pieces more than ordered (6 open).')
  await userEvent.click(await drawer.findByRole('checkbox', { name: /Book all that came/ }))
  await userEvent.click(drawer.getByRole('button', { name: 'Receive goods' }))
  const body = { warehouse: 'NL', reference: 'LS-1', lines: [{ number: 'AS-1', qty: 8 }] }
  await expect
    .poll(() => sentBodies(requests))
    .toEqual([false, true].map((takesSurplus) => ({ ...body, purchaseOrder: { number: order.number, takesSurplus } })))
})

test('what a colleague has received meanwhile is not booked once more; what a refusal names stays to be put right', async () => {
  let stored: PurchaseOrder = { ...order, lines: [1, 2, 3].map((at) => line(at, `AS-${at}`, null)) }
  const requests = answering({
    'GET /staff/purchaseorder/7': async () => stored,
    'POST /staff/stock/receipt': async () => {
      stored = { ...stored, lines: [line(1, 'AS-1', null, 10), line(2, 'AS-2', null, 10), line(3, 'AS-3', null)] }
      return {
        refused: 'purchase_order.surplus',
        code: 60_152,
        details: { surplus: [{ number: 'AS-1', pieces: 10, open: 0 }] },
      }
    },
  })
  await show(<StoredOrder />, { session: admin })
  await userEvent.click(await screen.findByRole('button', { name: 'Receive goods' }))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(drawer.getByRole('textbox', { name: /document number/ }), 'LS-1{Enter}')
  await userEvent.click(await drawer.findByRole('checkbox', { name: /Book all that came/ }))
  const named = await drawer.findByRole('textbox', { name: 'Pieces of AS-1 that came, 0 open' })
  expect(named).toHaveValue('10')
  expect(drawer.queryByRole('textbox', { name: /AS-2/ })).toBeNull()
  await userEvent.clear(named)
  await userEvent.click(drawer.getByRole('button', { name: 'Receive goods' }))
  await expect.poll(() => sentBodies(requests)[1]?.lines).toEqual([{ number: 'AS-3', qty: 10 }])
})

test('what runs out becomes a draft by one press, with the suggested pieces, last prices and the first day', async () => {
  const requests = answering({ 'POST /staff/purchaseorder': { refused: 'purchase_order.past_day', code: 60_148 } })
  const row = { ...shippedProduct, free: 3, waiting: 1, onOrder: 0, soldPerDay: 1.5, daysOfStock: 1, reorderPoint: 20 }
  const rows = [
    { ...row, skuId: 1, number: 'AS-1', quantity: 63, purchasePrice: 12.5 },
    { ...row, skuId: 2, number: 'AS-2', quantity: 40, purchasePrice: null, daysOfStock: null },
  ]
  const found = { expectedOn: '2026-12-02', total: 9, rows }
  await show(<ToOrderList found={found} warehouse="NL" supplierId={3} />, { session: admin })
  expect(screen.getByText(/The 2 most urgent products of 9/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Create draft with 2 products' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/day is over/)
  const lines = rows.map(({ number, quantity, purchasePrice }) => ({
    ...{ position: null, number, quantity, purchasePrice, expectedOn: '2026-12-02' },
  }))
  expect(sentBodies(requests)).toEqual([{ warehouse: 'NL', supplierId: 3, lines }])
})
