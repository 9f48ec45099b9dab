import { expect, test } from 'vitest'
import { memberStatePrefixes } from './member-states.ts'
import { isTaxCode, isVatNumber, knowsVatNumbers, memberStateOfVatNumber } from './number.ts'

test.each([
  ['NL000099998B57', 'NL', true],
  ['IT00000010215', 'IT', true],
  ['FR83404833048', 'FR', true],
  ['PL1234563218', 'PL', true],
  ['GB999999973', 'GB', true],
  ['XI999999973', 'GB', true],
  ['EL094259216', 'GR', true],
  ['ATU13585627', 'AT', true],
  ['NL000099998B58', 'NL', false],
  ['IT00000010216', 'IT', false],
  ['DE999999999', 'DE', false],
  ['GB999999974', 'GB', false],
  ['XI999999974', 'GB', false],
  // The number of another country.
  ['IT00000010215', 'FR', false],
  ['', 'NL', false],
  ['US123456789', 'US', false],
])('%s in %s: %s', (number, country, valid) => {
  expect(isVatNumber(number, country)).toBe(valid)
})

test('what we know nothing of is not called wrong', () => {
  expect(['NL', 'GB', 'US', 'XX'].map(knowsVatNumbers)).toEqual([true, true, false, false])
})

test.each([
  ['RCCMNL83S18D969H', true],
  ['RCCMNL83S18D967H', false],
  ['00000010215', true],
  ['00000010216', false],
  ['', false],
])('tax code %s: %s', (code, valid) => {
  expect(isTaxCode(code)).toBe(valid)
})

test('the letters of a country alone are no number', () => {
  for (const [letters, country] of Object.entries(memberStatePrefixes)) {
    for (const number of [letters, `${letters} `, `${letters}-`, letters.toLowerCase()]) {
      expect([number, isVatNumber(number, country), memberStateOfVatNumber(number)]).toEqual([number, false, null])
    }
  }
})
