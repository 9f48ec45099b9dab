import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isEditable,
  isOpenReturn,
  mayReturn,
  type ReturnLineState,
  returnActions,
  returnLineStates,
  returnStates,
  returnStatus,
  returnTransitions,
} from './return-state.ts'

test.each<[ReturnLineState[], string]>([
  [['saved'], 'saved'],
  [['submitted', 'refused'], 'submitted'],
  [['approved', 'submitted'], 'submitted'],
  [['received', 'credited', 'sent'], 'sent'],
  [['credited', 'refused', 'cancelled'], 'completed'],
  [['sentBack'], 'completed'],
  [['refused', 'cancelled'], 'refused'],
  [['expired', 'cancelled'], 'expired'],
  [['cancelled'], 'cancelled'],
])('lines that are %s make a return that is %s', (lines, status) => expect(returnStatus(lines)).toBe(status))

test('a return is open until all of its lines have ended', () =>
  expect(returnStates.filter((status) => !isOpenReturn(status))).toEqual([
    ...(['completed', 'refused', 'expired', 'cancelled'] as const),
  ]))

// Specification section 4.
test('every state of a line is reached from a draft by the table, and every end has no way on', () => {
  const reached = new Set<ReturnLineState>(['saved'])
  for (let grown = true; grown; ) {
    const before = reached.size
    for (const { from, to } of Object.values(returnTransitions))
      if (from.some((state) => reached.has(state))) for (const state of to) reached.add(state)
    grown = reached.size > before
  }
  expect([...reached].toSorted()).toEqual([...returnLineStates].toSorted())
  const ended: ReturnLineState[] = ['refused', 'cancelled', 'expired', 'credited', 'replaced', 'sentBack']
  for (const state of ended)
    for (const action of returnActions)
      for (const party of ['customer', 'staff', 'shop'] as const) expect(mayReturn(action, state, party)).toBe(false)
})

test('a return is open while any line is, and its status is one of those that there are', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...returnLineStates), { minLength: 1 }), (lines) => {
      const status = returnStatus(lines)
      expect(returnStates).toContain(status)
      const isOpen = lines.some((state) =>
        returnActions.some((action) => mayReturn(action, state, returnTransitions[action].by[0] ?? 'shop')),
      )
      expect(['completed', 'refused', 'expired', 'cancelled'].includes(status)).toBe(!isOpen)
      expect(returnStatus(lines.toReversed())).toBe(status)
    }),
  )
})

test('the customer edits what staff have not opened, and what they were asked about', () => {
  expect(isEditable('saved', true)).toBe(true)
  expect([isEditable('submitted', false), isEditable('submitted', true)]).toEqual([true, false])
  expect(isEditable('approved', false)).toBe(false)
})
