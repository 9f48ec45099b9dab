import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toner } from '../../../testing/product.ts'
import { answering, type Reader } from '../../../testing/show.tsx'
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
  const sent = answering({})
  await open({ session: null }, query)
  await vi.waitFor(() => expect(screen.getByText('We do not know this printer')).toBeVisible())
  expect(sent).toHaveLength(query === '?model_id=7' ? 1 : 0)
})
