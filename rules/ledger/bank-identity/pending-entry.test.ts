import { expect, test } from 'vitest'
import { makeEntry } from '../testing/entries.ts'
import type { EntryContent } from './entry-content.ts'
import { findAnnouncedBefore, findBooked, type PendingContent } from './pending-entry.ts'

const nameless = { reference: 'position 1', endToEndId: '' }
const booked = (over: Partial<EntryContent> = {}) => ({ ...makeEntry(5_000, nameless), ...over })
const pending = ({ expectedOn = '2026-03-02', ...over }: Partial<PendingContent> = {}): PendingContent => ({
  ...booked(),
  expectedOn,
  seenOn: '2026-03-01',
  ...over,
})
const payer = { name: 'Reseller', account: 'DE89370400440532013000' }

test.each<[string, PendingContent, EntryContent, boolean]>([
  ['the same words', pending(), booked(), true],
  ['on the day before', pending(), booked({ bookedOn: '2026-03-01' }), true],
  ['two days before', pending(), booked({ bookedOn: '2026-02-28' }), false],
  ['after a fortnight', pending(), booked({ bookedOn: '2026-03-16' }), true],
  ['what comes again after it', pending(), booked({ bookedOn: '2026-03-17' }), false],
  ['no day is said', pending({ expectedOn: null }), booked({ bookedOn: '2026-03-15' }), true],
  ['no day is said, and the file is older', pending({ expectedOn: null }), booked({ bookedOn: '2026-03-16' }), false],
  ['other money', pending(), booked({ amount: 5_001 }), false],
  ['money out', pending(), booked({ direction: 'debit' }), false],
  ['other words', pending({ remittance: 'INL1' }), booked({ remittance: 'INL2' }), false],
  [
    'words that came late, from the same account',
    pending({ counterparty: payer }),
    booked({ counterparty: payer, remittance: 'INL2' }),
    true,
  ],
  [
    'words that came late, of the same reference',
    pending({ reference: 'BANK-0000001' }),
    booked({ reference: 'BANK-0000001', remittance: 'INL2' }),
    true,
  ],
  [
    'a reference alone, of other money',
    pending({ reference: 'BANK-0000001' }),
    booked({ reference: 'BANK-0000001', amount: 1 }),
    false,
  ],
])('%s: booked or not', (_, one, entry, isBooked) => {
  expect(findBooked([one], [entry]).get(0)).toBe(isBooked ? 0 : undefined)
})

test('each entry books one, and what is surest first', () => {
  const unsure = pending({ counterparty: payer, remittance: 'INL1' })
  const sure = pending({ counterparty: payer, remittance: 'INL2' })
  expect(findBooked([unsure, sure], [booked({ counterparty: payer, remittance: 'INL2' })])).toEqual(new Map([[1, 0]]))
  expect(findBooked([pending(), pending()], [booked()]).size).toBe(1)
})

test('what was announced before is announced once; two that are equal are two', () => {
  expect(findAnnouncedBefore([pending(), pending()], [pending()])).toEqual(new Map([[0, 0]]))
  expect(findAnnouncedBefore([pending({ expectedOn: '2026-03-03' })], [pending()]).size).toBe(0)
  expect(
    findAnnouncedBefore([pending({ expectedOn: null, seenOn: '2026-03-02' })], [pending({ expectedOn: null })]).size,
  ).toBe(1)
})
