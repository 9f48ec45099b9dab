import { expect, test } from 'vitest'
import { readTrackingField } from './tracking-columns.ts'
import { judgeRows, type RowShipment, type TrackingRow } from './tracking-rows.ts'

const shipment = (shipmentId: number, more: Partial<RowShipment> = {}): RowShipment => ({
  shipmentId,
  orderno: `ONL00000${shipmentId}`,
  soNumber: `SNL00000${shipmentId}`,
  status: 'left',
  carrier: 'DHL',
  carrierName: 'DHL Parcel',
  parcels: [{ parcelId: 10 * shipmentId, trackingNumber: '', weightGrams: null }],
  ...more,
})
const parcel = (parcelId: number, trackingNumber = '') => ({ parcelId, trackingNumber, weightGrams: 500 })
const row = (more: Partial<TrackingRow>): TrackingRow => ({
  row: 2,
  shipment: '',
  order: '',
  parcel: null,
  trackingNumber: '3SABC1',
  carrier: '',
  weightGrams: null,
  ...more,
})

const shipments = [
  shipment(1),
  shipment(2, { orderno: 'ONL000009', parcels: [parcel(20, '3SOLD1'), parcel(21, '3SOLD2')] }),
  shipment(3, { orderno: 'ONL000009', status: 'cancelled' }),
  shipment(4, { status: 'picking', parcels: [] }),
  shipment(5, { orderno: 'ONL000008' }),
  shipment(6, { orderno: 'ONL000008' }),
]

test.each<[Partial<TrackingRow>, object]>([
  [{ shipment: 'S00000001' }, { parcelId: 10, isNew: true }],
  [{ shipment: ' 1 ', carrier: 'dhl' }, { parcelId: 10 }],
  [{ order: 'onl000001', carrier: 'DHL parcel' }, { parcelId: 10 }],
  [{ order: 'SNL000001', trackingNumber: ' 3SABC1 ' }, { trackingNumber: '3SABC1' }],
  [
    { order: 'ONL000009', parcel: 2 },
    { shipmentId: 2, parcelId: 21 },
  ],
  [{ shipment: '2', parcel: 1, trackingNumber: '3SOLD1' }, { isNew: false }],
  [{ shipment: '2', parcel: 1, trackingNumber: '3SOLD1', weightGrams: 500 }, { isNew: false }],
  [
    { shipment: '2', parcel: 1, trackingNumber: '3SOLD1', weightGrams: 600 },
    { isNew: true, weightGrams: 600 },
  ],
  [{ shipment: '2', parcel: 1, trackingNumber: '3sold1' }, { isNew: true }],
])('%j is booked', (given, booking) => {
  expect(judgeRows([row(given)], shipments)).toMatchObject([{ booking }])
})

test.each<[Partial<TrackingRow>, string]>([
  [{}, 'nothing_named'],
  [{ shipment: '99' }, 'unknown'],
  [{ shipment: '=HYPERLINK("x")' }, 'unknown'],
  [{ order: 'ONL000099' }, 'unknown'],
  [{ shipment: '1', order: 'ONL000009' }, 'other_order'],
  [{ order: 'ONL000008' }, 'which_shipment'],
  [{ shipment: '3' }, 'not_now'],
  [{ shipment: '4' }, 'not_now'],
  [{ shipment: '1', carrier: 'UPS' }, 'other_carrier'],
  [{ shipment: '2' }, 'which_parcel'],
  [{ shipment: '2', parcel: 3 }, 'no_parcel'],
  [{ shipment: '1', trackingNumber: ' ' }, 'no_number'],
  [{ shipment: '1', trackingNumber: '=1+1' }, 'wrong_number'],
  [{ shipment: '1', trackingNumber: 'x'.repeat(61) }, 'wrong_number'],
  [{ shipment: '2', parcel: 1, trackingNumber: '3sold2' }, 'number_taken'],
])('%j is refused: %s', (given, fault) => {
  expect(judgeRows([row(given)], shipments)).toEqual([{ row: 2, fault }])
})

test('rows that contradict each other are all refused, and no others', () => {
  const rows = [
    row({ row: 2, shipment: '1', trackingNumber: '3SABC1' }),
    row({ row: 3, shipment: '5', trackingNumber: ' 3sabc1' }),
    row({ row: 4, shipment: '6', trackingNumber: '3SABC2' }),
    row({ row: 5, shipment: '2', parcel: 1, trackingNumber: '3SABC3' }),
    row({ row: 6, order: 'ONL000009', parcel: 1, trackingNumber: '3SABC4' }),
  ]
  expect(judgeRows(rows, shipments).map((one) => ('fault' in one ? one.fault : 'booked'))).toEqual([
    'number_twice',
    'number_twice',
    'booked',
    'parcel_twice',
    'parcel_twice',
  ])
})

test.each([
  ['Tracking no.', 'trackingNumber'],
  ['Sendungsnummer', 'trackingNumber'],
  ['Numéro de suivi', 'trackingNumber'],
  ['Sendung', 'shipment'],
  ['Auftrags-Nr', undefined],
  ['Auftragsnummer', 'order'],
  ['Customer reference', 'reference'],
  ['Colli', 'parcel'],
  ['Gewicht (kg)', 'weight'],
  ['', undefined],
])('a column %s is for %s', (heading, field) => {
  expect(readTrackingField(heading)).toBe(field)
})
