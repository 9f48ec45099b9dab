import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { charactersRead } from '../../text-input/characters-read.ts'
import { normalise, numberKeys, oneSlipFrom, toCanonical, toSkeleton } from './part-number.ts'

const canonical = (raw: string) => numberKeys(raw).canonical

describe('one number in several spellings', () => {
  test.each([
    ['case, space and signs', ['TN-2420', 'tn 2420', ' TN/2420', 'Tn.24-20', 'ＴＮ２４２０', 'tn\u00ad2420\u200b']],
    ['leading zeros of Xerox', ['106R01294', '106R1294', '106 r 01294', '106R001294']],
    ['leading zeros before the letter', ['006R04378', '6R04378', '6r4378']],
    ['the tail of Canon', ['3480B002', '3480B002AA', '3480b002[AA]']],
    ['the prefix of Epson', ['C13T07114010', 'C13T07114011', 'T0711', 'C13T071140', 'c13 t0711 4010', 'T07114010']],
    ['new generations of Epson', ['C13T00S14A', 'T00S1', 'C13T00S14A10']],
    ['toner of Epson', ['C13S050521', 'S050521']],
    ['zeros before a barcode', ['012345678905', '0012345678905', '00012345678905', '12345678905']],
    ['a barcode of fourteen digits', ['4012345678901', '04012345678901']],
  ])('%s', (_, spellings) => {
    expect(new Set(spellings.map(canonical)).size).toBe(1)
  })
})

test.each([
  ['CF259A', 'CF259X'],
  ['C13T07114010', 'C13T07124010'],
  ['C13T26014010', 'C13T26214010'],
  ['106R01294', '106R12940'],
  ['106R01294', '113R01294'],
  ['3480B002', '3480B005'],
  ['T-1640E', 'T-1640'],
  ['TN-2410', 'TN-2420'],
  ['4012345678901', '14012345678908'],
  ['0012345', '12345'],
])('%s and %s stay apart', (one, other) => {
  expect(canonical(one)).not.toBe(canonical(other))
})

test.each([
  ['CF2S9A', 'CF259A'],
  ['TN-24I0', 'TN-2410'],
  ['1O6R01294', '106R01294'],
  ['CF2B9A', 'CF289A'],
])('%s looks like %s', (slip, meant) => {
  expect(numberKeys(slip).skeleton).toBe(numberKeys(meant).skeleton)
})

test.each([
  ['wrong', 'CF259B', 'CF259A'],
  ['missing', 'CF29A', 'CF259A'],
  ['too many', 'CF2599A', 'CF259A'],
  ['swapped', 'CF295A', 'CF259A'],
])('a character %s is one slip', (_, slip, meant) => {
  expect(oneSlipFrom(slip)).toContain(meant)
})

test('short numbers have no slips', () => {
  expect(oneSlipFrom('59A')).toEqual([])
  expect(oneSlipFrom('X'.repeat(17))).toEqual([])
})

const anyText = fc.string({ unit: 'binary', maxLength: 300 })

test('normalising twice changes nothing, and nothing but letters and digits is left', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = normalise(text)
      expect(normalise(once)).toBe(once)
      expect(once).toMatch(/^[\p{L}\p{N}]*$/u)
      expect([...once].length).toBeLessThanOrEqual(100)
    }),
  )
})

test('every single character is normalised for good', () => {
  for (let point = 0; point <= 0x10ffff; point++) {
    const once = normalise(String.fromCodePoint(point))
    if (normalise(once) !== once) expect.fail(`U+${point.toString(16)}`)
  }
})

test('canonical and skeleton are idempotent', () => {
  const number = fc.stringMatching(/^[0-9A-Z]{0,24}$/)
  fc.assert(
    fc.property(number, (text) => {
      expect(toSkeleton(toSkeleton(text))).toBe(toSkeleton(text))
    }),
  )
  const maker = fc.constantFrom('106R0', '0', 'C13T', 'C13S', 'T', '3480B')
  fc.assert(
    fc.property(maker, number, (head, tail) => {
      expect(toCanonical(toCanonical(head + tail))).toBe(toCanonical(head + tail))
    }),
  )
})

test('signs and case between the characters never matter', () => {
  const sign = fc.constantFrom('', ' ', '-', '/', '.', '_', '\t', '\u00a0')
  const spelled = fc.array(fc.tuple(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), sign, fc.boolean()))
  fc.assert(
    fc.property(spelled, (parts) => {
      const plain = parts.map(([letter]) => letter).join('')
      const typed = parts.map(([letter, after, small]) => (small ? letter.toLowerCase() : letter) + after).join('')
      expect(numberKeys(typed)).toEqual(numberKeys(plain))
    }),
  )
})

test.each(['0', `C13T${'4'.repeat(16)}`, 'ﷺ', '106R', 'T'])('%j again and again is no number with a slip', (part) => {
  const text = part.repeat(200 / part.length)
  expect(oneSlipFrom(numberKeys(text).canonical).length).toBe(0)
  // A dozen passes over what is typed, of which one letter may become eighteen.
  expect(charactersRead(() => oneSlipFrom(numberKeys(text).canonical))).toBeLessThan(12 * 18 * 200)
})
