import { expect, inject, test } from 'vitest'
import { languages } from '../texts/index.ts'
import { visit } from './testing/journey.ts'
import { expected, narrow, onTelephone, walk } from './testing/walk.ts'

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

// Each half takes half of the time that a journey may take.
const halves = [closed.slice(0, closed.length / 2), closed.slice(closed.length / 2)]
const walks = languages.flatMap((language) => halves.map((addresses) => ({ language, from: addresses[0], addresses })))

test.each(walks)('nothing keeps customers out who read $language, from $from on', async ({ language, addresses }) => {
  const { page } = await visit({ as: 'nl.main', expected, ...(language === onTelephone && narrow) })
  await page.context().addCookies([{ name: 'language_account', value: language, url: inject('shopUrl') }])
  await walk(page, addresses, language)
})

test.each([
  ['/search?pre=3', 'Favourites'],
  ['/my/quickorder?tab=coupon', 'Coupons'],
])('a page that shows something of its own under an address of many is called so: %s', async (address, name) => {
  const { page } = await visit({ as: 'gb.main' })
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  expect(await page.title()).toBe(`${name} · Aster`)
})
