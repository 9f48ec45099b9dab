import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { addFavourites } from '../contract/basket/favourites.ts'
import { findSkus } from '../contract/catalogue/catalogue.ts'
import { apiPrefix } from '../contract/endpoint.ts'
import { visit } from './testing/journey.ts'

test('a reseller keeps products, finds them beside the page, orders and deletes them', async () => {
  const { page } = await visit({ as: 'fr.main' })
  await page.goto('/list/toner?classId=105')
  const hearts = page.getByRole('button', { name: /^Add .* to favourites$/ })
  const names: string[] = []
  for (const _ of [1, 2]) {
    const heart = hearts.first()
    names.push(/^Add (.*) to/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? '')
    await heart.click()
  }
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: 'Favourites 2' }).waitFor()

  const shortcuts = page.getByRole('complementary', { name: 'Shortcuts' })
  await shortcuts.getByRole('button', { name: 'Favourites: 2' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('checkbox', { name: `Select ${names[0]}` }).waitFor()
  await drawer.getByRole('searchbox', { name: 'Find by number' }).fill(names[1] ?? '')
  await expect.poll(() => drawer.getByRole('listitem').count()).toBe(1)
  await drawer.getByRole('checkbox', { name: `Select ${names[1]}` }).check()
  await drawer.getByRole('button', { name: 'Add selected to basket' }).click()
  await navigation.getByRole('link', { name: /^Basket 1 / }).waitFor()

  await page.keyboard.press('Escape')
  await navigation.getByRole('link', { name: 'Favourites 2' }).click()
  await page.waitForURL(/\/search\?pre=3/)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No favourites yet').waitFor()
})

/** Keeps so many products for who is signed in. */
async function keep(page: Page, many: number) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  const headers = { authorization: `Bearer ${token}` }
  const shop = `${inject('shopUrl')}${apiPrefix}`
  const found = await (await fetch(`${shop}${findSkus.path}?classId=102&pageSize=60`)).json()
  const data = found.data.rows.slice(0, many).map(({ number }: { number: string }) => ({ number }))
  await page.request.post(`${shop}${addFavourites.path}`, { headers, data })
}

test('who deletes all of the last page stands on the one before it', async () => {
  const { page } = await visit({ as: 'it.main' })
  await keep(page, 12)
  await page.goto('/search?pre=3&size=10&page=2')
  const favourites = page.getByRole('list', { name: 'Favourites' }).getByRole('listitem')
  await expect.poll(() => favourites.count()).toBe(2)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => favourites.count()).toBe(10)
  expect(new URL(page.url()).searchParams.get('page')).toBeNull()
})

test('without a connection nothing is asked and nothing deleted, and the page stays', async () => {
  // The dialog that asks is not among what the browser keeps.
  const expected = /ERR_INTERNET_DISCONNECTED|preload|dynamically imported/
  const { page } = await visit({ as: 'it.main', expected, isNew: true })
  await keep(page, 3)
  await page.goto('/search?pre=3')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await page.getByText('The shop cannot be reached').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Select all' }).isChecked()).toBe(true)

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).waitFor()
})
