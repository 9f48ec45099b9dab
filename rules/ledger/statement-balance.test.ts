import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideBooked, movedBy } from './statement-balance.ts'
import { makeEntry } from './testing/entries.ts'

const entry = (cents: number, isBooked = true, currency = 'EUR') => ({
  isBooked,
  payments: [makeEntry(Math.abs(cents), { direction: cents < 0 ? 'debit' : 'credit', currency })],
})
const euro = (opening: number | null, closing: number | null) => ({ currency: 'EUR', opening, closing })
const differs = (expected: number, closing: number) => ({ reason: 'balance', expected, closing })
const unsaid = { reason: 'status', expected: null, closing: null }

test.each([
  ['what adds up', euro(0, 12_000), [entry(12_000)], 1, null],
  ['an account that is overdrawn', euro(-500, -700), [entry(300), entry(-500)], 2, null],
  ['nothing booked', euro(700, 700), [], 0, null],
  ['a closing balance that is another', euro(0, 50_000), [entry(12_000)], 1, differs(12_000, 50_000)],
  ['an entry that is missing', euro(100, 300), [], 0, differs(100, 300)],
  ['no opening balance', euro(null, 300), [entry(200)], 1, null],
  ['no closing balance', euro(100, null), [entry(200)], 1, null],
  ['no balance', euro(null, null), [entry(200)], 1, null],
  ['another currency, which moves nothing', euro(100, 300), [entry(200), entry(900, true, 'SEK')], 2, null],
  ['no status, proven', euro(0, 300), [entry(100, false), entry(200, false)], 2, null],
  ['no status beside what is booked', euro(0, 300), [entry(100), entry(200, false)], 2, null],
  ['no status, and proven not to be booked', euro(0, 100), [entry(100), entry(200, false)], 1, null],
  ['no status, and a difference', euro(0, 150), [entry(100), entry(200, false)], 2, differs(300, 150)],
  ['no status and no closing balance', euro(0, null), [entry(100), entry(200, false)], 2, unsaid],
  ['no status and no balance', euro(null, null), [entry(0, false)], 1, unsaid],
])('%s', (_, balances, entries, booked, doubt) => {
  const decided = decideBooked(balances, entries)
  expect([decided.booked.length, decided.doubt]).toEqual([booked, doubt])
})

test('whatever is left out or changed of a statement that adds up is found', () => {
  const moves = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).filter(Boolean), { minLength: 1 })
  fc.assert(
    fc.property(moves, fc.integer(), fc.nat(), (cents, opening, at) => {
      const entries = cents.map((one) => entry(one))
      const closing = opening + movedBy(entries.flatMap(({ payments }) => payments))
      const balances = euro(opening, closing)
      expect(decideBooked(balances, entries).doubt).toBeNull()
      const cut = entries.toSpliced(at % entries.length, 1)
      expect(decideBooked(balances, cut)).toMatchObject({ booked: cut, doubt: { reason: 'balance', closing } })
    }),
  )
})
