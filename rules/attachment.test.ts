import { expect, test } from 'vitest'
import { longestFileName, shownFileName } from './attachment.ts'

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
