import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { firstLoadBudget } from '../web/build/first-load.ts'
import { arriveAs, visit } from './testing/journey.ts'

// What the page of a product shows first.
const productCalls = ['/goods/sku/freedom/', '/goods/rela/freedom/list']

/** Bytes of script that a page loads, as gzip sends them. */
function countScriptBytes(page: Page) {
  const paths = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) paths.add(pathname)
  })
  return () => [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(`dist/current/client${path}`)).length, 0)
}

function recordCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The stream of hints brings nothing that the page shows.
    if (pathname.startsWith('/dev-api/') && !pathname.endsWith('/live')) calls.push(pathname)
  })
  return calls
}

/** A visitor's browser asks once where they come from, when all else is there. */
const askedForCountry = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/ipconfig/'))

test(`the first load of home has at most ${firstLoadBudget} bytes of script`, async () => {
  const { page } = await visit({ isNew: true })
  const bytes = countScriptBytes(page)
  await Promise.all([askedForCountry(page), page.goto('/')])

  expect(bytes()).toBeGreaterThan(50_000)
  expect(bytes()).toBeLessThanOrEqual(firstLoadBudget)
})

test('the page of a product lives without a request after its HTML, signed in or not', async () => {
  const { page } = await visit()
  for (const signedIn of [false, true]) {
    if (signedIn) await arriveAs(page, 'nl.main')
    await Promise.all([...(signedIn ? [] : [askedForCountry(page)]), page.goto('/index')])
    // Leaves what home still asks for.
    await page.goto('/robots.txt', { waitUntil: 'commit' })
    const calls = recordCalls(page)
    await page.goto('/pd/product?sku_id=1')
    await page
      .getByRole('button', { name: /^Copy number/ })
      .first()
      .waitFor()
    // What a page does by itself once it is hydrated is done before anything can be opened.
    await page.getByRole('button', { name: 'Settings' }).first().click()
    await page.getByRole('dialog', { name: 'Settings' }).waitFor()
    expect(calls).toEqual([])
  }
})

test('from a list to a product nothing is asked for that the pointer did not fetch', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102')
  const link = page.getByRole('list', { name: 'Toner' }).getByRole('listitem').nth(1).getByRole('link').first()
  const fetched = Promise.all(productCalls.map((path) => page.waitForResponse((answer) => answer.url().includes(path))))
  await link.hover()
  for (const answer of await fetched) await answer.finished()
  const calls = recordCalls(page)
  await link.click()
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
  expect(calls).toEqual([])
})
