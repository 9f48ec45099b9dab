import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { purchaseOrder } from '../../../testing/purchase-order.ts'
import { answering } from '../../../testing/show.tsx'
import { showConsolePage } from '../../../testing/show-page.tsx'
import { admin } from '../../../testing/staff.ts'
import PurchaseOrderPage from './purchase-order.tsx'

const openPage = async (query: string, state = purchaseOrder.state) => {
  answering({ 'GET /staff/purchaseorder/7': { ...purchaseOrder, state } })
  await showConsolePage(() => <PurchaseOrderPage id={7} code="" />, query, admin)
  expect(await screen.findByRole('heading', { name: 'PONL000007' })).toBeVisible()
}

test('who comes from an expected arrival finds the form open in which its goods are received', async () => {
  await openPage('?open=receive')
  expect(await screen.findByRole('dialog', { name: 'Goods of PONL000007' })).toBeVisible()
})

test.each([
  ['no form is asked for', '', 'partlyReceived'],
  ['there is none by that name', '?open=toString', 'partlyReceived'],
  ['nothing is ordered yet', '?open=receive', 'draft'],
  ['all has come', '?open=receive', 'received'],
] as const)('no form is open where %s', async (_, query, state) => {
  await openPage(query, state)
  expect(screen.queryByRole('dialog')).toBeNull()
})
