import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentBodies } from '../../../../../testing/sent.ts'
import { shippedProduct } from '../../../../../testing/shipment.ts'
import { answering, show } from '../../../../../testing/show.tsx'
import { admin } from '../../../../../testing/staff.ts'
import type { Arrival } from '../queries.ts'
import { AddArrival } from './ArrivalDrawers.tsx'
import { ArrivalList } from './ArrivalList.tsx'

const CHANGE = 'POST /staff/stock/arrival'
const arrival: Arrival = {
  ...shippedProduct,
  skuId: 4,
  warehouse: 'NL',
  expectedOn: '2026-12-01',
  qty: 10,
  received: 4,
  reference: 'PO-1',
  purchaseOrderId: null,
  supplierName: null,
  daysLate: 0,
  waiting: 2,
}
const seen = { expectedOn: '2026-12-01', pieces: 6 }

const open = async () => {
  await show(<ArrivalList arrivals={[arrival]} onTake={() => {}} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: /^Change what is expected of/ }))
  expect(await screen.findByText(/^Orders wait for 2 pieces/)).toBeVisible()
}

test('a moved day is sent with what was seen; what is refused stays typed, and an end sends no day', async () => {
  const requests = answering({ [CHANGE]: { refused: 'stock.arrival_changed', code: 60_059 } })
  await open()
  const day = screen.getByLabelText('Expected on')
  await userEvent.clear(day)
  await userEvent.type(day, '2026-12-08')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/look at the list again/)
  expect(day).toHaveValue('2026-12-08')
  await userEvent.click(screen.getByRole('button', { name: 'No longer expected' }))
  const body = { warehouse: 'NL', number: arrival.number, reference: 'PO-1', before: seen }
  await expect
    .poll(() => sentBodies(requests))
    .toEqual([
      { ...body, after: { expectedOn: '2026-12-08', pieces: 6 } },
      { ...body, after: null },
    ])
})

test('goods of a purchase order are received with it; only those of none are taken into the receipt', async () => {
  const taken: string[] = []
  const ordered = { ...arrival, reference: 'PONL000007', purchaseOrderId: 7, skuId: 5 }
  const onTake = ({ reference }: Arrival) => taken.push(reference)
  await show(<ArrivalList arrivals={[arrival, ordered]} onTake={onTake} />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: /^Take/ }))
  expect(taken).toEqual(['PO-1'])
  const way = screen.getByRole('link', { name: `Receive goods of PONL000007: ${arrival.number}` })
  expect(way).toHaveAttribute('href', '/console/purchase-orders/7?open=receive')
})

test('what is late says by how many days, and whose it is', async () => {
  const late = { ...arrival, daysLate: 3, reference: 'PONL000007', purchaseOrderId: 7, supplierName: 'Toner Works' }
  await show(<ArrivalList arrivals={[late, { ...arrival, skuId: 5 }]} onTake={() => {}} />, { session: admin })
  const [, first, second] = screen.getAllByRole('row')
  expect(first).toHaveTextContent('PONL000007 · Toner Works')
  expect(first).toHaveTextContent('3 days late')
  expect(second).not.toHaveTextContent(/late/)
})

test('an arrival is added by the keyboard; what is missing is said beside its field', async () => {
  const requests = answering({ [CHANGE]: { number: 'AS-1020', expected: 5 } })
  await show(<AddArrival warehouse="NL" />, { session: admin })
  await userEvent.click(screen.getByRole('button', { name: 'Add expected goods' }))
  const number = await screen.findByRole('textbox', { name: 'Number or barcode' })
  await userEvent.type(number, '{Enter}')
  expect(number).toHaveAccessibleDescription(/Enter a number or scan a barcode/)
  expect(requests).toEqual([])
  await userEvent.type(number, 'AS-1020')
  await userEvent.type(screen.getByLabelText('Expected on'), '2026-12-08')
  await userEvent.type(screen.getByRole('textbox', { name: 'Pieces still to come' }), '5{Enter}')
  const after = { expectedOn: '2026-12-08', pieces: 5 }
  await expect
    .poll(() => sentBodies(requests))
    .toEqual([{ warehouse: 'NL', number: 'AS-1020', reference: '', before: null, after }])
})
