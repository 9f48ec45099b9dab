import { expect, test } from 'vitest'
import {
  nameShipment,
  readShipmentNumber,
  readShipmentSubject,
  shipmentNumber,
  stillToCome,
  trackingLink,
} from './shipment.ts'

const page = 'https://parcel.example/follow?n={number}&l=en'

test.each([
  [page, '3S 00/1&x', 'https://parcel.example/follow?n=3S%2000%2F1%26x&l=en'],
  [page, '', ''],
  ['', '3S001', ''],
])('%s with %s is followed at %s', (where, number, expected) => {
  expect(trackingLink(where, number)).toBe(expected)
})

const lines = [
  { position: 1, qty: 3 },
  { position: 2, qty: 2 },
]
const of = (...pairs: [position: number, qty: number][]) => ({
  lines: pairs.map(([position, qty]) => ({ position, qty })),
})

test.each([
  [
    'nothing has left',
    [],
    [
      [1, 3],
      [2, 2],
    ],
  ],
  [
    'a part of a line',
    [of([1, 1])],
    [
      [1, 2],
      [2, 2],
    ],
  ],
  ['a line in two shipments', [of([1, 1]), of([1, 2])], [[2, 2]]],
  ['everything', [of([1, 3], [2, 2])], []],
])('%s', (_, shipments, expected) => {
  expect(stillToCome(lines, shipments).map(({ line, pieces }) => [line.position, pieces])).toEqual(expected)
})

test.each([
  ['S00000012', 12],
  [' s12 ', 12],
  ['12', 12],
  ['S123456789', 123456789],
  ['S0', undefined],
  ['X12', undefined],
  ['12.5', undefined],
  ['', undefined],
  ['S1234567890123', undefined],
])('%s is the shipment %s', (text, shipmentId) => {
  expect(readShipmentNumber(text)).toBe(shipmentId)
})

test('a shipment is found again by its number', () => {
  for (const id of [1, 12_345, 123_456_789]) expect(readShipmentNumber(shipmentNumber(id))).toBe(id)
})

test.each([
  ['shipment 62', 'shipment S00000062'],
  ['shipment 123456789', 'shipment S123456789'],
])('the subject %s is shown as %s, and found by it', (stored, shown) => {
  expect(nameShipment(stored)).toBe(shown)
  expect(readShipmentSubject(shown)).toBe(stored)
  expect(readShipmentSubject(stored)).toBe(stored)
})

test.each(['account 17', 'receipt shipment 4', 'shipment 4 and 5'])('another subject stays as it is: %s', (subject) => {
  expect(nameShipment(subject)).toBe(subject)
  expect(readShipmentSubject(subject)).toBe(subject)
})
