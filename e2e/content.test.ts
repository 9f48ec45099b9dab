import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { helpPages } from '../rules/catalogue/content/content.ts'
import { signIn, visit } from './testing/journey.ts'
import { findMoved, notePlaces, notePlacesWith } from './testing/places.ts'

const pages = [
  '/aster/contactus',
  '/aster/aboutus',
  '/aster/notice',
  '/help/faq',
  ...helpPages.map((page) => `/help/${page}`),
]

test('a message of the contact form arrives; a reload on the way loses nothing', async () => {
  const { page } = await visit()
  await page.goto('/aster/contactus')
  await page.getByLabel('Name').fill('Noor Voorbeeld')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('noor@example.com')
  await page.getByLabel('Subject').fill('Toner for <b>Friday</b>')
  await page.getByLabel('Message').fill('Can it be here by Friday?\nThank you.')

  await page.reload()
  expect(await page.getByLabel('Message').inputValue()).toBe('Can it be here by Friday?\nThank you.')
  await page.getByLabel('Aster site').selectOption('Italia')
  await page.getByRole('button', { name: 'Send message' }).click()

  await page.getByRole('heading', { name: 'Thank you for your message' }).waitFor()
  await page.getByText(/Your message \d+ reached the Italia site/).waitFor()
  await page.getByText('Toner for <b>Friday</b>').waitFor()
  await page.reload()
  expect(await page.getByLabel('Message').inputValue()).toBe('')
})

test.each([
  ['1', 'Aster Voorbeeld B.V.', 'Terms', 'There is no minimum order value.'],
  ['5', 'Aster Muster DACH GmbH', 'AGB', 'Es gibt keinen Mindestbestellwert.'],
])(
  'site %s names its company beside its terms, its privacy policy and its imprint',
  async (site, company, title, expectedText) => {
    for (const path of ['/help/terms', '/help/privacy', '/help/imprint']) {
      const answer = await fetch(`${inject('shopUrl')}${path}?org_id=${site}`, { headers: { 'accept-language': 'en' } })
      const html = await answer.text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect([path, main.includes(company)]).toEqual([path, true])
      expect([path, main.match(/href="mailto:service/g)?.length]).toEqual([path, 1])
      expect(html).toMatch(new RegExp(`<footer.*<a[^>]*href="/help/terms[^>]*>${title}</a>`))
      if (path === '/help/terms') expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>.*${expectedText}`, 's'))
    }
  },
)

test('a link to an answer opens it; one to an answer that is no more says so', async () => {
  const { page } = await visit()
  await page.goto('/help/faq#drop-shipment')
  await page.getByText('as a drop shipment with our neutral packing list').waitFor()
  expect(await page.getByText('as a drop shipment').evaluate(isInView)).toBe(true)

  await page.goto('/')
  await page.getByRole('link', { name: 'Straight to your customer, in your name' }).click()
  await page.getByText('as a drop shipment with our neutral packing list').waitFor()

  await page.goto('about:blank')
  await page.goto('/help/faq#what-was-never-asked')
  await page.getByText('This answer no longer exists.').waitFor()
  await page.goto('/aster/aboutus#history')
  await page.getByText('This page has no such section.').waitFor()
  await page.goto('/aster/aboutus#quality')
  await page.getByRole('heading', { name: 'Quality' }).waitFor()
  expect(await page.getByText('This page has no such section.').count()).toBe(0)
})

/** Runs in the browser. */
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('without a script the FAQ is searched and unfolds', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  await page.goto('/help/faq', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('warranty')
  await page.getByRole('main').getByRole('search').getByRole('button').click()
  await page.waitForURL(/q=warranty/)
  await page.getByText('Two years on every product.').waitFor()

  await page.goto('/help/faq', { waitUntil: 'commit' })
  expect(await page.getByText('Two years on every product.').isVisible()).toBe(false)
  await page.getByText('How long is the warranty?').click()
  await page.getByText('Two years on every product.').waitFor()
})

test('the policy names every cookie, and everything that the browser keeps', async () => {
  const { page } = await visit()
  await page.goto('/')
  await page.getByRole('button', { name: 'Site: Netherlands' }).first().click()
  await page.getByRole('button', { name: 'United Kingdom', exact: true }).click()
  await page.getByText('Switch Successfully').waitFor()
  await page.getByLabel('Language').first().selectOption('de')
  await page.getByText('Sprache gewechselt').waitFor()
  await page.getByLabel('Sprache').first().selectOption('en')
  await page.getByText('Switch Language Successfully').waitFor()
  await page.goto('/aster/contactus')
  await page.getByLabel('Subject').fill('Toner')
  await signIn(page, 'nl.main')
  await page.goto('/pd/product?sku_id=1')
  await page
    .getByLabel(/^Compare /)
    .first()
    .click()
  await page
    .getByRole('button', { name: /message/i })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Settings/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Dark' }).or(page.getByLabel('Dark')).first().click({ force: true })
  await page.goto('/help/cookies')

  const storageKeys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies).toEqual(expect.arrayContaining(['token', 'aster_browser', 'country', 'language_GB']))
  expect(storageKeys).toEqual(expect.arrayContaining(['last-seen', 'contact-draft', 'compared']))

  const named = (await page.locator('tbody th').allTextContents()).flatMap((names) => names.split(', '))
  // One language for each country.
  const storedNames = [...cookies.map((name) => name.replace(/^language_[A-Z]{2}$/, 'language_NL')), ...storageKeys]
  expect(storedNames.filter((name) => !named.includes(name))).toEqual([])
})

test.each([
  [1440, ['/', '/help/faq', '/aster/contactus', '/help/cookies']],
  [1024, ['/']],
  [390, ['/', '/help/faq', '/aster/contactus', '/help/cookies']],
])('at %i nothing of a public page moves or scrolls sideways', async (width, paths) => {
  const { page } = await visit({ viewport: { width, height: 900 } })
  await notePlaces(page)
  for (const path of paths) await arriveStill(page, path, width)
})

test('at 1024 nothing of the home of a customer moves or scrolls sideways', async () => {
  const { page } = await visit({ as: 'nl.main', viewport: { width: 1024, height: 900 } })
  await notePlaces(page)
  await arriveStill(page, '/', 1024)
})

async function arriveStill(page: Page, path: string, width: number) {
  await page.goto(path)
  expect([path, await findMoved(page)]).toEqual([path, []])
  expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
}

test.each([1440, 390])('at %i home comes in the language of who signs in, and nothing of it moves', async (width) => {
  const { page } = await visit({ viewport: { width, height: 900 } })
  await page.goto('/login')
  await page.getByLabel('User name').fill('de.main')
  await page.getByRole('textbox', { name: 'Password' }).fill('Aster2026demo')
  await notePlacesWith(page, '#finder')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: /^Willkommen/ }).waitFor()
  await page.getByRole('heading', { name: 'Nach Drucker suchen' }).waitFor()
  expect(await findMoved(page)).toEqual([])
})

test('public pages of content say everything without a script, and no price', async () => {
  for (const path of ['/', ...pages]) {
    const answer = await fetch(inject('shopUrl') + path, { headers: { 'accept-language': 'pl' } })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).not.toMatch(/unitPrice|discountPrice/)
  }
  const home = await (await fetch(inject('shopUrl'), { headers: { 'accept-language': 'pl' } })).text()
  for (const sentence of ['600 000 sztuk', 'Prezent za pierwszą rejestrację', 'AS-10', 'Konica Minolta'])
    expect(home).toContain(sentence)
})
