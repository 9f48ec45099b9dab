import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { barriers } from './testing/barriers.ts'
import { beforeEachPage } from './testing/browser.ts'
import { arriveAs, visit } from './testing/journey.ts'
import { findMoved, notePlaces } from './testing/places.ts'

describe('the printer finder, by keyboard', () => {
  test('brand, series, printer: each narrows while typing, Enter goes on', async () => {
    const { page } = await visit()
    await page.goto('/list/toner?classId=102')
    await page.getByText('Find by printer').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Brand' }).focus()
    await page.keyboard.type('broth')
    await page.getByRole('option', { name: 'Brother' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('hl-l')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2350')
    await page.getByRole('option', { name: 'Brother HL-L2350DW' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Brother HL-L2350DW/, level: 1 }).waitFor()
  })

  test('one field understands "brother 2350"; from the product back to its printer', async () => {
    const { page } = await visit()
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Printer model' }).fill('brother 2350')
    await page.getByRole('option', { name: 'Brother HL-L2350DW' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Brother HL-L2350DW/, level: 1 }).waitFor()
    await page.getByRole('link', { name: 'TN-2410', exact: true }).first().click()
    await page.getByRole('heading', { name: /^Works in/ }).waitFor()
    await page.getByRole('link', { name: 'Brother HL-L2350DW' }).click()
    await page.getByRole('heading', { name: /^Brother HL-L2350DW/, level: 1 }).waitFor()
  })
})

test('furniture is found and read by its name in the language of its reader', async () => {
  const { page } = await visit({ locale: 'de-DE' })
  await page.goto('/search?keyword=b%C3%BCrostuhl')
  await page.getByRole('link', { name: 'Bürostuhl mit Kopfstütze, Grau' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bürostuhl mit Kopfstütze, Grau' }).waitFor()
  await page.getByText(/^Bürostuhl mit Kopfstütze, Grau\. Büromöbel/).waitFor()
  expect(await page.title()).toBe('CH-20-GRE · Bürostuhl mit Kopfstütze, Grau · Aster')
})

test('what a list is narrowed to is marked in its filter', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102&make=own')
  const marked = page.getByRole('complementary', { name: 'Filter' }).locator('[aria-current=true]')
  expect(await marked.allTextContents()).toEqual([
    expect.stringMatching(/^Toner/),
    expect.stringMatching(/^Aster compatible/),
  ])
})

test('a filter takes several values, and gives each of them up', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102')
  for (const brand of ['HP', 'Brother']) {
    await page.getByRole('link', { name: new RegExp(`^${brand} \\d+$`) }).click()
    await page.getByRole('link', { name: `Remove filter ${brand}` }).waitFor()
  }
  const count = async (link: RegExp) =>
    Number(/\d+$/.exec((await page.getByRole('link', { name: link }).textContent()) ?? ''))
  const both = (await count(/^HP \d+$/)) + (await count(/^Brother \d+$/))
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${both} `) })
    .waitFor()
  await page.getByRole('link', { name: 'Remove filter HP' }).click()
  await page.waitForURL((url) => /^\?classId=102&brandId=\d+$/.test(url.search))
})

test('an address holds the whole state of a list and can be shared', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102')
  await page.getByRole('link', { name: /^HP \d+$/ }).click()
  await page
    .getByRole('link', { name: /1,001–2,500 pages/ })
    .first()
    .click()
  await page.getByLabel('Sort by').selectOption({ label: 'Yield' })
  await page.waitForURL(/sort=yield/)
  const first = page.getByRole('list', { name: 'Toner' }).getByRole('listitem').first()
  await first.getByText('2,500 pages').waitFor()

  const friend = (await visit()).page
  await friend.goto(page.url())
  await friend.getByRole('link', { name: 'Remove filter 1,001–2,500 pages' }).waitFor()
  await friend.getByRole('link', { name: 'Remove filter HP' }).waitFor()
  const firstToner = friend.getByRole('list', { name: 'Toner' }).getByRole('listitem').first()
  expect(await firstToner.textContent()).toBe(await first.textContent())

  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('sort='))
})

test.each([
  ['/list/toner?classId=999', 'This category does not exist.', 'Show all categories'],
  ['/list/toner?classId=%22%3E%3Cimg', 'This category does not exist.', 'Show all categories'],
  ['/list/toner?classId=102&brandId=2147483647', 'No products of this brand here.', 'Show all brands'],
])('%s says "%s" and leads on', async (path, words, on) => {
  const { page } = await visit()
  await page.goto(path)
  await page.getByText(words).waitFor()
  await page.getByRole('link', { name: on }).click()
  await page.getByRole('list', { name: /Products|Toner/ }).waitFor()
})

test('a page of an unknown size has the usual one and says so', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102&size=7')
  await page.getByText('A page cannot show that many rows. It shows 20.').waitFor()
  expect(await page.getByRole('list', { name: 'Toner' }).getByRole('listitem').count()).toBe(20)
})

test('products are compared side by side, differences are marked, the address can be shared', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102')
  const numbers = ['W2070A', 'W2071A']
  for (const number of numbers) await page.getByRole('button', { name: `Compare ${number}`, exact: true }).click()
  await page.reload()
  await page.getByRole('region', { name: 'Selected for comparison' }).getByRole('link', { name: 'Compare 2' }).click()
  await page.getByRole('heading', { name: 'Compare products' }).waitFor()

  const friend = (await visit()).page
  await friend.goto(page.url())
  expect(await friend.getByRole('columnheader').count()).toBe(2)
  await friend.getByRole('row', { name: /^Colour ?differs/ }).waitFor()
  expect(await friend.getByRole('row', { name: /^Brand HP HP$/ }).count()).toBe(1)
  await friend.getByLabel('Only differences').check()
  expect(await friend.getByRole('row', { name: /^Brand/ }).count()).toBe(0)
  await friend.getByRole('link', { name: 'Do not compare W2070A' }).click()
  await friend.waitForURL(/skus=2$/)
})

test('an address of a comparison takes what exists and says what does not', async () => {
  const { page } = await visit({ expected: /status of 404/ })
  await page.goto('/pd/compare?skus=1,1,<b>,2147483647,-3')
  await page.getByText('One product in this link is not in the catalogue.').waitFor()
  expect(await page.getByRole('columnheader').count()).toBe(1)
  await page.goto('/pd/compare?skus=nothing')
  await page.getByText('Nothing to compare yet').waitFor()
})

test('who likes longer pages gets them where the address names no size', async () => {
  const { page } = await visit()
  await beforeEachPage(page, () => localStorage.setItem('settings', '{"pageSize":40}'))
  await page.goto('/list/toner?classId=102')
  await page.waitForURL(/size=40/)
  const rows = page.getByRole('list', { name: 'Toner' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(40)
  await page.goto('/list/toner?classId=102&size=10')
  expect(await rows.count()).toBe(10)
})

test('cards stay what was chosen, without a shift of the page', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 900 } })
  await page.goto('/list/toner?classId=102')
  await page.getByRole('button', { name: 'Cards' }).click()
  await notePlaces(page)
  await page.reload()
  expect(await findMoved(page)).toEqual([])
  const [one, other] = await page
    .getByRole('list', { name: 'Toner' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.slice(0, 2).map((row) => row.getBoundingClientRect().top))
  expect(one).toBe(other)
})

/** The page of the first toner, as if somebody had imported a photograph of it. */
async function openPhotographed(page: Page) {
  await page.route(/\/goods\/sku\/freedom\/1\b/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const photographed = { ...answer.data, image: '/favicon.svg', images: ['/favicon.svg'] }
    await route.fulfill({ response, json: { ...answer, data: photographed } })
  })
  await page.goto('/list/toner?classId=102')
  await page.getByRole('link', { name: 'W2070A', exact: true }).click()
}

test('a product that nobody has photographed is drawn, and its drawing is not enlarged', async () => {
  const { page } = await visit()
  await page.goto('/pd/product?sku_id=1')
  const drawing = page.getByRole('img', { name: 'Drawing: Toner HP W2070A' })
  await drawing.waitFor()
  expect(await drawing.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true)
  expect(await page.getByRole('button', { name: 'Enlarge the picture' }).count()).toBe(0)
})

test('the photograph is enlarged by keyboard and Escape leads back', async () => {
  const { page } = await visit()
  await openPhotographed(page)
  const open = page.getByRole('button', { name: 'Enlarge the picture' })
  await open.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Picture 1 of 1' }).waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog')
    .waitFor({ state: 'detached' })
    .catch(() => {})
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a product says when it arrives; who may buy sees the cost of a page and completes their printer', async () => {
  const { page } = await visit()
  await notePlaces(page)
  await page.goto('/pd/product?sku_id=1')
  await page
    .getByRole('region', { name: 'Delivery' })
    .getByText(/^Order (within .* arrives|by .* get it) /)
    .waitFor()
  expect(await page.getByText('ct per page').count()).toBe(0)
  expect(await findMoved(page)).toEqual([])

  await arriveAs(page, 'it.main')
  await page.goto('/pd/product?sku_id=1')
  await page.getByText(/^\d+\.\d\d ct per page$/).waitFor()
  await page.getByRole('region', { name: 'Complete your printer' }).getByRole('button', { name: 'Add all 5' }).click()
  await page.getByText('5 products are in your basket').waitFor()
  // All that is bought together with it has just been named.
  expect(await page.getByRole('region', { name: 'Bought together' }).count()).toBe(0)

  await page.goto('/pd/product?sku_id=2000')
  await page.getByRole('region', { name: 'Bought together' }).getByRole('button', { name: 'Add all 2' }).click()
  await page.getByText('2 products are in your basket').waitFor()
})

test.each(['light', 'dark'] as const)('nothing of the catalogue keeps people out, %s', async (colorScheme) => {
  const { page } = await visit({ colorScheme })
  await page.goto('/list/toner')
  await page.getByRole('button', { name: 'Cards' }).click()
  await page.getByRole('button', { name: 'Compare W2070A', exact: true }).click()
  await page.getByText('Find by printer').click()
  await page.getByRole('combobox', { name: 'Brand' }).click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  expect(await barriers(page, { part: 'details' })).toEqual([])
  await page.keyboard.press('Escape')
  expect(await barriers(page)).toEqual([])

  await page.goto('/pd/compare?skus=1,2,5,2000')
  expect(await barriers(page)).toEqual([])
  await openPhotographed(page)
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  expect(await barriers(page)).toEqual([])
})
