import { expect, test } from 'vitest'
import { choiceIn, idIn, listIn, type PageParams, pagingIn, readId, textIn, toPageQuery } from './query.ts'

test.each([
  ['7', 7],
  [7, 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  ['seven', undefined],
  ['', undefined],
  [undefined, undefined],
  [['7', '8'], undefined],
])('the id %j is %j', (written, id) => {
  expect(readId(written)).toBe(id)
  expect(idIn({ id: written }, 'id')).toBe(id)
})

test.each([
  ['1,2,2,x,3', [1, 2, 3]],
  ['5,4,3,2,1', [5, 4, 3]],
  ['x', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'9'.repeat(199)},1`, undefined],
])('of the list %j the first three are meant: %j', (written, expected) => {
  expect(listIn({ ids: written }, 'ids', 3, readId)).toEqual(expected)
})

test.each([
  ['toner', 'toner'],
  [106, '106'],
  ['a\u0000b', 'ab'],
  ['\u0000', undefined],
  ['', undefined],
  [['a'], undefined],
  [true, undefined],
  ['x'.repeat(12), 'x'.repeat(10)],
  ['x\uD800', 'x\uFFFD'],
])('the text %j is %j', (written, expected) => {
  expect(textIn({ keyword: written }, 'keyword', 10)).toBe(expected)
})

test('a choice is one of those there are', () => {
  expect(choiceIn({ sort: 'newest' }, 'sort', ['newest', 'oldest'])).toBe('newest')
  expect(choiceIn({ sort: 'random' }, 'sort', ['newest', 'oldest'])).toBeUndefined()
  expect(choiceIn({}, 'sort', ['newest'])).toBeUndefined()
})

test.each([
  [{}, {}],
  [
    { page: '3', size: '40' },
    { page: 3, size: 40 },
  ],
  [{ page: '1', size: '13' }, {}],
  [{ page: '10001' }, {}],
  [{ page: '10000' }, { page: 10_000 }],
  [{ page: 'x', size: 'x' }, {}],
])('the page of %j is %j', (query, expected) => {
  expect(pagingIn(query)).toEqual({ page: undefined, size: undefined, ...expected })
})

test('what narrows nothing is not asked for; the page and its size always are', () => {
  const search = { keyword: 'a', status: undefined, today: false, sort: '' }
  expect(toPageQuery(search as PageParams)).toEqual({ keyword: 'a', pageNum: 1, pageSize: 20 })
  expect(toPageQuery({ page: 2, size: 60 })).toEqual({ pageNum: 2, pageSize: 60 })
})
