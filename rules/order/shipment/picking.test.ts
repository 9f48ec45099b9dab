import { expect, test } from 'vitest'
import { isPicked, type PickedPieces, readScan } from './picking.ts'

const lines = [
  { position: 1, qty: 3, number: 'AS-103320', barcodes: ['4977766789012', 'Q2673A'] },
  { position: 2, qty: 1, number: 'CF259A', barcodes: [] },
  { position: 3, qty: 2, number: 'AS-103320', barcodes: ['4977766789012', 'Q2673A'] },
]

test.each<[string, PickedPieces, object]>([
  ['AS-103320', {}, { line: lines[0], pieces: 1 }],
  [' as 103320 ', {}, { line: lines[0], pieces: 1 }],
  ['4977766789012', { 1: 1 }, { line: lines[0], pieces: 1 }],
  // Fourteen digits of a carton begin with zeros.
  ['04977766789012', {}, { line: lines[0], pieces: 1 }],
  ['3*q2673a', {}, { line: lines[0], pieces: 3 }],
  ['2 x AS-103320', { 1: 1 }, { line: lines[0], pieces: 2 }],
  ['AS-103320', { 1: 3 }, { line: lines[2], pieces: 1 }],
  ['3*AS-103320', { 1: 1 }, { wrong: 'too_many', number: 'AS-103320', left: 2 }],
  ['0*AS-103320', {}, { wrong: 'too_many', number: 'AS-103320', left: 3 }],
  ['CF259A', { 2: 1 }, { wrong: 'complete', number: 'CF259A' }],
  ['CF259X', {}, { wrong: 'unknown', number: 'CF259X' }],
  ['', {}, { wrong: 'unknown', number: '' }],
  ['--', {}, { wrong: 'unknown', number: '--' }],
])('%j after %j', (entered, picked, expected) => {
  expect(readScan(lines, picked, entered)).toEqual(expected)
})

test('a shipment is picked when every piece is confirmed', () => {
  expect(isPicked(lines, { 1: 3, 2: 1, 3: 1 })).toBe(false)
  expect(isPicked(lines, { 1: 3, 2: 1, 3: 2 })).toBe(true)
})
