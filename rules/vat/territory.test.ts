import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPostcode } from '../address/postcode.ts'
import { memberStatePrefixes } from './member-states.ts'
import { chooseVat } from './rate.ts'
import { findVatTerritory, isInVatArea, namedPlaces, vatParts } from './territory.ts'

test.each([
  ['GB', 'SW1A 1AA', 'GB', null],
  ['GB', 'bt1 5gs', 'XI', 'XI'],
  ['GB', 'IM1 1AA', 'GB', 'IM'],
  ['IM', 'IM1 1AA', 'GB', null],
  ['GB', 'JE2 3AB', null, 'JE'],
  ['GB', 'GY10 1SF', null, 'GG'],
  ['GB', 'GX11 1AA', null, 'GI'],
  ['GB', 'GU1 1AA', 'GB', null],
  ['GB', 'B1 1BT', 'GB', null],
  ['FR', '75001', 'FR', null],
  ['FR', '98000', 'FR', 'MC'],
  ['MC', '98000', 'FR', null],
  ['FR', '97100', null, 'GP'],
  ['FR', '97133', null, 'BL'],
  ['FR', '97150', null, 'MF'],
  ['FR', '97400', null, 'RE'],
  ['FR', '97500', null, 'PM'],
  ['FR', '97600', null, 'YT'],
  ['FR', '98600', null, 'WF'],
  ['FR', '98713', null, 'PF'],
  ['FR', '98800', null, 'NC'],
  ['ES', '28001', 'ES', null],
  ['ES', '07001', 'ES', null],
  ['ES', '35001', null, 'IC'],
  ['ES', '38 001', null, 'IC'],
  ['ES', '51001', null, 'EA'],
  ['ES', '52001', null, 'EA'],
  ['IT', '23041', null, 'livigno'],
  ['IT', '23100', 'IT', null],
  ['IT', '22061', null, 'campione'],
  ['IT', '47890', null, 'SM'],
  ['IT', '47921', 'IT', null],
  ['IT', '00120', null, 'VA'],
  ['IT', '00121', 'IT', null],
  ['DE', '78266', null, 'buesingen'],
  ['DE', '78262', 'DE', null],
  ['DE', '27498', null, 'heligoland'],
  ['FI', '22100', null, 'AX'],
  ['FI', 'AX-22100', null, 'AX'],
  ['FI', '00100', 'FI', null],
  ['GR', '630 86', null, 'athos'],
  ['GR', '63087', null, 'athos'],
  ['GR', '63088', 'GR', null],
  ['DK', '3900', null, 'GL'],
  ['DK', '3700', 'DK', null],
  ['AT', '6691', 'AT', null],
  ['AT', '6993', 'AT', null],
  ['PT', '9000-001', 'PT', null],
  ['PT', '9500-150', 'PT', null],
  ['CH', '8238', 'CH', null],
  ['FO', '100', 'FO', null],
  ['CW', '', 'CW', null],
])('%s %s pays the VAT of %s; it is %s', (country, postcode, vatOf, place) => {
  expect(findVatTerritory({ country, postcode })).toEqual({ vatOf, place })
})

test('every part has a source and a name, and postcodes that its country can have', () => {
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  for (const [country, postcodes, place, , source] of vatParts) {
    expect(source.length).toBeGreaterThan(20)
    if (place !== null && place !== 'XI')
      expect(namedPlaces.some((one) => one === place) || regions.of(place)).toBeTruthy()
    const ends = country === 'GB' ? ['1 1AA', '11 1AA'] : ['', '1', '00', '001', '0001', '000-001']
    for (const beginning of postcodes)
      expect([beginning, ends.some((end) => isPostcode(beginning + end, country))]).toEqual([beginning, true])
  }
})

const states = Object.values(memberStatePrefixes)
const postcode = fc.oneof(
  fc.constantFrom(...vatParts.flatMap(([, postcodes]) => postcodes.map((beginning) => `${beginning}000`.slice(0, 5)))),
  fc.stringMatching(/^[0-9]{4,5}$/),
)
// One of each kind that has ever freed a sale, and one of the country that the place belongs to.
const number = fc.constantFrom('ESB58378431', 'FI20774740', 'FR40303265045', 'DE136695976', 'XI999999973', null)

test('no sale to a place outside of VAT is one inside of the EU, and none bears VAT', () => {
  const place = fc.record({ country: fc.constantFrom(...states, 'GB'), postcode })
  const from = fc.constantFrom('NL', 'IT', 'FR', 'PL')
  fc.assert(
    fc.property(from, place, number, fc.boolean(), (country, shipTo, vatNumber, isDropShipped) => {
      const shipFrom = { country, vatRateBp: 2_000 }
      const vatId = { number: vatNumber, confirmed: true }
      const { rateBp, reason } = chooseVat({ shipFrom, shipTo, vatId, isDropShipped })
      const isExport = !isInVatArea(findVatTerritory(shipTo))
      expect(reason === 'vat.export').toBe(isExport)
      if (isExport) expect(rateBp).toBe(0)
    }),
    { numRuns: 2_000 },
  )
})
