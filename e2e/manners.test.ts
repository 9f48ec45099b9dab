import { expect, inject, test } from 'vitest'
import { beforeEachPage, comeToLife, holdScripts } from './testing/browser.ts'
import { comeByLink, fillSignIn, search, visit } from './testing/journey.ts'

test('the keyboard alone finds a printer', async () => {
  const { page } = await visit()
  await page.goto('/list/toner')
  const field = page.getByRole('combobox', { name: 'Search by number or printer' }).first()
  // The page listens to its keys a moment after its controls act.
  await expect
    .poll(async () => {
      await page.keyboard.press('/')
      return field.evaluate((control) => control === document.activeElement)
    })
    .toBe(true)
  await field.fill('')
  await page.keyboard.type('hl-l2350')
  await page.getByRole('row', { name: /HL-L2350DW/ }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('grid').count()).toBe(0)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Brother HL-L2350DW/ }).waitFor()
})

test('the basket changes at once, asks before it deletes, and says when it is empty', async () => {
  const { page } = await visit({ as: 'nl.buyer' })
  await page.goto('/')
  await search(page, 'TN-2420')
  const first = page.getByRole('list', { name: 'Exact match' }).getByRole('listitem').first()
  await first.getByRole('button', { name: 'Add TN-2420 to basket' }).click()
  await page.getByText(/1 piece of TN-2420 in your basket/).waitFor()

  await page.goto('/cust/shoppingcart')
  const quantity = page.getByRole('textbox', { name: 'Quantity of TN-2420' })
  await quantity.fill('7')
  const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await quantity.press('Tab')
  await page.getByText('1 item, 7 pieces').waitFor()
  await saving
  await page.reload()
  await page.getByText('1 item, 7 pieces').waitFor()

  const remove = page.getByRole('button', { name: 'Remove TN-2420 from basket' })
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await quantity.waitFor()
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Your basket is empty').waitFor()
})

test('a press while the rows of the page are on their way opens its dialog, and the rows come too', async () => {
  const { page } = await visit({ as: 'nl.buyer' })
  const released = Promise.withResolvers<void>()
  const isForRows = (url: URL) => url.pathname.endsWith('/clientsystem/order/list')
  const rowsRequest = page.waitForRequest((asked) => isForRows(new URL(asked.url())))
  await page.route(isForRows, async (route) => {
    await released.promise
    await route.continue()
  })
  // From another site the cookie stays at home, so the server does not send the rows.
  await comeByLink(page, '/hisorder/orders')
  await rowsRequest
  await page.getByRole('button', { name: /^Welcome/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  released.resolve()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('table').waitFor()
})

test.each([
  ['/search?keyword=%3Cscript%3Ealert(1)%3C/script%3E', 200],
  ['/search?keyword=%00%ED%A0%80&page=-1&size=7&sort=x', 200],
  ['/list/toner?classId=abc&brandId=-5&colour=%22%3E%3Cimg&page=1e9', 200],
  ['/list/toner?classId=999999', 200],
  ['/pd/product?sku_id=2147483647', 404],
  ['/pd/product?sku_id=../../etc/passwd', 404],
  ['/pd/printer?model_id=0', 404],
  ['/nowhere/at/all', 404],
])('%s answers with a page and status %i', async (path, status) => {
  const answer = await fetch(inject('shopUrl') + path, { headers: { 'accept-language': 'en' } })
  const html = await answer.text()
  expect(answer.status).toBe(status)
  expect(html).toMatch(/<main.*<h1/s)
  expect(html).not.toContain('That did not work')
})

test('an address that means nothing comes to life', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=abc&brandId=-5&colour=%22%3E%3Cimg&page=1e9')
  await page.getByRole('heading').first().waitFor()
  expect(await page.getByRole('main').count()).toBe(1)
  expect(await page.getByText('That did not work').count()).toBe(0)
})

test('who fills the sign-in before its scripts are there loses nothing', async () => {
  const { page } = await visit()
  await beforeEachPage(page, countEmptied)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('User name').fill('nl.buyer')
  await page.getByRole('textbox', { name: 'Password' }).fill('of somebody')
  release()
  await comeToLife(page)
  expect(await page.getByLabel('User name').inputValue()).toBe('nl.buyer')
  expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('of somebody')
  expect(await page.evaluate(() => Reflect.get(window, 'emptied'))).toBe(0)
  await fillSignIn(page, 'nl.buyer')
})

/** Counts how often a script of the page takes out of a field what stood in it, also where it comes back at once. */
function countEmptied() {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  if (!value?.get || !value.set) return
  const { get, set } = value
  Reflect.set(window, 'emptied', 0)
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...value,
    set(this: HTMLInputElement, next: string) {
      if (next === '' && get.call(this) !== '') Reflect.set(window, 'emptied', Reflect.get(window, 'emptied') + 1)
      set.call(this, next)
    },
  })
}
