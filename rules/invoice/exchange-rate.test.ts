import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ConversionRates,
  chooseRates,
  convertCents,
  creditLocalVat,
  currenciesToRate,
  isRate,
  isRateOutdated,
  otherVatCurrency,
} from './exchange-rate.ts'

const rates = (perEuro: Record<string, string>): ConversionRates => ({
  publishedOn: '2026-11-25',
  perEuro: Object.entries(perEuro).map(([currency, rate]) => ({ currency, rate })),
})

test.each([
  [10_000, 'EUR', 'PLN', { PLN: '4.2567' }, 42_567],
  [4_923, 'EUR', 'PLN', { PLN: '4.2567' }, 20_956],
  [42_567, 'PLN', 'EUR', { PLN: '4.2567' }, 10_000],
  [10_000, 'GBP', 'PLN', { GBP: '0.86510', PLN: '4.2567' }, 49_205],
  [1, 'EUR', 'PLN', { PLN: '4.5' }, 5],
  [1, 'EUR', 'PLN', { PLN: '4.4999999999' }, 4],
  [1, 'PLN', 'EUR', { PLN: '2' }, 1],
  [1, 'PLN', 'EUR', { PLN: '2.0000000001' }, 0],
  // In floating point this product is 100.49999999999999.
  [100, 'EUR', 'PLN', { PLN: '1.005' }, 101],
  [9_007_199_254_740_991, 'EUR', 'PLN', { PLN: '1' }, 9_007_199_254_740_991],
])('%d of %s in %s by %j are %d', (cents, from, to, perEuro, expected) => {
  expect(convertCents(cents, { from, to }, rates(perEuro))).toBe(expected)
})

test('no amount is converted without a rate', () => {
  expect(() => convertCents(1, { from: 'EUR', to: 'PLN' }, rates({ GBP: '1' }))).toThrow('no rate of PLN')
})

test('an amount that numbers cannot hold is refused', () => {
  expect(() => convertCents(10 ** 15, { from: 'EUR', to: 'PLN' }, rates({ PLN: '999999999' }))).toThrow('too large')
})

const anyRate = fc
  .tuple(fc.integer({ min: 1_000, max: 9_999_999 }), fc.integer({ min: 0, max: 5 }))
  .map(([units, decimals]) => {
    const digits = String(units).padStart(decimals + 1, '0')
    return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  })
const anyCents = fc.integer({ min: 0, max: 1_000_000 })
const anyConversion = fc.record({ GBP: anyRate, PLN: anyRate }).map(rates)

test('what is converted is never further than half a hundredth from the exact amount', () => {
  fc.assert(
    fc.property(anyCents, anyConversion, (cents, by) => {
      const converted = BigInt(convertCents(cents, { from: 'GBP', to: 'PLN' }, by))
      const scaled = (rate = '') => BigInt(Math.round(Number(rate) * 1_000_000))
      const [pounds, zloty] = [scaled(by.perEuro[0]?.rate), scaled(by.perEuro[1]?.rate)]
      const off = 2n * (converted * pounds - BigInt(cents) * zloty)
      // Half of a hundredth goes up.
      expect(off <= pounds && off > -pounds).toBe(true)
    }),
  )
})

test('more is never less in another currency', () => {
  fc.assert(
    fc.property(anyCents, anyCents, anyConversion, (one, other, by) => {
      const convert = (cents: number) => convertCents(cents, { from: 'GBP', to: 'PLN' }, by)
      expect(convert(Math.min(one, other))).toBeLessThanOrEqual(convert(Math.max(one, other)))
    }),
  )
})

test('credit notes never say more in the other currency than their invoice, and the same once all is credited', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(parts, anyConversion, fc.integer({ min: 0, max: 12 }), (vats, by, count) => {
      const all = vats.reduce((sum, vat) => sum + vat, 0)
      const vat = convertCents(all, { from: 'GBP', to: 'PLN' }, by)
      const local = { currency: 'PLN', vat, rates: by }
      let [creditedVat, creditedLocal] = [0, 0]
      for (const part of vats.slice(0, count)) {
        const credit = creditLocalVat(part, { currency: 'GBP', local, creditedVat, creditedLocal })
        expect(credit).toMatchObject({ currency: 'PLN', rates: by })
        expect(credit.vat).toBeGreaterThanOrEqual(0)
        creditedVat += part
        creditedLocal += credit.vat
        expect(creditedLocal).toBeLessThanOrEqual(vat)
      }
      if (creditedVat === all) expect(creditedLocal).toBe(vat)
    }),
  )
})

const published = [
  { currency: 'PLN', day: '2026-11-20', rate: '4.20' },
  { currency: 'PLN', day: '2026-11-24', rate: '4.24' },
  { currency: 'GBP', day: '2026-11-24', rate: '0.87' },
  { currency: 'PLN', day: '2026-11-25', rate: '4.25' },
  { currency: 'PLN', day: '2026-11-26', rate: '4.26' },
]

test.each([
  ['the latest before the day, and none of the day itself', ['PLN'], '2026-11-26', '2026-11-25', ['4.25']],
  ['after a weekend that of Friday', ['PLN'], '2026-11-23', '2026-11-20', ['4.20']],
  ['of one day for both currencies', ['GBP', 'PLN'], '2026-11-26', '2026-11-24', ['0.87', '4.24']],
  ['a week old', ['GBP'], '2026-12-01', '2026-11-24', ['0.87']],
])('a rate is chosen: %s', (_, currencies, issuedOn, publishedOn, chosen) => {
  const found = chooseRates(currencies, published, issuedOn)
  expect(found).toEqual({
    publishedOn,
    perEuro: currencies.map((currency, at) => ({ currency, rate: chosen[at] })),
  })
})

test.each([
  ['older than a week', ['GBP'], '2026-12-02', ['GBP']],
  ['of one of them', ['GBP', 'PLN'], '2026-12-02', ['GBP']],
  ['of any day before', ['PLN'], '2026-11-20', ['PLN']],
  ['of the same day', ['GBP', 'USD'], '2026-11-26', ['USD']],
])('no rate is chosen: %s', (_, currencies, issuedOn, lacking) => {
  expect(chooseRates(currencies, published, issuedOn)).toEqual({ lacking })
})

test('no rates of two days are mixed', () => {
  const [first, second] = ['2026-11-24', '2026-11-25']
  const apart = [
    { currency: 'GBP', day: first, rate: '0.87' },
    { currency: 'PLN', day: second, rate: '4.25' },
  ]
  expect(chooseRates(['GBP', 'PLN'], apart, '2026-11-26')).toEqual({ lacking: ['GBP', 'PLN'] })
})

const domestic = { currency: 'EUR', vat: 100, reason: 'vat.domestic' } as const
test.each([
  ['Polish VAT in euro', { ...domestic, sellerVatNumber: 'PL9999999999' }, 'PLN'],
  ['British VAT in euro', { ...domestic, sellerVatNumber: 'GB999999973' }, 'GBP'],
  ['of Northern Ireland', { ...domestic, sellerVatNumber: 'XI999999973' }, 'GBP'],
  ['Dutch VAT in zloty', { ...domestic, currency: 'PLN', sellerVatNumber: 'NL000099998B57' }, 'EUR'],
  ['Dutch VAT in euro', { ...domestic, sellerVatNumber: 'NL000099998B57' }, null],
  ['Greek VAT in euro', { ...domestic, sellerVatNumber: 'EL094259216' }, null],
  ['Bulgarian VAT in euro, since 2026', { ...domestic, sellerVatNumber: 'BG175074752' }, null],
  ['Croatian VAT in euro', { ...domestic, sellerVatNumber: 'HR33392005961' }, null],
  ['Polish VAT in zloty, from the Dutch site', { ...domestic, currency: 'PLN', sellerVatNumber: 'PL9999999999' }, null],
  ['of goods for another member state', { ...domestic, reason: 'vat.ship_from_rate', sellerVatNumber: 'PL1' }, 'PLN'],
  ['a supply without VAT', { ...domestic, vat: 0, reason: 'vat.intra_eu', sellerVatNumber: 'PL9999999999' }, null],
  ['nothing to declare', { ...domestic, vat: 0, sellerVatNumber: 'PL9999999999' }, null],
  ['outside of its scope', { ...domestic, reason: 'vat.none_us', sellerVatNumber: '' }, null],
  ['of a country that nobody knows', { ...domestic, sellerVatNumber: 'ZZ1' }, null],
] as const)('the other currency: %s', (_, supply, currency) => {
  expect(otherVatCurrency(supply)).toBe(currency)
})

test('the euro needs no rate, and nothing does within one currency', () => {
  expect(currenciesToRate('EUR', 'PLN')).toEqual(['PLN'])
  expect(currenciesToRate('GBP', 'PLN')).toEqual(['GBP', 'PLN'])
  expect(currenciesToRate('USD', 'USD')).toEqual([])
})

test.each([
  ['4.2567', true],
  ['16789', true],
  ['0.0000000001', true],
  ['0', false],
  ['0.000', false],
  ['-4.2', false],
  ['4,2', false],
  ['4.', false],
  ['1e3', false],
  ['NaN', false],
  ['1234567890', false],
  ['0.12345678901', false],
  ['', false],
])('%j is a rate: %s', (text, expected) => expect(isRate(text)).toBe(expected))

test.each([
  ['of yesterday', '2026-11-25', false],
  ['of three working days ago', '2026-11-23', false],
  ['of four, with a weekend between', '2026-11-20', true],
  ['of years ago', '1999-01-04', true],
  ['none', null, true],
])('a rate %s is old: %s is %s', (_, last, expected) => expect(isRateOutdated(last, '2026-11-26')).toBe(expected))
