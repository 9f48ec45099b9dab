import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditLines, type LineCredit, withCredits } from '../invoice/credit.ts'
import { type InvoicedLine, isInvoiced, planCredits } from './credit-plan.ts'

const invoiced = (itemId: number, part: Partial<InvoicedLine> = {}, ...credits: LineCredit[]): InvoicedLine => {
  const line = { itemId, position: 1, kind: 'goods', pieces: 3, unitPrice: 1_000, net: 3_000 } as const
  return withCredits({ ...line, orderId: 7, orderPosition: 1, ...part }, credits)
}
const line = (position: number, pieces: number, feeBp = 0) => ({
  position,
  orderId: 7,
  orderPosition: 1,
  pieces,
  feeBp,
})

test('the oldest invoice first, each as long as pieces of it are left', () => {
  const plans = planCredits([line(1, 4)], [invoiced(1, {}, { pieces: 1, net: 1_000 }), invoiced(2)])
  expect(plans).toEqual([
    { itemId: 1, requested: [{ position: 1, pieces: 2, feeBp: 0 }], parts: [{ position: 1, pieces: 2 }] },
    { itemId: 2, requested: [{ position: 1, pieces: 2, feeBp: 0 }], parts: [{ position: 1, pieces: 2 }] },
  ])
})

test('two batches of one line are one line of a credit note', () => {
  const [plan, ...others] = planCredits([line(1, 1), line(2, 2)], [invoiced(1)])
  expect(others).toEqual([])
  expect(plan?.requested).toEqual([{ position: 1, pieces: 3, feeBp: 0 }])
  expect(plan?.parts).toEqual([
    { position: 1, pieces: 1 },
    { position: 2, pieces: 2 },
  ])
})

test('what was not invoiced, or is credited, is not planned', () => {
  expect(planCredits([line(1, 1)], [])).toEqual([])
  expect(planCredits([line(1, 1)], [invoiced(1, {}, { pieces: 3, net: 3_000 })])).toEqual([])
  expect(planCredits([line(1, 1)], [invoiced(1, { orderPosition: 2 })])).toEqual([])
})

test('a line is invoiced by the line of its order alone', () => {
  expect(isInvoiced(line(1, 1), [invoiced(1, { orderId: 8 }), invoiced(2, { orderPosition: 2 })])).toBe(false)
  expect(isInvoiced(line(1, 1), [invoiced(1, { orderId: 8 }), invoiced(2, {}, { pieces: 3, net: 3_000 })])).toBe(true)
})

test.each([
  ['whose whole amount was credited has no piece left: the next invoice is credited', 3_000, 3_000, [2]],
  ['of whose amount a cent is left has its pieces', 3_000, 2_999, [1]],
  ['that was free of charge has its pieces', 0, 0, [1]],
])('an invoice %s', (_, net, amount, items) => {
  const plans = planCredits([line(1, 2)], [invoiced(1, { net }, { pieces: 0, net: amount }), invoiced(2)])
  expect(plans.map(({ itemId, parts }) => [itemId, parts])).toEqual(
    items.map((itemId) => [itemId, [{ position: 1, pieces: 2 }]]),
  )
})

const someInvoices = fc
  .array(
    fc.record({
      ...{ pieces: fc.integer({ min: 1, max: 6 }), net: fc.integer({ min: 0, max: 5_000 }) },
      ...{ share: fc.nat(6), credited: fc.constantFrom(0, 0.5, 1) },
    }),
  )
  .map((all) =>
    all.map(({ pieces, net, share, credited }, at) => {
      const back = { pieces: Math.min(pieces, share), net: 0 }
      return invoiced(at + 1, { pieces, net }, { pieces: 0, net: Math.floor(net * credited) }, back)
    }),
  )
const someLines = fc
  .array(fc.integer({ min: 1, max: 9 }))
  .map((all) => all.map((pieces, at) => line(at + 1, pieces, 2_000)))

test('never more than is requested or left, and no piece that could be is left out; credit notes take every plan', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  fc.assert(
    fc.property(someLines, someInvoices, (lines, invoices) => {
      const plans = planCredits(lines, invoices)
      const planned = sum(plans.flatMap(({ parts }) => parts.map(({ pieces }) => pieces)))
      const some = invoices.filter(({ net, restNet }) => net === 0 || restNet > 0)
      const left = sum(some.map(({ pieces, creditedPieces }) => pieces - creditedPieces))
      expect(planned).toBe(Math.min(left, sum(lines.map(({ pieces }) => pieces))))
      for (const { itemId, requested, parts } of plans) {
        expect(sum(requested.map(({ pieces }) => pieces))).toBe(sum(parts.map(({ pieces }) => pieces)))
        const of = invoices.filter((one) => one.itemId === itemId)
        const credits = creditLines(of, requested)
        if ('refused' in credits) expect(credits.refused).toBe('credit.nothing')
        else expect(sum(credits.map(({ net }) => net))).toBeLessThanOrEqual(sum(of.map(({ net }) => net)))
      }
    }),
  )
})

test('a fee comes off the share of the pieces, and the next ones begin where they would without it', () => {
  const first = creditLines([invoiced(1)], [{ position: 1, pieces: 1, feeBp: 2_000 }])
  expect(first).toEqual([{ position: 1, pieces: 1, unitPrice: 1_000, discount: 200, net: 800 }])
  const rest = creditLines([invoiced(1, {}, { pieces: 1, net: 800 })], [{ position: 1, pieces: 2 }])
  expect(rest).toEqual([{ position: 1, pieces: 2, unitPrice: 1_000, discount: 0, net: 2_000 }])
})
