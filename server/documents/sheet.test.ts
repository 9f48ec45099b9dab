import { expect, test } from 'vitest'
import { archiveFaults } from '../testing/files/pdf-archive.ts'
import { pdfText } from '../testing/files/pdf-text.ts'
import { page } from './page.ts'
import { writePageNumbers } from './page-numbers.ts'
import { closeSheet, decorate, openSheet, writeElement } from './sheet.ts'
import { writeTable } from './table.ts'
import { write } from './text.ts'

const facts = {
  title: 'Tom & <Jerry>',
  author: 'A & B <C>',
  madeAt: new Date('2026-11-18T09:00:00Z'),
  language: 'en',
} as const

async function drawRows(rows: readonly string[]) {
  const sheet = await openSheet(facts)
  writeElement(sheet, 'H1', () => write(sheet, facts.title, { size: 17, bold: true, y: 100 }))
  const columns = [
    { head: 'Name', x: page.left, width: 200, cell: (text: string) => ({ text, bold: true, small: `small ${text}` }) },
    { head: 'Pieces', x: 400, width: 60, isAmount: true, cell: () => ({ text: '12' }) },
  ]
  writeTable(sheet, columns, rows)
  writePageNumbers(sheet, (number) => `page ${number.page} of ${number.pages}`)
  return Buffer.from(await closeSheet(sheet))
}

test('a document holds what archives and screen readers ask for, whatever its title says', async () => {
  const bytes = await drawRows(['one', 'two'])
  expect(archiveFaults(bytes)).toEqual([])
  expect(bytes.toString('latin1')).toContain('<rdf:li xml:lang="x-default">Tom &amp; &lt;Jerry&gt;</rdf:li>')
  expect(bytes.toString('latin1')).toContain('(Tom & <Jerry>)')
})

test('what a font has no letter for is a box, and what only steers other letters is left out', async () => {
  const bytes = await drawRows(['漢字 Łódź', 'a\u202eb\u200bc', '🖨'])
  expect(archiveFaults(bytes)).toEqual([])
  expect(pdfText(bytes)).toContain('□□ Łódź\nsmall □□ Łódź')
  expect(pdfText(bytes)).toContain('abc')
})

test('a table goes on below its heads on the next pages, which are heard once', async () => {
  const bytes = await drawRows(Array.from({ length: 60 }, (_, at) => `row ${at}`))
  expect(archiveFaults(bytes)).toEqual([])
  const words = pdfText(bytes).split('\n')
  expect(words.filter((word) => word === 'Name')).toHaveLength(3)
  expect(words.filter((word) => word.startsWith('row '))).toHaveLength(60)
  expect(words).toContain('page 3 of 3')
  const structure = bytes.toString('latin1')
  expect(structure.match(/\/S \/TH\b/g)).toHaveLength(2)
  expect(structure.match(/\/S \/TR\b/g)).toHaveLength(61)
})

test('the same facts give the same bytes', async () => {
  expect((await drawRows(['one'])).equals(await drawRows(['one']))).toBe(true)
})

test('what is drawn outside of the structure is found', async () => {
  const sheet = await openSheet(facts)
  write(sheet, 'nobody hears this')
  expect(archiveFaults(Buffer.from(await closeSheet(sheet)))).toEqual(['tags all that it draws'])
  const decorated = await openSheet(facts)
  decorate(decorated, 'Layout', () => write(decorated, 'a line'))
  expect(archiveFaults(Buffer.from(await closeSheet(decorated)))).toEqual([])
})
