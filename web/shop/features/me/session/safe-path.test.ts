import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/', '/hisorder/orders', '/search?keyword=a%20b&page=2', '/pd/product?sku_id=1#printers'])(
  '%s is a path of this shop',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

test.each([
  undefined,
  '',
  'orders',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\t\\evil.example/',
  'https://evil.example',
  'http://shop/orders',
  'javascript:alert(1)',
  ' //evil.example',
])('%j leads home', (path) => {
  expect(safePath(path)).toBe('/index')
})
