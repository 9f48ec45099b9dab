import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { beforeEachPage, showAll } from './testing/browser.ts'
import { arriveAs, comeByLink, visit } from './testing/journey.ts'
import { findMoved, notePlaces } from './testing/places.ts'

const closed = [
  ['/hisorder/orders', 'Orders'],
  ['/hisorder/quickorders', 'Quick-order lists'],
  ['/my/addressbook', 'Address book'],
  ['/my/accounts', 'Accounts'],
  ['/my/accountprice', 'Account prices'],
  ['/my/coupons', 'Coupons'],
  ['/my/account', 'My account'],
  ['/my/quickorder', 'Quick order'],
  ['/pm/promotion', 'Promotions'],
  ['/order/confirm', 'Confirm order'],
  ['/order/bulk', 'Orders to many addresses'],
] as const

/** The text of a page as the server sends it, with the cookies of a browser or without. */
async function readHtml(path: string, page?: Page) {
  const cookies = (await page?.context().cookies()) ?? []
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(inject('shopUrl') + path, { headers: { cookie, 'accept-language': 'en' } })
  return answer.text()
}

const readTitle = (html: string) => html.match(/<(?:h1|p data-page-title)[^>]*>([^<]*)</)?.[1]

test('pages behind sign-in arrive with their title, the way to the others, and rows or room for them', async () => {
  const { page } = await visit({ as: 'fr.main' })
  for (const [path, title] of closed) {
    const html = await readHtml(path, page)
    expect([path, readTitle(html), html.includes(`<title>${title} · Aster</title>`)]).toEqual([path, title, true])
  }
  const orders = await readHtml('/hisorder/orders', page)
  expect(orders).toContain('href="/my/addressbook"')
  expect(orders).toContain('aria-label="Loading"')
})

test('whoever comes from another site reads the title, and no personal data', async () => {
  for (const [path, title] of closed) expect([path, readTitle(await readHtml(path))]).toEqual([path, title])
  const orders = await readHtml('/hisorder/orders')
  expect(orders).toContain('aria-label="Loading"')
  expect(orders).not.toContain('href="/my/addressbook"')
})

test('a page that they may not open leads elsewhere before anything of it is shown', async () => {
  const { page } = await visit({ as: 'nl.requester', expected: /status of 403/ })
  await page.goto('/hisorder/orders')
  expect(new URL(page.url()).pathname).toBe('/401')
})

test('the language of a page with texts of its own switches in place, with its title', async () => {
  const { page } = await visit({ as: 'fr.main' })
  await page.goto('/hisorder/orders')
  await page.getByLabel('Language').first().selectOption('de')
  await page.getByRole('heading', { level: 1, name: 'Bestellungen' }).waitFor()
  await page.getByLabel('Sprache').first().selectOption('pl')
  await page.getByRole('heading', { level: 1, name: 'Zamówienia' }).waitFor()
  await expect.poll(() => page.title()).toBe('Zamówienia · Aster')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Zamówienia' }).waitFor()
})

test('registration arrives with its title and its first step', async () => {
  const html = await readHtml('/ac/register')
  expect(readTitle(html)).toBe('Create an account')
  expect(html).toMatch(/autocomplete="username"/i)
})

test('texts of some pages alone travel in a file, not in each page', async () => {
  for (const path of ['/help/faq', '/aster/contactus', '/ac/register']) {
    expect([path, (await readHtml(path)).length < 60_000]).toEqual([path, true])
  }
})

// Dates and amounts are written by the shop and again by the browser, each by its own knowledge of a language: it complains where
// they differ. The languages of a window take turns.
const arrivals = [
  ...closed.map(([path]) => path),
  '/pd/product?sku_id=1',
  '/cust/shoppingcart',
  '/search?pre=3',
  '/list/toner?classId=104',
  '/',
]

/** Runs in the browser, where a product was looked at: home shows more than one row of them. */
function lookAtMore() {
  const { of, seen } = JSON.parse(localStorage.getItem('last-seen') ?? '')
  const others = [30, 400, 700].map((id) => ({ id, number: `Product ${id}` }))
  localStorage.setItem('last-seen', JSON.stringify({ of, seen: [...seen, ...others] }))
}

/** Has a customer read the next page in this language. */
const readIn = (page: Page, language: string) =>
  page.context().addCookies([{ name: 'language_account', value: language, url: inject('shopUrl') }])

test.each([
  ['a desktop', 1440, 900, ['de', 'it']],
  ['a telephone', 390, 844, ['pl', 'fr']],
] as const)(
  'nothing moves while a page of a customer arrives on %s, which comes to life as it was written',
  async (_, width, height, read) => {
    const { page } = await visit({ as: 'de.main', viewport: { width, height } })
    await notePlaces(page)
    for (const [at, path] of arrivals.entries()) {
      const language = read[at % read.length] ?? read[0]
      if (path === '/') await page.evaluate(lookAtMore)
      await readIn(page, language)
      await page.goto(path)
      expect([path, await findMoved(page)]).toEqual([path, []])
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      if (path === '/') await page.locator('#last-seen').waitFor()
    }
    for (const [at, path] of ['/finance/allopen', '/rma/list'].entries()) {
      await readIn(page, read[at] ?? read[0])
      await page.goto(path)
      await showAll(page)
    }
  },
)

test.each([
  ['a desktop', 1440, 900, ['/', '/list/toner?classId=104', '/hisorder/orders']],
  ['a telephone', 390, 844, ['/', '/pd/product?sku_id=1']],
] as const)(
  'a customer who follows a link of another site gets their own page, and nothing moves, on %s',
  async (_, width, height, paths) => {
    const { page } = await visit({ as: 'de.main', viewport: { width, height } })
    await notePlaces(page)
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    for (const path of paths) {
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.url().endsWith(path)),
        comeByLink(page, path),
      ])
      expect((await request.allHeaders()).cookie ?? '').not.toContain('token=')
      await page.getByRole('button', { name: /^Welcome/ }).waitFor()
      expect([path, await findMoved(page)]).toEqual([path, []])
    }
    expect(visited).not.toContain('/login')
  },
)

test('scripts are asked for once the page is painted, and the page comes to life', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102')
  // A busy browser reports its paint after the page is hydrated.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  const [painted, first, count] = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const starts = scripts.map(({ startTime }) => startTime)
    return [performance.getEntriesByType('paint')[0]?.startTime, Math.min(...starts), starts.length] as const
  })
  expect(count).toBeGreaterThan(5)
  expect(first).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY)
  await page.getByLabel('Language').first().selectOption('de')
  await page.getByRole('link', { name: 'Trommeleinheiten' }).first().waitFor()
})

test('a page in the background comes to life unseen', async () => {
  const { page } = await visit()
  await beforeEachPage(page, () => {
    // Nothing is painted there, so nothing reports it.
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    }
  })
  await page.goto('/list/toner?classId=102')
  await page.getByLabel('Language').first().selectOption('de')
  await page.getByRole('link', { name: 'Trommeleinheiten' }).first().waitFor()
})

test('the search works before scripts have come, and without them, in the site of the link', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  await page.goto('/list/toner?classId=102&org_id=7', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Search by number or printer' }).fill('CF259A')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Results for “CF259A”' }).waitFor()
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/search', { keyword: 'CF259A', org_id: '7' }])
})

test('a customer searches without scripts for their own price', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  await arriveAs(page, 'nl.main')
  await page.goto('/search?keyword=CF259A', { waitUntil: 'commit' })
  await page.getByText('€').first().waitFor()
})

test('what came with a page is not asked for again by a browser whose clock is ahead', async () => {
  const { page } = await visit({ isNew: true })
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/list/toner?classId=102')
  // The last that a page asks by itself.
  await expect.poll(() => asked.filter((path) => path.includes('/ipconfig/')).length).toBeGreaterThan(0)
  expect(asked.filter((path) => path.includes('/ipconfig/'))).toHaveLength(1)
  expect(asked.filter((path) => /getOrgSite|sku/.test(path))).toEqual([])
})
