import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { visit } from './testing/journey.ts'
import { orderByCall } from './testing/place-order.ts'

const line = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) })

test('a customer cancels pieces of an order before its release, then all of it; another window shows what has changed', async () => {
  // Without its stream of hints the other window does not learn of the change by itself.
  const { page } = await visit({ as: 'nl.main', expected: /\/live/ })
  await page.context().route(/\/live\b/, (route) => route.abort())
  const orderno = await orderByCall(page, [{ number: 'AS-103229', qty: 4 }], '')
  const address = `/hisorder/orderDetails/${orderno}`
  const other = await page.context().newPage()
  await other.goto(address)
  await other.getByRole('button', { name: 'Cancel order' }).waitFor()

  await page.goto(address)
  await page.getByRole('button', { name: 'Cancel order' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Cancel order ONL/ })
  await dialog.getByText(/This cancels the whole order/).waitFor()
  await dialog.getByRole('textbox', { name: 'Quantity of 106R01294' }).fill('3')
  await dialog.getByLabel('Reason (optional)').fill('Ordered too many')
  await dialog.getByRole('button', { name: 'Cancel 3 pieces' }).press('Enter')
  await page.getByText('3 pieces are cancelled. We have e-mailed you what remains.').waitFor()
  await line(page, '106R01294').getByText('3 cancelled').waitFor()
  const sums = page.getByRole('complementary', { name: 'Total' })
  expect(await sums.textContent()).toMatch(/Grand total€1,209\.47Cancelled-€907\.10Remaining total€302\.37/)

  // The other window still offers four.
  await other.getByRole('button', { name: 'Cancel order' }).click()
  const stale = other.getByRole('dialog', { name: /^Cancel order ONL/ })
  await stale.getByRole('button', { name: 'Cancel the whole order' }).click()
  await stale.getByText(/^Nothing was cancelled\. That is more than is left of this line/).waitFor()
  await stale.getByText('of 1', { exact: true }).waitFor()
  await stale.getByRole('button', { name: 'Cancel the whole order' }).click()
  await other.getByText(/^Order ONL\d+ is cancelled/).waitFor()
  await other.getByText('This order was cancelled. Nothing will be delivered and nothing is due.').waitFor()
  expect(await other.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)

  await page.goto(`/hisorder/orders?keyword=${orderno}`)
  const row = page.getByRole('row', { name: new RegExp(orderno) })
  await row.getByText('€1,209.47 as placed').waitFor()
  expect(await row.textContent()).toMatch(/Cancelled.*0.*€0\.00/s)
})

test('a back order that waits after the release is cancelled, and the order has come to its end', async () => {
  const { page } = await visit({ as: 'nl.main' })
  await page.goto('/hisorder/orders?keyword=PO-2026-061')
  await page.getByRole('row').nth(1).getByRole('link', { name: /^ONL/ }).click()
  await page.getByText(/^4 waiting since/).waitFor()
  await page.getByRole('button', { name: 'Cancel what is waiting' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel what is waiting in order ONL/ })
  await dialog.getByRole('button', { name: 'Cancel 4 pieces' }).click()
  await page.getByText('4 pieces are cancelled. We have e-mailed you what remains.').waitFor()
  await page.getByText('4 cancelled', { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1 }).locator('..').getByText('All delivered').waitFor()
  expect(await page.getByText('Still to come').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Cancel what is waiting' }).count()).toBe(0)
})
