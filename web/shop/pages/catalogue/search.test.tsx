import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { permissions } from '../../../../rules/identity/permissions.ts'
import { foundSkus, noCounts } from '../../../testing/found.ts'
import { toner } from '../../../testing/product.ts'
import { answering, buyer, type Reader } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import type { Sku } from '../../features/catalogue/products/queries.ts'
import { Route } from './search.tsx'

const FIND = 'GET /goods/sku/freedom/query'
const COUNTS = 'GET /goods/sku/freedom/list/stat'
const sku = (id: number, match?: Sku['match']): Sku => ({ ...toner, id, oemCode: `CF${id}`, ...(match && { match }) })
const open = (query: string, session: Reader['session'] = null) => openPage(Route, query, { session })
const found = (...rows: Sku[]) => answering({ [FIND]: foundSkus(...rows), [COUNTS]: noCounts })

/** The headings of what was found, each with its products. */
const groups = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
    .filter((title) => title !== 'Filter')

test('without a keyword it asks for one, and nothing of the server', async () => {
  const requests = answering({})
  const { state } = await open('?keyword=%20')
  expect(screen.getByText('Enter a number or a printer above.')).toBeVisible()
  expect(requests).toEqual([])
  expect(state.matches.at(-1)?.meta).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('what was found stands in groups by how; two that carry one number are not guessed between', async () => {
  const results = found(sku(1, 'exact'), sku(2, 'exact'), sku(3, 'prefix'))
  const { state } = await open('?keyword=59A')
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “59A”' })).toBeVisible()
  const exact = screen.getByRole('region', { name: 'Exact match' })
  expect(exact).toHaveTextContent('Several products have this number. Please choose.')
  expect(within(exact).getByText('CF2')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Numbers starting with this' })).toHaveTextContent('CF3')
  expect(results[0]?.url).toContain('keyword=59A')
  expect(state.matches.at(-1)?.meta).toContainEqual({ title: 'Results for “59A” · Aster' })
})

test('one exact number is not asked about; what is only near is to be compared', async () => {
  found(sku(1, 'exact'), sku(2, 'near'))
  await open('?keyword=59A')
  expect(screen.queryByText(/Please choose/)).toBeNull()
  expect(screen.getByRole('region', { name: 'Did you mean one of these?' })).toHaveTextContent(
    'No exact match. Please compare before you order.',
  )
})

test('what fits others of the name is distinguished from what fits the printer that was named', async () => {
  found(sku(1, 'named'), sku(2, 'printer'))
  await open('?keyword=M404')
  expect(groups()).toEqual(['Fits this printer', 'Fits other printers with this name'])
})

test('where no printer was named in full, what fits is not called that of others', async () => {
  found(sku(2, 'printer'))
  await open('?keyword=M40')
  expect(groups()).toEqual(['Fits this printer'])
})

test('printers of the name lead to all that fits them, and what was left out is shown', async () => {
  const models = [{ modelId: 7, name: 'HP LaserJet M404', skuCount: 1 }]
  answering({ [FIND]: { ...foundSkus(sku(1)), models, leftOut: ['cheap'] }, [COUNTS]: noCounts })
  await open('?keyword=cheap%20M404')
  expect(screen.getByRole('link', { name: 'HP LaserJet M404: 1 product' })).toHaveAttribute(
    'href',
    '/pd/printer?model_id=7',
  )
  expect(screen.getByText('Shown without: cheap')).toBeVisible()
})

test('of nothing there are ways on, and search engines are kept away', async () => {
  found()
  const { state } = await open('?keyword=zzz')
  expect(screen.getByText('Nothing found for “zzz”')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Find by printer' })).toBeVisible()
  expect(state.matches.at(-1)?.meta).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('favourites stand here for who keeps some', async () => {
  const requests = answering({ 'GET /clientsystem/favorites/account/list': { rows: [], total: 0 } })
  const { state } = await open('?pre=3', { ...buyer, permissions: [...permissions] })
  expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  expect(requests.some(({ url }) => url.includes('/favorites/account/list'))).toBe(true)
  expect(state.matches.at(-1)?.meta).toContainEqual({ title: 'Favourites · Aster' })
})

test('without any there is a message, and none are fetched', async () => {
  const requests = answering({})
  await open('?pre=3')
  expect(screen.getByText('Sign in with an account that has favourites.')).toBeVisible()
  expect(requests).toEqual([])
})
