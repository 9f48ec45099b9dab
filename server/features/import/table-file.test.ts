import { expect, test } from 'vitest'
import { sheetOf, zipOf } from '../../testing/zip.ts'
import { tableRows } from './table-file.ts'

test('a cell holds nothing that the database refuses', async () => {
  const found = await tableRows(zipOf(sheetOf([['Name'], ['a_x0000_b_xD800_']])), 10)
  expect(found).toMatchObject({ columns: ['name'], rows: [{ line: 2 }], bad: [] })
  const text = found?.rows[0]?.fields.name ?? ''
  expect([text.startsWith('a'), text.isWellFormed(), text.includes('\u0000')]).toEqual([true, true, false])
})

test.each([
  ['UTF-8', Buffer.from('\ufeffName;Ort\nMüller;Zürich')],
  ['windows-1252', Buffer.from('Name;Ort\nMüller;Zürich', 'latin1')],
])('a text is read as %s', async (_, bytes) => {
  expect((await tableRows(bytes, 10))?.rows).toEqual([{ line: 2, fields: { name: 'Müller', ort: 'Zürich' } }])
})
