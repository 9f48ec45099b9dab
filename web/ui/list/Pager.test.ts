import { expect, test } from 'vitest'
import { listPagesAround } from './Pager.tsx'

const shown = (page: number, pages: number) =>
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
  expect(shown(page, pages)).toBe(expected)
})
