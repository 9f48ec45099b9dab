import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ImportChoice, importAnswers, readImportField } from './return-import.ts'

const line = (changes: Partial<ImportChoice> = {}): ImportChoice => ({
  ...{ orderno: 'ONL000001', position: 1, isDelivered: true, returnable: 3, isLate: false },
  ...changes,
})
const answersTo = (...rows: { quantity: number; choices: ImportChoice[] }[]) =>
  importAnswers(rows).map(({ answer, reason }) => reason ?? answer)

test.each([
  ['one line that has them', 3, [line()], 'ok'],
  ['several lines', 1, [line(), line({ position: 2 })], 'ask'],
  ['one of several, as the other has too few', 3, [line({ returnable: 2 }), line({ position: 2 })], 'ok'],
  ['no line', 1, [], 'return.number_required'],
  ['more than are left', 4, [line()], 'return.too_many_pieces'],
  ['what is on its way', 1, [line({ isDelivered: false })], 'return.order_not_delivered'],
  ['what is late', 1, [line({ isLate: true })], 'return.late'],
  ['no pieces', 0, [line()], 'return.quantity_invalid'],
  ['what is no number', Number.NaN, [line()], 'return.quantity_invalid'],
])('a row with %s', (_, quantity, choices, expected) => {
  expect(answersTo({ quantity, choices })).toEqual([expected])
})

test('what an earlier row takes is not there for a later one', () => {
  const rows = [2, 2, 1].map((quantity) => ({ quantity, choices: [line()] }))
  expect(answersTo(...rows)).toEqual(['ok', 'return.too_many_pieces', 'ok'])
})

// Specification section 5: only one product is selectable.
test('a row that may mean several products takes none of them until one is chosen', () => {
  const several = [line(), line({ orderno: 'ONL000002' }), line({ position: 2 })]
  const [asked, clear] = importAnswers([
    { quantity: 3, choices: several },
    { quantity: 3, choices: [line()] },
  ])
  expect(asked).toEqual({ answer: 'ask', reason: null, choices: several })
  expect(clear).toEqual({ answer: 'ok', reason: null, choices: [line()] })
})

test('whatever a file holds, its clear rows never take more of a line than may come back', () => {
  const choice = fc.record({
    orderno: fc.constantFrom('A', 'B'),
    position: fc.integer({ min: 1, max: 2 }),
    isDelivered: fc.boolean(),
    isLate: fc.boolean(),
  })
  const left = (one: { orderno: string; position: number }) => (one.orderno === 'A' ? 5 : 2) * one.position
  const row = fc.record({ quantity: fc.integer({ min: -1, max: 9 }), choices: fc.array(choice, { maxLength: 3 }) })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (typed) => {
      const rows = typed.map(({ quantity, choices }) => ({
        quantity,
        choices: choices.map((one) => line({ ...one, returnable: left(one) })),
      }))
      const taken = new Map<ImportChoice, number>()
      const lines = new Map<string, ImportChoice>()
      for (const [at, { answer, choices }] of importAnswers(rows).entries()) {
        const [one] = choices
        if (answer !== 'ok' || !one) continue
        const key = lines.get(`${one.orderno}/${one.position}`) ?? one
        lines.set(`${one.orderno}/${one.position}`, key)
        taken.set(key, (taken.get(key) ?? 0) + (rows[at]?.quantity ?? 0))
        expect(one.isDelivered && !one.isLate).toBe(true)
      }
      for (const [one, pieces] of taken) expect(pieces).toBeLessThanOrEqual(one.returnable)
    }),
  )
})

test('columns are known by what others call them', () => {
  expect(['Lot number', 'Chargennummer', 'usterka', 'Colour'].map(readImportField)).toEqual([
    ...(['batch', 'batch', 'reason'] as const),
    undefined,
  ])
})
