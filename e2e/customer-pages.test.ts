import { test } from 'vitest'
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
