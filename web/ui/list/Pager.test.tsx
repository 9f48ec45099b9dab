import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Address, address } from '../../testing/address.tsx'
import { show } from '../../testing/show.tsx'
import { chooseSettings } from '../theme/settings.ts'
import { listPagesAround, Pager } from './Pager.tsx'

const showPager = (page: number, pages: number) =>
  listPagesAround(page, pages)
    .map(({ at, gap }) => (gap ? `… ${at}` : at))
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i shows %s', (page, pages, expected) => {
  expect(showPager(page, pages)).toBe(expected)
})

const turned = (overrides: Partial<Parameters<typeof Pager>[0]> = {}) =>
  show(
    <>
      <Address />
      <Pager page={2} size={20} total={95} {...overrides} />
    </>,
    { session: null },
  )
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)

test('says which rows are shown, of how many, and where the reader is', async () => {
  await turned()
  expect(screen.getByText('21–40 of 95')).toBeVisible()
  expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: '3' })).not.toHaveAttribute('aria-current')
  expect(links()).toEqual(['Previous page', '1', '2', '3', '5', 'Next page'])
})

test('the first page leads on alone, the last back alone, and its rows end with the list', async () => {
  await turned({ page: 1 })
  expect(links()).not.toContain('Previous page')
  await turned({ page: 5 })
  expect(screen.getByText('81–95 of 95')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Next page' })).toHaveLength(1)
})

test('of a list that fits on a page there is none to turn to', async () => {
  await turned({ page: 1, total: 3 })
  expect(screen.getByText('1–3 of 3')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('where not all were counted, it says that there are more', async () => {
  await turned({ total: 1_000, atLeast: true })
  expect(screen.getByText('21–40 of more than 1,000')).toBeVisible()
})

test('another size begins at the first page', async () => {
  await turned()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '40 per page')
  expect(address()).toBe('/?size=40')
})

test('who likes larger pages gets them where the address does not say how large they are', async () => {
  chooseSettings({ pageSize: 40 })
  await turned({ page: 1 })
  await vi.waitFor(() => expect(address()).toBe('/?size=40'))
})
