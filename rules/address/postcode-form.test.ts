import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charactersRead } from '../text-input/characters-read.ts'
import { cleanPostcode } from './postcode-form.ts'

test.each([
  ['PL', '00950', '00-950'],
  ['PL', 'PL 00-950', '00-950'],
  ['DK', 'DK-1050', '1050'],
  ['NL', '1234ab', '1234 AB'],
  ['NL', ' 1234  ab ', '1234 AB'],
  ['NL', 'NL-1234 AB', '1234 AB'],
  ['DE', 'D-50667', '50667'],
  ['DE', 'DE 50667', '50667'],
  ['DE', '50 667', '50667'],
  ['AT', 'A-1010', '1010'],
  ['FR', 'F-75 001', '75001'],
  ['GB', 'SW1A1AA', 'SW1A 1AA'],
  ['GB', 'm1 1ae', 'M1 1AE'],
  ['GB', 'bt71nn', 'BT7 1NN'],
  ['PT', '1000001', '1000-001'],
  ['PT', '1000', '1000'],
  ['JP', '1000001', '100-0001'],
  ['SE', 'SE-11122', '111 22'],
  ['CZ', '11000', '110 00'],
  ['US', '191031234', '19103-1234'],
  ['US', '19103', '19103'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['IE', 'd02x285', 'D02 X285'],
  ['LT', '01100', 'LT-01100'],
  ['LT', 'LT01100', 'LT-01100'],
  ['LV', 'LV-1010', 'LV-1010'],
  ['AD', 'ad500', 'AD500'],
])('in %s %j is %s', (country, typed, form) => {
  expect(cleanPostcode(typed, country)).toBe(form)
})

test.each([
  ['DE', '1000001'],
  ['DE', '1067'],
  ['DE', 'A-1010'],
  ['PL', '0095'],
  ['PT', '10000'],
  ['NL', '1234'],
  ['GB', '10115'],
  ['FI', 'AX-22100'],
  ['DE', ''],
])('in %s %j stays what it is', (country, typed) => {
  expect(cleanPostcode(typed, country)).toBe(typed)
})

const countries = [
  'PL',
  'DK',
  'NL',
  'DE',
  'AT',
  'FR',
  'GB',
  'PT',
  'JP',
  'SE',
  'US',
  'CA',
  'IE',
  'LT',
  'LV',
  'MT',
  'AD',
  'BQ',
  'LU',
  'IM',
]
const written = fc.oneof(
  fc.stringMatching(/^(?:[A-Za-z]{1,3})?[ -]?[0-9]{2,5}[ -]?[0-9]{0,4}[ -]?[A-Za-z]{0,2}$/),
  fc.stringMatching(/^[A-Za-z]{1,2}[0-9]{1,2}[A-Za-z]? ?[0-9][A-Za-z]{2}$/),
  fc.string({ maxLength: 24 }),
)

test('a postcode that has its form keeps it, and its digits are never others', () => {
  let formed = 0
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  fc.assert(
    fc.property(fc.constantFrom(...countries), written, (country, typed) => {
      const form = cleanPostcode(typed, country)
      expect(cleanPostcode(form, country)).toBe(form)
      expect(digits(form)).toBe(digits(typed))
      if (form !== typed) formed++
    }),
    { numRuns: 3_000 },
  )
  expect(formed).toBeGreaterThan(100)
})

test('an endless postcode is only tidied', () => {
  const endless = '1'.repeat(64_000)
  const read = charactersRead(() => cleanPostcode(endless, 'DE'))
  expect(read).toBeLessThan(3 * charactersRead(() => endless.replaceAll(/\s+/g, ' ').trim().toUpperCase()) + 1_000)
})
