import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { type Language, languages } from '../texts/index.ts'
import { barriers } from './testing/barriers.ts'
import { openBrowser, signIn } from './testing/journey.ts'

const visit = openBrowser()
const open = [
  '/',
  '/login',
  '/my/password',
  '/list/toner?classId=102',
  '/search?keyword=cf259a',
  '/pd/product?sku_id=1',
  '/pd/printer?model_id=1',
  '/aster/contactus',
  '/aster/aboutus',
  '/aster/notice',
  '/help/faq',
  '/help/cookies',
  '/toolbar/toolbar',
  '/401',
  '/404',
]
const closed = [
  '/',
  '/list/toner?classId=103',
  '/pd/product?sku_id=1',
  '/cust/shoppingcart',
  '/cust/pricechange',
  '/order/confirm',
  '/order/sheet',
  '/my/account',
  '/my/accountprice',
  '/my/accounts',
  '/my/addressbook',
  '/my/coupons',
  '/pm/promotion',
  '/toolbar/toolbar',
  '/sales/promotionSku?promotion_id=1',
  '/hisorder/orders',
  '/my/quickorder',
  '/hisorder/quickorders',
  '/search?pre=3',
]

// The status of the error pages themselves.
const expected = /status of 40[34]/

/** One language is read on a telephone, where nothing may scroll sideways. */
const narrow = { viewport: { width: 375, height: 740 } }
const onTelephone = 'pl'

/** Colours and sizes are the same in every language: they are judged in German, sizes on the telephone too. */
async function barriersAt(page: Page, language: Language) {
  if (language === 'de') return [...(await barriers(page)), ...(await barriersInTheDark(page))]
  const without = ['color-contrast', ...(language === onTelephone ? [] : ['target-size'])]
  return barriers(page, { without })
}

async function barriersInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await barriers(page, { only: 'color-contrast' })
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

async function walk(page: Page, paths: readonly string[], language: Language) {
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    expect([path, await barriersAt(page, language)]).toEqual([path, []])
    if (language !== onTelephone) continue
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, narrow.viewport.width])
  }
}

test.each(languages)('nothing keeps people out who read %s', async (language) => {
  const { page } = await visit({ locale: language, expected, ...(language === onTelephone && narrow) })
  await walk(page, open, language)
})

test.each(languages)('nothing keeps customers out who read %s', async (language) => {
  const { page } = await visit({ expected })
  await signIn(page, 'nl.main')
  if (language === onTelephone) await page.setViewportSize(narrow.viewport)
  await page.context().addCookies([{ name: 'language_account', value: language, url: inject('shopUrl') }])
  await walk(page, closed, language)
})

test('public pages are complete without a script, in the language of the reader', async () => {
  const answer = await fetch(`${inject('shopUrl')}/search?keyword=hl-l2350dw`, { headers: { 'accept-language': 'de' } })
  const html = await answer.text()

  expect(html).toContain('TN-2410')
  expect(html).toContain('lang="de"')
  expect(html).not.toContain('€')
})
