import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatOn } from '../vat/vat.ts'
import { type CreditableLine, creditLines, creditTotals, type LineCredit, restToCredit, withCredits } from './credit.ts'
import { invoiceTotals } from './issue.ts'

const line = (over: Partial<CreditableLine> = {}): CreditableLine => ({
  position: 1,
  kind: 'goods',
  pieces: 3,
  unitPrice: 100,
  net: 290,
  creditedPieces: 0,
  creditedNet: 0,
  restNet: over.net ?? 290,
  ...over,
})

test.each([
  ['more pieces than were invoiced', { position: 1, pieces: 4 }],
  ['no piece', { position: 1, pieces: 0 }],
  ['a larger amount than was invoiced', { position: 1, net: 291 }],
  ['an amount of nothing', { position: 1, net: 0 }],
  ['a line that is not there', { position: 2, pieces: 1 }],
])('refuses %s', (_, requested) => {
  expect(creditLines([line()], [requested])).toEqual({ refused: 'credit.too_much', position: requested.position })
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

const sixPieces = { ...line(), pieces: 6, net: 600 }

test.each<[string, LineCredit[], { pieces: number; feeBp?: number }, number]>([
  ['after nothing', [], { pieces: 3 }, 300],
  ['after half of all', [{ pieces: 0, net: 300 }], { pieces: 3 }, 150],
  [
    'the last ones, after half of all',
    [
      { pieces: 0, net: 300 },
      { pieces: 3, net: 150 },
    ],
    { pieces: 3 },
    150,
  ],
  [
    'after an amount for those that were left',
    [
      { pieces: 3, net: 300 },
      { pieces: 0, net: 30 },
    ],
    { pieces: 1 },
    90,
  ],
  ['after pieces that a fee was kept of', [{ pieces: 3, net: 240 }], { pieces: 3 }, 300],
  ['less a fee, after half of all', [{ pieces: 0, net: 300 }], { pieces: 3, feeBp: 2_000 }, 120],
  [
    'where earlier notes gave their whole price',
    [
      { pieces: 0, net: 300 },
      { pieces: 2, net: 200 },
    ],
    { pieces: 2 },
    50,
  ],
])('pieces of a line of six for 6.00, %s', (_, credits, requested, net) => {
  const credited = creditLines([withCredits(sixPieces, credits)], [{ position: 1, ...requested }])
  expect(credited).toMatchObject([{ net }])
})

test('for what came back never more than was paid for it, in whichever order pieces and amounts are credited', () => {
  const steps = fc.array(fc.record({ isAmount: fc.boolean(), size: fc.integer({ min: 1, max: 300 }) }), {
    maxLength: 12,
  })
  const feeBp = fc.constantFrom(0, 2_000)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(2_000), feeBp, steps, (pieces, net, fee, some) => {
      const credits: LineCredit[] = []
      // What is left paid of each piece by itself.
      const paid = Array.from({ length: pieces }, () => net / pieces)
      for (const { isAmount, size } of some) {
        const requested = isAmount ? { net: size } : { pieces: (size % 4) + 1, feeBp: fee }
        const given = creditLines([withCredits({ ...line(), pieces, net }, credits)], [{ position: 1, ...requested }])
        if ('refused' in given) continue
        const [credit = { pieces: 0, net: 0 }] = given
        credits.push(credit)
        const back = paid.splice(0, credit.pieces).reduce((sum, cents) => sum + cents, 0)
        // Each note is rounded once, and carries half a cent of those before it.
        if (credit.pieces > 0) expect(Math.abs(credit.net - back * (1 - fee / 10_000))).toBeLessThanOrEqual(2)
        else for (const at of paid.keys()) paid[at] = Math.max(0, (paid[at] ?? 0) - credit.net / paid.length)
      }
    }),
    { numRuns: 2_000 },
  )
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
      const credits = made.map((): LineCredit[] => [])
      const current = () => made.map((one, at) => ({ ...withCredits(one, credits[at] ?? []), position: at + 1 }))
      const invoice = invoiceTotals({ lines: made, charges: [] }, rateBp)
      const credited = { net: 0, vat: 0 }
      const credit = (requested: ReturnType<typeof restToCredit>) => {
        const given = creditLines(current(), requested)
        if ('refused' in given) return
        const net = given.reduce((sum, one) => sum + one.net, 0)
        const totals = creditTotals(
          { lines: net, charges: 0 },
          { ...invoice, creditedNet: credited.net, creditedVat: credited.vat, rateBp },
        )
        for (const one of given) {
          credits[one.position - 1]?.push(one)
          expect(Math.max(1, one.pieces) * one.unitPrice - one.discount).toBe(one.net)
          expect(one.discount).toBeGreaterThanOrEqual(0)
        }
        expect(Math.abs(totals.vat - vatOn(totals.net, rateBp))).toBeLessThanOrEqual(1)
        credited.net += totals.net
        credited.vat += totals.vat
      }
      for (const { at, isAmount, size } of steps) {
        const position = (at % made.length) + 1
        credit([isAmount ? { position, net: size } : { position, pieces: (size % 4) + 1 }])
        expect(credited.vat).toBeLessThanOrEqual(invoice.vat)
      }
      credit(restToCredit(current()))
      credit(restToCredit(current()))
      expect(credited).toEqual({ net: invoice.net, vat: invoice.vat })
    }),
    { numRuns: 2_000 },
  )
})
