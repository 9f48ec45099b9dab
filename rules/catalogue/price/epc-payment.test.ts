import { expect, test } from 'vitest'
import { epcPayload, isIban, spacedAccount } from './epc-payment.ts'

const transfer = {
  holder: 'Aster Voorbeeld B.V.',
  account: 'NL42ASTR0000000001',
  bic: 'ASTRNL00',
  currency: 'EUR',
  cents: 123_45,
  reference: 'ONL000012',
}

test('the code has the lines that banks read, in their order', () => {
  expect(epcPayload(transfer)?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'ASTRNL00', 'Aster Voorbeeld B.V.', 'NL42ASTR0000000001', 'EUR123.45'],
    ...['', '', 'ONL000012'],
  ])
})

test.each([
  ['RF65INL26000001', 'RF65INL26000001', ''],
  ['rf65 inl2 6000 001', 'RF65INL26000001', ''],
  // Wrong check digits: a bank would refuse it.
  ['RF88INL26000001', '', 'RF88INL26000001'],
])('the reference %s stands among the structured ones as %j, among the words as %j', (reference, structured, words) => {
  expect(
    epcPayload({ ...transfer, reference })
      ?.split('\n')
      .slice(8),
  ).toEqual(['', structured, words])
})

test.each([
  ['another currency', { currency: 'PLN' }],
  ['an account without IBAN', { account: '000000000002' }],
  ['an IBAN with a slip', { account: 'NL43ASTR0000000001' }],
  ['nothing to pay', { cents: 0 }],
  ['a billion', { cents: 100_000_000_000 }],
])('there is no code for %s', (_, more) => {
  expect(epcPayload({ ...transfer, ...more })).toBeNull()
})

test('no field is longer than banks take, or breaks its line', () => {
  const lines =
    epcPayload({ ...transfer, holder: `Ł\n${'x'.repeat(80)}`, reference: 'r'.repeat(200) })?.split('\n') ?? []
  expect(lines).toHaveLength(11)
  expect([lines[5]?.length, lines[10]?.length]).toEqual([70, 140])
})

test.each([
  ['GB82WEST12345698765432', true],
  ['DE89370400440532013000', true],
  ['DE88370400440532013000', false],
  ['DE8937', false],
  ['de89370400440532013000', false],
])('%s is an IBAN: %s', (account, expected) => {
  expect(isIban(account)).toBe(expected)
})

test('an IBAN is written in fours, another number as it is', () => {
  expect([spacedAccount('NL42ASTR0000000001'), spacedAccount('000000000002')]).toEqual([
    'NL42 ASTR 0000 0000 01',
    '000000000002',
  ])
})
