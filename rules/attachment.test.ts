import { expect, test } from 'vitest'
import { attachmentName, longestFileName, shownFileName } from './attachment.ts'

test.each([
  ['visura camerale.jpg', 'visura camerale.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\cmd.png', 'cmd.png'],
  ['C:\\Users\\Anna\\Gewerbe.PNG', 'Gewerbe.PNG'],
  ['/', 'document'],
  ['', 'document'],
  ['..', 'document'],
  ['a\u0000b.jpg', 'ab.jpg'],
  // Would read "photoexe.jpg" as "photogpj.exe".
  ['photo\u202egpj.exe', 'photogpj.exe'],
  [' Wypis\n\tz  KRS.jpg ', 'Wypis z KRS.jpg'],
  ['<script>.jpg', '<script>.jpg'],
  ['🖨️.png', '🖨\ufe0f.png'],
])('%j is shown as %j', (given, shown) => {
  expect(shownFileName(given)).toBe(shown)
})

test.each(['a', '🖨'])('a long name of %s is cut before its ending', (sign) => {
  const name = shownFileName(`${sign.repeat(5_000)}.jpeg`)
  expect(name.length).toBeLessThanOrEqual(longestFileName)
  expect(name).toMatch(/….jpeg$/)
  expect(name.isWellFormed()).toBe(true)
})

test.each<[string, Parameters<typeof attachmentName>[1], string]>([
  ['list.pdf', 'application/pdf', 'list.pdf'],
  ['LIST.PDF', 'application/pdf', 'LIST.PDF'],
  ['label.jpeg', 'image/jpeg', 'label.jpeg'],
  ['label.exe', 'image/png', 'label.exe.png'],
  ['page.html', 'application/pdf', 'page.html.pdf'],
  ['Lieferschein 7.3', 'application/pdf', 'Lieferschein 7.3.pdf'],
  ['label.png', 'image/jpeg', 'label.png.jpg'],
])('%s of %s is called %s', (name, type, called) => {
  expect(attachmentName(name, type)).toBe(called)
})

test('a long name keeps its ending', () => {
  const name = attachmentName('x'.repeat(longestFileName), 'application/pdf')
  expect(name.length).toBeLessThanOrEqual(longestFileName)
  expect(name.endsWith('.pdf')).toBe(true)
})
