import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { visit } from './testing/journey.ts'
import { orderByCall } from './testing/place-order.ts'

/** The first one that the page offers. */
const supplier = 'Bürobedarf-Großhandel Rheinau'

/** What is to be ordered of the supplier for the Dutch warehouse: the first product, and how many pieces of it are free. */
async function findToOrder(clerk: Page) {
  await clerk.goto('/console/purchase-orders/to-order?warehouse=NL')
  const row = clerk.getByRole('row', { name: /AS-\d+/ }).first()
  await row.waitFor()
  const [product, free] = await row.getByRole('cell').allTextContents()
  return { number: /AS-\d+/.exec(product ?? '')?.[0] ?? '', free: Number(free) }
}

test('a clerk orders what runs out, receives a part, and the customer who waits for it gets the pieces', async () => {
  const clerk = (await visit({ as: 'admin' })).page
  const { number, free } = await findToOrder(clerk)
  const customer = (await visit({ as: 'nl.main' })).page
  const orderno = await orderByCall(customer, [{ number, qty: free + 3 }], '', { shipFrom: 'NL' })
  await customer.goto(`/hisorder/orderDetails/${orderno}`)
  const line = customer.getByRole('row', { name: new RegExp(number) })
  await line.getByText(/^3 waiting since/).waitFor()

  await clerk.reload()
  const wanted = clerk.getByRole('row', { name: new RegExp(number) }).getByRole('cell')
  await wanted.first().waitFor()
  // Others may wait for it, too: who ordered first is served first.
  const [, left, waiting] = await wanted.allTextContents()
  expect([left, Number(waiting) >= 3]).toEqual(['0', true])
  expect(await barriers(clerk)).toEqual([])
  await clerk.getByRole('button', { name: /^Create draft with/ }).press('Enter')
  const title = clerk.getByRole('heading', { name: /^PONL\d+$/ })
  await title.waitFor()
  const order = (await title.textContent()) ?? ''
  await clerk.getByRole('button', { name: 'Mark as ordered' }).press('Enter')
  await clerk.getByText(`${order} is ordered; its goods are expected now`).waitFor()
  expect(await barriers(clerk)).toEqual([])

  await clerk.goto('/console/receiving')
  const scan = clerk.getByRole('textbox', { name: 'Number or barcode' })
  await scan.fill(`${waiting}*${number}`)
  await scan.press('Enter')
  await clerk.getByRole('button', { name: new RegExp(`^${order}, ${supplier}: \\d+ open$`) }).press('Enter')
  expect(await barriers(clerk)).toEqual([])
  const note = clerk.getByRole('textbox', { name: 'Supplier’s document number' })
  await note.fill(`LS-${order}`)
  await note.press('Enter')
  await clerk.getByText(`${waiting} pieces received`).waitFor()
  await clerk.getByRole('status').getByRole('link', { name: orderno }).waitFor()
  await line.getByText(/waiting/).waitFor({ state: 'detached' })

  await clerk.keyboard.press('Control+k')
  await clerk.getByRole('dialog').getByRole('combobox').fill(order)
  await clerk.keyboard.press('Enter')
  await clerk.getByRole('heading', { name: order }).waitFor()
  await clerk.getByText('Partly received').waitFor()
  const received = clerk.getByRole('row', { name: new RegExp(number) }).getByRole('cell')
  expect((await received.allTextContents()).slice(3, 4)).toEqual([waiting])
})

test('on a telephone the bar below leads to the places of most use, and its menu to each area of the console', async () => {
  const { page } = await visit({ as: 'admin', viewport: { width: 390, height: 844 } })
  await page.goto('/console/today')
  const bar = page.getByRole('navigation', { name: 'Tabs' })
  for (const name of ['Orders', 'Shipments', 'Payments', 'Today']) {
    await bar.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  expect(await barriers(page)).toEqual([])
  for (const [area, entry] of [
    ['Daily work', 'Customers'],
    ['Warehouse', 'Purchase orders'],
    ['Offer', 'Carriers'],
    ['System', 'Audit trail'],
  ] as const) {
    await bar.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('region', { name: area }).getByRole('link', { name: entry }).click()
    await page.getByRole('heading', { level: 1, name: entry }).waitFor()
    await menu.waitFor({ state: 'detached' })
  }
})
