import { expect, test } from 'vitest'
import {
  failureReason,
  findRepeatedNumbers,
  isPlausible,
  latestEvent,
  longestTrackingNumber,
  type ParcelState,
  readTrackingNumber,
  shipmentEnd,
  type TrackingEvent,
  trackingNumberPattern,
} from './tracking.ts'

test.each([
  ['3SABC1', '3SABC1'],
  [' 00 340 434.1/2_3-4 ', '00 340 434.1/2_3-4'],
  ['', ''],
  ['  ', ''],
  ['x'.repeat(longestTrackingNumber), 'x'.repeat(longestTrackingNumber)],
  ['x'.repeat(longestTrackingNumber + 1), undefined],
  ['=HYPERLINK("https://evil.example";"3SABC1")', undefined],
  ['+31201234567', undefined],
  ['-3SABC1', undefined],
  ['@SUM(A1)', undefined],
  ['<b>3SABC1</b>', undefined],
  ['3SABC1"onclick', undefined],
  ['3SABC1\u0007', undefined],
  ['3SABC1\n3SABC2', undefined],
  ['3SABC1\u202e', undefined],
  ['３SABC1', undefined],
  ['3SABC1;3SABC2', undefined],
])('%j is the tracking number %j', (typed, expected) => {
  expect(readTrackingNumber(typed)).toBe(expected)
})

test.each<[string, string[], number[]]>([
  ['each its own', ['STD 3S1', 'STD 3S2'], []],
  ['none yet', ['STD ', 'EXP '], []],
  ['of one carrier, in another spelling', ['STD 3S1', 'STD 3s1', 'STD 3S1'], [1, 2]],
  ['of two carriers', ['STD 3S1', 'EXP 3S1'], [1]],
  ["of customers' own forwarders", ['OWN 7', 'OWN 7'], []],
  ["of a carrier and a customer's forwarder", ['OWN 7', 'OWN 7', 'STD 7'], [2]],
])('numbers that were scanned twice are found: %s', (_, typed, expected) => {
  const shipments = typed.map((one, shipmentId) => {
    const [carrier = '', trackingNumber = ''] = one.split(' ')
    return { shipmentId, carrier, trackingNumber }
  })
  expect(findRepeatedNumbers(shipments).map(({ repeated }) => repeated.shipmentId)).toEqual(expected)
})

test('what the contract takes, the rule takes, too', () => {
  const pattern = new RegExp(trackingNumberPattern)
  for (let code = 0; code < 0x250; code++) {
    const number = `3S${String.fromCharCode(code)}1`
    expect([number, pattern.test(number)]).toEqual([number, readTrackingNumber(number) !== undefined])
  }
})

const event = (state: ParcelState, minute: number): TrackingEvent => ({
  trackingNumber: '3SABC1',
  state,
  at: new Date(Date.UTC(2026, 10, 18, 9, minute)),
})

test.each([
  [[event('inTransit', 1), event('inTransit', 5)], 'inTransit', 5],
  [[event('failed', 5), event('inTransit', 1)], 'failed', 5],
  // A depot scans it again after it was handed over, or its clock is wrong.
  [[event('delivered', 5), event('inTransit', 9)], 'delivered', 5],
  [[event('delivered', 5), event('delivered', 5)], 'delivered', 5],
])('of events in any order the last counts, and delivered stays: %#', (events, state, minute) => {
  for (const order of [events, events.toReversed()]) {
    expect(latestEvent(order)).toMatchObject({ state, at: event(state as ParcelState, minute as number).at })
  }
})

const parcels = (...states: (ParcelState | null | 'no number')[]) =>
  states.map((state, at) =>
    state === 'no number' ? { trackingNumber: '', state: null } : { trackingNumber: `3S${at}`, state },
  )

test.each([
  [parcels('delivered'), 'delivered'],
  [parcels('delivered', 'delivered', 'no number'), 'delivered'],
  [parcels('failed', 'failed'), 'failed'],
  [parcels('delivered', 'inTransit'), undefined],
  [parcels('delivered', null), undefined],
  [parcels('delivered', 'failed'), undefined],
  [parcels('inTransit'), undefined],
  [parcels('no number'), undefined],
  [[], undefined],
])('a shipment has arrived, or failed, once all of its parcels have: %#', (seen, end) => {
  expect(shipmentEnd(seen)).toBe(end)
})

test('an event from before the shipment, or from the future, is none of it', () => {
  const times = { begunAt: event('inTransit', 2).at, now: event('inTransit', 6).at }
  expect([1, 2, 6, 7].map((minute) => isPlausible(event('delivered', minute), times))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isPlausible({ ...event('delivered', 3), at: new Date(Number.NaN) }, times)).toBe(false)
})

test('why a parcel failed is one line, and never nothing', () => {
  expect(failureReason(' Refused\r\nby\u0007 the recipient ')).toBe('Refused by the recipient')
  expect(failureReason('x'.repeat(999))).toHaveLength(300)
  expect(failureReason()).not.toBe('')
})
