import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memberStatePrefixes } from './member-states.ts'
import { chooseVat } from './rate.ts'
import { vatOn } from './vat.ts'

const nl = { country: 'NL', vatRateBp: 2100, postcode: '3511 AA' }
const de = { country: 'DE', vatRateBp: 1900, postcode: '10115' }
const gr = { country: 'GR', vatRateBp: 2400, postcode: '105 57' }
const gb = { country: 'GB', vatRateBp: 2000, postcode: 'SW1A 1AA' }
const ni = { ...gb, postcode: 'BT1 5GS' }
const ch = { country: 'CH', vatRateBp: 810, postcode: '8001' }
const us = { country: 'US', vatRateBp: 0, postcode: '19019' }

const ownNumber = (number: string | null, confirmed: boolean | null = null) => ({ number, confirmed })

/** A well-formed number of every member state. */
const numbers = {
  AT: 'ATU13585627',
  BE: 'BE0428759497',
  BG: 'BG175074752',
  CY: 'CY10259033P',
  CZ: 'CZ25123891',
  DE: 'DE136695976',
  DK: 'DK13585628',
  EE: 'EE100931558',
  GR: 'EL094259216',
  ES: 'ESB58378431',
  FI: 'FI20774740',
  FR: 'FR40303265045',
  HR: 'HR33392005961',
  HU: 'HU12892312',
  IE: 'IE6433435F',
  IT: 'IT00743110157',
  LT: 'LT119511515',
  LU: 'LU15027442',
  LV: 'LV40003521600',
  MT: 'MT11679112',
  NL: 'NL000099998B57',
  PL: 'PL8567346215',
  PT: 'PT501964843',
  RO: 'RO18547290',
  SE: 'SE123456789701',
  SI: 'SI50223054',
  SK: 'SK2022749619',
}
const xi = 'XI999999973'

/** What frees no sale of VAT inside the EU: other countries, other spellings, no check digits, nothing. */
const worthless = [
  ...['GB999999973', 'US123456789', 'CHE107787577', 'NO123456785', 'XX123456789', 'GR094259216', 'EU372000041'],
  ...['DE', 'DE999999999', 'DE136695975', 'DE13669597', '136695976', 'DEDE136695976', 'DEATU13585627', 'FR', ''],
  ...['BE 0000', 'NL000099998B58', 'n/a', '-', '0', 'toString', '__proto__'],
]

test.each([
  ['same country', nl, nl, numbers.NL, 2100, 'vat.domestic'],
  ['other EU country with its number', nl, de, numbers.DE, 0, 'vat.intra_eu'],
  ['other EU country with a third number', nl, de, numbers.PL, 0, 'vat.intra_eu'],
  ['other EU country with a number of ship-from', nl, de, numbers.NL, 2100, 'vat.ship_from_rate'],
  ['other EU country without a number', nl, de, null, 2100, 'vat.ship_from_rate'],
  ['Greece writes EL', gr, gr, numbers.GR, 2400, 'vat.domestic'],
  ['a Greek number does not free a supply from Greece', gr, de, numbers.GR, 2400, 'vat.ship_from_rate'],
  ['written with spaces and dots', nl, de, 'de 136.695.976', 0, 'vat.intra_eu'],
  ['Great Britain from the EU', nl, gb, 'GB999999973', 0, 'vat.export'],
  ['Northern Ireland with an XI number', nl, ni, xi, 0, 'vat.intra_eu'],
  ['Northern Ireland with a number of a member state', nl, ni, numbers.DE, 0, 'vat.intra_eu'],
  ['Northern Ireland with a number of ship-from', nl, ni, numbers.NL, 2100, 'vat.ship_from_rate'],
  ['Northern Ireland with a wrong XI number', nl, ni, 'XI999999974', 2100, 'vat.ship_from_rate'],
  ['Northern Ireland with a GB number', nl, ni, 'GB999999973', 2100, 'vat.ship_from_rate'],
  ['Northern Ireland without', nl, ni, null, 2100, 'vat.ship_from_rate'],
  ['a Northern Irish number for goods to the EU', nl, de, xi, 0, 'vat.intra_eu'],
  ['Northern Ireland from Great Britain', gb, ni, xi, 2000, 'vat.domestic'],
  ['within Great Britain', gb, gb, 'GB999999973', 2000, 'vat.domestic'],
  ['from Great Britain', gb, nl, numbers.NL, 0, 'vat.export'],
  ['Switzerland from the EU', nl, ch, null, 0, 'vat.export'],
  ['United States', us, us, null, 0, 'vat.none_us'],
])('%s', (_, shipFrom, shipTo, vatNumber, rateBp, reason) => {
  expect(chooseVat({ shipFrom, shipTo, vatId: ownNumber(vatNumber), isDropShipped: false })).toEqual({ rateBp, reason })
})

test('every member state has a number here', () => {
  expect(Object.keys(numbers).sort()).toEqual(Object.values(memberStatePrefixes).sort())
})

test.each(Object.entries(numbers))(
  'a number of %s frees a sale from every other state, and from that one none',
  (state, number) => {
    for (const country of Object.keys(numbers)) {
      const shipTo = country === 'NL' ? de : nl
      const vat = chooseVat({ shipFrom: { ...nl, country }, shipTo, vatId: ownNumber(number), isDropShipped: false })
      const expected =
        country === state ? { rateBp: 2100, reason: 'vat.ship_from_rate' } : { rateBp: 0, reason: 'vat.intra_eu' }
      expect(vat, `from ${country} to ${shipTo.country}`).toEqual(expected)
    }
  },
)

test.each(worthless)('%o frees nothing inside the EU', (number) => {
  expect(chooseVat({ shipFrom: nl, shipTo: de, vatId: ownNumber(number), isDropShipped: false })).toEqual({
    rateBp: 2100,
    reason: 'vat.ship_from_rate',
  })
})

const it = { country: 'IT', vatRateBp: 2200, postcode: '20121' }

test.each([
  ['an Italian reseller has goods sent on to another member state', it, de, numbers.IT, true, 'vat.italian_chain'],
  ['to Northern Ireland', it, ni, numbers.IT, true, 'vat.italian_chain'],
  ['to themselves', it, de, numbers.IT, false, 'vat.ship_from_rate'],
  ['within Italy', it, it, numbers.IT, true, 'vat.domestic'],
  ['out of the Union', it, ch, numbers.IT, true, 'vat.export'],
  ['from another warehouse', { ...nl, country: 'FR', vatRateBp: 2000 }, de, numbers.IT, true, 'vat.intra_eu'],
  ['a German reseller', it, nl, numbers.DE, true, 'vat.intra_eu'],
  ['a reseller without a number', it, de, null, true, 'vat.ship_from_rate'],
  ['a Dutch reseller from the Dutch warehouse', nl, de, numbers.NL, true, 'vat.ship_from_rate'],
] as const)('drop shipment: %s', (_, shipFrom, shipTo, number, isDropShipped, reason) => {
  const vat = chooseVat({ shipFrom, shipTo, vatId: ownNumber(number), isDropShipped })
  expect(vat).toEqual({
    rateBp: ['vat.ship_from_rate', 'vat.domestic'].includes(reason) ? shipFrom.vatRateBp : 0,
    reason,
  })
})

test('what the official service does not know frees nothing; its silence does not matter', () => {
  const rates = [true, false, null].map(
    (confirmed) =>
      chooseVat({ shipFrom: nl, shipTo: de, vatId: ownNumber(numbers.DE, confirmed), isDropShipped: false }).rateBp,
  )
  expect(rates).toEqual([0, 2100, 0])
})

const states = Object.keys(numbers)
const prefixes = [...Object.keys(memberStatePrefixes), 'GB', 'XI', 'CH', 'CHE', 'US', 'NO', 'EU', 'XX', 'GR', 'UK', '']
const anyNumber = fc.oneof(
  fc.constantFrom(...Object.values(numbers), xi, ...worthless),
  fc.tuple(fc.constantFrom(...prefixes), fc.stringMatching(/^[0-9A-Z]{0,14}$/)).map(([prefix, rest]) => prefix + rest),
)

test('a sale inside the EU is free of VAT by a number of another member state alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.constantFrom(...states), anyNumber, (from, to, number) => {
      fc.pre(from !== to)
      const { rateBp, reason } = chooseVat({
        shipFrom: { ...nl, country: from },
        shipTo: { ...de, country: to },
        vatId: ownNumber(number),
        isDropShipped: false,
      })
      const state = number.startsWith('XI') ? 'XI' : memberStatePrefixes[number.slice(0, 2)]
      if (rateBp === 0) expect(state !== undefined && state !== from).toBe(true)
      expect(rateBp === 0).toBe(reason === 'vat.intra_eu')
      const wellFormed = [...Object.values(numbers), xi].includes(number)
      expect(rateBp === 0 || !wellFormed || state === from).toBe(true)
    }),
    { numRuns: 2_000 },
  )
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
