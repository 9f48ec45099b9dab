import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { loadTexts } from '../texts/index.ts'
import { readQuery, writeQuery } from './address.ts'
import { routeTree } from './routes.gen.ts'
import { answering, startQueries } from './testing/show.tsx'

/** Where a visitor stands who asks for an address of the shop, and what the server was asked on the way. */
async function arrive(address: string) {
  const requests = answering({})
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    context: {
      queries: startQueries({ session: null }),
      reading: { language: 'en', texts: await loadTexts.en() },
      textsFile: undefined,
      origin: 'https://aster.example',
    },
  })
  await router.load()
  const { pathname, search } = router.state.location
  return { pathname, search, requests: requests.map(({ url }) => url) }
}

// Lines of the table of specification section 2, and the paths that are named beside it.
const closed = [
  '/cust/shoppingcart',
  '/cust/pricechange',
  '/order/confirm',
  '/order/bulk',
  '/order/checkout/1',
  '/hisorder/orders',
  '/hisorder/orderDetails/ONL000001',
  '/finance/account',
  '/finance/allopen',
  '/finance/all',
  '/finance/openinvoice',
  '/finance/opencredit',
  '/finance/cleared',
  '/finance/statement',
  '/finance/invoice/INL000001',
  '/rma/list',
  '/rma/applyforreturn',
  '/rma/rmadetails?id=1',
  '/hisorder/quickorders',
  '/hisorder/quickOrderDetails/1',
  '/my/quickorder',
  '/my/account',
  '/my/accountprice',
  '/my/accounts',
  '/my/addressbook',
  '/my/coupons',
  '/pm/promotion',
  '/sales/promotionSku?promotion_id=1',
]

test.each(closed)(
  '%s leads a visitor to the sign-in page and back, and asks the server for nothing',
  async (address) => {
    expect(await arrive(address)).toEqual({ pathname: '/login', search: { redirect: address }, requests: [] })
  },
)

test.each([
  ['/sales/promotion', '/pm/promotion'],
  ['/order/sheet', '/order/bulk'],
])('%s, where pages stood before, leads on to where they stand', async (old, address) => {
  expect(await arrive(old)).toMatchObject({ pathname: '/login', search: { redirect: address } })
})
