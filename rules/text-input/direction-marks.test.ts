import { expect, test } from 'vitest'
import { hasDirectionMark, neededUnmarkedPattern, unmarkedPattern, withoutDirectionMarks } from './direction-marks.ts'

const marks = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
const fits = (pattern: string, text: string) => new RegExp(pattern).test(text)

test.each(marks.map((code) => String.fromCodePoint(code)))('%j is found wherever it stands, and taken out', (mark) => {
  for (const text of [mark, `${mark}PO-1`, `PO${mark}-1`, `PO-1${mark}`]) {
    expect([hasDirectionMark(text), fits(unmarkedPattern, text), fits(neededUnmarkedPattern, text)]).toEqual([
      true,
      false,
      false,
    ])
    expect(withoutDirectionMarks(text)).toBe(text === mark ? '' : 'PO-1')
  }
})

test.each(['PO-1', 'Zamówienie 7', 'طلب 5', 'הזמנה', '👩‍💻', 'a\u00a0b', '\u200b\u200c\u200d', '2067', '\n'])(
  '%j bears none',
  (text) => {
    expect([hasDirectionMark(text), fits(unmarkedPattern, text)]).toEqual([false, true])
    expect(fits(neededUnmarkedPattern, ` ${text} `)).toBe(text.trim() !== '')
  },
)

test('what is needed is not blank', () => {
  expect([fits(unmarkedPattern, ''), fits(neededUnmarkedPattern, ''), fits(neededUnmarkedPattern, ' \t')]).toEqual([
    true,
    false,
    false,
  ])
})
