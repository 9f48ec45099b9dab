import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { barriersByDayAndNight } from './testing/barriers.ts'
import { beforeEachPage } from './testing/browser.ts'
import { visit } from './testing/journey.ts'

const lang = (page: Page) => page.locator('html').getAttribute('lang')
const html = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${inject('shopUrl')}${path}`, { headers: { 'accept-language': 'en', ...headers } })).text()

async function choose(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: from }).first().click()
  await page.getByRole('button', { name: to, exact: true }).click()
}

test('a visitor goes to another site and reads another language there; both are kept for thirty days', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102')
  await choose(page, 'Site: Netherlands', 'Italia')
  await page.getByText('Sito cambiato').waitFor()
  expect(await lang(page)).toBe('it')
  await page.getByRole('contentinfo').getByText('Il Suo sito').waitFor()

  await page.reload()
  expect(await lang(page)).toBe('it')
  await page.getByRole('button', { name: 'Sito: Italia' }).first().waitFor()
  await page.getByLabel('Lingua').first().selectOption('de')
  await page.getByText('Sprache gewechselt').waitFor()
  await expect.poll(() => page.title()).toMatch(/Toner/)

  await page.reload()
  expect(await lang(page)).toBe('de')
  await page.getByRole('button', { name: 'Land: Italia' }).first().waitFor()

  const cookies = (await page.context().cookies()).filter(({ name }) => /^(country|language)/.test(name))
  expect(cookies.map(({ name, value, sameSite }) => [name, value, sameSite]).sort()).toEqual([
    ['country', 'IT', 'Lax'],
    ['language_IT', 'de', 'Lax'],
  ])
  const days = cookies.map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400))
  expect(days).toEqual([30, 30])

  await choose(page, 'Land: Italia', 'Netherlands')
  await page.getByText('Switch Successfully').waitFor()
  expect(await lang(page)).toBe('en')
  await choose(page, 'Site: Netherlands', 'Italia')
  // What was read there before.
  await expect.poll(() => lang(page)).toBe('de')
})

test('a link to a site shows that site, its language too, and goes with its reader', async () => {
  const { page } = await visit()
  await page.goto('/pd/product?sku_id=1&org_id=5')
  expect(await lang(page)).toBe('de')
  await page.getByRole('link', { name: 'Toner-Kits' }).click()
  await page.waitForURL(/org_id=5/)
  await page.reload()
  await page.getByRole('button', { name: 'Land: Deutschland' }).first().waitFor()

  await choose(page, 'Land: Deutschland', 'France')
  await page.getByText('Pays modifié').waitFor()
  await page.waitForURL((url) => !url.searchParams.has('org_id'))
  expect(await html('/index?org_id=4')).toContain('There is no site with this number. You are on the Netherlands site.')
})

test.each([
  ['escaped', 'country=%00; language_NL=%3Cscript%3E', 'en', '1'],
  ['quoted', 'country="DE"; language_account=../../x', 'en', '1'],
  ['endless', `country=${'D'.repeat(3000)}; =; ;;`, 'en', '1'],
  ['of no language', 'country=DE; language_DE=xx', 'de', '5'],
])('cookies that are %s do no harm', async (_, cookie, language, org) => {
  const page = await html('/index', { cookie })
  expect(page).toContain(`lang="${language}"`)
  expect(page).toContain(`data-org="${org}"`)
  expect(page).not.toContain('%3Cscript')
})

test('an American customer sees their shop: states, dollars, words, dates and addresses as they write them', async () => {
  const { page } = await visit({ as: 'us.main' })
  await page.goto('/')
  await page.getByRole('contentinfo').getByText('Sampleton, CA 90000').waitFor()
  await page.getByRole('contentinfo').getByText('Distribution center', { exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-US')
  await page
    .getByRole('link', { name: /^Favorites/ })
    .first()
    .waitFor()
  await page.getByRole('link', { name: /^Cart/ }).first().waitFor()
  await page.goto('/hisorder/orders')
  await page
    .getByText(/^[A-Z][a-z]{2}\s\d{1,2},\s2026, \d{1,2}:\d\d\s[AP]M$/)
    .first()
    .waitFor()
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.waitForURL(/orderDetails/)
  await page
    .getByText(/^[A-Z][\w ]+, [A-Z]{2} \d{5}$/)
    .first()
    .waitFor()
})

test('a quick-order desk has reduced bars, on every page', async () => {
  const { page } = await visit()
  await page.goto('/index?qo=1')
  expect(await page.getByRole('navigation', { name: 'Main navigation' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Brother', exact: true }).first().click()
  await page.waitForURL(/\/list\/toner\?.*qo=1/)
  expect(await page.getByRole('banner').getByRole('combobox').count()).toBe(0)
  await page.getByRole('button', { name: 'Site: Netherlands' }).waitFor()
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
})

test('settings are kept in the browser alone and are there before the page is painted', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102')
  await page.getByRole('button', { name: 'Settings' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Settings' })
  await panel.getByText('Large', { exact: true }).click()
  await panel.getByText('Plum', { exact: true }).click()
  await panel.getByText('Dark', { exact: true }).click()
  await panel.getByText('40', { exact: true }).click()
  await page.mouse.click(100, 500)
  await panel.waitFor({ state: 'detached' })
  await page.waitForURL(/size=40/)

  await beforeEachPage(page, () => {
    new PerformanceObserver((list) => {
      if (list.getEntries().length) Object.assign(window, { atPaint: { ...document.documentElement.dataset } })
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/index')
  // A busy browser reports its paint after the page is hydrated.
  const atPaint = await page.waitForFunction(() => (window as { atPaint?: object }).atPaint)
  expect(await atPaint.jsonValue()).toMatchObject({ size: 'large', colour: 'plum', mantineColorScheme: 'dark' })
  expect(await html('/index')).not.toContain('data-size')
})

test('the way up takes 800 ms, and no time for who wants no motion', async () => {
  const { page } = await visit({ isNew: true })
  const goUp = async () => {
    await page.evaluate(() => window.scrollTo(0, 2_000))
    await page.getByRole('button', { name: 'Back to top' }).click()
  }
  const height = () => page.evaluate(() => window.scrollY)
  await page.clock.install()
  await page.goto('/list/toner?classId=102&size=60')
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await goUp()
  await page.clock.runFor(700)
  expect(await height()).toBeGreaterThan(0)
  expect(await height()).toBeLessThan(2_000)
  // And what is left of the frame that the way began in.
  await page.clock.runFor(100 + 20)
  expect(await height()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goUp()
  expect(await height()).toBe(0)
})

test('a new page begins at its top', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102')
  await page.evaluate(() => window.scrollTo(0, 1_500))
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /^AS-|^[A-Z0-9-]{5,}$/ })
    .last()
    .click()
  await page.waitForURL(/\/pd\/product/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('what unfolds has no accessibility barrier', async () => {
  const { page } = await visit()
  await page.goto('/list/toner?classId=102&org_id=8')
  await page.getByRole('button', { name: 'Pays: France' }).first().click()
  await page.getByRole('button', { name: 'Italia' }).waitFor()
  expect(await barriersByDayAndNight(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Réglages' }).first().click()
  await page.getByRole('radio', { name: 'Prune' }).waitFor()
  expect(await barriersByDayAndNight(page)).toEqual([])

  await page.keyboard.press('Escape')
  await page.getByRole('radio').first().waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Boutique', exact: true }).click()
  await page.getByRole('dialog', { name: 'Boutique' }).waitFor()
  expect(await barriersByDayAndNight(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
