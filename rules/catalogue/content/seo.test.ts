import { expect, test } from 'vitest'
import { canonicalPath, isIndexed, pagesOfSitemap } from './seo.ts'

test.each([
  ['/', true],
  ['/list/toner', true],
  ['/pd/product', true],
  ['/help/faq', true],
  ['/search', true],
  ['/login', false],
  ['/cust/shoppingcart', false],
  ['/hisorder/orders', false],
  ['/404', false],
  ['/no/such/page', false],
])('%s may be found: %s', (path, found) => expect(isIndexed(path)).toBe(found))

test('a sitemap names no page twice and none that may not be found', () => {
  expect(pagesOfSitemap).toContain('/')
  expect(pagesOfSitemap).not.toContain('/index')
  expect(pagesOfSitemap).not.toContain('/search')
  expect(pagesOfSitemap.every(isIndexed)).toBe(true)
})

test.each([
  ['/index', {}, '/'],
  ['/list/toner', { sort: 'name', size: 40, classId: 102, t: 1 }, '/list/toner?classId=102'],
  ['/list/toner', { brandId: 3, classId: 102, page: 2 }, '/list/toner?classId=102&brandId=3&page=2'],
  ['/search', { keyword: 'hl l2350', t: 9 }, '/search?keyword=hl+l2350'],
  ['/pd/product', { org_id: 3, sku_id: 5 }, '/pd/product?sku_id=5&org_id=3'],
  ['/pd/product', { sku_id: undefined }, '/pd/product'],
  ['/pd/product', { sku_id: '"><script>' }, '/pd/product?sku_id=%22%3E%3Cscript%3E'],
])('%s with %j is %s', (path, query, canonical) => expect(canonicalPath(path, query)).toBe(canonical))
