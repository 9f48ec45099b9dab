import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { shippedProduct } from '../../../testing/shipment.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import ReceivingPage from './receiving.tsx'

afterEach(() => sessionStorage.clear())

const arrival = (skuId: number, warehouse: string) => ({
  ...shippedProduct,
  ...{ skuId, number: `AS-${skuId}`, warehouse, expectedOn: '2026-11-12', daysLate: 6, qty: 10, received: 4 },
  ...{ reference: '', purchaseOrderId: null, supplierName: null, waiting: 0 },
})

test('expected goods are found by what is late and by words; goods of another warehouse go into no receipt that has lines', async () => {
  const requests = answering({
    'GET /staff/stock/warehouses': ['NL', 'UK'],
    'GET /staff/stock/product': { ...shippedProduct, skuId: 1, isSold: true, pieces: 1, shelves: [], moves: [] },
    'POST /staff/purchaseorder/expected': [],
    'GET /staff/stock/arrivals': (query) =>
      query.get('keyword') ? { rows: [], total: 0 } : { rows: [arrival(1, 'UK'), arrival(2, 'NL')], total: 2 },
  })
  const address = await showConsolePage(ReceivingPage, '', admin)
  const take = (id: number) => screen.findByRole('button', { name: `Take AS-${id} into the receipt` })
  await userEvent.click(await take(1))
  expect(screen.getByRole('button', { name: 'Receive 6 pieces' })).toBeVisible()
  const [ofReceipt] = screen.getAllByRole('combobox', { name: 'Warehouse' })
  expect(ofReceipt).toHaveValue('UK')
  expect(await take(2)).toBeDisabled()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Expected on' }), 'Late')
  await vi.waitFor(() => expect(address()).toContain('state=late'))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Product, order or supplier' }), 'inkworks{Enter}')
  expect(await screen.findByText('No expected goods match')).toBeVisible()
  const asked = requests
    .filter(({ url }) => url.includes('/arrivals'))
    .map(({ url }) => new URL(url, 'http://shop').searchParams)
  expect([asked.at(-1)?.get('state'), asked.at(-1)?.get('keyword')]).toEqual(['late', 'inkworks'])
  expect(screen.getByRole('button', { name: 'Remove AS-1' })).toBeVisible()
})
