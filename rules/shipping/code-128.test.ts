import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

/** Dark modules as 1, white ones as 0. */
const toModules = (widths: readonly number[]) => widths.map((width, at) => String((at + 1) % 2).repeat(width)).join('')

test('a text is a start, its signs, what checks them, and a stop', () => {
  // As a scanner has read it from paper.
  expect(toModules(code128('S12'))).toBe(
    ['11010010000', '11011101000', '10011100110', '11001110010', '10001101000', '1100011101011'].join(''),
  )
})

test('every sign is eleven modules of three bars and three gaps, and none is like another', () => {
  const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  const drawn = printable.map((sign) => code128(sign).slice(6, 12))
  for (const widths of drawn) expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11)
  // Of each sign the bars together are even (ISO/IEC 15417): a single wrong width is found.
  for (const [one = 0, , two = 0, , three = 0] of drawn) expect((one + two + three) % 2).toBe(0)
  expect(new Set(drawn.map(String)).size).toBe(95)
})

test('signs that it does not have are refused', () => {
  for (const text of ['Ł', 'a\n', '漢']) expect(() => code128(text)).toThrow('no barcode')
})
