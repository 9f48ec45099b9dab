import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { addManyToBasket } from '../contract/basket/basket.ts'
import { findSkus } from '../contract/catalogue/catalogue.ts'
import { apiPrefix } from '../contract/endpoint.ts'
import { visit } from './testing/journey.ts'

const many = 500

/** Puts so many products into the basket of who is signed in. */
async function fill(page: Page, many: number) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const found = await Promise.all(
    Array.from({ length: Math.ceil(many / 60) }, async (_, page) => {
      const url = `${inject('shopUrl')}${apiPrefix}${findSkus.path}?classId=102&pageSize=60&pageNum=${page + 1}`
      return (await (await fetch(url)).json()).data.rows as { number: string }[]
    }),
  )
  const body = JSON.stringify(
    found
      .flat()
      .slice(0, many)
      .map(({ number }) => ({ number, qty: 1 })),
  )
  await fetch(`${inject('shopUrl')}${apiPrefix}${addManyToBasket.path}`, { method: 'POST', headers, body })
}

test('a basket of 500 lines is drawn where it is looked at, changed in two tabs, and printed whole', async () => {
  const { page } = await visit({ as: 'gb.main' })
  await fill(page, many)
  await page.goto('/cust/shoppingcart')
  const rows = page.getByRole('list', { name: 'Basket' }).getByRole('listitem')
  const first = rows.first().getByRole('checkbox')
  const name = await first.getAttribute('aria-label')
  expect(await rows.count()).toBeLessThan(40)
  const other = await page.context().newPage()
  await other.goto('/cust/shoppingcart')
  await other.getByText(`${many} items, ${many} pieces`).waitFor()

  const note = rows.first().getByRole('textbox', { name: /^Note on/ })
  await note.fill('For the second floor')
  await note.press('Enter')
  await expect
    .poll(() =>
      other
        .getByRole('textbox', { name: /^Note on/ })
        .first()
        .inputValue(),
    )
    .toBe('For the second floor')
  await first.check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await other.getByText(`${many - 1} items, ${many - 1} pieces`).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  // Either window hears of it by itself, in any order.
  for (const each of [page, other]) await each.getByText(`${many} items, ${many} pieces`).waitFor()

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await page.locator('main tbody tr').count()).toBe(many)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  // What was put back stands where it stood, with what was written on it.
  await rows
    .first()
    .getByRole('checkbox', { name: name ?? '' })
    .waitFor()
  expect(await note.inputValue()).toBe('For the second floor')
  await other.close()
})

test('with the keyboard alone: delete, undo, keep as favourites, and the focus is never lost', async () => {
  const { page } = await visit({ as: 'us.main' })
  await fill(page, 4)
  await page.goto('/cust/shoppingcart')
  await page.getByText('4 items, 4 pieces').waitFor()
  await page.getByRole('list', { name: 'Cart' }).waitFor()
  const names = await page.getByRole('list', { name: 'Cart' }).getByRole('checkbox').all()
  const [first, second, third, fourth] = await Promise.all(
    names.map(async (name) => /^Select (.*)$/.exec((await name.getAttribute('aria-label')) ?? '')?.[1] ?? ''),
  )
  const remove = (number = '') => page.getByRole('button', { name: `Remove ${number} from cart` })
  const select = (number = '') => page.getByRole('checkbox', { name: `Select ${number}`, exact: true })
  const undo = page.getByRole('button', { name: 'Undo' })
  const heading = page.getByRole('heading', { name: 'Cart', exact: true })
  const isOn = (control: Locator) =>
    expect.poll(() => control.evaluate((at) => at === document.activeElement)).toBe(true)
  const confirmed = async () => {
    // The dialog is seen before it has the focus.
    await isOn(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
    await page.keyboard.press('Enter')
  }

  await remove(second).press('Enter')
  await confirmed()
  await isOn(remove(third))
  await remove(fourth).press('Enter')
  await confirmed()
  await isOn(remove(third))
  await undo.press('Enter')
  await isOn(heading)
  await select(fourth).waitFor()

  await select(first).press('Space')
  await page.getByRole('button', { name: 'Delete selected' }).press('Enter')
  await confirmed()
  await isOn(undo)
  await select(third).press('Space')
  await page.getByRole('button', { name: 'Move to favorites' }).press('Enter')
  await select(third).waitFor({ state: 'detached' })
  await isOn(undo)
  await remove(fourth).press('Enter')
  await confirmed()
  await page.getByText('Your cart is empty').waitFor()
  await isOn(undo)

  await page.goto('/search?pre=3')
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space')
  await page.getByRole('button', { name: 'Delete selected' }).press('Enter')
  await confirmed()
  await page.getByText('No favorites yet').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})
