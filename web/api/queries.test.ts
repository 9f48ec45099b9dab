import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { allButSession, basketItself, basketKey, previewKey, refreshAfterOrder, startAgeAtArrival } from './queries.ts'

const keys: QueryKey[] = [
  ['session'],
  ['basket', 'summary'],
  ['basket', 'lines'],
  ['basket', 'preview', { lines: [] }],
  ['preview', { lines: [] }],
  ['orders', { pageNum: 1 }],
  ['orders', 'bought'],
  ['order', 'NL000001'],
  ['quick orders', { pageNum: 1 }],
  ['coupons', 'to use'],
  ['skus', { keyword: 'toner' }],
  ['places'],
]

/** All queries, and which of them are invalidated. */
function read() {
  const queries = new QueryClient()
  for (const key of keys) queries.setQueryData(key, {})
  const stale = () =>
    queries
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey.filter((part) => typeof part === 'string').join(' '))
  return { queries, stale }
}

test('after an order the basket, orders, lists, coupons and stock are refetched; the order itself is not', () => {
  const { queries, stale } = read()
  refreshAfterOrder(queries)
  expect(stale()).toEqual([
    'basket summary',
    'basket lines',
    'orders',
    'orders bought',
    'quick orders',
    'coupons to use',
    'skus',
  ])
})

test('what changes the basket refetches the preview of its order, but not that of other lines', () => {
  const { queries, stale } = read()
  void queries.invalidateQueries({ queryKey: basketKey })
  expect(stale()).toEqual(['basket summary', 'basket lines', 'basket preview'])
})

test('a refused order of the basket leaves its preview as it is', () => {
  const { queries, stale } = read()
  void queries.invalidateQueries(basketItself)
  expect(stale()).not.toContain('basket preview')
  void queries.invalidateQueries({ queryKey: previewKey(true) })
  expect(stale()).toContain('basket preview')
  void queries.invalidateQueries({ queryKey: previewKey(false) })
  expect(stale()).toContain('preview')
})

test('a late sign-in refetches everything but the session', () => {
  const { queries, stale } = read()
  void queries.invalidateQueries(allButSession)
  expect(stale()).toHaveLength(keys.length - 1)
  expect(stale()).not.toContain('session')
})

test.each([
  { type: 'navigate', age: 0 },
  { type: 'reload', age: 0 },
  // The browser may show what it stored hours ago.
  { type: 'back_forward', age: 7_200_000 },
])('what came with a page by $type is $age ms old', ({ type, age }) => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') })
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  const queries = new QueryClient()
  queries.setQueryData(['skus'], {}, { updatedAt: Date.now() - 7_200_000 })
  startAgeAtArrival(queries)
  expect(Date.now() - (queries.getQueryState(['skus'])?.dataUpdatedAt ?? 0)).toBe(age)
  entries.mockRestore()
  vi.useRealTimers()
})
