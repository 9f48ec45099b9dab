import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { visit } from './testing/journey.ts'

/** What a path leads to: itself with a heading, the sign-in page that leads back, or another path. */
type Way = 'page' | 'login' | `/${string}`

/** The table of specification section 2, line by line, and the paths that are named beside it. */
const table: [path: string, visitor: Way, customer: Way][] = [
  ['/login', 'page', '/index'],
  ['/my/password', 'page', 'page'],
  ['/my/password?token=abc', 'page', 'page'],
  ['/auth-redirect', '/index', '/index'],
  ['/auth-redirect?redirect=%2Fhelp%2Ffaq', '/help/faq', '/help/faq'],
  ['/redirect/list/toner?classId=105', '/list/toner', '/list/toner'],
  ['/redirect//evil.example', '/404', '/404'],
  ['/404', 'page', 'page'],
  ['/401?noGoBack=1', 'page', 'page'],
  ['/no/such/page', '/404', '/404'],
  ['/', 'page', 'page'],
  ['/index', 'page', 'page'],
  ['/ac/register', 'page', 'page'],
  ['/aster/contactus', 'page', 'page'],
  ['/aster/aboutus', 'page', 'page'],
  ['/aster/notice', 'page', 'page'],
  ['/help/cookies', 'page', 'page'],
  ['/help/terms', 'page', 'page'],
  ['/help/privacy', 'page', 'page'],
  ['/help/imprint', 'page', 'page'],
  ['/help/faq', 'page', 'page'],
  ['/list/toner?classId=102', 'page', 'page'],
  ['/search?keyword=tn-2420', 'page', 'page'],
  ['/search?pre=3', 'page', 'page'],
  ['/pd/product?sku_id=1', 'page', 'page'],
  ['/pd/printer?model_id=1', 'page', 'page'],
  ['/toolbar/toolbar', 'page', 'page'],
  ['/cust/shoppingcart', 'login', 'page'],
  ['/cust/pricechange', 'login', 'page'],
  ['/order/confirm', 'login', 'page'],
  ['/order/bulk', 'login', 'page'],
  ['/my/account', 'login', 'page'],
  ['/hisorder/orders', 'login', 'page'],
  ['/finance/allopen', 'login', 'page'],
  ['/finance/all', 'login', 'page'],
  ['/finance/openinvoice', 'login', 'page'],
  ['/finance/opencredit', 'login', 'page'],
  ['/finance/cleared', 'login', 'page'],
  ['/rma/list', 'login', 'page'],
  ['/rma/applyforreturn', 'login', 'page'],
  ['/rma/rmadetails?id=1', 'login', 'page'],
  ['/my/quickorder', 'login', 'page'],
  ['/hisorder/quickorders', 'login', 'page'],
  ['/my/accountprice', 'login', 'page'],
  ['/my/accounts', 'login', 'page'],
  ['/my/addressbook', 'login', 'page'],
  ['/my/coupons', 'login', 'page'],
  ['/pm/promotion', 'login', 'page'],
  ['/sales/promotion', '/login', '/pm/promotion'],
  ['/order/sheet', '/login', '/order/bulk'],
  ['/sales/promotionSku?promotion_id=1', 'login', 'page'],
]

// Where the others lead a visitor is seen without a browser: `web/closed-routes.test.ts`.
const isOpen = ([, forVisitor]: (typeof table)[number]) => forVisitor !== 'login' && forVisitor !== '/login'

describe.each([
  ['a visitor', undefined],
  ['a customer', 'nl.main'],
] as const)('%s', (_, user) => {
  test('is led where the table says', async () => {
    const { page } = await visit({ expected: /status of 40[34]/, ...(user && { as: user }) })
    for (const [path, forVisitor, forCustomer] of user ? table : table.filter(isOpen)) {
      expect([path, await findWay(page, path)]).toEqual([path, user ? forCustomer : forVisitor])
    }
  })
})

async function findWay(page: Page, path: string): Promise<Way> {
  const answer = await page.request.get(path)
  if (/<h[1-6]\b|data-page-title/.test(await answer.text())) return toWay(path, answer.url())
  // The browser decides, and does so before it shows anything.
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  return toWay(path, page.url())
}

function toWay(path: string, address: string): Way {
  const { pathname, searchParams } = new URL(address)
  if (pathname === '/login' && searchParams.get('redirect') === path) return 'login'
  return pathname === path.split('?')[0] ? 'page' : (pathname as Way)
}

test.each(['/dev-api', '/dev-api/', '/dev-api/nothing', '/dev-api/nothing/at/all?x=1', '/dev-api/clientauth'])(
  '%s, which is no call, is answered by the envelope like every call',
  async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await fetch(inject('shopUrl') + path, { method })
      expect([method, answer.status, await answer.json()]).toMatchObject([
        ...[method, 404],
        { code: expect.any(Number), msg: expect.any(String), data: { reason: 'request.not_found' } },
      ])
    }
  },
)
