import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeFileName, exchangeProgressive } from './exchange.ts'

test('files are named by their sender and a progressive of five signs', () => {
  expect(exchangeFileName('IT01234567890', 1)).toBe('IT01234567890_00001.xml')
  expect(exchangeFileName('IT01234567890', 36)).toBe('IT01234567890_00010.xml')
})

test('progressives are in the order of their serials, and no two are the same', () => {
  const serial = fc.integer({ min: 1, max: 36 ** 5 - 2 })
  fc.assert(
    fc.property(serial, (at) => {
      const [one, next] = [exchangeProgressive(at), exchangeProgressive(at + 1)]
      expect(one).toMatch(/^[0-9A-Z]{5}$/)
      expect(one < next).toBe(true)
    }),
  )
  for (const wrong of [0, -1, 1.5, 36 ** 5]) expect(() => exchangeProgressive(wrong)).toThrow()
})
