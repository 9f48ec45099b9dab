import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { sheetOf, sheetWith, zipOf } from '../testing/files/zip.ts'
import { isBeyondExcel } from './sheet-guard.ts'
import { sheetsApart } from './sheet-reader.ts'
import { tableRows } from './table-file.ts'

const rowsOf = (bytes: Buffer) => tableRows(bytes, { most: 10, callerId: 'tests', language: 'de', fits: () => false })

test('a cell holds nothing that the database refuses', async () => {
  const found = await rowsOf(zipOf(sheetOf([['Name'], ['a_x0000_b_xD800_']])))
  expect(found).toMatchObject({ columns: ['name'], rows: [{ line: 2 }], bad: [] })
  const text = found?.rows[0]?.fields.name ?? ''
  expect([text.startsWith('a'), text.isWellFormed(), text.includes('\u0000')]).toEqual([true, true, false])
})

test.each([
  ['UTF-8', Buffer.from('\ufeffName;Ort\nMüller;Zürich')],
  ['windows-1252', Buffer.from('Name;Ort\nMüller;Zürich', 'latin1')],
])('a text is read as %s', async (_, bytes) => {
  expect((await rowsOf(bytes))?.rows).toEqual([{ line: 2, fields: { name: 'Müller', ort: 'Zürich' } }])
})

const text = (said: string) => `t="inlineStr"><is><t>${said}</t></is></c>`
const heading = `<row r="1"><c r="A1" ${text('Name')}</row>`
const under = (row: string) => zipOf(sheetWith(heading + row))

test.each([
  'AAAA1',
  'XFE2',
  'A1048577',
  'A0',
  '&#88;FD2',
  // As many cells as a file may have, and some more.
  'XFD306',
])('a cell beyond what a sheet has room for is refused before room is made: %.20s', async (at) => {
  const bytes = under(`<row r="2"><c r="${at}" ${text('a')}</row>`)
  expect(isBeyondExcel(bytes)).toBe(true)
  expect(await rowsOf(bytes)).toBeUndefined()
})

test.each([
  ['a row beyond the last', `<row r="1048577"><c r="A2" ${text('a')}</row>`],
  ['a cell that holds too much', `<row r="2"><c r="A2" ${text('a'.repeat(200_000))}</row>`],
  ['one that holds it as entities', `<row r="2"><c r="A2" ${text('&amp;'.repeat(40_000))}</row>`],
])('%s is refused by us, not by what reads sheets', async (_, row) => {
  const bytes = under(row)
  expect(isBeyondExcel(bytes)).toBe(true)
  expect(await rowsOf(bytes)).toBeUndefined()
  expect(await told(bytes)).toBeNull()
})

/** What the process that reads sheets says of a file; null where it has not read it. */
async function told(bytes: Buffer) {
  const child = fork(new URL('sheet-process.ts', import.meta.url), { serialization: 'advanced' })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.send({ bytes, most: 10 })
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  return answer
}

test('what Excel has room for is read: the longest cell, the last column and the last row', async () => {
  const longest = '"'.repeat(32_767)
  const long = await rowsOf(under(`<row r="2"><c r="A2" ${text(longest.replaceAll('"', '&quot;'))}</row>`))
  expect(long?.rows[0]?.fields.name === longest).toBe(true)
  const wide = under(
    `<row r="2"><c r="A2" ${text('a')}<c r="XFD2" ${text('z')}</row><row r="1048576"><c r="XFD1048576"/></row>`,
  )
  expect((await rowsOf(wide))?.rows[0]?.fields.name).toBe('a')
})

const reader = (name: string) => new URL(`../testing/files/sheet-readers/${name}.ts`, import.meta.url)

test.each(['memory', 'throws', 'exits', 'silent-end', 'other-answer'])(
  'a reader that goes wrong takes nobody with it: %s',
  async (name) => {
    const request = { most: 10, callerId: 'a' }
    expect(await sheetsApart(zipOf(sheetOf([['a']])), { ...request, reader: reader(name) })).toBeUndefined()
    expect(await sheetsApart(zipOf(sheetOf([['a']])), request)).toEqual([
      { name: 'a', lines: [{ cells: ['a'], faults: [] }] },
    ])
  },
)
