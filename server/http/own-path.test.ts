import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  '/',
  '/help/faq?x=//evil.example',
  '/help//faq',
  '/pd/product?sku_id=5',
  '/.well-known/x',
  '/a..b/c',
  '/x?y=\\',
])('%s stays as it is', (url) => {
  expect(ownPath({ url })).toBe(url)
})

const piece = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E',
  '%5c',
  '%00',
  '[',
  ':',
  '@',
  'evil.example',
  'x',
  '?',
  '#',
)

test('no address leads to another machine, by whatever slashes, dots and backslashes', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const url = ownPath({ url: pieces.join('') })
      const { host, pathname } = new URL(url, 'http://shop')
      expect([host, pathname.startsWith('//')]).toEqual(['shop', false])
    }),
    { numRuns: 5_000 },
  )
})
