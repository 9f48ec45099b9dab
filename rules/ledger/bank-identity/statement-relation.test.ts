import { expect, test } from 'vitest'
import type { StatementEvidence } from '../bank-statement.ts'
import { relateStatements } from './statement-relation.ts'
import { bare } from './testing/evidence.ts'

const day = '2026-03-02'
const at = (time: string, on = day) => `${on}T${time}:00`
const nextDay = at('00:00', '2026-03-03')

const make = (over: Partial<StatementEvidence>): StatementEvidence => ({ ...bare, ...over })
const whole = { startsAt: at('00:00'), endsAt: nextDay }
const slice = (from: string, until: string, over: Partial<StatementEvidence> = {}) =>
  make({ startsAt: at(from), endsAt: at(until), ...over })
const week = { startsAt: at('00:00', '2026-03-01'), endsAt: at('00:00', '2026-03-08') }

test.each<[string, StatementEvidence, StatementEvidence, string]>([
  ['nothing is said', bare, bare, 'unknown'],
  ['a whole day has every part of it', make(whole), bare, 'nested'],
  ['so has a week', make(week), slice('09:00', '12:00'), 'nested'],
  ['parts of a day', slice('00:00', '12:00'), slice('12:00', '18:00'), 'apart'],
  ['one part in another', slice('00:00', '12:00'), slice('09:00', '11:00'), 'nested'],
  ['parts that overlap', slice('00:00', '12:00'), slice('09:00', '14:00'), 'unknown'],
  ['what grows', make({ ...whole, writtenAt: at('12:00') }), make({ ...whole, writtenAt: at('15:00') }), 'nested'],
  [
    'written in a zone that may be another',
    make({ ...whole, writtenAt: at('12:00') }),
    slice('13:00', '18:00'),
    'unknown',
  ],
  ['some payments of a day', make({ ...whole, kind: 'notification' }), slice('09:00', '12:00'), 'unknown'],
  ['some payments of a day, and all', make({ ...whole, kind: 'notification' }), make(whole), 'nested'],
  ['what is so far, and all', slice('00:00', '12:00', { kind: 'report' }), make(whole), 'nested'],
  ['two pages', make({ id: 'A', page: 1 }), make({ id: 'A', page: 2 }), 'apart'],
  ['the same page', make({ id: 'A', page: 2 }), make({ id: 'A', page: 2 }), 'nested'],
  ['pages of two statements', make({ ...whole, id: 'A', page: 1 }), make({ ...whole, id: 'B', page: 2 }), 'unknown'],
  ['a page, and all', make({ ...whole, id: 'A', page: 1 }), make({ ...whole, id: 'B' }), 'nested'],
  [
    'one opening balance',
    make({ ...whole, opening: 5, closing: 9 }),
    make({ ...whole, opening: 5, closing: 7 }),
    'nested',
  ],
  [
    'one after the other',
    make({ ...whole, opening: 5, closing: 9 }),
    make({ ...whole, opening: 9, closing: 7 }),
    'unknown',
  ],
  [
    'one after the other, as the bank counts them',
    make({ ...whole, sequence: '41', opening: 5, closing: 9 }),
    make({ ...whole, sequence: '042', opening: 9, closing: 7 }),
    'apart',
  ],
  [
    'counted on, but not from where the first ends',
    make({ ...whole, sequence: '41', opening: 5, closing: 9 }),
    make({ ...whole, sequence: '42', opening: 5, closing: 7 }),
    'nested',
  ],
  [
    'what moves nothing, and what may follow',
    make({ ...whole, id: 'A', opening: 5, closing: 5 }),
    make({ ...whole, id: 'B', opening: 5, closing: 7 }),
    'unknown',
  ],
  [
    'one opening balance, but other times',
    slice('00:00', '12:00', { opening: 5, closing: 9 }),
    slice('12:00', '18:00', { opening: 5, closing: 7 }),
    'unknown',
  ],
  [
    'other balances and other times',
    slice('00:00', '12:00', { opening: 5, closing: 9 }),
    slice('14:00', '18:00', { opening: 8, closing: 7 }),
    'apart',
  ],
  [
    'a page, whose balances are those of the whole',
    make({ ...whole, id: 'A', page: 1, opening: 5, closing: 9 }),
    make({ ...whole, id: 'B', opening: 9, closing: 7 }),
    'nested',
  ],
  [
    'a day that begins where a week ends',
    make({ ...week, endsAt: nextDay, opening: 5, closing: 9 }),
    make({ ...whole, opening: 9, closing: 7 }),
    'unknown',
  ],
  ['another id alone', make({ id: 'A' }), make({ id: 'B' }), 'unknown'],
  ['the same id alone', make({ id: 'A' }), make({ id: 'A' }), 'unknown'],
  ['the same id and count', make({ id: 'A', sequence: '7' }), make({ id: 'A', sequence: '7' }), 'nested'],
  [
    'the same id, where no count was kept',
    make({ id: 'A', sequence: null }),
    make({ id: 'A', sequence: '7' }),
    'nested',
  ],
])('%s', (_, one, other, relation) => {
  expect([relateStatements(one, other, day), relateStatements(other, one, day)]).toEqual([relation, relation])
})
