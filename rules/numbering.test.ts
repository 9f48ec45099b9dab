import { expect, test } from 'vitest'
import { isPurchaseOrderNumber, toNumber } from './numbering.ts'

test.each([
  ['order', { prefix: 'NL', serial: 7 }, 'ONL000007'],
  ['so', { prefix: 'NL', serial: 999_999 }, 'SNL999999'],
  ['quickOrder', { prefix: 'NL', serial: 7 }, 'QONL000007'],
  ['rma', { prefix: 'IT', serial: 1_234_567 }, 'RIT1234567'],
  ['invoice', { prefix: 'NL', year: 2026, serial: 12 }, 'INL26000012'],
  ['credit', { prefix: 'IT', year: 2030, serial: 1_234_567 }, 'CIT301234567'],
  ['payment', { prefix: 'NL', year: 2101, serial: 1 }, 'PNL01000001'],
  ['refund', { prefix: 'NL', year: 2026, serial: 1 }, 'FNL26000001'],
  ['difference', { prefix: 'NL', year: 2026, serial: 1 }, 'DNL26000001'],
] as const)('the number of %s %j is %s', (kind, serial, number) => expect(toNumber(kind, serial)).toBe(number))

test.each([
  [toNumber('purchaseOrder', { prefix: 'NL', serial: 7 }), true],
  [toNumber('purchaseOrder', { prefix: 'US', serial: 1_234_567 }), true],
  ['PO-000007', false],
  ['PONL00007', false],
  ['PONL000007-2', false],
  ['OPONL000007', false],
  ['ponl000007', false],
  ['', false],
])('%s is a number of our purchase orders: %s', (reference, is) => expect(isPurchaseOrderNumber(reference)).toBe(is))
