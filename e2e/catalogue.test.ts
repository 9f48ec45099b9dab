import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { barriersByDayAndNight } from './testing/barriers.ts'
import { arriveAs, visit } from './testing/journey.ts'
import { findMoved, notePlaces } from './testing/places.ts'

test('brand, series, printer: by keyboard each narrows while typing, Enter goes on', async () => {
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

test('furniture is found and read by its name in the language of its reader', async () => {
  const { page } = await visit({ locale: 'de-DE' })
  await page.goto('/search?keyword=b%C3%BCrostuhl')
  await page.getByRole('link', { name: 'Bürostuhl mit Kopfstütze, Grau' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bürostuhl mit Kopfstütze, Grau' }).waitFor()
  await page.getByText(/^Bürostuhl mit Kopfstütze, Grau\. Büromöbel/).waitFor()
  expect(await page.title()).toBe('CH-20-GRE · Bürostuhl mit Kopfstütze, Grau · Aster')
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
  // Each says when it arrives once its page is alive.
  for (const one of [first, firstToner]) await one.getByText(/^by .* from /).waitFor()
  expect(await firstToner.textContent()).toBe(await first.textContent())

  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('sort='))
})

test('products are chosen, outlast a reload, and are compared side by side', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102')
  const numbers = ['W2070A', 'W2071A']
  for (const number of numbers) await page.getByRole('button', { name: `Compare ${number}`, exact: true }).click()
  await page.reload()
  await page.getByRole('region', { name: 'Selected for comparison' }).getByRole('link', { name: 'Compare 2' }).click()
  await page.getByRole('heading', { name: 'Compare products' }).waitFor()
  expect(new URL(page.url()).search).toBe('?skus=1%2C2')
  expect(await page.getByRole('columnheader').count()).toBe(2)
  await page.getByRole('row', { name: /^Colour ?differs/ }).waitFor()
  await page.getByRole('link', { name: 'Do not compare W2070A' }).click()
  await page.waitForURL(/skus=2$/)
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

/** The page of the first toner, as if staff had imported a photograph of it. */
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
  // It has no photograph.
  const drawing = page.getByRole('img', { name: 'Drawing: Toner HP W2070A' })
  expect(await drawing.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true)
  expect(await page.getByRole('button', { name: 'Enlarge the picture' }).count()).toBe(0)

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

test('the catalogue has no accessibility barrier; the photograph is enlarged by keyboard, and Escape leads back', async () => {
  const { page } = await visit()
  await page.goto('/list/toner')
  await page.getByRole('button', { name: 'Cards' }).click()
  await page.getByRole('button', { name: 'Compare W2070A', exact: true }).click()
  await page.getByText('Find by printer').click()
  await page.getByRole('combobox', { name: 'Brand' }).click()
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  expect(await barriersByDayAndNight(page, { part: 'details' })).toEqual([])
  await page.keyboard.press('Escape')
  expect(await barriersByDayAndNight(page)).toEqual([])

  await page.goto('/pd/compare?skus=1,2,5,2000')
  expect(await barriersByDayAndNight(page, { frame: false })).toEqual([])
  await openPhotographed(page)
  const open = page.getByRole('button', { name: 'Enlarge the picture' })
  await open.press('Enter')
  await page.getByRole('dialog', { name: 'Picture 1 of 1' }).waitFor()
  expect(await barriersByDayAndNight(page, { frame: false })).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
})
