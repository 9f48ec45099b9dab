import { expect, test, vi } from 'vitest'
import { sheetOf, sheetWith, zipOf } from '../testing/files/zip.ts'
import { hasMoreRows } from './sheet-length.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => [`QX-${at}`, '1'])
const named = (name: string, count: number) => sheetOf(rows(count)).map((part) => ({ ...part, name }))

test.each([
  [10, false],
  [11, true],
])('of %i rows, more than ten: %s', async (count, more) => {
  expect(await hasMoreRows(zipOf(sheetOf(rows(count))), 10)).toBe(more)
  const stored = sheetOf(rows(count)).map((part) => ({ ...part, stored: true }))
  expect(await hasMoreRows(zipOf(stored), 10), 'not packed').toBe(more)
})

test('only rows that hold something count, each once', async () => {
  const empty = '<row r="1"><c r="A1"/></row>'
  const full =
    '<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="inlineStr"><is><t xml:space="preserve">a</t></is></c></row>'
  expect(await hasMoreRows(zipOf(sheetWith(empty.repeat(20) + full.repeat(10))), 10)).toBe(false)
  expect(await hasMoreRows(zipOf(sheetWith(full.repeat(10) + empty.repeat(20))), 10)).toBe(false)
  expect(await hasMoreRows(zipOf(sheetWith((full + empty).repeat(11))), 10)).toBe(true)
  const prefixed = '<x:row><x:c><x:v>1</x:v></x:c></x:row>'
  expect(await hasMoreRows(zipOf(sheetWith(prefixed.repeat(11))), 10)).toBe(true)
})

test('however the bytes fall, no row is missed and none is counted twice', async () => {
  // Packed pieces end anywhere, also within a tag.
  const count = 20_000
  const long = zipOf(sheetOf(rows(count)))
  expect(await hasMoreRows(long, count - 1)).toBe(true)
  expect(await hasMoreRows(long, count)).toBe(false)
})

test('the first sheet counts, and what is none has no rows', async () => {
  const [, , first] = sheetOf(rows(3))
  const second = named('xl/worksheets/sheet2.xml', 20)[2]
  expect(await hasMoreRows(zipOf([first, second].flatMap((part) => part ?? [])), 10)).toBe(false)
  const other = named('xl/sharedStrings.xml', 20)[2]
  expect(await hasMoreRows(zipOf(other ? [other] : []), 10)).toBe(false)
  expect(await hasMoreRows(Buffer.from('no file'), 10)).toBe(false)
})

test('what cannot be unpacked, or becomes too large before it has so many rows, has none', async () => {
  const sheet = zipOf(sheetOf(rows(50)))
  const at = sheet.indexOf('xl/worksheets/sheet1.xml') + 'xl/worksheets/sheet1.xml'.length
  sheet.fill(0xff, at, at + 40)
  expect(await hasMoreRows(sheet, 10)).toBe(false)
  const behind = `<row>${' '.repeat(65_000_000)}</row>${'<row><v>1</v></row>'.repeat(20)}`
  expect(await hasMoreRows(zipOf(sheetWith(behind)), 10)).toBe(false)
})

test('a tag that never ends is not kept', async () => {
  const length = 2_000_000
  const endless = zipOf(sheetWith(`<row><c a="${'x'.repeat(length)}"/><v>1</v></row>`))
  const look = vi.spyOn(String.prototype, 'lastIndexOf')
  expect(await hasMoreRows(endless, 10)).toBe(false)
  // Each piece is looked at once, with little of what is before it.
  const characters = look.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0)
  expect(characters).toBeGreaterThan(length)
  expect(characters).toBeLessThan(1.2 * length)
})
