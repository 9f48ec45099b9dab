import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { arriveAs, fillSignIn, signOutByMenu, visit } from './testing/journey.ts'

const welcome = (page: Page) => page.getByText(/^Welcome, /).first()

// The whole window reloads, whatever its page is.
const pages = {
  favourites: '/search?pre=3',
  orders: '/hisorder/orders',
}

test.each(Object.entries(pages))(
  '%s of one account is no longer shown when another account signs in in another tab',
  async (_, path) => {
    const { page } = await visit({ as: 'de.main' })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const before = (await welcome(page).textContent()) ?? ''
    await arriveAs(page, 'fr.main')
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect.poll(() => welcome(page).textContent()).not.toBe(before)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  },
)

test('what one account typed is not shown to the account that signs in in another tab, nor ordered by it', async () => {
  const { page } = await visit({ as: 'de.main' })
  await page.goto('/my/quickorder')
  await page.getByLabel('Paste a list').fill('TN-1050 2')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('heading', { name: /^Ready/ }).waitFor()

  // The other tab sends no message: only the token changes.
  await arriveAs(page, 'fr.main')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByText('No products yet').waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('quick-order'))).toBeNull()
  await page.goto('/cust/shoppingcart')
  const rows = page.getByRole('list', { name: 'Basket' })
  await rows.or(page.getByText('Your basket is empty')).first().waitFor()
  expect(await rows.getByText('TN-1050').count()).toBe(0)
})

test('what one account is about to order is not ordered as the account that signs in in another tab', async () => {
  // Of one company: address, prices and terms are those of both, so that nothing else would refuse the order.
  const { page } = await visit({ as: 'nl.main' })
  const poNumber = page.getByLabel('Your PO number')
  const place = page.getByRole('main').getByRole('button', { name: /^Place order/ })
  await page.goto(`/order/confirm?skus=${encodeURIComponent('[["","AS-101166",1]]')}`)
  const main = (await welcome(page).textContent()) ?? ''
  await poNumber.fill('PO-OF-ONE')
  await expect.poll(() => place.isEnabled()).toBe(true)

  // The other tab sends no message: only the token changes.
  await arriveAs(page, 'nl.buyer')
  // At once: a pointer on its way may give the window the focus first, and press on the page of the other account.
  await place.dispatchEvent('click')
  await expect.poll(() => welcome(page).textContent()).not.toBe(main)
  await page.getByRole('row', { name: /TN-2420/ }).waitFor()
  expect(await poNumber.inputValue()).toBe('')

  // It sends a message: nothing is pressed.
  await poNumber.fill('PO-OF-ONE')
  const other = await page.context().newPage()
  await arriveAs(other, 'nl.main')
  await other.goto('/hisorder/orders?keyword=PO-OF-ONE')
  await expect.poll(() => welcome(page).textContent()).toBe(main)
  await page.getByRole('row', { name: /TN-2420/ }).waitFor()
  expect(await poNumber.inputValue()).toBe('')
  await other.getByText('No orders found').waitFor()
})

test('signing out in one tab signs out in the other, where another account can sign in then', async () => {
  const { page } = await visit({ as: 'de.main' })
  await page.goto('/hisorder/orders')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const other = await page.context().newPage()
  await other.goto('/index')
  await signOutByMenu(other)
  await page.waitForURL(/\/login\?redirect=/)
  await fillSignIn(page, 'fr.main')
  await page.waitForURL(/\/hisorder\/orders/)
})
