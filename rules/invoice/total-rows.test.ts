import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type VatReason, vatOn, vatReasons } from '../vat/vat.ts'
import type { Invoice } from './invoice.ts'
import { type InvoiceTotalKind, invoiceTotalRows } from './total-rows.ts'

type Parts = {
  kind?: Invoice['kind']
  lines?: number
  charges?: Invoice['charges']
  prepaid?: number
  reason?: VatReason
  rateBp?: number
}

function makeSums({ kind = 'invoice', lines = 10_000, charges = [], prepaid = 0, ...more }: Parts) {
  const { reason = 'vat.domestic', rateBp = 2_100 } = more
  const charged = charges.reduce((sum, { net }) => sum + net, 0)
  const net = lines + charged
  const vat = vatOn(net, rateBp)
  const total = net + vat
  return {
    kind,
    charges,
    vat: { reason },
    totals: { lines, charges: charged, net, vat, total, prepaid, due: total - prepaid },
  }
}

const rowsOf = (parts: Parts) => invoiceTotalRows(makeSums(parts)).map(({ kind, amount }) => [kind, amount])
const kindsOf = (parts: Parts) => rowsOf(parts).map(([kind]) => kind)
const shipping = { kind: 'shipping', net: 750 } as const
const handling = { kind: 'handling', net: 500 } as const

test('goods, charges, net, VAT and total come before what is due', () => {
  expect(rowsOf({ charges: [shipping, handling] })).toEqual([
    ['goods', 10_000],
    ['shipping', 750],
    ['handling', 500],
    ['net', 11_250],
    ['vat', 2_363],
    ['total', 13_613],
    ['due', 13_613],
  ])
})

test.each<[string, Parts, string[]]>([
  ['no charges', {}, ['net', 'vat', 'total', 'due']],
  ['VAT of nothing', { reason: 'vat.intra_eu', rateBp: 0 }, ['net', 'vat', 'total', 'due']],
  ['no VAT at all', { reason: 'vat.none_us', rateBp: 0 }, ['total', 'due']],
  [
    'no VAT, with shipping',
    { reason: 'vat.none_us', rateBp: 0, charges: [shipping] },
    ['goods', 'shipping', 'total', 'due'],
  ],
  ['a part that was paid', { prepaid: 5_000 }, ['net', 'vat', 'total', 'prepaid', 'due']],
  ['a credit note', { kind: 'credit' }, ['net', 'vat', 'total']],
])('%s', (_, parts, kinds) => {
  expect(kindsOf(parts)).toEqual(kinds)
})

const anyParts = fc.record({
  kind: fc.constantFrom('invoice' as const, 'credit' as const),
  lines: fc.integer({ min: 0, max: 10 ** 11 }),
  charges: fc.subarray([shipping, handling]),
  prepaid: fc.nat(1_000),
  reason: fc.constantFrom(...vatReasons),
  rateBp: fc.nat(2_700),
})

test('what is above a sum adds up to it', () => {
  fc.assert(
    fc.property(anyParts, (parts) => {
      const rateBp = parts.reason === 'vat.none_us' ? 0 : parts.rateBp
      const rows = invoiceTotalRows(makeSums({ ...parts, rateBp }))
      const amounts = new Map(rows.map(({ kind, amount }) => [kind, amount]))
      const sum = (...kinds: InvoiceTotalKind[]) => kinds.reduce((all, kind) => all + (amounts.get(kind) ?? 0), 0)
      const net = amounts.get('net') ?? sum('total')
      if (amounts.has('goods')) expect(sum('goods', 'shipping', 'handling')).toBe(net)
      if (amounts.has('vat')) expect(sum('net', 'vat')).toBe(sum('total'))
      if (amounts.has('due')) expect(sum('total', 'prepaid')).toBe(sum('due'))
      expect(rows.at(-1)?.amount).toBe(makeSums({ ...parts, rateBp }).totals.due)
    }),
  )
})
