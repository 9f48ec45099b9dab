import { expect, test } from 'vitest'
import { carrierFaults, rateFaults } from '../shipping/carrier.ts'
import { charactersRead } from '../text-input/characters-read.ts'
import { canTakeOrders, listLacks, type SiteReadiness } from './readiness.ts'
import { bankAccountFaults } from './settings.ts'

const all: SiteReadiness = {
  company: true,
  vatNumber: true,
  sender: true,
  orderAddress: true,
  carrier: true,
  hotline: true,
  bankAccount: true,
  paymentNotes: true,
}

test.each([
  [{}, 0, true],
  [{}, 30, true],
  [{ hotline: false }, 30, true],
  [{ bankAccount: false }, 30, true],
  [{ bankAccount: false }, 0, false],
  [{ paymentNotes: false }, 0, true],
  [{ company: false }, 30, false],
  [{ vatNumber: false }, 30, false],
  [{ sender: false }, 30, false],
  [{ orderAddress: false }, 30, false],
  [{ carrier: false }, 30, false],
] as const)('a site with %o and terms of %i days takes orders: %s', (lack, termsNetDays, expected) => {
  const readiness = { ...all, ...lack }
  expect(canTakeOrders({ takesOrders: true, readiness }, { termsNetDays })).toBe(expected)
  expect(canTakeOrders({ takesOrders: false, readiness }, { termsNetDays })).toBe(false)
  expect(listLacks({ readiness, missingAccounts: [] })).toEqual(Object.keys(lack))
})

test('what keeps a site closed is said first', () => {
  const nothing = Object.fromEntries(Object.keys(all).map((need) => [need, false])) as SiteReadiness
  const missingAccounts = [{ orgId: 7, company: 'Aster Ltd', currency: 'EUR' }]
  expect(listLacks({ readiness: nothing, missingAccounts })).toEqual([
    ...['company', 'vatNumber', 'sender', 'orderAddress', 'carrier'],
    ...['hotline', 'bankAccount', 'issuerAccounts', 'paymentNotes'],
  ])
  expect(listLacks({ readiness: all, missingAccounts })).toEqual(['issuerAccounts'])
})

test.each([
  ['EU', 'NL91 ABNA 0417 1643 00', true],
  ['EU', 'nl91abna0417164300', true],
  ['EU', 'GB29 NWBK 6016 1331 9268 19', true],
  ['EU', 'NL91ABNA0417164301', false],
  ['EU', 'NL91ABNA041716430', false],
  ['EU', '0417164300', false],
  ['US', '0001-2345-678', true],
  ['US', 'NL91ABNA0417164300', false],
] as const)('in %s the account %s can be: %s', (region, account, expected) => {
  const faults = bankAccountFaults({ holder: 'A', bank: 'B', account, bic: 'ABNANL2A' }, region)
  expect(faults).toEqual(expected ? {} : { account: 'invalid' })
})

test('a page to follow parcels that is too long is only trimmed, not read', () => {
  const trackingUrl = `https://${'{number'.repeat(40_000)}`
  const carrier = { code: 'AB', name: 'A', trackingUrl }
  expect(carrierFaults(carrier)).toEqual(['trackingUrl'])
  expect(charactersRead(() => carrierFaults(carrier)) - trackingUrl.length).toBeLessThan(100)
})

test.each([
  [{ price: 0, freeFrom: null, daysMin: 0, daysMax: 0 }, []],
  [{ price: 5.95, freeFrom: 250, daysMin: 1, daysMax: 3 }, []],
  [{ price: -1, freeFrom: 0.001, daysMin: 1.5, daysMax: 366 }, ['price', 'freeFrom', 'daysMin', 'daysMax']],
  [{ price: Number.NaN, freeFrom: null, daysMin: 2, daysMax: 1 }, ['price', 'daysMax']],
])('a rate of %o has the faults %o', (rate, faults) => {
  expect(rateFaults({ country: 'NL', ...rate })).toEqual(faults)
})
