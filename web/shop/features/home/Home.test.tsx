import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../api/session/session.ts'
import { answering, buyer, show } from '../../../testing/show.tsx'
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
  'GET /clientsystem/order/bought': [sku(5, 'CF258X')],
}

const home = (
  <Home
    search={null}
    finder={null}
    goods={[{ classId: 102, name: 'Toner' }]}
    buy={(product) => <button type="button">Buy {product.oemCode}</button>}
  />
)

async function showHome(session: Session | null, given: object = {}, language: 'en' | 'de' = 'en') {
  const calls = answering({ ...answers, ...given })
  await show(home, { session, language })
  return calls.map(({ url }) => url)
}

test('a visitor sees what the site says, and asks for nothing of a customer', async () => {
  const calls = await showHome(null)
  expect(await screen.findByRole('link', { name: 'Half price' })).toHaveAttribute('href', '/help/faq#warranty')
  expect(screen.getByRole('link', { name: /^Brother/ })).toHaveAttribute('href', '/list/toner?brandId=7')
  expect(screen.getByText('until 20 Jan 2027')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Winter' })).getByText('3 in stock')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Toner' })).getByText('Not in stock')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all: Toner' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^.list.toner.classId=.*102/),
  )
  expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute('href', '/ac/register')
  expect(screen.getByRole('region', { name: 'How it works' })).toHaveTextContent('Register')
  expect(calls.filter((url) => url.includes('bought'))).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Last seen' })).toBeNull()
})

test('titles come in the language of the reader', async () => {
  await showHome(null, {}, 'de')
  expect(await screen.findByRole('link', { name: 'Half price de' })).toBeVisible()
})

test('a customer orders again what they bought; how to become one is not shown to them', async () => {
  await showHome(buyer)
  const again = await screen.findByRole('list', { name: 'Order again' })
  expect(within(again).getByRole('button', { name: 'Buy CF258X' })).toBeVisible()
  expect(screen.queryByText('A gift for you')).toBeNull()
  expect(screen.queryByRole('region', { name: 'How it works' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Aster in figures' })).toBeVisible()
})

test('who may not order has nothing to order again', async () => {
  const calls = await showHome({ ...buyer, permissions: [] })
  await screen.findByRole('heading', { name: 'Last seen' })
  expect(calls.filter((url) => url.includes('bought'))).toEqual([])
})

test('a part that has nothing is not there; one that failed says so and is asked again', async () => {
  const failing: Record<string, object> = {
    [`${system}/getHomeFloor`]: { refused: 'server.unavailable', code: 503, status: 503 },
    [`${system}/getActivitySubject`]: [],
  }
  await showHome(null, failing)
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
  const products = within(await screen.findByRole('list', { name: 'Last seen' }))
  expect(products.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('CF259A'),
    expect.stringContaining('TN-2420'),
  ])
  expect(products.getByRole('button', { name: 'Buy CF259A' })).toBeVisible()
  expect(calls.filter(({ url }) => url.includes('sku/client')).map(({ body }) => body)).toEqual(['[1,2]'])

  const recentlyViewed = within(screen.getByRole('region', { name: 'Last seen' }))
  await userEvent.click(recentlyViewed.getByRole('button', { name: 'Forget' }))
  expect(recentlyViewed.getByText('What you open appears here.')).toBeVisible()
  expect(localStorage.getItem('last-seen')).toBeNull()
})

const seenBy = (of: number) => JSON.stringify({ of, seen: [{ id: 1, number: 'N-1' }] })

test('what somebody else has seen in this browser is not shown', async () => {
  localStorage.setItem('last-seen', seenBy(buyer.user.accountId + 1))
  const calls = await showHome(buyer)
  expect(await screen.findByText('What you open appears here.')).toBeVisible()
  expect(calls.filter((url) => url.includes('sku/client'))).toEqual([])
})

test('what was seen and cannot be had says so and is asked for again', async () => {
  localStorage.setItem('last-seen', seenBy(buyer.user.accountId))
  await showHome(buyer, { 'POST /goods/sku/client/ids': { refused: 'server.unavailable', code: 503, status: 503 } })
  const recentlyViewed = within(screen.getByRole('region', { name: 'Last seen' }))
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
    expect(await screen.findByText('What you open appears here.')).toBeVisible()
  },
)
