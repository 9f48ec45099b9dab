import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TableEncoding } from '../../../../rules/table-file/table-file.ts'
import { encode } from '../../../testing/files/encode.ts'
import { sheetsOf, zipOf } from '../../../testing/files/zip.ts'
import { importing } from '../../../testing/importing.ts'

const { db, load } = importing()

const header = ['brand', 'series', 'model', 'technology', 'colour']
const printer = (series: string) => ['Testo', series, `Testo ${series}`, 'laser', 'mono']
const csv = (...series: string[]) => [header, ...series.map(printer)].map((line) => line.join(';')).join('\r\n')
const bytes = (text: string, encoding: TableEncoding) => encode(text, encoding) ?? Buffer.alloc(0)

async function imported(...given: Parameters<typeof load>) {
  await sql`delete from models`.execute(db())
  const report = await load(...given)
  const { rows } = await sql<{ name: string }>`select name from models order by name`.execute(db())
  return { report, models: rows.map(({ name }) => name) }
}

test.each([
  ['windows-1252', ['Größe', 'Öhringen']],
  ['macintosh', ['Größe', 'Öhringen']],
  ['windows-1250', ['Łódź', 'Święta']],
  ['iso-8859-2', ['Łódź', 'Święta']],
] as const)('letters of %s are read where words prove them', async (encoding, series) => {
  const { models } = await imported('printers.csv', bytes(csv(...series), encoding))
  expect(new Set(models)).toEqual(new Set(series.map((name) => `Testo ${name}`)))
})

test('letters that nothing decides are refused by a sentence, and read as they are named', async () => {
  const unclear = bytes(csv('Gdańsk'), 'windows-1250')
  const sentence =
    /can be read in several ways: “Gdañsk” with --encoding windows-1252, “Gdańsk” with --encoding windows-1250/
  await expect(imported('a.csv', unclear)).rejects.toThrow(sentence)
  await expect(imported('a.csv', unclear, { encoding: 'macintosh' })).rejects.toThrow(sentence)
  expect((await imported('a.csv', unclear, { encoding: 'windows-1250' })).models).toEqual(['Testo Gdańsk'])
  expect((await imported('a.csv', unclear, { encoding: 'windows-1252' })).models).toEqual(['Testo Gdañsk'])
})

test('another encoding than the one of a file is refused', async () => {
  const utf8 = Buffer.from(csv('Gdańsk'))
  await expect(imported('a.csv', utf8, { encoding: 'windows-1252' })).rejects.toThrow('is written in utf-8')
  const german = bytes(csv('Größe', 'Öhringen'), 'windows-1252')
  await expect(imported('a.csv', german, { encoding: 'macintosh' })).rejects.toThrow('not in macintosh')
  expect((await imported('a.csv', Buffer.from(csv('One')), { encoding: 'macintosh' })).models).toEqual(['Testo One'])
})

test('a line of a UTF-8 file whose bytes are no letters is refused alone', async () => {
  const damaged = Buffer.concat([Buffer.from(`${csv('Größe', 'Two')}\r\nTesto;`), Buffer.from([0xff, 0xfe])])
  const { report, models } = await imported('a.csv', Buffer.concat([damaged, Buffer.from(';Testo x;laser;mono')]))
  expect(models).toEqual(['Testo Größe', 'Testo Two'])
  expect(report.bad).toMatchObject([{ line: 4 }])
})

test('a word is whole wherever a long file is cut to be read', async () => {
  const part = 256 * 1024
  const start = `${csv('One')}\r\n`
  const line = printer('Świń').join(';')
  for (const before of [0, 1, 2, 3, 4]) {
    // So many letters of the word stand in the first part: without its first one nobody can tell the last.
    const filled = `${start}${' '.repeat(part - start.length - 2 - 'Testo;'.length - before)}\r\n`
    const { models } = await imported('a.csv', bytes(filled + line, 'windows-1250'))
    expect(models).toEqual(['Testo One', 'Testo Świń'])
  }
})

const workbook = zipOf(
  sheetsOf([
    { name: 'Notes', lines: [['Call them on Monday']] },
    { name: 'New', lines: [header, printer('New'), ['', '', '', '', '', 'seen']] },
    { name: 'Old', lines: [header, printer('Old')] },
  ]),
)

test('of several sheets the report says which one was read; another is read where it is named', async () => {
  const first = await imported('a.xlsx', workbook)
  expect(first.models).toEqual(['Testo New'])
  expect(first.report.read).toEqual({ sheet: 'New', otherSheets: ['Old'], cellsBeside: 1, firstBeside: 'F3' })
  expect((await imported('a.xlsx', workbook, { sheet: 'Old' })).models).toEqual(['Testo Old'])
  await expect(imported('a.xlsx', workbook, { sheet: 'Older' })).rejects.toThrow(
    'This file has no sheet “Older”. Its sheets are Notes, New, Old',
  )
})

test('a value under no heading between the columns is refused by its line', async () => {
  const gap = [header.toSpliced(3, 0, ''), printer('One').toSpliced(3, 0, 'x'), printer('Two').toSpliced(3, 0, '')]
  const { report, models } = await imported('a.csv', gap.map((line) => line.join(';')).join('\n'))
  expect(models).toEqual(['Testo Two'])
  expect(report.bad).toEqual([{ line: 2, reason: expect.stringContaining('D2 holds a value under no heading') }])
})
