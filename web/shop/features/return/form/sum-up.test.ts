import { expect, test } from 'vitest'
import { returnableLine } from '../../../../testing/return.ts'
import type { ReturnableLine } from '../queries.ts'
import { emptyReturn } from './return-draft.ts'
import { sumUp } from './sum-up.ts'

const typed = {
  orderno: 'ONL000001',
  position: 1,
  batchNumber: '',
  reason: '',
  otherReason: '',
  cameInstead: '',
} as const
const invoiced = (credited: Partial<ReturnableLine['invoiced'][number]> = {}): ReturnableLine['invoiced'][number] => ({
  ...{ invoiceId: 4, position: 1, qty: 3, net: 30, creditedQty: 0, creditedNet: 0, restNet: 30, ...credited },
  invoice: {
    net: 40,
    vat: 8,
    creditedNet: credited.creditedNet ?? 0,
    creditedVat: (credited.creditedNet ?? 0) / 5,
    vatRate: 20,
  },
})
const sums = (row: ReturnableLine, qtys: string[], type: 'quality' | 'notRequired' = 'quality') =>
  sumUp({ ...emptyReturn, type, lines: qtys.map((qty) => ({ ...typed, qty })) }, () => row)

test('without an invoice pieces come to their share of the order', () => {
  expect(sums(returnableLine(), ['2'])).toEqual({ amount: 20, fee: 0, shipping: 0, vat: 4, total: 24 })
})

test('what was credited since is not paid once more, of two batches either', () => {
  const amount = returnableLine({ invoiced: [invoiced({ creditedNet: 15, restNet: 15 })] })
  expect(sums(amount, ['2'])).toMatchObject({ amount: 10, vat: 2, total: 12 })
  const pieces = returnableLine({ invoiced: [invoiced({ creditedQty: 2, creditedNet: 20, restNet: 10 })] })
  expect(sums(pieces, ['2', '1'])).toMatchObject({ amount: 10, total: 12 })
  expect(sums(amount, ['2'], 'notRequired')).toMatchObject({ amount: 10, fee: 2, vat: 1.6, total: 9.6 })
})
