import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import { decimal, element, writeXml } from './xml.ts'

test('elements in elements, with attributes; what is empty is left out', () => {
  const root = element('a', [
    element('b:c', 'text', { one: '1', none: '' }),
    element('d', ''),
    element('e', [element('f', ' \u0007 ')]),
    element('g', [element('h', 'i')]),
  ])
  expect(writeXml(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b:c one="1">text</b:c>\n  <g>\n    <h>i</h>\n  </g>\n</a>\n',
  )
})

test('any text comes out as it went in, without what XML has no place for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const document = XmlDocument.fromString(
        writeXml(element('a', [element('b', '.'), element('c', `|${text}|`, { d: `|${text}|` })])),
      )
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML has no place for
      const kept = `|${text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')}|`
      expect([document.get('/a/c')?.content, document.get('/a/c/@d')?.content]).toEqual([kept, kept])
      document.dispose()
    }),
    { numRuns: 2_000 },
  )
})

test('half of a pair makes no document that nobody can read', () => {
  expect(writeXml(element('a', '\uD83D|\uDE00'))).toContain('<a>|</a>')
})

test.each([
  [0, '0.00'],
  [-0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123, '1.23'],
  [100, '1.00'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('%d cents are %s', (cents, text) => {
  expect(decimal(cents)).toBe(text)
})

test('every number of cents keeps its digits', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      const text = decimal(cents)
      expect(text).toMatch(/^-?(0|[1-9]\d*)\.\d{2}$/)
      expect(Number(text.replace('.', ''))).toBe(cents)
    }),
  )
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d as cents', (cents) => {
  expect(() => decimal(cents)).toThrow()
})
