import { expect, test } from 'vitest'
import { languages, loadTexts, supportedLanguages, toLanguage } from './index.ts'
import type { TextKey } from './language/en.ts'
import { en } from './language/en.ts'
import { say } from './say.ts'

const branches = /(?<!\w)(=\d+|zero|one|two|few|many|other) \{[^{}]*\}/g
const placeholders = (text: string) => [...new Set(text.replaceAll(branches, '').match(/\{\w+(?=[},])/g) ?? [])].sort()
const keys = Object.keys(en) as TextKey[]

test.each([...languages, 'us'] as const)('%s says everything with the same values as English', async (language) => {
  const texts = await loadTexts[language]()

  expect(Object.keys(texts).sort()).toEqual([...keys].sort())
  for (const key of keys) expect([key, ...placeholders(texts[key])]).toEqual([key, ...placeholders(en[key])])
})

test.each([...languages, 'us'] as const)('every message of %s can be read', (language) => {
  for (const key of keys) expect(say(language, key, values(key)), key).not.toMatch(/[{}]/)
})

const values = (key: TextKey) => Object.fromEntries(placeholders(en[key]).map((name) => [name.slice(1), 2]))

test('plurals follow the language', () => {
  expect(say('en', 'search.count', { count: 1 })).toBe('1 product')
  expect(say('en', 'search.count', { count: 0 })).toBe('Nothing found')
  expect(say('de', 'layout.basket_count', { lines: 2, changed: 0 })).toBe('Warenkorb: 2 Positionen')
  expect(say('it', 'ui.pieces', { count: 1 })).toBe('1 pezzo')
  expect(say('it', 'ui.pieces', { count: 2 })).toBe('2 pezzi')
  // French counts nothing and one and a half as one.
  expect(say('fr', 'ui.pieces', { count: 0 })).toBe('0 pièce')
  expect(say('fr', 'ui.pieces', { count: 1.5 })).toBe('1,5 pièce')
  expect(say('fr', 'ui.pieces', { count: 2 })).toBe('2 pièces')
})

test.each([
  [1, '1 sztuka'],
  [2, '2 sztuki'],
  [4, '4 sztuki'],
  [5, '5 sztuk'],
  [12, '12 sztuk'],
  [14, '14 sztuk'],
  [21, '21 sztuk'],
  [22, '22 sztuki'],
  [112, '112 sztuk'],
  [0, '0 sztuk'],
  [1.5, '1,5 sztuki'],
])('Polish counts %d: %s', (count, said) => {
  expect(say('pl', 'ui.pieces', { count })).toBe(said)
})

test('every Polish plural has the four forms of the language', async () => {
  const texts = await loadTexts.pl()
  for (const key of keys.filter((one) => texts[one].includes(', plural,'))) {
    expect(texts[key], key).toMatch(/one \{.*few \{.*many \{.*other \{/)
  }
})

test('French signs never begin a line', async () => {
  const texts = await loadTexts.fr()
  for (const key of keys) expect(texts[key], key).not.toMatch(/ [?!;:»%]|« /)
})

test.each([
  ['en', /\d%/],
  ['de', /\d\u00a0%/],
  ['fr', /\d\u00a0%/],
  ['it', /\d%/],
  ['pl', /\d%/],
] as const)('%s writes percent one way', async (language, written) => {
  const texts = await loadTexts[language]()
  const percents = keys.map((key) => texts[key].replaceAll(/\{\w+\}/g, '1')).filter((one) => /\d\s*%/.test(one))
  expect(percents.length).toBeGreaterThan(5)
  for (const one of percents) expect(one).toMatch(written)
})

test('a supported language that is not complete reads English; another code reads nothing', () => {
  expect(supportedLanguages.map(toLanguage)).toEqual(['en', 'it', 'de', 'fr', 'pl', 'en', 'en', 'en'])
  expect([toLanguage('xx'), toLanguage(undefined), toLanguage('__proto__')]).toEqual([undefined, undefined, undefined])
})

// WCAG 2.5.3: who steers by voice says what they see.
test.each(languages)('the name of a button begins with what is seen on it, in %s', (language) => {
  expect(say(language, 'basket.add_number', { number: 'TN-1' })).toMatch(
    new RegExp(`^${say(language, 'basket.add_short')}\\b`, 'u'),
  )
})
