import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useLive } from '../../../api/live/useLive.ts'
import { purchaseOrder } from '../../../testing/purchase-order.ts'
import { shippedProduct } from '../../../testing/shipment.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import PurchaseOrdersPage from './purchase-orders.tsx'
import ToOrderPage from './to-order.tsx'

const LIST = 'GET /staff/purchaseorder/list'
const { lines: _, version: __, ...head } = purchaseOrder
const row = (purchaseOrderId: number, more: Partial<typeof head>) => ({
  ...head,
  purchaseOrderId,
  number: `PONL00000${purchaseOrderId}`,
  ...more,
})

const supplier = {
  ...{ supplierId: 3, name: 'Toner Works', email: '', note: '' },
  currency: 'EUR',
  leadDays: 14,
  version: 1,
}
const toOrder = (free: number) => ({
  ...shippedProduct,
  ...{ skuId: 3, free, waiting: 0, onOrder: 0, soldPerDay: 2, daysOfStock: 3 },
  ...{ reorderPoint: null, quantity: 40, purchasePrice: 12.5 },
})

test('late ones say for how many days and are found alone; a total says what it lacks', async () => {
  const rows = [
    row(1, { daysLate: 3, total: 50, unpricedLines: 2 }),
    row(2, { state: 'draft', total: 0, pricedLines: 0, unpricedLines: 3 }),
    row(3, { state: 'cancelled', total: 0, pricedLines: 0 }),
  ]
  const requests = answering({ [LIST]: { rows, total: 3 } })
  const address = await showConsolePage(PurchaseOrdersPage, '', admin)
  await screen.findByRole('link', { name: 'PONL000001' })
  const [, late, draft, cancelled] = screen.getAllByRole('row')
  const days = within(late ?? document.body).getByText('3 days late')
  expect(days).toHaveClass(/late/)
  expect(late).toHaveTextContent('€50.00and 2 products without a price')
  expect(draft).toHaveTextContent('No prices yet')
  expect(draft).not.toHaveTextContent(/€|late/)
  expect(cancelled).toHaveTextContent('€0.00')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Late')
  await expect.poll(() => requests.at(-1)?.url).toContain('state=late')
  expect(address()).toContain('state=late')
})

function LiveToOrder() {
  useLive('/live', 7)
  return <ToOrderPage />
}

test('what to order changes with the orders, while it is looked at', async () => {
  let free = 7
  answering({
    'GET /staff/supplier/list': [supplier],
    'GET /staff/stock/warehouses': ['NL'],
    'GET /staff/purchaseorder/toorder': async () => ({ expectedOn: '2026-12-02', total: 1, rows: [toOrder(free)] }),
  })
  await showConsolePage(LiveToOrder, '', admin)
  expect(await screen.findByRole('row', { name: / 7 0 0 / })).toBeVisible()
  free = 3
  dispatchEvent(new Event('online'))
  expect(await screen.findByRole('row', { name: / 3 0 0 / })).toBeVisible()
})
