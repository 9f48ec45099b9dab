import { expect, test } from 'vitest'
import { languages } from '../../../../texts/index.ts'
import { readCountry } from './read-country.ts'

const countries = [
  ...[
    'AT',
    'BE',
    'BG',
    'BQ',
    'CH',
    'CW',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FO',
    'FR',
    'GB',
    'GL',
    'GR',
    'HR',
    'HU',
  ],
  ...['IE', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'SX', 'US'],
]

test.each([
  ['DE', 'DE'],
  [' de ', 'DE'],
  ['DEU', 'DE'],
  ['Germany', 'DE'],
  ['NIEMCY', 'DE'],
  ['Österreich', 'AT'],
  ['osterreich', 'AT'],
  ['U.S.A.', 'US'],
  ['États-Unis', 'US'],
  ['UK', 'GB'],
  ['EL', 'GR'],
  ['Paesi Bassi', 'NL'],
])('%j is %s', (written, code) => {
  expect(readCountry(written, { countries })).toBe(code)
})

test.each(['', 'Atlantis', 'JPN', 'Japan', 'D'])('%j names none that we deliver to', (written) => {
  expect(readCountry(written, { countries })).toBe(written)
})

test('each country is read by its name in every language', () => {
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    expect(countries.map((code) => readCountry(names.of(code) ?? '', { countries }))).toEqual(countries)
  }
})
