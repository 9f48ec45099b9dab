import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { visit } from './testing/journey.ts'
import { orderByCall } from './testing/place-order.ts'
import { waitForMail } from './testing/post-office.ts'

const number = '106R01294'

/** The shipment that is open and picked leaves in one parcel. */
async function packAndHandOver(clerk: Page, trackingNumber: string) {
  await clerk.keyboard.type(trackingNumber)
  await clerk.keyboard.press('Enter')
  await clerk.getByRole('button', { name: /^Hand over to/ }).press('Enter')
  await clerk.getByRole('button', { name: 'It has arrived' }).waitFor()
}

test('a clerk releases, picks by scan, packs and hands over, and the customer sees each step without reloading', async () => {
  const customer = (await visit({ as: 'nl.main' })).page
  const orderno = await orderByCall(customer, [{ number: 'AS-103229', qty: 2 }], '')
  await customer.goto(`/hisorder/orderDetails/${orderno}`)
  const state = customer.getByRole('heading', { level: 1 }).locator('..')
  await state.getByText('Submitted').waitFor()

  const clerk = (await visit({ as: 'admin' })).page
  await clerk.goto(`/console/orders?keyword=${orderno}`)
  await clerk.getByRole('checkbox', { name: orderno }).check()
  expect(await barriers(clerk)).toEqual([])
  await clerk.getByRole('button', { name: 'Release 1 order' }).press('Enter')
  await clerk.getByText('1 order released').waitFor()
  await state.getByText('Released').waitFor()

  await clerk.goto('/console/shipments')
  await clerk.getByRole('checkbox', { name: orderno }).check()
  expect(await barriers(clerk)).toEqual([])
  await clerk.getByRole('button', { name: 'Start picking 1 order' }).press('Enter')
  await clerk.waitForURL(/step=picking/)
  await clerk
    .getByRole('row', { name: new RegExp(orderno) })
    .getByRole('link')
    .first()
    .click()
  const scan = clerk.getByRole('textbox', { name: 'Number or barcode' })
  await scan.fill('CF259A')
  await scan.press('Enter')
  await clerk.getByText('CF259A does not belong in this shipment').waitFor()
  await scan.fill(`2*${number}`)
  await scan.press('Enter')
  await clerk.getByText('Everything is picked. Now pack it.').waitFor()
  expect(await barriers(clerk)).toEqual([])
  await packAndHandOver(clerk, `3S${orderno}`)

  await state.getByText('Shipped').waitFor()
  await customer.getByText(`3S${orderno}`).waitFor()
  await clerk.getByRole('button', { name: 'It has arrived' }).press('Enter')
  await state.getByText('All delivered').waitFor()
})

test('goods are received by keyboard, and a shelf says how it came to hold what it holds', async () => {
  const { page } = await visit({ as: 'admin' })
  await page.goto('/console/receiving')
  const field = page.getByRole('textbox', { name: 'Number or barcode' })
  await field.fill(number)
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Supplier’s document number' }).fill(`LS-${Date.now()}`)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('7 pieces received').waitFor()

  await page.goto(`/console/stock?number=${number}`)
  await page
    .getByRole('row', { name: /Receipt.*\+7/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Count or correct' }).first().click()
  expect(await barriers(page, { part: '[role=dialog]' })).toEqual([])
})

/** In this file alone: many on the Dutch shelf, few, and none. */
const [plenty, scarce, gone] = ['AS-100123', 'AS-100547', 'AS-100122']

/** All that can be picked of some orders leaves, each in a parcel whose number begins with a prefix and ends with that of its order. */
async function ship(clerk: Page, ordernos: readonly string[], prefix: string) {
  await clerk.goto('/console/shipments?warehouse=NL&size=60')
  for (const orderno of ordernos) await clerk.getByRole('checkbox', { name: orderno }).check()
  await clerk.getByRole('button', { name: /^Start picking/ }).press('Enter')
  await clerk.waitForURL(/step=picking/)
  for (const orderno of ordernos) {
    await clerk.goto('/console/shipments?step=picking&size=60')
    await clerk
      .getByRole('row', { name: new RegExp(orderno) })
      .getByRole('link')
      .first()
      .click()
    await clerk.getByRole('button', { name: 'Confirm everything' }).press('Enter')
    await clerk.getByText('Everything is picked. Now pack it.').waitFor()
    await packAndHandOver(clerk, `${prefix}${orderno}`)
  }
}

async function receive(clerk: Page, number: string, pieces: number) {
  await clerk.goto('/console/receiving')
  await clerk.getByRole('textbox', { name: 'Number or barcode' }).fill(number)
  await clerk.keyboard.press('Tab')
  await clerk.keyboard.type(String(pieces))
  await clerk.keyboard.press('Enter')
  await clerk.getByRole('textbox', { name: 'Supplier’s document number' }).fill(`LS-${Date.now()}`)
  await clerk.keyboard.press('Enter')
  await clerk.getByText(`${pieces} pieces received`).waitFor()
}

test('a day of order management: five orders of the night leave, one of them in two shipments and without a line', async () => {
  const customer = (await visit({ as: 'nl.main' })).page
  const po = `NIGHT-${Date.now()}`
  const lines = [
    { number: plenty, qty: 2 },
    { number: scarce, qty: 5 },
    { number: gone, qty: 1 },
  ]
  const watched = await orderByCall(customer, lines, po, { shipFrom: 'NL' })
  const ordernos = [watched]
  while (ordernos.length < 5)
    ordernos.push(await orderByCall(customer, [{ number: plenty, qty: 1 }], po, { shipFrom: 'NL' }))
  await customer.goto(`/hisorder/orderDetails/${watched}`)
  const state = customer.getByRole('heading', { level: 1 }).locator('..')
  const line = (number: string) => customer.getByRole('row', { name: new RegExp(number) })
  await state.getByText('Submitted').waitFor()

  const clerk = (await visit({ as: 'admin' })).page
  await clerk.goto(`/console/orders?keyword=${po}`)
  await clerk.getByRole('checkbox', { name: 'Select all 5 orders' }).check()
  await clerk.getByRole('button', { name: 'Release 5 orders' }).press('Enter')
  await clerk.getByText('5 orders released').waitFor()
  await state.getByText('Released').waitFor()

  await ship(clerk, ordernos, 'A')
  await state.getByText('Partly shipped').waitFor()
  await customer.getByRole('link', { name: `Track A${watched}` }).waitFor()
  const waiting = await line(scarce)
    .getByText(/^\d waiting since/)
    .textContent()

  await receive(clerk, scarce, Number(waiting?.[0]))
  await clerk.getByRole('status').getByRole('link', { name: watched }).waitFor()
  await line(scarce)
    .getByText(/waiting/)
    .waitFor({ state: 'detached' })
  await line(gone)
    .getByText(/^1 waiting since/)
    .waitFor()
  await ship(clerk, [watched], 'B')
  await customer.getByRole('link', { name: `Track B${watched}` }).waitFor()
  await state.getByText('Partly shipped').waitFor()

  await clerk.goto(`/console/orders?keyword=${watched}`)
  await clerk.getByRole('link', { name: watched }).click()
  await clerk.getByRole('button', { name: 'Cancel pieces' }).press('Enter')
  await clerk.getByLabel('Reason').fill('No longer made')
  await clerk.getByRole('dialog').getByRole('button', { name: 'Cancel pieces' }).press('Enter')
  await clerk.getByText(`Cancelled: ${watched}`).waitFor()
  await state.getByText('Shipped', { exact: true }).waitFor()
  await line(gone).getByText('1 cancelled').waitFor()
  await customer.getByText('Remaining total').waitFor()
  await waitForMail('nl.main@demo.example', new RegExp(`order ${watched}:.*Reason: No longer made`, 's'))
  await customer.goto(`/hisorder/orders?keyword=${po}&status=shipped`)
  await expect.poll(() => customer.getByRole('link', { name: /^ONL\d+$/ }).count()).toBe(5)
})
