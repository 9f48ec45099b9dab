import { expect, inject, test } from 'vitest'
import { languages } from '../texts/index.ts'
import { showAll } from './testing/browser.ts'
import { visit } from './testing/journey.ts'
import { expected, toWalks, walk } from './testing/walk.ts'

const closed = [
  '/',
  '/list/toner?classId=103',
  '/pd/product?sku_id=1',
  '/cust/shoppingcart',
  '/cust/pricechange',
  '/order/confirm',
  '/order/bulk',
  '/my/account',
  '/my/accountprice',
  '/my/accounts',
  '/my/addressbook',
  '/my/coupons',
  '/pm/promotion',
  '/toolbar/toolbar',
  '/sales/promotionSku?promotion_id=1',
  '/hisorder/orders',
  '/finance/allopen',
  '/finance/cleared',
  '/my/quickorder',
  '/rma/list',
  '/rma/applyforreturn',
  '/hisorder/quickorders',
  '/search?pre=3',
]

test.each(toWalks(closed))('nothing keeps customers out from $from to $to', async (pages) => {
  const { page } = await visit({ as: 'nl.main', expected })
  await walk(page, pages)
})

// Dates and amounts are written by the shop and again by the browser, each by its own knowledge of a language.
const written = [
  '/',
  '/pd/product?sku_id=1',
  '/list/toner?classId=103',
  '/hisorder/orders',
  '/my/coupons',
  '/finance/allopen',
  '/rma/list',
]

test.each(languages.filter((language) => language !== 'en'))(
  'what a customer reads in %s comes to life as it was written',
  async (language) => {
    const { page } = await visit({ as: 'nl.main' })
    await page.context().addCookies([{ name: 'language_account', value: language, url: inject('shopUrl') }])
    for (const path of written) {
      await page.goto(path)
      await showAll(page)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
    }
  },
)

test.each([
  ['/search?pre=3', 'Favourites'],
  ['/my/quickorder?tab=coupon', 'Coupons'],
])('a page that shows something of its own under an address of many is called so: %s', async (address, name) => {
  const { page } = await visit({ as: 'gb.main' })
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  expect(await page.title()).toBe(`${name} · Aster`)
})
