import { expect, test } from 'vitest'
import {
  type ReturnLineState,
  type ReturnState,
  returnLineStates,
  returnStates,
} from '../../../../rules/return/return-state.ts'
import { type Language, languages } from '../../../../texts/index.ts'
import { sayRefusal } from '../../../http/refuse.ts'
import { returnLineStands, returnStands, type StandingReturn } from './return-stands.ts'

type Found = { received?: number | null; kept?: number }
const lineStates: Partial<Record<ReturnState, ReturnLineState>> = { completed: 'credited' }
const standing = (status: ReturnState, { received = null, kept = 0 }: Found = {}): StandingReturn => {
  const state = lineStates[status] ?? (status as ReturnLineState)
  return { status, type: 'quality', deliveryMode: 'ownReturn', openedAt: null, lines: [{ state, received, kept }] }
}
const said = (status: ReturnState, party: 'customer' | 'staff', found?: Found) =>
  sayRefusal('en', returnStands(standing(status, found), party))

test.each([
  ['saved', 'customer', 'This return is a draft. You can change it, submit it or delete it'],
  ['approved', 'customer', 'This return is approved. You can say how you sent it or cancel it'],
  ['received', 'customer', 'This return has arrived and is not inspected yet. Nothing about it can be changed now'],
  [
    'submitted',
    'staff',
    'This return has been submitted and is not decided yet. You can ask the customer, approve it or refuse it',
  ],
  ['approved', 'staff', 'This return is approved. You can note that it has arrived'],
  ['completed', 'staff', 'This return is completed. Nothing about it can be changed now'],
] as const)('of a return that is %s a %s reads what may be done', (status, party, sentence) => {
  expect(said(status, party)).toBe(sentence)
})

test('what was found decides whether pieces are credited and replaced, or go back', () => {
  expect(said('inspected', 'staff', { received: 2, kept: 2 })).toMatch(/You can credit it or send a replacement$/)
  expect(said('inspected', 'staff', { received: 2, kept: 0 })).toMatch(/You can credit it or send it back$/)
})

test('a submitted one that staff have opened can no longer be changed by its customer', () => {
  const opened = { ...standing('submitted'), openedAt: new Date('2026-11-28') }
  expect(sayRefusal('en', returnStands(opened, 'customer'))).toMatch(/You can cancel it$/)
})

test.each(languages)(
  'every state of returns and of their lines has a sentence of its own in %s',
  (language: Language) => {
    const sentences = [
      ...returnStates.flatMap((state) => [
        returnStands(standing(state), 'customer'),
        returnStands({ ...standing(state), deliveryMode: 'providerCourier' }, 'staff'),
      ]),
      ...returnLineStates.map((state) => {
        const line = { state, received: null, kept: 0 }
        return returnLineStands(line, { ...standing('submitted'), lines: [line] })
      }),
    ].map((refusal) => sayRefusal(language, refusal))
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\. \p{Lu}.{8,}[^.]$/u)
    const heads = new Set(sentences.map((sentence) => sentence.split('. ')[0]))
    expect(heads.size).toBe(returnStates.length + returnLineStates.length)
  },
)
