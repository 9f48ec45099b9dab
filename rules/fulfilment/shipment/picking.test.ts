import { expect, test } from 'vitest'
import { isPicked, type PickedPieces, readScan } from './picking.ts'

const lines = [
  { position: 1, qty: 3, number: 'AS-103320', barcodes: ['4977766789011', 'Q2673A'], cartons: [] },
  { position: 2, qty: 1, number: 'CF259A', barcodes: [], cartons: [] },
  { position: 3, qty: 2, number: 'AS-103320', barcodes: ['4977766789011', 'Q2673A'], cartons: [] },
  { position: 4, qty: 1, number: 'TN-241Y', barcodes: ['TN242Y'], cartons: [] },
  { position: 5, qty: 1, number: 'TN-242Z', barcodes: [], cartons: [] },
  {
    position: 6,
    qty: 20,
    number: 'AS-7',
    barcodes: ['4006381333931', '14006381333938', '24006381333935'],
    cartons: [
      { barcode: '14006381333938', pieces: 6 },
      { barcode: '24006381333935', pieces: 24 },
    ],
  },
]

test.each<[string, PickedPieces, object]>([
  ['AS-103320', {}, { line: lines[0], pieces: 1 }],
  [' as 103320 ', {}, { line: lines[0], pieces: 1 }],
  ['4977766789011', { 1: 1 }, { line: lines[0], pieces: 1 }],
  // Fourteen digits of a carton begin with zeros.
  ['04977766789011', {}, { line: lines[0], pieces: 1 }],
  ['3*q2673a', {}, { line: lines[0], pieces: 3 }],
  ['2 x AS-103320', { 1: 1 }, { line: lines[0], pieces: 2 }],
  ['AS-103320', { 1: 3 }, { line: lines[2], pieces: 1 }],
  ['3*AS-103320', { 1: 1 }, { wrong: 'too_many', number: 'AS-103320', left: 2 }],
  ['0*AS-103320', {}, { wrong: 'too_many', number: 'AS-103320', left: 3 }],
  ['CF259A', { 2: 1 }, { wrong: 'complete', number: 'CF259A' }],
  ['CF259X', {}, { wrong: 'unknown', number: 'CF259X' }],
  // A label says how many; what is typed before it counts more. Of a carton it has to be typed.
  [']C10204977766789011\u001d372', {}, { line: lines[0], pieces: 2 }],
  ['(02)04977766789011(37)2', {}, { line: lines[0], pieces: 2 }],
  ['3*(02)04977766789011(37)2', {}, { line: lines[0], pieces: 3 }],
  ['(02)04977766789011(37)9', {}, { wrong: 'too_many', number: '4977766789011', left: 3 }],
  ['14977766789018', {}, { wrong: 'pieces', number: 'AS-103320' }],
  ['3*14977766789018', {}, { line: lines[0], pieces: 3 }],
  // Of a carton that is known nobody has to say it; what is typed counts pieces all the same.
  ['14006381333938', {}, { line: lines[5], pieces: 6 }],
  ['(01)14006381333938(10)AB', { 6: 14 }, { line: lines[5], pieces: 6 }],
  ['14006381333938', { 6: 15 }, { wrong: 'too_many', number: '14006381333938', left: 5 }],
  ['5*14006381333938', { 6: 15 }, { line: lines[5], pieces: 5 }],
  ['(02)14006381333938(37)3', {}, { line: lines[5], pieces: 18 }],
  ['(02)14006381333938', {}, { wrong: 'pieces', number: 'AS-7' }],
  ['24006381333935', {}, { wrong: 'too_many', number: '24006381333935', left: 20 }],
  ['34006381333932', {}, { wrong: 'pieces', number: 'AS-7' }],
  ['https://any.host/01/04977766789011/10/AB', {}, { line: lines[0], pieces: 1 }],
  // Keyboards: one reading is known, or two are.
  [`'çèèè--è_ç0&é`, {}, { wrong: 'unknown', number: `'çèèè--è_ç0&é` }],
  [`'çèèè--è_çà&&`, {}, { line: lines[0], pieces: 1 }],
  ['ASß103320', {}, { line: lines[0], pieces: 1 }],
  ['TN-241Z', {}, { line: lines[3], pieces: 1 }],
  ['TN-242Z', {}, { wrong: 'several', number: 'TN-242Z' }],
  ['4977766789012', {}, { wrong: 'check_digit', number: '4977766789012' }],
  ['94977766789014', {}, { wrong: 'variable_measure', number: '94977766789014' }],
  ['', {}, { wrong: 'unknown', number: '' }],
  ['--', {}, { wrong: 'unknown', number: '--' }],
])('%j after %j', (entered, picked, expected) => {
  expect(readScan(lines, picked, entered)).toEqual(expected)
})

test('a shipment is picked when every piece is confirmed', () => {
  expect(isPicked(lines, { 1: 3, 2: 1, 3: 1, 4: 1, 5: 1, 6: 20 })).toBe(false)
  expect(isPicked(lines, { 1: 3, 2: 1, 3: 2, 4: 1, 5: 1, 6: 20 })).toBe(true)
})
