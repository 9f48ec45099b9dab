import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages, loadTexts } from './index.ts'

// The lists of terms are read by who writes texts; here they are the law: one word for a thing, and never another.
const folder = new URL('../docs/terms/', import.meta.url)
const listed = languages.filter((language) => readdirSync(folder).includes(`${language}.md`))

type Term = { term: string; word: string; not: string[] }

const heading = ['term', 'word', 'not', 'note'].join(' | ')

function readTerms(document: string): Term[] {
  const rows = document.split('\n').flatMap((line) => (line.startsWith('|') ? [readCells(line)] : []))
  expect(rows[0]?.join(' | ')).toBe(heading)
  return rows.slice(2).map((cells) => {
    expect(cells, cells.join(' | ')).toHaveLength(4)
    const [term = '', word = '', not = ''] = cells
    const refused = not.split(',').map((words) => words.trim())
    return { term, word, not: refused.filter((words) => words !== '' && words !== '–') }
  })
}

const readCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** What a message says in one of its forms or another, without the names of its values and forms. */
const spokenWords = (message: string) =>
  message
    .replaceAll(/(?:=\d+|zero|one|two|few|many|other|none)(?= \{)/g, ' ')
    .replaceAll(/\{\w+(?:\}|, (?:plural|select|number)\b)/g, ' ')

const says = (message: string, words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literally(words)}(?![\\p{L}\\p{N}])`, 'iu').test(spokenWords(message))

const literally = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test('terms are listed for some language', () => {
  expect(listed.length).toBeGreaterThan(0)
})

describe.each(listed)('the terms of %s', (language) => {
  const terms = readTerms(readFileSync(new URL(`${language}.md`, folder), 'utf8'))
  const refused = terms.flatMap((term) => term.not.map((words) => ({ words, term })))

  test('refuse some words, and none that they use themselves', () => {
    expect(refused.length).toBeGreaterThan(0)
    for (const { words, term } of refused)
      for (const other of terms) expect([term.term, says(other.word, words)]).toEqual([term.term, false])
  })

  test('are kept by the texts', async () => {
    const texts = Object.entries(await loadTexts[language]())
    const broken = refused.flatMap(({ words, term }) =>
      texts
        .filter(([, message]) => says(message, words))
        .map(([key, message]) => `${key}: “${words}” instead of “${term.word}” in “${message}”`),
    )
    expect(broken).toEqual([])
  })
})

test('a refused word is found in a sentence, but neither in another word nor in the name of a value', () => {
  expect(says('To zamówienie jest dla Resellerów.', 'resellerów')).toBe(true)
  expect(says('{count, plural, one {# lista} other {# liste}} qui', 'liste')).toBe(true)
  expect(says('La listina è qui', 'lista')).toBe(false)
  expect(says('{lista} e {other, plural, one {# pezzo} other {# pezzi}}', 'lista')).toBe(false)
  expect(says('{count, plural, one {# pezzo} other {# pezzi}}', 'other')).toBe(false)
})
