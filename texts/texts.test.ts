import { expect, test } from 'vitest'
import { en, type TextKey } from './en.ts'
import { languages, loadTexts } from './index.ts'
import { say } from './say.ts'

const branches = /(=\d+|zero|one|two|few|many|other) \{[^{}]*\}/g
const placeholders = (text: string) => [...new Set(text.replaceAll(branches, '').match(/\{\w+/g) ?? [])].sort()
const keys = Object.keys(en) as TextKey[]

test.each(languages)('%s says everything with the same values as English', async (language) => {
  const texts = await loadTexts[language]()

  expect(Object.keys(texts).sort()).toEqual([...keys].sort())
  for (const key of keys) expect([key, ...placeholders(texts[key])]).toEqual([key, ...placeholders(en[key])])
})

test.each(languages)('every message of %s can be read', (language) => {
  for (const key of keys) expect(say(language, key, values(key)), key).not.toMatch(/[{}]/)
})

const values = (key: TextKey) => Object.fromEntries(placeholders(en[key]).map((name) => [name.slice(1), 2]))

test('plurals follow the language', () => {
  expect(say('en', 'search.count', { count: 1 })).toBe('1 product')
  expect(say('en', 'search.count', { count: 0 })).toBe('Nothing found')
  expect(say('de', 'layout.basket_count', { lines: 2 })).toBe('Warenkorb: 2 Positionen')
})
