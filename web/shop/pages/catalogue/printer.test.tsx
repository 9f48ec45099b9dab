import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { toner } from '../../../testing/product.ts'
import { answering, buyer, type Reader } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './printer.tsx'

const PRINTER = 'GET /goods/model/freedom/7'
const group = (classId: number, name: string, ...skus: object[]) => ({
  classId,
  ...toner.className,
  nameEn: name,
  nameDe: `${name} de`,
  skus,
})
const printer = {
  modelId: 7,
  name: 'HP LaserJet Pro M404',
  brand: 'HP',
  brandId: 1,
  series: 'LaserJet Pro',
  total: 2,
  groups: [group(102, 'Toner', toner, { ...toner, id: 5, oemCode: 'CF259X' }), group(105, 'Drum unit')],
}
const open = (given: Reader = { session: null }, query = '?model_id=7') => openPage(Route, query, given)

test('what fits a printer stands by its kind, with the way to each; kinds without products are not there', async () => {
  answering({ [PRINTER]: printer })
  const { state } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'HP LaserJet Pro M404: toner, drum and more' })).toBeVisible()
  expect(screen.getByText(/2 products fit this printer/)).toBeVisible()
  const jump = within(screen.getByRole('navigation', { name: 'Jump to' }))
  expect(jump.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Toner (2)', '#kind-102'],
    ['Show as a list with filters', '/list/toner?modelId=7'],
  ])
  expect(screen.queryByRole('heading', { name: 'Drum unit' })).toBeNull()
  expect(JSON.stringify(state.matches.at(-1)?.meta)).toContain('/list/toner?brandId=1')
})

const priced = (id: number, colour: string, unitPrice: number, ownMake = false) => ({
  ...toner,
  id,
  number: `AS-${id}`,
  oemCode: `OEM-${id}`,
  colour,
  ownMake,
  price: { unitPrice, discountPrice: null, currency: 'EUR' },
})

test('the whole set of each make is bought in one click', async () => {
  const products = [priced(1, 'K', 50), priced(2, 'C', 60.5), priced(3, 'K', 20, true), priced(4, 'C', 25, true)]
  const calls = answering({ [PRINTER]: { ...printer, groups: [group(102, 'Toner', ...products)] } })
  await open({ session: buyer })
  const sets = within(screen.getByRole('region', { name: 'The whole set in one click' }))
  expect(sets.getByText('€110.50')).toBeVisible()
  expect(sets.getByText('€45.00')).toBeVisible()
  const own = within(sets.getByRole('heading', { name: 'Aster compatible' }).closest('li') ?? document.body)
  expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['AS-3', 'AS-4'])
  await userEvent.click(own.getByRole('button', { name: 'Add all 2' }))
  const order = calls.find(({ url }) => url.endsWith('/shoppingcart/batch'))
  expect(JSON.parse(order?.body ?? '[]')).toEqual([
    { number: 'AS-3', qty: 1 },
    { number: 'AS-4', qty: 1 },
  ])
})

test('a visitor sees the set and no price; one product alone is none', async () => {
  const free = [priced(1, 'K', 50), priced(2, 'C', 60)].map(({ price: _, ...product }) => product)
  answering({ [PRINTER]: { ...printer, groups: [group(102, 'Toner', ...free)] } })
  await open()
  expect(screen.getByRole('heading', { name: 'The whole set in one click' })).toBeVisible()
  expect(screen.queryByText(/€/)).toBeNull()
  cleanup()
  answering({ [PRINTER]: { ...printer, groups: [group(102, 'Toner', ...free.slice(1))] } })
  await open()
  expect(screen.queryByRole('heading', { name: 'The whole set in one click' })).toBeNull()
})

test('kinds are called in the language of the reader', async () => {
  answering({ [PRINTER]: printer })
  await open({ session: null, language: 'de' })
  expect(screen.getByRole('heading', { level: 2, name: 'Toner de' })).toBeVisible()
})

test('a printer that nothing fits says how to go on', async () => {
  answering({ [PRINTER]: { ...printer, total: 0, groups: [group(105, 'Drum unit')] } })
  await open()
  expect(screen.getByText('Search for the number that is printed on the old cartridge.')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Jump to' })).toBeNull()
})

test.each(['?model_id=7', '?model_id=-7', ''])('%j names no printer that we know', async (query) => {
  const requests = answering({})
  await open({ session: null }, query)
  await vi.waitFor(() => expect(screen.getByText('We do not know this printer')).toBeVisible())
  expect(requests).toHaveLength(query === '?model_id=7' ? 1 : 0)
})
