import { expect, test } from 'vitest'
import type { StatementEvidence } from '../bank-statement.ts'
import { makeEntry } from '../testing/entries.ts'
import type { KnownEntry } from './entry-content.ts'
import { matchEntries, matchInSteps } from './match-entries.ts'
import { bare } from './testing/evidence.ts'

const at = (time: string) => `2026-03-02T${time}:00`
const day = { ...bare, startsAt: at('00:00'), endsAt: '2026-03-03T00:00:00' }
const morning = { ...bare, startsAt: at('00:00'), endsAt: at('12:00') }
const noon = { ...bare, startsAt: at('12:00'), endsAt: at('18:00') }

const [nameless, one, other] = ['position 1', 'BANK-0000001', 'BANK-0000002']
const entry = (reference: string, over: Partial<KnownEntry> = {}) => ({ ...makeEntry(9_100), reference, ...over })

test.each<[string, StatementEvidence, string, StatementEvidence, string, string]>([
  ['the same reference', bare, one, bare, one, 'known'],
  ['no reference', bare, nameless, bare, nameless, 'unclear'],
  ['no reference of one', bare, one, bare, nameless, 'unclear'],
  ['two references', bare, one, bare, other, 'new'],
  ['two references, where one statement has all that the other has', day, one, day, other, 'unclear'],
  ['no reference, where one statement has all that the other has', day, nameless, morning, nameless, 'known'],
  ['no reference at two times', morning, nameless, noon, nameless, 'new'],
])('%s', (_, before, reference, statement, again, kind) => {
  const known = [{ ...entry(reference), id: 7, statements: [before] }]
  expect(matchEntries(statement, [entry(again)], known).map((identity) => identity.kind)).toEqual([kind])
})

test('what one statement has twice is there twice', () => {
  const known = [{ ...entry(nameless), id: 7, statements: [day] }]
  const kinds = matchEntries(day, [entry(nameless), entry('position 2')], known).map(({ kind }) => kind)
  expect(kinds).toEqual(['known', 'new'])
})

test('a payment of a batch is known by the batch, whichever of it it was', () => {
  const known = [{ ...entry('BATCH-00001/2', { part: 2 }), id: 7, statements: [bare] }]
  expect(matchEntries(bare, [entry('BATCH-00001/1', { part: 1 })], known)).toEqual([{ kind: 'known', id: 7 }])
})

test('a day is no other one, nor is another amount', () => {
  const known = [{ ...entry(nameless), id: 7, statements: [day] }]
  const others = [entry(nameless, { bookedOn: '2026-03-03' }), { ...makeEntry(9_101), reference: nameless }]
  expect(matchEntries(day, others, known).map(({ kind }) => kind)).toEqual(['new', 'new'])
})

test('whatever is compared on a day, others have their turn after each part of it', () => {
  const countPauses = (size: number) => {
    const entries = Array.from({ length: size }, (_, at) => ({ ...makeEntry(at + 1), reference: nameless }))
    const known = entries.map((one, at) => ({ ...one, id: at + 1, statements: [day] }))
    const steps = matchInSteps(day, entries, known)
    let pauses = 0
    while (!steps.next().done) pauses++
    return pauses
  }
  expect(countPauses(4_000) / countPauses(400)).toBeGreaterThan(5)
})
