import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { addToBasket } from '../contract/basket/basket.ts'
import { findSkus } from '../contract/catalogue/catalogue.ts'
import { apiPrefix } from '../contract/endpoint.ts'
import { signOut } from '../contract/me/session.ts'
import { pendingRequests } from './testing/browser.ts'
import { call } from './testing/call.ts'
import { fillSignIn, search, signIn, signOutByMenu, visit } from './testing/journey.ts'

test('a visitor finds what fits their printer and sees no price', async () => {
  const { page } = await visit()
  await page.goto('/')
  await search(page, 'hl-l2350dw')

  const fitting = page.getByRole('list', { name: 'Fits this printer' })
  await fitting.getByRole('link', { name: 'TN-2410', exact: true }).first().waitFor()
  expect(await page.locator('main').textContent()).not.toContain('€')
})

test('a reseller finds a number in their own spelling, orders three pieces and sees the order', async () => {
  const { page } = await visit()
  await signIn(page, 'nl.main')
  await search(page, '106r1294')
  const first = page.getByRole('list', { name: 'Exact match' }).getByRole('listitem').first()
  await first.getByRole('textbox', { name: 'Quantity of 106R01294' }).fill('3')
  await first.getByRole('button', { name: 'Add 106R01294 to basket' }).click()
  await page.getByText('3 pieces of 106R01294 in your basket').waitFor()

  await page.goto('/cust/shoppingcart')
  await page.getByRole('textbox', { name: 'Quantity of 106R01294' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Quantity of 106R01294' }).inputValue()).toBe('3')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Check out/ })
    .press('Enter')
  await page.waitForURL(/\/order\/confirm/)
  const heading = page.getByRole('heading', { name: 'Confirm order' })
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByRole('main').getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/order\/checkout\//)
  const address = await page.getByRole('link', { name: 'See the order' }).getAttribute('href')
  const orderno = address?.split('/').at(-1) ?? ''

  await page.goto('/hisorder/orders')
  const row = page.getByRole('row', { name: new RegExp(orderno) })
  await row.waitFor()
  expect(await row.textContent()).toMatch(/ONL\d{6}.*Submitted.*3.*€907\.10/s)
  await row.getByRole('link').click()
  await page.waitForURL(/\/hisorder\/orderDetails\/ONL/)
  await page.getByRole('row', { name: /106R01294.*€749\.67/ }).waitFor()

  await page.reload()
  await page.getByRole('row', { name: /106R01294.*€749\.67/ }).waitFor()
})

/** Puts pieces of a product into the basket, without the pages for it. */
async function putIn(page: Page, number: string, qty: number) {
  const { rows } = await call(page, findSkus, { query: { keyword: number } })
  const product = rows.find(({ oemCode }) => oemCode === number)
  if (!product) throw new Error(`${number} is not found`)
  await call(page, addToBasket, { body: { number: product.number, qty } })
}

const placeButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Place (\d+ )?orders?/ })

test('two tabs about to order the same basket: a change shows in the other, and one of them orders', async () => {
  const { page } = await visit({ as: 'it.main' })
  await putIn(page, '106R01294', 4)
  await page.goto('/order/confirm')
  const other = await page.context().newPage()
  await other.goto('/cust/shoppingcart')
  await page.getByLabel('Your PO number').fill('PO-77')

  const quantity = other.getByRole('textbox', { name: 'Quantity of 106R01294' })
  await quantity.fill('2')
  await quantity.press('Enter')
  const changes = page.getByRole('region', { name: /changed/ })
  await changes.getByRole('row', { name: /Quantity\s*4\s*2/ }).waitFor()

  await other.goto('/order/confirm')
  // It asks for these by itself once it is alive: a button that is pressed before does nothing.
  await other.getByRole('region', { name: 'Your coupons' }).waitFor()
  await placeButton(other).click()
  await other.waitForURL(/\/order\/checkout\//)
  await page.getByText('These products are no longer in your basket').waitFor()
  expect(await page.getByLabel('Your PO number').inputValue()).toBe('PO-77')
  expect(await placeButton(page).isDisabled()).toBe(true)
  await page.bringToFront()
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
})

test('a chosen part of the basket is ordered as the basket has it, whatever the address says', async () => {
  const { page } = await visit({ as: 'it.main' })
  await putIn(page, '106R01294', 2)
  await putIn(page, 'TN-2410', 3)
  await page.goto('/cust/shoppingcart')
  await page.getByRole('listitem').filter({ hasText: '106R01294' }).first().getByRole('checkbox').check()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Check out/ })
    .click()
  await page.waitForURL(/from=basket/)
  await page.getByRole('row', { name: /106R01294/ }).waitFor()
  expect(await page.getByRole('row', { name: /TN-2410/ }).count()).toBe(0)

  await page.goto(page.url().replace(/%2C2%5D|,2\]/, '%2C9999%5D'))
  expect(page.url()).toContain('9999')
  await page.getByRole('row', { name: /106R01294.*AS-103229.*2/ }).waitFor()
  expect(await page.getByRole('row', { name: /9,999/ }).count()).toBe(0)
})

test('an order that was left is found again in its window, until it is placed or its buyer signs out', async () => {
  const { page } = await visit({ as: 'it.main' })
  await putIn(page, 'TN-2420', 2)
  await page.goto('/order/confirm')
  await page.getByLabel('Your PO number').fill('PO-88')
  await page.getByLabel('Instruction').fill('Ramp 3')
  await page.getByRole('radio', { name: /^Drop ship with our neutral/ }).check()
  await page.getByRole('main').getByRole('link', { name: 'TN-2420' }).click()
  await page
    .getByRole('heading', { name: /TN-2420/ })
    .first()
    .waitFor()

  const asItWasLeft = async () => {
    await page.getByText('This is the order as you left it').waitFor()
    expect(await page.getByLabel('Your PO number').inputValue()).toBe('PO-88')
    expect(await page.getByLabel('Instruction').inputValue()).toBe('Ramp 3')
    expect(await page.getByRole('radio', { name: /^Drop ship with our neutral/ }).isChecked()).toBe(true)
  }
  await page.goBack()
  await asItWasLeft()
  await page.reload()
  await asItWasLeft()
  await placeButton(page).click()
  await page.waitForURL(/\/order\/checkout\//)
  const readDraft = () => page.evaluate(() => sessionStorage.getItem('checkout-draft'))
  expect(await readDraft()).toBeNull()

  await putIn(page, 'TN-2420', 2)
  const pending = pendingRequests(page)
  await page.goto('/order/confirm')
  // Before the field is left.
  await page.getByLabel('Your PO number').pressSequentially('PO-89')
  expect(await readDraft()).toContain('PO-89')
  await page.reload()
  // By keyboard: what was pressed is gone, and the keyboard is where the order begins.
  await page.getByRole('button', { name: 'Start again' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).press('Enter')
  await expect.poll(() => page.getByLabel('Your PO number').inputValue()).toBe('')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByLabel('Your PO number').pressSequentially('PO-90')
  await expect.poll(() => pending.size).toBe(0)
  await signOutByMenu(page)
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/index')
  expect(await readDraft()).toBeNull()
})

test('an order whose answer is lost on its way is placed once, however often it is pressed; back leads nowhere near it', async () => {
  const { page } = await visit({ as: 'it.main', expected: /ERR_CONNECTION_RESET/ })
  await putIn(page, 'TN-1050', 2)
  await page.goto('/cust/shoppingcart')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Check out/ })
    .click()
  await page.waitForURL(/\/order\/confirm/)
  await page.getByLabel('Your PO number').fill('PO-LOST')
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }
  await page.route('**/clientsystem/order', loseAnswer, { times: 1 })
  await placeButton(page).click()
  await page.getByText('We do not know whether your order reached us').waitFor()
  await placeButton(page).click()
  await page.waitForURL(/\/order\/checkout\//)
  await page.goBack()
  await page.waitForURL(/\/cust\/shoppingcart/)

  await page.goto('/hisorder/orders?keyword=PO-LOST')
  await page.getByRole('cell', { name: 'PO-LOST' }).first().waitFor()
  expect(await page.getByRole('cell', { name: 'PO-LOST' }).count()).toBe(1)
})

test('a session that ends while the user types is reported; after signing in, what was typed is there', async () => {
  const { page } = await visit({ as: 'it.main', expected: /status of 401/ })
  await putIn(page, '106R01294', 2)
  const pending = pendingRequests(page)
  await page.goto('/order/confirm')
  await page.getByLabel('Your PO number').fill('PO-OVER')
  await page.getByLabel('Coupon code').fill('autumn')
  // What the page asks by itself has its answer: the first that learns of the end is who places the order.
  await page.getByRole('region', { name: 'Your coupons' }).waitFor()
  await expect.poll(() => pending.size).toBe(0)
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  const ended = await page.request.delete(`${apiPrefix}${signOut.path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(ended.ok()).toBe(true)
  await placeButton(page).click()
  await page.getByText('Your session has ended').waitFor()
  await fillSignIn(page, 'it.main')

  await page.getByText('This is the order as you left it').waitFor()
  expect(await page.getByLabel('Your PO number').inputValue()).toBe('PO-OVER')
  expect(await page.getByLabel('Coupon code').inputValue()).toBe('autumn')
})

test("signing in leads back to the page that asked for it; another customer's order is not found there", async () => {
  const { page } = await visit({ expected: /status of 404/ })
  await page.goto('/hisorder/orderDetails/ONL000001')
  await page.waitForURL(/\/login\?redirect=/)
  await fillSignIn(page, 'de.main')

  await page.waitForURL(/\/hisorder\/orderDetails\/ONL000001$/)
  await expect.poll(() => page.locator('main').textContent()).toMatch(/not found|does not exist/i)
})

test('what no single warehouse has is ordered from two in one click, and both orders are named', async () => {
  const { page } = await visit({ as: 'it.main' })
  const confirm = (pieces: number) =>
    page.goto(`/order/confirm?skus=${encodeURIComponent(JSON.stringify([['', 'AS-100006', pieces]]))}`)
  await confirm(9_999)
  const shipFrom = page.getByRole('combobox', { name: 'Ship from' })
  const ready = shipFrom.getByRole('option', { name: / of 9,999 pieces now/ })
  await ready.first().waitFor({ state: 'attached' })
  const readyTexts = await ready.allTextContents()
  const most = Math.max(...readyTexts.map((words) => Number(/([\d,]+) of/.exec(words)?.[1]?.replace(',', ''))))
  // One more than any of them has.
  await confirm(most + 1)
  await page
    .getByRole('heading', { name: /^Order 2 of 2 · from / })
    .first()
    .waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Place 2 orders/ })
    .click()
  await page.waitForURL(/\/order\/checkout\//)
  const thanks = await page.getByText(/^Your orders .* are placed\.$/).textContent()
  const [first = '', second = ''] = thanks?.match(/OIT\d{6}/g) ?? []
  expect(Number(second.slice(3))).toBe(Number(first.slice(3)) + 1)

  await page.goto('/hisorder/orders')
  await page.getByRole('row', { name: new RegExp(`${second}.*Placed together with: ${first}`) }).waitFor()
  await page.getByRole('row', { name: new RegExp(`${first}.*Placed together with: ${second}`) }).waitFor()
})
