import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../../../../api/session/session.ts'
import { answering, buyer, dutch, show } from '../../../../testing/show.tsx'
import { Home } from './Home.tsx'
import type { Sku } from './queries.ts'
import { useRecordView } from './recently-viewed.ts'

beforeEach(() => localStorage.clear())

const title = (en: string) => ({ titleEn: en, titleDe: `${en} de`, titleIt: en, titleFr: en, titlePl: en })

const sku = (id: number, oemCode: string): Sku => ({
  id,
  number: `AS-${id}`,
  oemCode,
  shortName: '',
  name: `HP ${oemCode} toner, black`,
  names: null,
  brand: 'HP',
  brandId: 1,
  classId: 102,
  colour: 'K',
  yieldPages: null,
  yieldStandard: null,
  ownMake: false,
  unionCode: null,
  boxBarcode: null,
  productBarcode: null,
  status: 'active',
  image: null,
  pictureVersion: 'a1b2c3d4e5',
  printers: [],
  printerCount: 0,
  stock: { total: id, nl: id, byWarehouse: [], expectedOn: null, expectedQty: 0 },
})

const system = 'GET /clientsystem/system/freedom'
const text = (part: string, en: string) => ({
  declarationId: en.length,
  type: 'home',
  part,
  ...title(en),
  text: `${en}.`,
})
const answers = {
  'GET /system/banner/freedom/query': [
    { bannerId: 1, ...title('Half price'), text: 'Own lines.', link: '/help/faq#warranty' },
  ],
  [`${system}/getBrandSubject`]: [{ subjectId: 1, brandId: 7, brand: 'Brother', ...title('Toner') }],
  [`${system}/getActivitySubject`]: [
    {
      subjectId: 1,
      promotionId: 1,
      ...title('Winter'),
      text: 'Off.',
      link: '/list/toner?classId=102',
      endsAt: '2027-01-20T23:00:00.000Z',
      lastDay: '2027-01-20',
      skus: [sku(3, 'CF259A')],
    },
  ],
  [`${system}/getHomeFloor`]: [
    { floorId: 1, ...title('Toner'), link: '/list/toner?classId=102', skus: [sku(0, 'TN-2420')] },
  ],
  'GET /system/declaration/freedom/query': [
    text('figure', '600,000 pieces'),
    text('flow', 'Register'),
    text('why', 'No minimum'),
    text('gift', 'A gift for you'),
  ],
  [`${system}/getMakeComparison`]: {
    original: { ...sku(1, 'TN-2420'), yieldPages: 3000 },
    compatible: { ...sku(2, 'TN-2420'), ownMake: true, yieldPages: 3000 },
    savingPercent: 53,
  },
  [`${system}/getDispatch`]: {
    warehouse: 'NL',
    workingDays: 1,
    timeZone: 'Europe/Amsterdam',
    closedDays: ['2026-11-23'],
  },
  'GET /system/fqa/freedom/frontlist': [
    { faqId: 1, part: 'account', slug: 'how', question: 'How?', answer: 'So.' },
    { faqId: 2, part: 'account', slug: 'later', question: 'Later?', answer: 'So.' },
  ],
}

const home = (
  <Home
    search={null}
    finder={null}
    overview={<p>The overview</p>}
    goods={[{ classId: 102, name: 'Toner' }]}
    buy={(product) => <button type="button">Buy {product.oemCode}</button>}
  />
)

async function showHome(session: Session | null, overrides: object = {}, language: 'en' | 'de' = 'en') {
  const calls = answering({ ...answers, ...overrides })
  await show(home, { session, language })
  return calls.map(({ url }) => url)
}

test('a visitor sees what the shop is, and asks for nothing of a customer', async () => {
  const calls = await showHome(null)
  expect(await screen.findByRole('link', { name: 'Half price' })).toHaveAttribute('href', '/help/faq#warranty')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Every cartridge. On the desk tomorrow.')
  expect(screen.getByRole('link', { name: 'Brother' })).toHaveAttribute('href', '/list/toner?brandId=7')
  expect(screen.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/ac/register')
  expect(screen.getByRole('region', { name: 'How it works' })).toHaveTextContent('Register')
  expect(screen.getByRole('region', { name: 'Aster in figures' })).toHaveTextContent('600,000 pieces')
  expect(screen.getByRole('img', { name: /warehouses in the Netherlands/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'How?' })).toHaveAttribute('href', '/help/faq#how')
  expect(screen.queryByRole('link', { name: 'Later?' })).toBeNull()
  expect(screen.getByRole('link', { name: dutch.hotPhone })).toHaveAttribute('href', 'tel:+31200000001')
  expect(calls.filter((url) => /bought|getHomeFloor|getActivitySubject/.test(url))).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull()
})

test('a visitor sees what ours saves against the original, and no price', async () => {
  await showHome(null)
  const pair = within(await screen.findByRole('region', { name: 'Original or Aster?' }))
  expect(pair.getByText('−53%')).toBeVisible()
  expect(pair.getAllByText('3,000 pages')).toHaveLength(2)
  expect(pair.getByRole('link', { name: 'AS-2' })).toHaveAttribute('href', '/pd/product?sku_id=2')
  expect(document.body).not.toHaveTextContent(/[€$£]/)
})

test('without a pair, and in the region without the map, neither is shown', async () => {
  answering({ ...answers, [`${system}/getMakeComparison`]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await show(home, { session: null, site: { ...dutch, region: 'US' } })
  await screen.findByRole('region', { name: 'Aster in figures' })
  expect(screen.queryByRole('region', { name: 'Original or Aster?' })).toBeNull()
  expect(screen.queryByRole('img', { name: /warehouses/ })).toBeNull()
})

test.each([
  ['2026-11-18T13:15:00Z', 'Order by 16:302 h 15 min left'],
  ['2026-11-20T15:45:00Z', 'Next parcels leave 24 Nov 2026order by 16:30'],
])('at %s the hero says until when to order, by the clock and the closed days of the warehouse', async (now, words) => {
  vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true })
  await showHome(null)
  await waitFor(() => expect(screen.getByText(/16:30/).closest('p')).toHaveTextContent(words))
  vi.useRealTimers()
})

test('titles come in the language of the reader', async () => {
  await showHome(null, {}, 'de')
  expect(await screen.findByRole('link', { name: 'Half price de' })).toBeVisible()
})

test('a customer has their overview; what the shop is, and how to become a customer, is not shown to them', async () => {
  const calls = await showHome(buyer)
  expect(await screen.findByText('The overview')).toBeVisible()
  expect(screen.queryByText('A gift for you')).toBeNull()
  expect(screen.queryByRole('region', { name: 'How it works' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Aster in figures' })).toBeNull()
  expect(screen.getByText('until 20 Jan 2027')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Winter' })).getByText('3 in stock')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Toner' })).getByText('Not in stock')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all: Toner' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^.list.toner.classId=.*102/),
  )
  expect(calls.filter((url) => /getMakeComparison|getDispatch|declaration|fqa/.test(url))).toEqual([])
})

test('a part that has nothing is not there; one that failed says so and is asked again', async () => {
  const failing: Record<string, object> = {
    [`${system}/getHomeFloor`]: { refused: 'server.unavailable', code: 503, status: 503 },
    [`${system}/getActivitySubject`]: [],
  }
  await showHome(buyer, failing)
  expect(await screen.findByRole('alert')).toHaveTextContent('not available')
  expect(screen.queryByRole('heading', { name: 'Promotions' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Half price' })).toBeVisible()

  answering(answers)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Popular products' })).toBeVisible()
})

function Looked({ id, number }: { id: number; number: string }) {
  useRecordView({ id, number })
  return null
}

test('what a customer looked at last is shown as it is now, the last first, until they forget it; of visitors nothing is kept', async () => {
  for (const [session, id] of [
    [null, 9],
    [buyer, 1],
    [buyer, 2],
    [buyer, 1],
  ] as const) {
    await show(<Looked id={id} number={`N-${id}`} />, { session })
    cleanup()
  }
  const calls = answering({ ...answers, 'POST /goods/sku/client/ids': [sku(1, 'CF259A'), sku(2, 'TN-2420')] })
  await show(home, { session: buyer })
  const products = within(await screen.findByRole('list', { name: 'Recently viewed' }))
  expect(products.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('CF259A'),
    expect.stringContaining('TN-2420'),
  ])
  expect(products.getByRole('button', { name: 'Buy CF259A' })).toBeVisible()
  expect(calls.filter(({ url }) => url.includes('sku/client')).map(({ body }) => body)).toEqual(['[1,2]'])

  const recentlyViewed = within(screen.getByRole('region', { name: 'Recently viewed' }))
  await userEvent.click(recentlyViewed.getByRole('button', { name: 'Clear list' }))
  expect(recentlyViewed.getByText('Products you open appear here.')).toBeVisible()
  expect(localStorage.getItem('last-seen')).toBeNull()
})

const seenBy = (of: number) => JSON.stringify({ of, seen: [{ id: 1, number: 'N-1' }] })

test('what another account has viewed in this browser is not shown', async () => {
  localStorage.setItem('last-seen', seenBy(buyer.user.accountId + 1))
  const calls = await showHome(buyer)
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  expect(calls.filter((url) => url.includes('sku/client'))).toEqual([])
})

test('what was seen and cannot be had says so and is asked for again', async () => {
  localStorage.setItem('last-seen', seenBy(buyer.user.accountId))
  await showHome(buyer, { 'POST /goods/sku/client/ids': { refused: 'server.unavailable', code: 503, status: 503 } })
  const recentlyViewed = within(screen.getByRole('region', { name: 'Recently viewed' }))
  expect(await recentlyViewed.findByRole('alert')).toHaveTextContent('not available')
  answering({ ...answers, 'POST /goods/sku/client/ids': [sku(1, 'CF259A')] })
  await userEvent.click(recentlyViewed.getByRole('button', { name: 'Try again' }))
  expect(await recentlyViewed.findByRole('link', { name: /CF259A/ })).toBeVisible()
})

test.each(['{', '7', '[{"id": 1, "number": "N-1"}]', '{"of": 2, "seen": [1, null, {"id": "x"}]}'])(
  'what is no list of products (%s) is as good as nothing seen',
  async (kept) => {
    localStorage.setItem('last-seen', kept)
    await showHome(buyer)
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  },
)
