import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languages } from '../../texts/index.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { addText } from './add-text.ts'
import { untranslatedLines } from './text-file.ts'

let root: string
beforeEach(() => {
  root = temporaryFolder('texts')
  write('basket/line', 'basket_line.note')
  write('catalogue/catalogue', 'search.count')
  write('errors', 'file.empty', 'basket_line.refused')
  write('customer/registration', 'file.choose', 'registration.title')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(folder: string, ...keys: string[]) {
  mkdirSync(join(root, 'texts', folder), { recursive: true })
  for (const language of languages)
    writeFileSync(
      join(root, 'texts', folder, `${language}.ts`),
      `/** Words. */\nexport const texts = {\n${keys.map((key) => `  '${key}': 'There',\n`).join('')}}\n`,
    )
}

const read = (folder: string, language: string) => readFileSync(join(root, 'texts', folder, `${language}.ts`), 'utf8')

async function say(folder: string, language: string, key: string) {
  const { texts }: { texts: Record<string, string> } = await import(
    `${join(root, 'texts', folder, `${language}.ts`)}?${crypto.randomUUID()}`
  )
  return texts[key]
}

test('a text is in every language, and marked where it is not translated', () => {
  expect(addText(root, 'basket_line.shown', 'Shown')).toEqual(
    languages.map((language) => `texts/basket/line/${language}.ts`),
  )
  expect(read('basket/line', 'en')).toBe(
    "/** Words. */\nexport const texts = {\n  'basket_line.note': 'There',\n  'basket_line.shown': 'Shown',\n}\n",
  )
  expect(read('basket/line', 'pl')).toContain("\n  'basket_line.shown': 'Shown', // untranslated\n}")
  expect(languages.map((language) => untranslatedLines(read('basket/line', language)))).toEqual([
    [],
    [4],
    [4],
    [4],
    [4],
  ])
})

test('a subject without a folder of its name goes where it is spoken', () => {
  expect(addText(root, 'search.none', 'None')[0]).toBe('texts/catalogue/catalogue/en.ts')
})

test.each(['It’s', "It's so", 'Say "yes"', `'"`, 'C:\\new', 'back\\', 'Two\nlines', '{n} of {most}'])(
  'what is read is what was said: %j',
  async (text) => {
    addText(root, 'basket_line.said', text)
    expect(await say('basket/line', 'de', 'basket_line.said')).toBe(text)
  },
)

test.each([
  ['nothing.said', 'A text', /No folder of texts\/ has the subject nothing/],
  ['search.count', 'A text', /search.count is in texts\/catalogue\/catalogue already/],
  ['file.other', 'A text', /file is spoken in texts\/customer\/registration and texts\/errors/],
  ['search', 'A text', /A key is subject.what/],
  ["search.a'b", 'A text', /A key is subject.what/],
  ['search.../x', 'A text', /A key is subject.what/],
  ['search.other', ' ', /The text is empty/],
  ['search.other', '{n of', /The text is no message/],
  ['search.other', '{n, plural, one {a}}', /The text is no message/],
])('%s %j is refused, and nothing is written', (key, text, sentence) => {
  const before = languages.map((language) => read('catalogue/catalogue', language))
  expect(() => addText(root, key, text)).toThrow(sentence)
  expect(languages.map((language) => read('catalogue/catalogue', language))).toEqual(before)
})
