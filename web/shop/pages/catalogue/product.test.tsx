import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toner } from '../../../testing/product.ts'
import { answering, buyer, type Reader } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { loadViewed } from '../../features/catalogue/home/recently-viewed.ts'
import { Route } from './product.tsx'

const SKU = 'GET /goods/sku/freedom/4'
const RELATED = 'GET /goods/rela/freedom/list'
const drum = { ...toner, id: 8, number: 'AS-8', oemCode: 'DR-8' }
const roll = { ...toner, id: 9, number: 'AS-9', oemCode: 'RL-9' }
const related = { completeSet: [], boughtTogether: [drum, roll], hot: [] }
const open = (query = '?sku_id=4', given: Reader = { session: buyer }) => openPage(Route, query, given)

/** The structured data of the product. */
const about = (router: Awaited<ReturnType<typeof open>>) =>
  router.state.matches
    .at(-1)
    ?.meta?.flatMap((one) =>
      Object.entries(one ?? {}).flatMap(([key, value]) => (key === 'script:ld+json' ? [value] : [])),
    )
    .find((one) => Object(one)['@type'] === 'Product')

test('a product is shown with its texts, and remembered for who looks at it', async () => {
  answering({ [SKU]: { ...toner, description: 'For much paper.' }, [RELATED]: related })
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'HP 59A toner, black' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Description' })).toHaveTextContent('For much paper.')
  expect(loadViewed(buyer.user.accountId)).toEqual([{ id: 4, number: 'CF259A' }])
})

test('without a text there is no room for one', async () => {
  answering({ [SKU]: toner, [RELATED]: related })
  await open()
  expect(screen.queryByRole('region', { name: 'Description' })).toBeNull()
})

test('what was bought together is put into the basket at once; what was not put in is shown', async () => {
  const lines = [
    { number: 'AS-8', added: true, msg: null },
    { number: 'AS-9', added: false, msg: 'No longer sold.' },
  ]
  const requests = answering({ [SKU]: toner, [RELATED]: related, 'POST /clientsystem/shoppingcart/batch': { lines } })
  await open()
  const beside = within(screen.getByRole('region', { name: 'Bought together' }))
  await userEvent.click(beside.getByRole('button', { name: 'Add all 2' }))
  expect(await screen.findByText(/No longer sold\./)).toBeVisible()
  expect(JSON.parse(requests.find(({ url }) => url.endsWith('/batch'))?.body ?? '')).toEqual([
    { number: 'AS-8', qty: 1 },
    { number: 'AS-9', qty: 1 },
  ])
})

test('a product is shown though what is sold beside it cannot be had', async () => {
  answering({ [SKU]: toner, [RELATED]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'HP 59A toner, black' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Bought together' })).toBeNull()
})

test.each(['?sku_id=4', '?sku_id=none', ''])('%j names no product: the page says so, with a way on', async (query) => {
  const requests = answering({})
  await open(query)
  await vi.waitFor(() => expect(screen.getByText('This product does not exist')).toBeVisible())
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/index')
  // The product, and at the same time from where goods come.
  expect(requests).toHaveLength(query === '?sku_id=4' ? 2 : 0)
  expect(loadViewed(buyer.user.accountId)).toEqual([])
})

test('the structured data says what it is, and never what it costs', async () => {
  const price = { unitPrice: 12.5, discountPrice: 10, currency: 'EUR' }
  answering({ [SKU]: { ...toner, price, productBarcode: '0123456789012' }, [RELATED]: related })
  const router = await open()
  expect(about(router)).toMatchObject({ mpn: 'CF259A', sku: 'AS-100004', gtin: '0123456789012', category: 'Toner' })
  expect(JSON.stringify(router.state.matches.at(-1)?.meta)).not.toMatch(/12\.5|"10"|offers|price/i)
})

test('our own make is called by our number, and names what it is like', async () => {
  answering({ [SKU]: { ...toner, ownMake: true }, [RELATED]: related })
  expect(about(await open())).toMatchObject({
    mpn: 'AS-100004',
    isSimilarTo: { name: 'HP CF259A', brand: { name: 'HP' } },
  })
})

test('its kind is shown in the language of the reader', async () => {
  const className = { ...toner.className, nameDe: 'Tonerkartusche' }
  answering({ [SKU]: { ...toner, className }, [RELATED]: related })
  expect(about(await open('?sku_id=4', { session: null, language: 'de' }))).toMatchObject({
    category: 'Tonerkartusche',
  })
  await vi.waitFor(() => expect(screen.getAllByText('Tonerkartusche').length).toBeGreaterThan(0))
})
