import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatOf, vatOn } from './vat.ts'

const nl = { country: 'NL', euMember: true, vatRateBp: 2100, postcode: '3511 AA' }
const de = { country: 'DE', euMember: true, vatRateBp: 1900, postcode: '10115' }
const gr = { country: 'GR', euMember: true, vatRateBp: 2400, postcode: '105 57' }
const gb = { country: 'GB', euMember: false, vatRateBp: 2000, postcode: 'SW1A 1AA' }
const ni = { ...gb, postcode: 'BT1 5GS' }
const us = { country: 'US', euMember: false, vatRateBp: 0, postcode: '19019' }

test.each([
  ['same country', nl, nl, 'NL123456789B01', 2100, 'vat.domestic'],
  ['other EU country with its number', nl, de, 'DE123456789', 0, 'vat.intra_eu'],
  ['other EU country with a third number', nl, de, 'PL1234567890', 0, 'vat.intra_eu'],
  ['other EU country with a number of ship-from', nl, de, 'NL123456789B01', 2100, 'vat.ship_from_rate'],
  ['other EU country without a number', nl, de, null, 2100, 'vat.ship_from_rate'],
  ['Greece writes EL', gr, gr, 'EL123456789', 2400, 'vat.domestic'],
  ['a Greek number does not free a supply from Greece', gr, de, 'EL123456789', 2400, 'vat.ship_from_rate'],
  ['Great Britain from the EU', nl, gb, 'GB123456789', 0, 'vat.export'],
  ['Northern Ireland with an XI number', nl, ni, 'XI123456789', 0, 'vat.intra_eu'],
  ['Northern Ireland without', nl, ni, null, 2100, 'vat.ship_from_rate'],
  ['within Great Britain', gb, gb, 'GB123456789', 2000, 'vat.domestic'],
  ['from Great Britain', gb, nl, 'NL123456789B01', 0, 'vat.export'],
  ['United States', us, us, null, 0, 'vat.none_us'],
])('%s', (_, shipFrom, shipTo, vatNumber, rateBp, reason) => {
  expect(vatOf({ shipFrom, shipTo, vatNumber })).toEqual({ rateBp, reason })
})

test('VAT is whole cents, never off by more than half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), fc.integer({ min: 0, max: 10_000 }), (cents, rateBp) => {
      const vat = vatOn(cents, rateBp)
      expect(Number.isInteger(vat)).toBe(true)
      expect(Math.abs(vat - (cents * rateBp) / 10_000)).toBeLessThanOrEqual(0.5)
    }),
  )
})
