import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatOn } from '../vat/vat.ts'
import { type CreditableLine, creditLines, creditTotals, restToCredit } from './credit.ts'
import { invoiceTotals } from './issue.ts'

const line = (over: Partial<CreditableLine> = {}): CreditableLine => ({
  position: 1,
  kind: 'goods',
  pieces: 3,
  unitPrice: 100,
  net: 290,
  creditedPieces: 0,
  creditedNet: 0,
  ...over,
})

test.each([
  ['more pieces than were invoiced', { position: 1, pieces: 4 }],
  ['no piece', { position: 1, pieces: 0 }],
  ['a larger amount than was invoiced', { position: 1, net: 291 }],
  ['an amount of nothing', { position: 1, net: 0 }],
  ['a line that is not there', { position: 2, pieces: 1 }],
])('refuses %s', (_, wanted) => {
  expect(creditLines([line()], [wanted])).toEqual({ refused: 'credit.too_much', position: wanted.position })
})

test('refuses a line twice in one note, and a note of nothing', () => {
  const twice = [1, 1].map((position) => ({ position, pieces: 1 }))
  expect(creditLines([line()], twice)).toMatchObject({ refused: 'credit.too_much' })
  expect(creditLines([line()], [])).toEqual({ refused: 'credit.nothing' })
})

test('pieces come with their share of the discount, an amount without pieces', () => {
  expect(creditLines([line()], [{ position: 1, pieces: 1 }])).toEqual([
    { position: 1, pieces: 1, unitPrice: 100, discount: 3, net: 97 },
  ])
  expect(creditLines([line()], [{ position: 1, net: 50 }])).toEqual([
    { position: 1, pieces: 0, unitPrice: 50, discount: 0, net: 50 },
  ])
})

const anyLines = fc.array(
  fc
    .record({
      pieces: fc.integer({ min: 1, max: 12 }),
      unitPrice: fc.integer({ min: 1, max: 400 }),
      share: fc.nat(100),
    })
    .map(({ pieces, unitPrice, share }) =>
      line({ pieces, unitPrice, net: pieces * unitPrice - Math.floor((pieces * unitPrice * share) / 100) }),
    ),
  { minLength: 1, maxLength: 4 },
)
const anySteps = fc.array(
  fc.record({ at: fc.nat(3), isAmount: fc.boolean(), size: fc.integer({ min: 1, max: 300 }) }),
  {
    maxLength: 12,
  },
)

test('of ten notes that are each rounded up, none is off by more than a cent, nor is the last one', () => {
  // 21 % of 0.07 are 1.47 cents, and of 0.17 3.57.
  for (const net of [7, 17]) {
    const invoice = { net: 10 * net, vat: vatOn(10 * net, 2_100), rateBp: 2_100 }
    const credited = { creditedNet: 0, creditedVat: 0 }
    for (let note = 0; note < 10; note++) {
      const { vat } = creditTotals({ lines: net, charges: 0 }, { ...invoice, ...credited })
      expect(Math.abs(vat - vatOn(net, 2_100))).toBeLessThanOrEqual(1)
      credited.creditedNet += net
      credited.creditedVat += vat
    }
    expect(credited.creditedVat).toBe(invoice.vat)
  }
})

test('whatever is credited in whichever order, all of it together is what was invoiced, to the cent', () => {
  fc.assert(
    fc.property(anyLines, anySteps, fc.constantFrom(0, 2_100, 1_900), (made, steps, rateBp) => {
      const lines = made.map((one, at) => ({ ...one, position: at + 1 }))
      const invoice = invoiceTotals({ lines, charges: [] }, rateBp)
      const credited = { net: 0, vat: 0 }
      const credit = (wanted: ReturnType<typeof restToCredit>) => {
        const credits = creditLines(lines, wanted)
        if ('refused' in credits) return
        const net = credits.reduce((sum, one) => sum + one.net, 0)
        const totals = creditTotals(
          { lines: net, charges: 0 },
          { ...invoice, creditedNet: credited.net, creditedVat: credited.vat, rateBp },
        )
        for (const one of credits) {
          const corrected = lines.find(({ position }) => position === one.position)
          if (!corrected) throw new Error('a credit of no line')
          corrected.creditedPieces += one.pieces
          corrected.creditedNet += one.net
          expect(Math.max(1, one.pieces) * one.unitPrice - one.discount).toBe(one.net)
          expect(one.discount).toBeGreaterThanOrEqual(0)
        }
        expect(Math.abs(totals.vat - vatOn(totals.net, rateBp))).toBeLessThanOrEqual(1)
        credited.net += totals.net
        credited.vat += totals.vat
      }
      for (const { at, isAmount, size } of steps) {
        const position = (at % lines.length) + 1
        credit([isAmount ? { position, net: size } : { position, pieces: (size % 4) + 1 }])
        expect(credited.vat).toBeLessThanOrEqual(invoice.vat)
      }
      credit(restToCredit(lines))
      credit(restToCredit(lines))
      expect(credited).toEqual({ net: invoice.net, vat: invoice.vat })
    }),
    { numRuns: 2_000 },
  )
})
