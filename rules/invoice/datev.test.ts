import { expect, test } from 'vitest'
import {
  type DatevFault,
  type DatevField,
  type DatevSettings,
  datevFaults,
  debtorAccount,
  emptyDatevSettings,
  fiscalYearStart,
  revenueField,
} from './datev.ts'

const whole: DatevSettings = {
  ...{ adviser: 29_098, client: 55_003, chart: '03', yearStarts: 1, accountLength: 4, firstDebtor: 10_000 },
  ...{ taxedAccount: 8400, intraEuAccount: 8125, exportAccount: 8120 },
}

test.each<[Partial<DatevSettings>, { [field in DatevField]?: DatevFault }]>([
  [{}, {}],
  [emptyDatevSettings, {}],
  [
    { adviser: 1_000, client: 0, yearStarts: 13 },
    { adviser: 'bounds', client: 'bounds', yearStarts: 'bounds' },
  ],
  [
    { adviser: 10_000_000, client: 100_000, yearStarts: 0 },
    { adviser: 'bounds', client: 'bounds', yearStarts: 'bounds' },
  ],
  [{ accountLength: 9 }, { accountLength: 'bounds' }],
  [{ accountLength: null }, { accountLength: 'missing' }],
  [{ accountLength: null, firstDebtor: null, taxedAccount: null, intraEuAccount: null, exportAccount: null }, {}],
  [
    { taxedAccount: 840_000, exportAccount: 812 },
    { taxedAccount: 'digits', exportAccount: 'digits' },
  ],
  [{ firstDebtor: 9_999 }, { firstDebtor: 'debtor' }],
  [{ firstDebtor: 70_000 }, { firstDebtor: 'debtor' }],
  [
    { accountLength: 6 },
    { taxedAccount: 'digits', intraEuAccount: 'digits', exportAccount: 'digits', firstDebtor: 'debtor' },
  ],
])('settings with %o have the faults %o', (change, faults) => {
  expect(datevFaults({ ...whole, ...change })).toEqual(faults)
})

test('customers have accounts of their own, until those of suppliers begin', () => {
  expect(debtorAccount(10_000, 4, 12)).toBe(10_012)
  expect(debtorAccount(10_000, 4, 59_999)).toBe(69_999)
  expect(debtorAccount(10_000, 4, 60_000)).toBeNull()
  expect(debtorAccount(60_000, 4, 40_000)).toBeNull()
})

test('a document has the account of its VAT, and none for a rate or VAT that is not the German one', () => {
  expect(revenueField({ reason: 'vat.domestic', rateBp: 1_900 })).toBe('taxedAccount')
  expect(revenueField({ reason: 'vat.ship_from_rate', rateBp: 1_900 })).toBe('taxedAccount')
  expect(revenueField({ reason: 'vat.intra_eu', rateBp: 0 })).toBe('intraEuAccount')
  expect(revenueField({ reason: 'vat.export', rateBp: 0 })).toBe('exportAccount')
  expect(revenueField({ reason: 'vat.domestic', rateBp: 1_600 })).toBeNull()
  expect(revenueField({ reason: 'vat.italian_chain', rateBp: 0 })).toBeNull()
})

test.each([
  ['2026-01-01', 1, '2026-01-01'],
  ['2026-12-31', 1, '2026-01-01'],
  ['2026-06-30', 7, '2025-07-01'],
  ['2026-07-01', 7, '2026-07-01'],
])('the fiscal year of %s that starts in month %i begins on %s', (day, month, start) => {
  expect(fiscalYearStart(day, month)).toBe(start)
})
