import { expect, test } from 'vitest'
import { archiveFaults } from '../testing/files/pdf-archive.ts'
import { readAttachments } from '../testing/files/pdf-attachments.ts'
import { pdfPieces, pdfText } from '../testing/files/pdf-text.ts'
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

const sumColumns = [
  { head: 'Name', x: page.left, width: 200, cell: (amount: number) => ({ text: `row ${amount}` }) },
  { head: 'Amount', x: 400, width: 138, isAmount: true, cell: (amount: number) => ({ text: String(amount) }) },
]
const carry = { amount: (row: number) => row, format: (sum: number) => `= ${sum}`, forward: 'on', brought: 'from' }

test('a table hands its sum on to the next page, which screen readers leave out', async () => {
  const sheet = await openSheet(facts)
  writeTable(
    sheet,
    sumColumns,
    Array.from({ length: 60 }, (_, at) => at),
    carry,
  )
  const bytes = Buffer.from(await closeSheet(sheet))
  expect(archiveFaults(bytes)).toEqual([])
  const pages = [...Map.groupBy(pdfPieces(bytes), (piece) => piece.page).values()].map((pieces) =>
    pieces.map(({ words }) => words),
  )
  expect(pages).toHaveLength(3)
  const sums = pages.map((words) => words.filter((word) => word.startsWith('= ')))
  const lastRows = pages.map((words) => Number(words.findLast((word) => word.startsWith('row '))?.slice(4)))
  const [first = 0, second = 0] = lastRows.map((last) => (last * (last + 1)) / 2)
  expect(sums).toEqual([[`= ${first}`], [`= ${first}`, `= ${second}`], [`= ${second}`]])
  expect(pages.map((words) => words.filter((word) => word === 'on' || word === 'from'))).toEqual([
    ['on'],
    ['from', 'on'],
    ['from'],
  ])
  expect(bytes.toString('latin1').match(/\/S \/TD\b/g)).toHaveLength(120)
})

test('the heads of a table stand on the page of its first row', async () => {
  const sheet = await openSheet(facts)
  sheet.pdf.y = page.bottom - 40
  writeTable(sheet, sumColumns, [1], carry)
  const pieces = pdfPieces(Buffer.from(await closeSheet(sheet)))
  expect(new Set(pieces.map((piece) => piece.page)).size).toBe(1)
  expect(pieces.map(({ words }) => words)).toEqual(['Name', 'Amount', 'row 1', '1'])
})

test('an attachment without its date or its relationship is found', async () => {
  const attach = async (options: { relationship?: string; modifiedDate?: Date }) => {
    const sheet = await openSheet(facts)
    writeElement(sheet, 'P', () => write(sheet, 'words'))
    sheet.pdf.file(Buffer.from('<x/>'), { name: 'x.xml', type: 'text/xml', ...options })
    return Buffer.from(await closeSheet(sheet))
  }
  const whole = await attach({ relationship: 'Data', modifiedDate: facts.madeAt })
  expect(archiveFaults(whole)).toEqual([])
  expect(readAttachments(whole)).toMatchObject([{ name: 'x.xml', relationship: 'Data', mediaType: 'text/xml' }])
  expect(archiveFaults(await attach({ relationship: 'Data' }))).toEqual(['tells what its attachments are'])
  const lost = Buffer.from(whole.toString('latin1').replace('/AF [', '/Af ['), 'latin1')
  expect(archiveFaults(lost)).toEqual(['owns its attachments'])
})

test('a property that is not described is found', async () => {
  const sheet = await openSheet(facts)
  writeElement(sheet, 'P', () => write(sheet, 'words'))
  sheet.pdf.appendXML('<rdf:Description rdf:about="" xmlns:own="urn:own#"><own:word>1</own:word></rdf:Description>')
  expect(archiveFaults(Buffer.from(await closeSheet(sheet)))).toEqual(['describes its own properties'])
  const schema = {
    name: 'Own',
    namespace: 'urn:own#',
    prefix: 'own',
    properties: [{ name: 'word', value: 'a < b', type: 'Text', category: 'external', description: 'A word' }],
  } as const
  const described = await openSheet({ ...facts, schemas: [schema] })
  writeElement(described, 'P', () => write(described, 'words'))
  const bytes = Buffer.from(await closeSheet(described))
  expect(archiveFaults(bytes)).toEqual([])
  expect(bytes.toString('latin1')).toContain('<own:word>a &lt; b</own:word>')
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

// An ohm and an omega are one glyph.
test('the text of a document is its own, whatever was drawn before it', async () => {
  await drawRows(['\u2126'])
  expect(pdfText(await drawRows(['\u03a9']))).toContain('\u03a9')
})
