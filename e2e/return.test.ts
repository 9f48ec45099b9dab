import { expect, test } from 'vitest'
import { listReturnable } from '../contract/return/return.ts'
import { picture } from '../server/testing/files/pictures.ts'
import { barriers } from './testing/barriers.ts'
import { call } from './testing/call.ts'
import { visit } from './testing/journey.ts'
import { narrow } from './testing/walk.ts'

test('on a telephone a customer returns something from the page of its order, with a picture', async () => {
  const { page } = await visit({ as: 'nl.main', ...narrow })
  const { rows } = await call(page, listReturnable)
  const line = rows.find(({ isDelivered, returnable, terms }) => isDelivered && returnable > 0 && !terms.quality.isLate)
  if (!line) throw new Error('nothing may come back')

  await page.goto(`/hisorder/orderDetails/${line.orderno}`)
  await page.getByRole('link', { name: 'Return', exact: true }).click()
  await page.waitForURL(/\/rma\/applyforreturn\?orderno=/)
  const found = page.getByRole('list', { name: 'Delivered products' })
  await found.getByRole('button', { name: /^Add / }).first().click()
  await page.getByRole('textbox', { name: 'Pieces to return' }).fill('1')
  await page.getByRole('button', { name: 'Submit return' }).click()
  // What is missing is shown, and the first of it has the focus.
  const reason = page.getByRole('combobox', { name: 'Reason' })
  await expect.poll(() => reason.evaluate((field) => field === document.activeElement)).toBe(true)
  await reason.selectOption('Streaks, spots or other print defects')
  await page.getByRole('textbox', { name: 'Batch number' }).fill('B2611-07')
  await page.getByRole('textbox', { name: 'Your description' }).fill('Streaks on every page.')
  const file = { name: 'streaks.jpg', mimeType: 'image/jpeg', buffer: await picture() }
  await page.getByLabel('Choose files').setInputFiles(file)
  await page.getByRole('button', { name: 'Remove streaks.jpg' }).waitFor()

  // Nothing of it is lost by a reload.
  await page.reload()
  expect(await page.getByRole('textbox', { name: 'Your description' }).inputValue()).toBe('Streaks on every page.')
  await page.getByRole('button', { name: 'Remove streaks.jpg' }).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.viewport.width)
  await page.getByRole('button', { name: 'Submit return' }).click()

  await page.getByRole('heading', { level: 1, name: /^Return RNL\d{6}$/ }).waitFor()
  await page.getByText(/^We’ll check it and answer by/).waitFor()
  await page.getByText('streaks.jpg').waitFor()
  await expect.poll(() => page.locator('img[src^="data:image/jpeg"]').count()).toBe(1)
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.viewport.width)

  await page.goto('/rma/list')
  const newest = page.getByRole('row').nth(1)
  await newest.getByText('Submitted').waitFor()
  await newest.getByText(line.orderno).waitFor()
})
