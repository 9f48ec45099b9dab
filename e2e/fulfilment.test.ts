import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { openBrowser, search } from './testing/journey.ts'

const visit = openBrowser()
const number = '106R01294'

/** Orders so many pieces; answers the number of the order and its address. */
async function order(page: Page, pieces: number) {
  await page.goto('/')
  await search(page, number)
  const first = page.getByRole('list', { name: 'Exact match' }).getByRole('listitem').first()
  await first.getByRole('textbox', { name: `Quantity of ${number}` }).fill(String(pieces))
  await first.getByRole('button', { name: `Add ${number} to basket` }).click()
  await page.getByText(`${pieces} pieces of ${number} in your basket`).waitFor()
  await page.goto('/order/confirm')
  await page.getByRole('main').getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/order\/checkout\//)
  const href = (await page.getByRole('link', { name: 'See the order' }).getAttribute('href')) ?? ''
  return { href, orderno: href.split('/').at(-1) ?? '' }
}

test('a clerk releases, picks by scan, packs and hands over, and the customer sees each step without reloading', async () => {
  const customer = (await visit({ as: 'nl.main' })).page
  const { href, orderno } = await order(customer, 2)
  await customer.goto(href)
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
  await clerk.keyboard.type('3SJOURNEY1')
  await clerk.keyboard.press('Enter')
  await clerk.getByRole('button', { name: /^Hand over to/ }).press('Enter')
  await clerk.getByText('1 shipment handed over').waitFor()

  await state.getByText('Shipped').waitFor()
  await customer.getByText(/3SJOURNEY1/).waitFor()
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
  await page.getByRole('row', { name: /Receipt.*\+7/ }).waitFor()
  await page.getByRole('button', { name: 'Count or correct' }).first().click()
  expect(await barriers(page, { part: '[role=dialog]' })).toEqual([])
})
