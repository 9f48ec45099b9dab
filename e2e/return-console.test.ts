import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { listAddresses } from '../contract/customer/address.ts'
import { deliverShipment } from '../contract/fulfilment/shipment.ts'
import { getReturn, saveReturn, submitReturn } from '../contract/return/return.ts'
import { barriers } from './testing/barriers.ts'
import { call } from './testing/call.ts'
import { visit } from './testing/journey.ts'
import { orderByCall, shipByCall } from './testing/place-order.ts'

const number = 'AS-100123'

/** A submitted return of two leaking pieces, of an order that has arrived. */
async function submitByCall(buyer: Page, clerk: Page) {
  const orderno = await orderByCall(buyer, [{ number, qty: 2 }], `PO-${crypto.randomUUID().slice(0, 8).toUpperCase()}`)
  const { shipmentId } = await shipByCall(clerk, orderno)
  await call(clerk, deliverShipment, { params: { id: shipmentId } })
  const { addressId } = (await call(buyer, listAddresses)).rows[0] ?? {}
  const line = { orderno, position: 1, qty: 2, batchNumber: 'B2611-31', reason: 'leaking' }
  const body = { type: 'quality', deliveryMode: 'ownReturn', addressId, note: 'Both leak.', lines: [line] }
  const { returnId, revision } = await call(buyer, saveReturn, { body })
  return call(buyer, submitReturn, { params: { id: returnId }, body: { revision } })
}

test('a clerk approves a return, takes its goods in, inspects and credits them; its customer finds the credit', async () => {
  const buyer = (await visit({ as: 'fr.main' })).page
  const clerk = (await visit({ as: 'admin' })).page
  const { returnId, rmaNumber } = await submitByCall(buyer, clerk)

  await clerk.goto(`/console/returns?keyword=${rmaNumber}`)
  await clerk.getByRole('link', { name: rmaNumber }).click()
  await clerk.getByRole('heading', { level: 1, name: rmaNumber }).waitFor()
  const press = (name: string) => clerk.getByRole('button', { name, exact: true }).press('Enter')
  const drawer = clerk.getByRole('dialog')
  await press('Start review')
  await clerk.getByText('Reviewed by').waitFor()
  await press(`Approve: ${number}, line 1`)
  await clerk.getByText('Line approved').waitFor()
  await press('Receive goods')
  const came = drawer.getByRole('textbox', { name: `Pieces that came in, of 2: ${number}, line 1` })
  expect(await came.inputValue()).toBe('2')
  await drawer.getByRole('button', { name: 'Receive goods' }).click()
  await clerk.getByText('Goods received').waitFor()
  await press(`Inspect: ${number}, line 1`)
  await drawer.getByText('All pieces are accounted for').waitFor()
  expect(await barriers(clerk, { part: '[role=dialog]' })).toEqual([])
  await drawer.getByRole('button', { name: 'Inspect', exact: true }).click()
  await clerk.getByText('Inspection saved').waitFor()
  await clerk.getByRole('button', { name: /^Credit €/ }).press('Enter')
  await drawer.getByText(/^2 pieces, €/).waitFor()
  await drawer.getByRole('button', { name: 'Credit', exact: true }).click()
  await clerk.getByText('Credit note issued').waitFor()
  await expect.poll(() => clerk.getByRole('button', { name: /^(Credit|Inspect|Approve)/ }).count()).toBe(0)
  expect(await barriers(clerk)).toEqual([])

  const { lines } = await call(buyer, getReturn, { params: { id: returnId } })
  const credit = lines[0]?.credits[0] ?? ''
  await buyer.goto(`/rma/rmadetails?id=${returnId}`)
  await buyer.getByRole('heading', { level: 1, name: `Return ${rmaNumber}` }).waitFor()
  await buyer.getByRole('link', { name: credit }).first().waitFor()
  await buyer.goto('/finance/all')
  await buyer.getByLabel('Invoice, order, PO or SO number').fill(credit)
  await buyer.keyboard.press('Enter')
  await buyer.getByRole('link', { name: credit }).first().click()
  await buyer.getByRole('heading', { level: 1, name: `Credit note ${credit}` }).waitFor()
  await buyer.getByText(rmaNumber).first().waitFor()
})
