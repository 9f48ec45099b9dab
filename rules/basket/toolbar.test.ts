import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readOrigin, readOrigins } from './toolbar.ts'

test.each([
  ['https://intranet.example', 'https://intranet.example'],
  [' https://Intranet.Example ', 'https://intranet.example'],
  ['https://intranet.example:8443', 'https://intranet.example:8443'],
  ['https://intranet.example:443', 'https://intranet.example'],
  ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example'],
  ['https://portal', 'https://portal'],
  ['https://10.0.0.7', 'https://10.0.0.7'],
])('%s is the origin %s', (typed, expected) => {
  expect(readOrigin(typed)).toBe(expected)
})

test.each([
  '',
  'intranet.example',
  'http://intranet.example',
  'https://',
  'https:///intranet.example',
  'https://intranet.example/',
  'https://intranet.example/shop',
  'https://intranet.example?a',
  'https://intranet.example#a',
  'https://*.intranet.example',
  'https://*',
  '*',
  "'self'",
  'https:',
  'data:',
  'https://user@intranet.example',
  'https://intranet.example; script-src *',
  'https://intranet.example https://other.example',
  'https://intranet.example,https://other.example',
  'https://intranet.example\r\nset-cookie: a=b',
  'https://intranet.example\u0000',
  'https://-intranet.example',
  'https://intranet..example',
  'https://intranet.example.',
  'https://intranet_example',
  'https://münchen.example',
  'https://intranet。example',
  'https://intranet.example:0',
  'https://intranet.example:65536',
  'https://intranet.example:',
  'https://[::1]',
  `https://${'a'.repeat(64)}.example`,
  `https://${'a.'.repeat(127)}example`,
])('%j is none', (typed) => {
  expect(readOrigin(typed)).toBeNull()
})

test('no text that hurts elsewhere is one, nor what stands before or after one', () => {
  const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json')
  for (const text of naughty) {
    expect(readOrigin(text)).toBeNull()
    if (text.trim() !== '')
      expect(readOrigin(`https://a.example${text}`) ?? 'https://').toMatch(/^https:\/\/[a-z0-9.:-]*$/)
  }
})

test('a list has each once, and says which is none', () => {
  expect(readOrigins(['https://a.example', 'https://B.example', 'https://a.example:443'])).toEqual({
    origins: ['https://a.example', 'https://b.example'],
  })
  expect(readOrigins(['https://a.example', 'http://b.example'])).toEqual({ bad: 1 })
  expect(readOrigins([])).toEqual({ origins: [] })
})
